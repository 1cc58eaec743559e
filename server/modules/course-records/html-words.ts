import {
  defaultTreeAdapter,
  parseFragment,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
} from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

/** What begins on a line of its own. */
const BLOCKS: ReadonlySet<string> = new Set([
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'pre',
])
/** What no words are in. */
const UNSAID: ReadonlySet<string> = new Set(['script', 'style', 'template', 'head', 'noscript'])
const MEDIA: ReadonlySet<string> = new Set(['img', 'audio', 'video', 'source', 'object', 'iframe', 'svg', 'embed'])

export type HtmlWords = Readonly<{
  text: string
  /** Letters were bold, or a list: words alone are kept. */
  isFormatted: boolean
  hasMedia: boolean
}>

/** Elements of one text: a longer table is nothing that somebody is asked. */
const ELEMENTS_MAX = 3000

/** HTML of which more would be made than anybody writes. */
export class TooManyElements extends Error {}

/** Letters that were never said to be bold no more are so in each paragraph that follows: few signs make many elements. */
const countingTree = (): TreeAdapter<DefaultTreeAdapterMap> => {
  let made = 0
  return {
    ...defaultTreeAdapter,
    createElement: (...said) => {
      made += 1
      if (made > ELEMENTS_MAX) throw new TooManyElements()
      return defaultTreeAdapter.createElement(...said)
    },
  }
}

/**
 * The words of HTML, with its lines, and what is lost with the rest. Deep nesting is walked, not called. Throws
 * `TooManyElements`.
 */
export const htmlWords = (html: string): HtmlWords => {
  const said: string[] = []
  let isFormatted = false
  let hasMedia = false
  const left: (Node | string)[] = parseFragment(html, { treeAdapter: countingTree() }).childNodes.toReversed()
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (typeof node === 'string') said.push(node)
    else if (node.nodeName === '#text' && 'value' in node) said.push(node.value.replaceAll(/\s+/g, ' '))
    else if ('tagName' in node) {
      const { tagName, childNodes } = node
      if (MEDIA.has(tagName)) hasMedia = true
      if (tagName === 'br') said.push('\n')
      else if (tagName !== 'p' && tagName !== 'div' && tagName !== 'span' && !MEDIA.has(tagName)) isFormatted = true
      if (UNSAID.has(tagName) || MEDIA.has(tagName)) continue
      if (BLOCKS.has(tagName)) left.push('\n')
      left.push(...childNodes.toReversed())
      if (BLOCKS.has(tagName)) left.push('\n')
    }
  }
  const text = said
    .join('')
    .replaceAll(/[ \t\u00A0]+/g, ' ')
    .replaceAll(/ ?\n[\s]*/g, '\n')
    .trim()
  return { text, isFormatted, hasMedia }
}
