import type { GuideText } from '../../../../domain/guide-search.ts'
import { ARTICLES, GUIDE, type ArticlePlace, type GuideArticleId } from '../../../../domain/guide.ts'
import type { Block, Body, Guide, Head } from './guide.types.ts'
import { plainOf } from './inline.ts'

type Place = Pick<ArticlePlace, 'id' | 'section'>

const inSection = <Value>(section: Readonly<Record<string, Value>>, { id, section: name }: Place): Value => {
  const held = Object.entries(section).find(([article]) => id === `${name}/${article}`)
  if (!held) throw new Error(`The guide has no article ${id}.`)
  return held[1]
}

export const headOf = ({ heads }: Pick<Guide, 'heads'>, place: Place): Head =>
  inSection<Head>(heads[place.section], place)

/** Null while its part of the guide was not brought. */
export const bodyOf = ({ bodies }: Guide, place: Place): Body | null => {
  const section = bodies[place.section]
  return section ? inSection<Body>(section, place) : null
}

export const isWhole = ({ bodies }: Guide): boolean => GUIDE.every(({ id }) => bodies[id] !== undefined)

export type Heading = Extract<Block, { kind: 'heading' }>

export const headingsOf = ({ blocks }: Body): readonly Heading[] =>
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

const NOT_BROUGHT: Body = { keywords: '', blocks: [] }

/** The guide as the search reads it, as far as it is here. */
export const guideTexts = (guide: Guide): readonly GuideText<GuideArticleId>[] =>
  ARTICLES.map((place) => {
    const { title, summary } = headOf(guide, place)
    const { keywords, blocks } = bodyOf(guide, place) ?? NOT_BROUGHT
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
