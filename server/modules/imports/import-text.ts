import { Refusal } from '../../platform/refusal.ts'

const UTF8_MARK = [0xef, 0xbb, 0xbf]
const UTF16_MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const

/** How files begin that are saved as something else than text. */
const OTHER_KINDS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
  [0x1f, 0x8b],
]

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

/** What no text of a spreadsheet has: these come of a file that was read in the wrong way. */
const STRANGE = /[^\P{Cc}\t-\r]/u

const WORDS = /[^\s,;"'.@\d-]+/g
const FIRST_BEYOND_ASCII = 0x80
/** In the scripts of Western Europe and Turkey hardly a word is written without a plain letter. */
const MOST_WITHOUT_PLAIN = 0.3
const SHORTEST_WORD = 3

const isPlain = (letter: string): boolean => letter.charCodeAt(0) < FIRST_BEYOND_ASCII

const isInAnotherScript = (text: string): boolean => {
  const words = (text.match(WORDS) ?? []).filter((word) => word.length >= SHORTEST_WORD)
  const marked = words.filter((word) => !Array.from(word).every(isPlain))
  const without = marked.filter((word) => !Array.from(word).some(isPlain))
  return without.length > marked.length * MOST_WITHOUT_PLAIN
}

/**
 * Windows' code pages name no mark of their own. That of Turkey differs from that of Western Europe in six letters
 * alone, which only Icelandic has in their place, so both are read as it. What then does not look like either, such
 * as Arabic or Cyrillic, is refused: names that were guessed wrongly would be mailed.
 */
const readCodePage = (bytes: Uint8Array): string => {
  const text = new TextDecoder('windows-1254').decode(bytes)
  if (STRANGE.test(text) || isInAnotherScript(text)) throw new Refusal(415, 'IMPORT_ENCODING')
  return text
}

const isUtf16 = (bytes: Uint8Array) => Object.values(UTF16_MARKS).some((mark) => beginsWith(bytes, mark))

const decode = (bytes: Uint8Array): string => {
  if (isUtf16(bytes)) {
    const name = beginsWith(bytes, UTF16_MARKS['utf-16le']) ? 'utf-16le' : 'utf-16be'
    return new TextDecoder(name).decode(bytes)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    if (beginsWith(bytes, UTF8_MARK)) throw new Refusal(415, 'IMPORT_ENCODING')
    return readCodePage(bytes)
  }
}

/** The text of a file: UTF-8, UTF-16 with its mark, or a Windows code page of Western Europe or Turkey. */
export const readText = (bytes: Uint8Array): string => {
  if (OTHER_KINDS.some((mark) => beginsWith(bytes, mark))) throw new Refusal(415, 'IMPORT_NOT_CSV')
  const text = decode(bytes)
  if (STRANGE.test(text)) throw new Refusal(415, 'IMPORT_NOT_CSV')
  return text
}
