import type { GuideArticleId } from '../../../../domain/guide.ts'
import type { Block, GuideDestination, NoteTone } from './guide.types.ts'

/** `id` is the same in every language, so that an address keeps its place when the language changes. */
export const heading = (id: string, text: string): Block => ({ kind: 'heading', id, text })
export const say = (text: string): Block => ({ kind: 'paragraph', text })
export const steps = (...items: readonly string[]): Block => ({ kind: 'steps', items })
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items })

const note =
  (tone: NoteTone) =>
  (text: string): Block => ({ kind: 'note', tone, text })

export const tip = note('info')
export const care = note('warning')

/** Each row: the keys, joined by a space when pressed together, and what they do. */
export const keys = (caption: string, ...rows: readonly (readonly [pressed: string, action: string])[]): Block => ({
  kind: 'keys',
  caption,
  rows: rows.map(([pressed, action]) => ({ keys: pressed.split(' '), action })),
})

export const table = (caption: string, head: readonly string[], ...rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  caption,
  head,
  rows,
})

export const commands = (...lines: readonly string[]): Block => ({ kind: 'commands', lines })
export const page = (to: GuideDestination, text: string): Block => ({ kind: 'page', to, text })
export const see = (...ids: readonly GuideArticleId[]): Block => ({ kind: 'articles', ids })
