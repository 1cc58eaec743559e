/** A piece of running text: plain, a word of the screen, or something for a computer; and where it began. */
export type Inline = Readonly<{ kind: 'plain' | 'screen' | 'code'; text: string; at: number }>

const MARKED = /“([^”]+)”|«([^»]+)»|`([^`]+)`/gu

/** Cuts a text of the guide at its marks, which are not part of what is read. */
export const inlineOf = (text: string): readonly Inline[] => {
  const pieces: Inline[] = []
  let at = 0
  for (const found of text.matchAll(MARKED)) {
    const [whole, latin, arabic, code] = found
    if (found.index > at) pieces.push({ kind: 'plain', text: text.slice(at, found.index), at })
    const screen = latin ?? arabic
    pieces.push(
      screen === undefined
        ? { kind: 'code', text: code ?? '', at: found.index }
        : { kind: 'screen', text: screen, at: found.index },
    )
    at = found.index + whole.length
  }
  if (at < text.length) pieces.push({ kind: 'plain', text: text.slice(at), at })
  return pieces
}

export const plainOf = (text: string): string =>
  inlineOf(text)
    .map((piece) => piece.text)
    .join('')
