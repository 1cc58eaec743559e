import type { AuditFactRow, AuditRow } from '../../../domain/contract/audit.list.ts'
import { ACT_KEYS } from '../../../domain/list-act.ts'
import type { Words } from '../../../i18n/words.tsx'
import { actName } from '../../list-acts/act-words.ts'

type AuditWords = Pick<Words, 'auditList' | 'certificateState' | 'listActs' | 'usersList'>

/** What an entry of an older or newer version says has no words here: it is shown as the server wrote it. */
const wordOf = (words: Readonly<Record<string, () => string>>, key: string): string => words[key]?.() ?? key

/** What was done. */
export const deedIn = ({ auditList: { deeds } }: AuditWords, action: string): string => {
  const [area = '', deed = ''] = action.split('.')
  const ofArea = (deeds as Readonly<Record<string, Readonly<Record<string, () => string>>>>)[area]
  return (ofArea && deed in ofArea ? ofArea[deed]?.() : undefined) ?? action
}

/** What it was done to: what people call it, or its kind and what it is known by. */
export const subjectIn = ({ auditList: { kinds } }: AuditWords, { subject }: Pick<AuditRow, 'subject'>): string => {
  if (subject === null) return ''
  const { kind, key, name } = subject
  if (kind === 'other') return key
  const word = wordOf(kinds, kind)
  if (name === null) return `${word} ${key}`
  if (kind === 'user') return name
  return kind === 'certificate' ? `${name} (${word} ${key})` : `${name} (${word})`
}

export const doerIn = ({ auditList }: AuditWords, { doer }: Pick<AuditRow, 'doer'>): string => {
  if (doer === null) return auditList.somebody()
  return doer.name ?? auditList.gone({ id: String(doer.id) })
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day as it is noted reads from left to right: among words of Arabic its year would come last. */
const isolatedDay = (text: string): string => (DAY.test(text) ? `\u2066${text}\u2069` : text)

/** Roles, marks of attendance, and states of accounts and certificates are written by their keys. */
const valueIn = (
  { auditList: { both, marks }, certificateState, usersList: { roles, states } }: AuditWords,
  value: string,
): string =>
  value
    .split(', ')
    .map((one) => isolatedDay(wordOf({ ...roles, ...states, ...marks, ...certificateState }, one)))
    .reduce((first, rest) => both({ first, rest }))

const factIn = (words: AuditWords, { fact, was, is }: AuditFactRow, isChange: boolean): string => {
  const { changed, facts, nothing, told } = words.auditList
  const said = (value: string | null) => (value === null ? nothing() : valueIn(words, value))
  const value = isChange ? changed({ was: said(was), is: said(is) }) : said(is)
  return fact === 'after' ? value : told({ fact: wordOf(facts, fact), value })
}

/** Of an act on many rows that is known here: its name, which says of what list it is, and how many there were of each. */
const actIn = (words: AuditWords, facts: readonly AuditFactRow[]): readonly AuditFactRow[] | null => {
  const known = ACT_KEYS.find(
    (key) => key === ['list', 'act'].map((name) => facts.find(({ fact }) => fact === name)?.is).join('.'),
  )
  if (known === undefined) return null
  const [list = '', act = ''] = known.split('.')
  return facts
    .filter(({ fact, is }) => fact !== 'list' && is !== '0')
    .map((one) => (one.fact === 'act' ? { fact: one.fact, was: one.was, is: actName(words, { list, act }) } : one))
}

/** What was changed, and what else is told of it. */
export const factsIn = (words: AuditWords, { facts }: Pick<AuditRow, 'facts'>): string =>
  (actIn(words, facts) ?? facts)
    .map((fact) => factIn(words, fact, fact.was !== null || fact.fact === 'after'))
    .join(' · ')
