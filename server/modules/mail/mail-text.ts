import { withoutIsolates } from './letter.ts'
import type { Letter } from './letter.ts'

/** The plain text part: what is to be copied or opened stands on a line of its own. */
export const asText = (greeting: string, letter: Letter): string => {
  const links = [letter.link, ...(letter.moreLinks ?? [])]
  const parts = [
    greeting,
    ...letter.paragraphs,
    ...(letter.code === undefined ? [] : [letter.code]),
    ...links.map(({ label, address }) => `${label}:\n${address}`),
    ...(letter.validity === undefined ? [] : [letter.validity]),
    letter.closing,
  ]
  const text = parts.join('\n\n')
  // Where all runs from left to right the marks do nothing but get copied.
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? text : withoutIsolates(text)
}
