import { parse } from 'csv-parse/sync'
import { gt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { demoAccounts, demoPassword, people } from '../../../server/demo/content/people.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { HOUR, later } from '../../../server/platform/clock.ts'
import { instructorApprovals } from '../../../server/platform/db/tables/classes.table.ts'
import { groups, imports } from '../../../server/platform/db/tables/groups.table.ts'
import type { DefinedList } from '../../../src/domain/contract/define-list.ts'
import { instantsMeant } from '../../../src/domain/day-range.ts'
import { modulesIn } from '../../support/modules.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

/**
 * The cell of the file that says the days of a filter, and how they go together:
 *
 * - `each`: what is found by a day are the rows that say it, and no others;
 * - `some`: a row that says it is found; so is what lasts for several days, or says the first of several: all of a list,
 *   or one of its kinds;
 * - `none`: no cell says them.
 */
type Says = readonly ['each', cell: string, someOf?: string] | readonly ['some', cell: string] | readonly ['none']

/** Of every filter of days that a list has: one that is not here fails. */
const SAYS: Readonly<Record<string, Readonly<Record<string, Says>>>> = {
  allStudents: { expires: ['none'], issued: ['none'] },
  audit: { at: ['each', 'at'] },
  classRecords: { date: ['some', 'date'] },
  contactCases: { received: ['each', 'received'] },
  courseRecords: { updated: ['each', 'updated'] },
  enrollmentRecords: { expires: ['each', 'enrollmentExpires'], lastActivity: ['each', 'lastActivity'] },
  fileRecords: { created: ['each', 'made'] },
  groupImports: { brought: ['each', 'brought'] },
  groupInvitations: { sent: ['each', 'sentOn'], expires: ['each', 'goodUntil'] },
  groupProgress: { expires: ['some', 'certificateExpires'] },
  groupStudents: { joined: ['each', 'joined'] },
  instructors: { ends: ['some', 'approvedUntil'] },
  invitations: { sent: ['each', 'sentOn'], expires: ['each', 'goodUntil'] },
  lessonQuestions: { askedAt: ['each', 'askedAt'] },
  messages: { written: ['each', 'written'] },
  nameChanges: { askedAt: ['each', 'askedAt'] },
  ownClasses: { date: ['some', 'date'] },
  reports: { deadline: ['each', 'deadline'], sent: ['each', 'sent'] },
  studentEnrollments: { expires: ['each', 'ends', 'inPerson'], lastActivity: ['each', 'lastActivity'] },
  users: { lastSignIn: ['each', 'lastSignIn'] },
}

const isDefined = (value: unknown): value is DefinedList =>
  typeof value === 'object' && value !== null && 'described' in value && 'csv' in value && 'path' in value

const LISTS = (await modulesIn('src/domain/contract/*.list.ts')).flatMap((module) =>
  Object.values(module).filter(isDefined),
)

const daysIn = ({ filters }: DefinedList): readonly string[] =>
  Object.keys(filters).filter((key) => filters[key]?.kind === 'days')

test('every filter of days is known here', () => {
  const known = Object.entries(SAYS).map(([id, said]) => [id, Object.keys(said).toSorted()])
  const there = LISTS.map((list) => [list.id, daysIn(list).toSorted()] as const).filter(([, keys]) => keys.length > 0)
  expect(there.toSorted(([a], [b]) => a.localeCompare(b))).toEqual(known)
})

const DAY_TEXT = 'yyyy-mm-dd'.length

/** Some of many: the ends, and what lies between them. */
const sampleOf = (days: readonly string[]): readonly string[] =>
  [...new Set([days[0], days[Math.floor(days.length / 2)], days.at(-1)])].filter((day) => day !== undefined)

/** Between these two no instant has the same day, and at each of them half have another than in UTC. */
describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('by the clock of %s', (timeZone) => {
  let server: TestApp
  const callers: { token: string }[] = []
  beforeAll(async () => {
    server = await openTestApp({ DEMO: '1', TIME_ZONE: timeZone })
    const { db, files, passwords, messageSeal } = server.platform
    await seedDemo({ db, files, clock: server.clock, hashPassword: passwords.hash, messageSeal, timeZone })
    // As an approval is given: up to the midnight after its last day.
    const endsAt = new Date(instantsMeant('..2026-06-30', { now: 0, timeZone }).before ?? 0)
    await db.update(instructorApprovals).set({ endsAt }).where(gt(instructorApprovals.endsAt, server.clock.now()))
    // No file is brought in with the demo.
    const [group] = await db.select().from(groups)
    await db.insert(imports).values(
      [0, 7, 19].map((hours) => ({
        groupId: group?.id ?? 0,
        fileName: `${hours}.csv`,
        language: 'en' as const,
        state: 'previewed' as const,
        rowCount: hours,
        createdAt: later(server.clock.now(), -hours * HOUR),
      })),
    )
    for (const { person } of demoAccounts) {
      const email = people.find(({ key }) => key === person)?.email ?? ''
      callers.push({ token: await server.signIn(email, demoPassword) })
    }
  })
  afterAll(() => server.close())

  /** The lines of a list's file for somebody, its head before them; null where it is not theirs. */
  const fileOf = async (list: DefinedList, as: { token: string }, query: string) => {
    const answer = await server.call({ url: `/api${list.path}/export?${query}`, as })
    if (answer.statusCode !== 200) return null
    const file = await server.call({ url: answer.json<{ url: string }>().url })
    return parse(file.body, { bom: true })
  }

  const checkDays = async (list: DefinedList, filter: string, as: { token: string }, kind: string) => {
    const [how = 'none', cell, someOf] = SAYS[list.id]?.[filter] ?? []
    const whole = await fileOf(list, as, kind)
    if (whole === null || how === 'none' || cell === undefined) return 0
    const at = list.csv.indexOf(cell)
    const dayOf = (line: readonly string[]) => line[at]?.slice(0, DAY_TEXT) ?? ''
    const [, ...lines] = whole
    const days = [...new Set(lines.map(dayOf))].filter((day) => day !== '').toSorted()
    for (const day of sampleOf(days)) {
      const [, ...found] = (await fileOf(list, as, `${kind}&${filter}=${day}..${day}`)) ?? []
      const saying = lines.filter((line) => dayOf(line) === day)
      const texts = new Set(found.map((line) => line.join('|')))
      const missing = saying.filter((line) => !texts.has(line.join('|')))
      const isEach = how === 'each' && (someOf === undefined || !kind.endsWith(someOf))
      const others = isEach ? found.filter((line) => dayOf(line) !== day) : []
      expect([list.id, filter, day, missing, others]).toEqual([list.id, filter, day, [], []])
    }
    return days.length
  }

  const ofEach = LISTS.flatMap((list) => daysIn(list).map((filter) => [list.id, filter, list] as const)).filter(
    ([id, filter]) => SAYS[id]?.[filter]?.[0] !== 'none',
  )

  test.each(ofEach)('a row of %s that is found by its day (%s) says that day', async (_, filter, list) => {
    const kinds = list.kinds ? Object.keys(list.kinds.filters).map((kind) => `${list.kinds?.by}=${kind}`) : ['']
    let days = 0
    for (const as of callers) for (const kind of kinds) days += await checkDays(list, filter, as, kind)
    expect(days).toBeGreaterThan(0)
  })

  test('a file names the clock where it tells of hours', async () => {
    for (const list of LISTS) {
      for (const as of callers) {
        const [head = [], ...lines] = (await fileOf(list, as, '').catch(() => null)) ?? []
        const hours = head.filter((_, at) => lines.some((line) => /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(line[at] ?? '')))
        const unnamed = hours.filter((title) => !title.includes(timeZone))
        expect([list.id, unnamed, head.filter((title) => /UTC|\{/.test(title))]).toEqual([list.id, [], []])
      }
    }
  })
})
