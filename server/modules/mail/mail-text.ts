import { withoutIsolates } from './letter.ts'
import type { MailBlock } from './mail-blocks.ts'

/** The plain text part: what is to be copied or opened stands on a line of its own. */
export const asText = (blocks: readonly MailBlock[]): string => {
  const text = blocks
    .map((block) => ('link' in block ? `${block.link.label}:\n${block.link.address}` : block.text))
    .join('\n\n')
  // Where all runs from left to right the marks do nothing but get copied.
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? text : withoutIsolates(text)
}
