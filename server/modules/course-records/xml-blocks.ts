import { SaxesParser } from 'saxes'

import { Refusal } from '../../platform/refusal.ts'

/** An element with what is in it. */
export type Element = Readonly<{ name: string; attributes: Readonly<Record<string, string>>; children: Element[] }> & {
  text: string
}

export type XmlBlock = Readonly<{ line: number; text: string }>

const DECLARED = /^<!(?:DOCTYPE|ENTITY)/i

/** Where what begins here ends, with what ends it; the end of the text where nothing does. */
const endOf = (text: string, from: number, mark: string): number => {
  const at = text.indexOf(mark, from)
  return at === -1 ? text.length : at + mark.length
}

/**
 * The elements of one name, from their first sign to their last: one that cannot be read costs no other. What is quoted,
 * or a comment, begins and ends none. A text that declares what it is made of is refused unread.
 */
export const xmlBlocks = (text: string, name: string): readonly XmlBlock[] => {
  const blocks: XmlBlock[] = []
  const opens = new RegExp(`^<${name}[\\s>/]`)
  const closes = new RegExp(`^</${name}\\s*>`)
  let open: number | null = null
  let line = 1
  let counted = 0
  const lineAt = (at: number): number => {
    for (; counted < at; counted += 1) if (text.charCodeAt(counted) === 10) line += 1
    return line
  }
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const ahead = text.slice(at, at + name.length + 20)
    if (ahead.startsWith('<![CDATA[')) at = endOf(text, at, ']]>')
    else if (ahead.startsWith('<!--')) at = endOf(text, at, '-->')
    else if (DECLARED.test(ahead)) throw new Refusal(422, 'XML_DOCTYPE')
    else if (opens.test(ahead)) {
      if (open !== null) blocks.push({ line: lineAt(open), text: text.slice(open, at) })
      open = at
      at += 1
    } else if (closes.test(ahead) && open !== null) {
      const end = endOf(text, at, '>')
      blocks.push({ line: lineAt(open), text: text.slice(open, end) })
      open = null
      at = end
    } else at += 1
  }
  if (open !== null) blocks.push({ line: lineAt(open), text: text.slice(open) })
  return blocks
}

const DEEPEST = 30

/** An element as it is nested; null where it is no sound XML, or too deep to be a question. */
export const parseXml = (text: string): Element | null => {
  const top: Element = { name: '', attributes: {}, children: [], text: '' }
  const path: Element[] = [top]
  const parser = new SaxesParser()
  let isSound = true
  parser.on('error', () => {
    isSound = false
  })
  // What is marked within a text is of it too.
  const add = (words: string) => {
    for (const element of path) element.text += words
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [], text: '' }
    if (path.length > DEEPEST) isSound = false
    else {
      path.at(-1)?.children.push(element)
      path.push(element)
    }
  })
  parser.on('closetag', () => path.length > 1 && path.pop())
  try {
    parser.write(text).close()
  } catch {
    return null
  }
  return isSound ? (top.children[0] ?? null) : null
}

export const childOf = (element: Element, name: string): Element | undefined =>
  element.children.find((child) => child.name === name)

export const childrenOf = (element: Element, name: string): readonly Element[] =>
  element.children.filter((child) => child.name === name)

/** The words of `<name><text>…</text></name>`. */
export const textIn = (element: Element | undefined): string => (element ? (childOf(element, 'text')?.text ?? '') : '')
