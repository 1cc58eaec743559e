/** What JSON can say, and so what a record can be kept, compared and sent as. */
export type Plain = null | boolean | number | string | readonly Plain[] | Readonly<{ [key: string]: Plain }>

const DEPTH = 12

/** Objects of charts do not change: what is shared between two contexts is made plain once, and shared again. */
const known = new WeakMap<object, Plain>()

const isRecord = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const nameOf = (value: object): string => {
  const { constructor } = value as { constructor?: { name?: string } }
  return constructor?.name ?? 'object'
}

const ofObject = (value: object, depth: number): Plain => {
  if ('sessionId' in value && 'id' in value) return `(actor ${String(value.id)})`
  if (depth > DEPTH) return '(deeper)'
  if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1))
  if (value instanceof Error) return { error: value.name, message: value.message, ...fieldsOf(value, depth) }
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '(no date)' : value.toISOString()
  if (value instanceof Set) return [...value].map((item) => plain(item, depth + 1))
  if (value instanceof Map) return [...value].map(([key, item]) => [plain(key, depth + 1), plain(item, depth + 1)])
  return isRecord(value) ? fieldsOf(value, depth) : `(${nameOf(value)})`
}

const fieldsOf = (value: object, depth: number): Readonly<{ [key: string]: Plain }> =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([key, field]) => [key, plain(field, depth + 1)]),
  )

/** A value as plain data: what is no data, such as an actor, a file or a function, is named in brackets. */
export const plain = (value: unknown, depth = 0): Plain => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value
    case 'number':
      return Number.isFinite(value) ? value : `(${value})`
    case 'object': {
      if (value === null) return null
      const before = known.get(value)
      if (before !== undefined) return before
      const made = ofObject(value, depth)
      // One that was cut short for its depth may be asked for again from nearer by.
      if (depth === 0 || !JSON.stringify(made).includes('(deeper)')) known.set(value, made)
      return made
    }
    case 'undefined':
      return null
    case 'bigint':
    case 'function':
    case 'symbol':
    default:
      return `(${typeof value})`
  }
}
