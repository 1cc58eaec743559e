import type { AuditDetails } from '../../../src/domain/audit.ts'
import type { AuditFactRow } from '../../../src/domain/contract/audit.list.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As people read it: lists by their members, what has parts by these. Null where there is nothing. */
const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((one) => textOf(one) ?? '-').join(', ')
  if (isFields(value)) return textOf(Object.entries(value).map(([key, one]) => `${key}: ${textOf(one) ?? '-'}`))
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** How something was and is: part by part where it has parts, those alone that are not as they were. */
const changesOf = (fact: string, was: unknown, is: unknown): readonly AuditFactRow[] => {
  if (!isFields(was) || !isFields(is)) return [{ fact, was: textOf(was), is: textOf(is) }]
  const parts = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return parts
    .map((part) => ({ fact: part, was: textOf(was[part]), is: textOf(is[part]) }))
    .filter((change) => change.was !== change.is)
}

/** What an entry tells, the changes first. */
export const auditFactsOf = (details: AuditDetails | null): readonly AuditFactRow[] => {
  const { before, after, from, to, reason: _reason, ...others } = details ?? {}
  return [
    ...(before === undefined && after === undefined ? [] : changesOf('after', before, after)),
    ...(from === undefined && to === undefined ? [] : changesOf('name', from, to)),
    ...Object.entries(others)
      .map(([fact, value]) => ({ fact, was: null, is: textOf(value) }))
      .filter(({ is }) => is !== null),
  ]
}

/** Why, in the words of who did it. */
export const auditReasonOf = (details: AuditDetails | null): string | null => textOf(details?.reason)
