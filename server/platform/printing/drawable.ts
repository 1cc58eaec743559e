/** What stands for a sign that no font has. Those of ours have it. */
const UNKNOWN_SIGN = '\u{FFFD}'

const UNDRAWN = /the text `\\?"(.+?)\\?"` could not be displayed/gu
const ESCAPED = /\\+u\{([0-9a-f]+)\}/gu

/** The texts that the compiler says it has no signs for: a paper that is read aloud may have none such (PDF/UA-1). */
export const undrawnIn = (failure: string): readonly string[] =>
  [...failure.matchAll(UNDRAWN)].map(([, text = '']) =>
    text.replaceAll(ESCAPED, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
  )

/** What a reader sees as one letter or picture. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a paper is filled with, with a sign that stands for each letter that cannot be drawn. */
export const drawable = <Data>(data: Data, undrawn: readonly string[]): Data => {
  const inText = (text: string): string =>
    undrawn.some((one) => text.includes(one))
      ? Array.from(letters.segment(text), ({ segment }) =>
          undrawn.some((one) => segment.includes(one)) ? UNKNOWN_SIGN : segment,
        ).join('')
      : text
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? inText(value) : value,
  ) as Data
}
