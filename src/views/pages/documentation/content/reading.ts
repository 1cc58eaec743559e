import type { GuideText } from '../../../../domain/guide-search.ts'
import { ARTICLES, type ArticlePlace, type GuideArticleId } from '../../../../domain/guide.ts'
import type { Article, Block, Guide } from './guide.types.ts'
import { plainOf } from './inline.ts'

/** The articles by their ids. A guide is typed by section and name, which an id is made of. */
export const articleOf = (guide: Guide, { id, section }: Pick<ArticlePlace, 'id' | 'section'>): Article => {
  const held = Object.entries<Article>(guide[section]).find(([name]) => id === `${section}/${name}`)
  if (!held) throw new Error(`The guide has no article ${id}.`)
  return held[1]
}

export type Heading = Extract<Block, { kind: 'heading' }>

export const headingsOf = ({ blocks }: Article): readonly Heading[] =>
  blocks.filter((block): block is Heading => block.kind === 'heading')

/** What of a block can be read, and so be found. */
const textsIn = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
    case 'page':
      return [block.text]
    case 'steps':
    case 'list':
      return block.items
    case 'keys':
      return [block.caption, ...block.rows.map((row) => `${row.keys.join(' + ')}: ${row.action}`)]
    case 'table':
      return [block.caption, ...block.rows.map((row) => row.join(': '))]
    case 'commands':
      return block.lines
    case 'articles':
      break
  }
  return []
}

/** Tells a block from the others of its article. */
export const keyOf = (block: Block): string => `${block.kind} ${textsIn(block)[0] ?? ''}`

const WEIGHT = { title: 8, keywords: 5, summary: 4, heading: 3, body: 1 } as const

/** The guide as the search reads it. */
export const guideTexts = (guide: Guide): readonly GuideText<GuideArticleId>[] =>
  ARTICLES.map((place) => {
    const { title, summary, keywords, blocks } = articleOf(guide, place)
    return {
      id: place.id,
      texts: [
        { text: title, weight: WEIGHT.title },
        { text: plainOf(summary), weight: WEIGHT.summary },
        ...blocks.flatMap((block) =>
          textsIn(block).map((text) => ({
            text: plainOf(text),
            weight: block.kind === 'heading' ? WEIGHT.heading : WEIGHT.body,
          })),
        ),
        { text: keywords, weight: WEIGHT.keywords, isHidden: true },
      ],
    }
  })
