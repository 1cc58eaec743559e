import type { ByArticle, GuideArticleId } from '../../../../domain/guide.ts'
import type { RoutePattern } from '../../../../domain/route-access.ts'

/** A page that an article may lead to: one whose address needs nothing to be filled in. */
export type GuideDestination = Exclude<RoutePattern, `${string}:${string}` | `${string}*${string}`>

/**
 * What an article is made of. In a text, “quotation marks” (in Arabic «these») stand around words as they stand on
 * the screen, and `backticks` around what is typed into a computer: both are drawn, not shown.
 */
export type Block =
  | Readonly<{ kind: 'heading'; id: string; text: string }>
  | Readonly<{ kind: 'paragraph'; text: string }>
  | Readonly<{ kind: 'steps'; items: readonly string[] }>
  | Readonly<{ kind: 'list'; items: readonly string[] }>
  | Readonly<{ kind: 'note'; tone: NoteTone; text: string }>
  | Readonly<{ kind: 'keys'; caption: string; rows: readonly KeyRow[] }>
  | Readonly<{ kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }>
  | Readonly<{ kind: 'commands'; lines: readonly string[] }>
  | Readonly<{ kind: 'page'; to: GuideDestination; text: string }>
  /** By their own titles. */
  | Readonly<{ kind: 'articles'; ids: readonly GuideArticleId[] }>

export type BlockKind = Block['kind']
export type NoteTone = 'info' | 'warning'
export type KeyRow = Readonly<{ keys: readonly string[]; action: string }>

/** What the contents say of an article. */
export type Head = Readonly<{ title: string; summary: string }>

export type Body = Readonly<{
  /** Other words by which people look for it. */
  keywords: string
  blocks: readonly Block[]
}>

export type Heads = ByArticle<Head>
export type Bodies = ByArticle<Body>

/** A part of the guide in one language. An article that is missing does not compile. */
export type GuideSection<Id extends keyof Bodies> = Bodies[Id]

/** The guide as far as it is here: the contents, and the articles that were brought. */
export type Guide = Readonly<{ heads: Heads; bodies: Partial<Bodies> }>
export type WholeGuide = Readonly<{ heads: Heads; bodies: Bodies }>
