import * as z from 'zod/mini'

import { emailAddress, personName } from '../../../src/domain/contract/person.contract.ts'
import { toLatinDigits } from '../../../src/domain/digits.ts'
import { rulesOf } from '../../../src/domain/field-rules.ts'
import { IMPORT_COLUMNS, ROW_RULES, isInTheWay } from '../../../src/domain/import.ts'
import type { ImportColumn, RowProblem, RowRule, RowSource, RowVerdict } from '../../../src/domain/import.ts'
import { isPhone, isPhoneAbroad, maskPhone } from '../../../src/domain/phone.ts'
import { fold } from '../../../src/domain/text-folding.ts'
import { normaliseEmail } from '../auth/email.ts'
import type { Header } from './import-headers.ts'
import type { CsvRecord } from './import-records.ts'

/** Characters of a cell that are kept; no good one is longer. */
const CELL_MAX = 500
const PHONE_DIGITS = /^1?\d{10}$/

/** Agencies by their names, however they were typed. */
export type AgencyIds = ReadonlyMap<string, number>

export const agencyKey = (name: string): string => fold(name).replaceAll(/\s+/g, ' ').trim()

/** A name as it is printed: a break within a cell is a space. */
export const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** In the form of the mask; null where there is none, or where it is none, or another country's: none of those is kept. */
export const phoneIn = (text: string): string | null => {
  const digits = toLatinDigits(text).replaceAll(/\D/g, '')
  const phone = PHONE_DIGITS.test(digits) && !/\p{L}/u.test(text) ? maskPhone(text) : ''
  return phone !== '' && isPhone(phone) ? phone : null
}

const rulesOfPerson = rulesOf(z.object({ email: emailAddress, firstName: personName, lastName: personName }))

const asRowRule = (rule: string): RowRule => ROW_RULES.find((known) => known === rule) ?? 'invalid'

export const sourceOf = (record: CsvRecord, { places }: Header): RowSource => {
  const cells = IMPORT_COLUMNS.map((column) => {
    const place = places.get(column)
    return [column, (place === undefined ? '' : (record[place] ?? '')).trim().slice(0, CELL_MAX)] as const
  })
  return Object.fromEntries(cells) as Record<ImportColumn, string>
}

/** What is wrong with a row, by its columns. Formulas are text like any other: nothing here runs them. */
export const problemsOf = (
  source: RowSource,
  record: CsvRecord,
  { width }: Header,
  agencies: AgencyIds,
): RowProblem[] => {
  const person = rulesOfPerson({
    email: source.email,
    firstName: tidy(source.firstName),
    lastName: tidy(source.lastName),
  })
  const problems = (['email', 'firstName', 'lastName'] as const).flatMap((column): RowProblem[] => {
    const rule = person[column]
    return rule === undefined ? [] : [{ column, rule: asRowRule(rule) }]
  })
  if (source.phone !== '' && phoneIn(source.phone) === null) {
    problems.push({ column: 'phone', rule: isPhoneAbroad(source.phone) ? 'phoneCountry' : 'phone' })
  }
  if (source.agency !== '' && !agencies.has(agencyKey(source.agency))) {
    problems.push({ column: 'agency', rule: 'agency' })
  }
  if (record.slice(width).some((cell) => cell.trim() !== '')) problems.push({ column: 'row', rule: 'tooManyCells' })
  return problems
}

export type JudgedRow = Readonly<{
  rowNumber: number
  source: RowSource
  email: string | null
  verdict: RowVerdict
  problems: readonly RowProblem[]
}>

export type Known = Readonly<{
  agencies: AgencyIds
  /** Addresses of the group's members, and of those who have an open invitation into it. */
  members: ReadonlySet<string>
  invited: ReadonlySet<string>
}>

/** Judges the rows of one file, in their order. */
export const createJudge = (header: Header, known: Known) => {
  const seen = new Set<string>()

  const verdictOf = (email: string): RowVerdict => {
    if (seen.has(email)) return 'repeated'
    seen.add(email)
    if (known.members.has(email)) return 'member'
    return known.invited.has(email) ? 'invited' : 'ready'
  }

  return (record: CsvRecord, rowNumber: number): JudgedRow => {
    const source = sourceOf(record, header)
    const problems = problemsOf(source, record, header, known.agencies)
    const isAddress = !problems.some(({ column }) => column === 'email')
    const email = isAddress ? normaliseEmail(source.email) : null
    const verdict = problems.some(isInTheWay) || email === null ? 'invalid' : verdictOf(email)
    return { rowNumber, source, email, verdict, problems }
  }
}
