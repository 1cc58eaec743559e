import { parse, type DefaultTreeAdapterTypes } from 'parse5'

import { RECEIVED_LETTERS } from '../../../src/domain/contact.ts'

type Node = DefaultTreeAdapterTypes.Node

const UNREAD: ReadonlySet<string> = new Set(['head', 'style', 'script', 'title', 'template', 'blockquote'])
const BLOCKS: ReadonlySet<string> = new Set(['p', 'div', 'li', 'tr', 'br', 'h1', 'h2', 'h3', 'h4', 'table', 'ul', 'ol'])

/** The text of a mail that is HTML alone, without what it quotes. Nothing of its markup is kept. */
export const textOfHtml = (html: string): string => {
  const parts: string[] = []
  // What is within is looked at one after the other: deep HTML is no deep call.
  const waiting: (Node | string)[] = [parse(html)]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') parts.push(node)
    else if ('value' in node) parts.push(node.value.replaceAll(/\s+/g, ' '))
    else if (!UNREAD.has(node.nodeName) && 'childNodes' in node) {
      const isBlock = BLOCKS.has(node.nodeName)
      if (isBlock) waiting.push('\n')
      waiting.push(...node.childNodes.toReversed())
    }
  }
  return parts.join('')
}

/** "On 2 March Grace Tanaka wrote:", above what is quoted: it names a day or an address. One look at each letter, however long. */
const saysWho = (line: string): boolean => line.endsWith(':') && /[\d@]/.test(line)

/** Without the mail that it answers, which the thread has: lines at its end that begin with a mark, and who wrote them. */
const withoutQuoted = (lines: readonly string[]): readonly string[] => {
  let end = lines.length
  while (end > 0 && (lines[end - 1] === '' || lines[end - 1]?.startsWith('>'))) end -= 1
  if (!lines.slice(end).some((line) => line.startsWith('>'))) return lines
  if (saysWho(lines[end - 1] ?? '')) end -= 1
  const own = lines.slice(0, end)
  return own.some((line) => line.trim() !== '') ? own : lines
}

/** Breaks of lines and what letters are made of; nothing that steers a terminal, or the direction of what stands beside it. */
const UNWRITTEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** One line that somebody else wrote, as it is kept. */
export const oneLine = (text: string, most: number): string =>
  text.toWellFormed().replaceAll(/\s+/g, ' ').replaceAll(UNWRITTEN, '').trim().slice(0, most).toWellFormed()

/** What somebody wrote, as it is kept: at most `RECEIVED_LETTERS` of it, which `isCut` says. */
export const keptText = (text: string): Readonly<{ text: string; isCut: boolean }> => {
  const lines = text
    .toWellFormed()
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', ' ').replaceAll(UNWRITTEN, '').trimEnd())
  const own = withoutQuoted(lines)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return { text: own.slice(0, RECEIVED_LETTERS).toWellFormed(), isCut: own.length > RECEIVED_LETTERS }
}
