type Bounds = Readonly<{
  /** One within the other. */
  deepest: number
  /** Fewer values than that in all. */
  parts: number
  /** Of one object. */
  keys: number
}>

/**
 * Whether a JSON text stays within bounds, told of each piece of it as it comes: what it is made of is counted outside
 * of its texts, before anything is made of it. Once it is beyond, it is asked no more.
 */
export const createJsonBounds = ({ deepest, parts: most, keys }: Bounds): ((piece: string) => boolean) => {
  let parts = 0
  let isText = false
  let isEscaped = false
  /** How many keys each object that is open has by now; a list has none. */
  const open: number[] = []

  const isBeyond = (sign: string): boolean => {
    if (sign === '}' || sign === ']') open.pop()
    else if (sign === '{' || sign === '[') open.push(sign === '{' ? 1 : -Infinity)
    else if (sign === ',') open.push((open.pop() ?? 0) + 1)
    else return false
    if (sign !== '}' && sign !== ']') parts += 1
    return parts >= most || open.length > deepest || (open.at(-1) ?? 0) > keys
  }

  return (piece) => {
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece.charAt(at)
      if (isEscaped) isEscaped = false
      else if (isText && sign === '\\') isEscaped = true
      else if (sign === '"') isText = !isText
      else if (!isText && isBeyond(sign)) return false
    }
    return true
  }
}
