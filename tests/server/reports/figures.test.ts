import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { keepFigure } from '../../../server/modules/kept-figures/kept-figures.repository.ts'
import { reportsFigure, watchedOn } from '../../../server/modules/reports/report-facts.sql.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { reports } from '../../../server/platform/db/tables/reports.table.ts'
import type { ProgrammeFigures } from '../../../src/domain/contract/programme-figures.contract.ts'
import { writeOwn } from '../../../src/domain/programme-period.ts'
import { daysOfQuarter, deadlineOf, reportId, watchedQuarters } from '../../../src/domain/report.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { acting, matching, type Acting } from '../list-acts/acting.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { asking, openProgramme, ZONE, type Issued } from './support.ts'

const HOUR = 3_600_000
const PEOPLE = 5
const AGENCIES = ['North', 'South', 'West'] as const
const DISCIPLINES = ['towing', 'ems', null] as const

let server: TestApp
let admin: TestUser
let acts: Acting
let ask: ReturnType<typeof asking>
let programme: Awaited<ReturnType<typeof openProgramme>>
beforeAll(async () => {
  server = await openTestApp({ TIME_ZONE: ZONE })
  admin = await server.signedIn([ROLE.admin])
  acts = acting(server, admin)
  ask = asking(server, admin)
  programme = await openProgramme(server, PEOPLE, AGENCIES)
})
afterAll(() => server.close())

const now = () => server.clock.now().getTime()
const today = () => wallTimeOf(now(), ZONE).date
const quarterOf = (at: Date): string => {
  const [year, month] = wallTimeOf(at.getTime(), ZONE).date.split('-')
  return `${year}-q${Math.ceil(Number(month) / 3)}`
}

const agency = fc.option(fc.integer({ min: 0, max: AGENCIES.length - 1 }))
const holder = fc.integer({ min: 0, max: PEOPLE - 1 })
const issued = fc.record({
  holder,
  back: fc.integer({ min: 0, max: 24 * 450 }),
  hours: fc.constantFrom(2, 4, 7.5),
  fate: fc.constantFrom('good' as const, 'good' as const, 'good' as const, 'revoked' as const, 'superseded' as const),
})
const made = fc.record({
  people: fc.array(fc.record({ agency, discipline: fc.constantFrom(...DISCIPLINES) }), {
    minLength: PEOPLE,
    maxLength: PEOPLE,
  }),
  certificates: fc.array(issued, { maxLength: 12 }),
  sent: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
  later: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('moves' as const), holder, agency }),
      fc.record({ kind: fc.constant('licence' as const), holder }),
      fc.record({ kind: fc.constant('revoked' as const), at: fc.nat({ max: 11 }) }),
      fc.record({ kind: fc.constant('issued' as const), one: issued }),
    ),
    { maxLength: 8 },
  ),
})

/** The programme as a slow reckoning has it: each certificate by itself. */
type Line = { number: string; holder: number; quarter: string; hours: number; isGood: boolean; claimed: string | null }
type Person = { agency: number | null; discipline: string | null; licence: string | null }

/** By what they say. */
const inText = (one: unknown, other: unknown) => JSON.stringify(one).localeCompare(JSON.stringify(other))

const reckon = (people: readonly Person[], lines: readonly Line[]) => {
  const agencyIn = (line: Line): string | null => {
    const of = people[line.holder]?.agency ?? null
    return line.claimed ?? (of === null ? null : (AGENCIES[of] ?? null))
  }
  const all: Record<string, { people: number; hours: number | null; said: string }> = {}
  for (const quarter of watchedQuarters(today())) {
    const inIt = lines.filter((line) => line.isGood && line.quarter === quarter)
    if (inIt.length > 0) {
      const counts: Record<string, number> = {}
      for (const one of new Set(inIt.map((line) => line.holder))) {
        const key = String(people[one]?.discipline)
        counts[key] = (counts[key] ?? 0) + 1
      }
      const said = JSON.stringify(Object.entries(counts).toSorted(inText))
      all[`national ${quarter}`] = { people: new Set(inIt.map((line) => line.holder)).size, hours: null, said }
    }
    for (const name of AGENCIES) {
      const own = inIt.filter((line) => agencyIn(line) === name)
      if (own.length === 0) continue
      all[`${name} ${quarter}`] = {
        people: new Set(own.map((line) => line.holder)).size,
        hours: own.reduce((sum, { hours }) => sum + hours, 0),
        said: JSON.stringify(own.map(({ number, holder: of }) => [number, people[of]?.licence]).toSorted(inText)),
      }
    }
  }
  return all
}

/** Keeps what reports come to now: what changes from here on is put on and taken off. */
const count = () => {
  const clock = { now: now(), timeZone: ZONE }
  return keepFigure(server.platform.db, reportsFigure(watchedOn(clock), clock), server.clock.now(), () => false)
}

const keyOf = ({ agency: of, quarter }: Readonly<{ agency: string | null; quarter: string }>) =>
  `${of ?? 'national'} ${quarter}`

it('are what a slow reckoning gives, for what is due and for what no longer says what is known', async () => {
  await fc.assert(
    fc.asyncProperty(made, fc.boolean(), fc.boolean(), async (all, isKept, isKeptAgain) => {
      const { people: asMade, certificates: begun, sent, later } = all
      const { db } = server.platform
      if (isKept) await count()
      await db.delete(reports)
      await db.delete(certificates)
      const people: Person[] = asMade.map(({ agency, discipline }) => ({ agency, discipline, licence: null }))
      for (const [at, person] of people.entries())
        await programme.person(at, { agency: person.agency, discipline: person.discipline, licenseNumber: null })
      const lines: Line[] = []
      const issue = async ({ back, ...one }: Omit<Issued, 'at'> & Readonly<{ back: number }>) => {
        const at = new Date(now() - back * HOUR)
        const number = await programme.issue({ ...one, at })
        lines.push({ number, ...one, quarter: quarterOf(at), isGood: one.fate === 'good', claimed: null })
      }
      for (const one of begun) await issue(one)

      const due = reckon(people, lines)
      const rows = await ask.all()
      expect(Object.fromEntries(rows.map((row) => [keyOf(row), [row.state, row.people, row.hours]]))).toEqual(
        Object.fromEntries(Object.entries(due).map(([key, { people: count, hours }]) => [key, ['due', count, hours]])),
      )
      if (rows.length === 0) return
      await acts.run('/reports', 'build', { selection: matching({ count: rows.length }) })
      const toSend = rows.filter((_, at) => sent[at % sent.length])
      for (const row of toSend) {
        expect((await ask.mark(row.id)).statusCode).toBe(201)
        for (const line of lines)
          if (row.agency !== null && line.isGood && line.quarter === row.quarter) {
            const of = people[line.holder]?.agency ?? null
            if (of !== null && AGENCIES[of] === row.agency) line.claimed = row.agency
          }
      }

      if (isKeptAgain) await count()
      for (const event of later) {
        if (event.kind === 'issued') await issue(event.one)
        else if (event.kind === 'revoked') {
          const line = lines[event.at]
          if (!line || !line.isGood) continue
          line.isGood = false
          await programme.revoke(line.number)
        } else {
          const person = people[event.holder]
          if (!person) continue
          if (event.kind === 'moves') person.agency = event.agency
          else person.licence = 'L-1'
          await programme.person(event.holder, { agency: person.agency, licenseNumber: person.licence })
        }
      }

      const known = reckon(people, lines)
      const stateOf = (key: string): string => {
        const row = rows.find((one) => keyOf(one) === key)
        if (!row) return 'due'
        const isCurrent = known[key]?.said === due[key]?.said
        if (!toSend.includes(row)) return isCurrent ? 'built' : 'built, behind'
        return isCurrent ? 'sent' : 'corrected'
      }
      const after = await ask.all()
      const keys = new Set([...Object.keys(known), ...rows.map(keyOf)])
      expect(
        Object.fromEntries(
          after.map((row) => [keyOf(row), row.state === 'built' && !row.isCurrent ? 'built, behind' : row.state]),
        ),
      ).toEqual(Object.fromEntries([...keys].map((key) => [key, stateOf(key)])))
      // What it says changed is what is otherwise, line by line.
      for (const row of after.filter(({ state }) => state === 'corrected')) {
        const whole = await ask.whole(row.id)
        expect([keyOf(row), whole.changed > 0]).toEqual([keyOf(row), true])
      }
    }),
    { numRuns: 50 },
  )
})

it('tell as many people by discipline as the dashboard and the list of students do', async () => {
  const { db } = server.platform
  await db.delete(reports)
  await db.delete(certificates)
  const at = (day: string) => new Date(`${day}T15:00:00Z`)
  for (const [one, discipline] of (['towing', 'towing', 'ems', null, null] as const).entries()) {
    await programme.person(one, { agency: 0, discipline, licenseNumber: null })
    await programme.issue({ holder: one, at: at('2025-11-0' + (one + 1)), hours: 4, fate: 'good' })
  }
  // Midnight of the programme, not of UTC, parts the quarters.
  await programme.issue({ holder: 0, at: new Date('2026-01-01T05:59:00Z'), hours: 4, fate: 'good' })
  await programme.issue({ holder: 1, at: new Date('2026-01-01T06:00:00Z'), hours: 4, fate: 'good' })
  const quarter = '2025-q4'
  const national = await ask.whole(reportId(null, quarter))
  const figures = await ask.get<ProgrammeFigures>(`/api/programme/figures?period=${quarter}`)
  const students = await ask.get<{ total: number }>(`/api/students?issued=${writeOwn(daysOfQuarter(quarter))}`)
  expect([national.people, figures.trained.now, students.total]).toEqual([5, 5, 5])
  const counted = figures.disciplines.map(({ discipline, now: people }) => ({ discipline, people }))
  const inOrder = (rows: readonly Readonly<{ discipline: string | null; people: number }>[]) =>
    rows.toSorted((one, other) => String(one.discipline).localeCompare(String(other.discipline)))
  expect(inOrder(national.disciplines)).toEqual(inOrder(counted))
  const pack = await ask.whole(reportId(programme.agencyIds[0] ?? 0, quarter))
  expect([pack.people, pack.certificates, pack.hours, pack.unlicensed, pack.deadline, pack.isOverdue]).toEqual([
    5,
    6,
    24,
    5,
    deadlineOf({ kind: 'creditPack', quarter }),
    true,
  ])
})
