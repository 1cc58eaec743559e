import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createCertificateChanges } from '../../../server/modules/certificates/certificate-changes.service.ts'
import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import type { Caller } from '../../../server/platform/caller.ts'
import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { agencies, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { reports } from '../../../server/platform/db/tables/reports.table.ts'
import type { ProgrammeFigures } from '../../../src/domain/contract/programme-figures.contract.ts'
import { writeOwn } from '../../../src/domain/programme-period.ts'
import { daysOfQuarter, readReportId, reportId } from '../../../src/domain/report.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { acting, figuresOf, some, type Acting } from '../list-acts/acting.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { asking, openProgramme, ZONE } from './support.ts'

const QUARTER = '2025-q4'
const DURING = new Date('2025-11-05T15:00:00Z')

let server: TestApp
let acts: Acting
let ask: ReturnType<typeof asking>
let programme: Awaited<ReturnType<typeof openProgramme>>
let pack: number
let master: TestUser
let numbers: readonly string[]
beforeAll(async () => {
  server = await openTestApp({ TIME_ZONE: ZONE })
  programme = await openProgramme(server, 3, ['Fairmont Fire', 'Ashby Towing'])
})
afterAll(() => server.close())
beforeEach(async () => {
  const { db } = server.platform
  await db.delete(reports)
  await db.delete(certificates)
  // A fresh one each time: what one may do in an hour is bounded.
  master = await server.signedIn([ROLE.master])
  acts = acting(server, master)
  ask = asking(server, master)
  pack = reportId(programme.agencyIds[0] ?? 0, QUARTER)
  for (const holder of [0, 1, 2]) await programme.person(holder, { agency: holder === 2 ? 1 : 0, licenseNumber: null })
  numbers = [
    await programme.issue({ holder: 0, at: DURING, hours: 4, fate: 'good' }),
    await programme.issue({ holder: 1, at: DURING, hours: 2, fate: 'good' }),
    await programme.issue({ holder: 2, at: DURING, hours: 4, fate: 'good' }),
  ]
})

const build = (...ids: readonly number[]) => acts.run('/reports', 'build', { selection: some(...ids) })
const stateOf = async (id: number) => (await ask.whole(id)).state
const send = (id: number, more: object = {}) =>
  ask.post(`/api/reports/${id}/send`, { name: 'Rita Cole', address: 'r.cole@example.org', note: '', ...more })

describe('what is due', () => {
  test('is listed by its deadline, narrowed by its views, and saved as a file', async () => {
    const rows = await ask.all('&sort=deadline')
    expect(rows.map(({ agency, state, isOverdue }) => [agency, state, isOverdue])).toEqual([
      ['Fairmont Fire', 'due', true],
      ['Ashby Towing', 'due', true],
      [null, 'due', true],
    ])
    expect(await ask.all('&overdue=no')).toEqual([])
    expect((await ask.all('&kind=national')).map(({ id }) => readReportId(id))).toEqual([
      { kind: 'national', agencyId: null, quarter: QUARTER },
    ])
    expect((await ask.all('&search=towing')).map(({ agency }) => agency)).toEqual(['Ashby Towing'])
    expect((await ask.all(`&agency=${programme.agencyIds[0]}`)).map(({ id }) => id)).toEqual([pack])
    expect((await ask.all('&sort=-people')).map(({ people }) => people)).toEqual([3, 2, 1])
    const { url } = await ask.get<{ url: string }>('/api/reports/export?sort=deadline')
    expect((await server.call({ url })).body.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFReport,Agency,Quarter,Deadline,State,People,Hours,Amendments,Sent (America/Chicago),Sent by,Sent to',
      'Credit pack,Fairmont Fire,Q4 2025,2026-01-30,Due,2,6,0,,,',
    ])
  })

  test('goes on behind each page', async () => {
    const first = await ask.get<{ next: string; items: readonly { id: number }[] }>('/api/reports?perPage=2')
    const second = await ask.get<{ next: null; items: readonly { id: number }[] }>(
      `/api/reports?perPage=2&page=2&cursor=${first.next}`,
    )
    expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, null])
  })

  test('is not sent before it is built', async () => {
    for (const answer of [await send(pack), await ask.mark(pack)])
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'REPORT_UNBUILT'])
  })

  test.each([5, 512, 2_147_483_647])('%s is no report', async (id) => {
    expect((await server.call({ url: `/api/reports/${id}`, as: await server.signedIn([ROLE.admin]) })).statusCode).toBe(
      404,
    )
  })
})

describe('building', () => {
  test('puts down what is known, once, and is noted and taken back', async () => {
    const act = await build(pack)
    expect(figuresOf(act)).toEqual(['done', 1, 0, 0, 0, 0])
    expect(figuresOf(await build(pack))).toEqual(['done', 0, 1, 0, 0, 0])
    expect(figuresOf(await build(reportId(999_999, QUARTER)).catch(() => act))).toEqual(figuresOf(act))
    const { editions, state } = await ask.whole(pack)
    expect([state, editions.map(({ edition, people, sentAt }) => [edition, people, sentAt])]).toEqual([
      'built',
      [[0, 2, null]],
    ])
    expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 1, 0, 0, 1, 0])
    expect(await stateOf(pack)).toBe('due')
    const noted = (await server.platform.db.select().from(auditLog).orderBy(auditLog.id)).filter(
      ({ subject }) => subject === `report:${pack}`,
    )
    expect(noted.map(({ action }) => action)).toEqual(['report.built', 'report.dropped'])
  })

  test('is done again of what has changed meanwhile, before which it is not sent', async () => {
    await build(pack)
    await programme.person(0, { licenseNumber: 'FF-100' })
    const refused = await send(pack)
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'REPORT_OUTDATED'])
    expect(figuresOf(await build(pack))).toEqual(['done', 1, 0, 0, 0, 0])
    expect((await send(pack)).statusCode).toBe(201)
    expect((await ask.saved(pack, 0, 'csv')).toString()).toContain('FF-100')
  })

  test('is kept, where it was sent since', async () => {
    const act = await build(pack)
    await ask.mark(pack)
    expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 1, 0, 0, 0, 1])
    expect(await stateOf(pack)).toBe('sent')
  })
})

describe('what was sent', () => {
  test('is made again byte for byte, and what changes later is an amendment that says so', async () => {
    await build(pack)
    await ask.mark(pack, 'Handed over')
    const files = async (edition: number) => [
      (await ask.saved(pack, edition, 'csv')).toString('base64'),
      (await ask.saved(pack, edition, 'xlsx')).toString('base64'),
    ]
    const before = await files(0)

    await programme.revoke(numbers[0] ?? '')
    await programme.person(1, { licenseNumber: 'FF-7' })
    const further = await programme.issue({ holder: 0, at: DURING, hours: 8, fate: 'good' })
    expect(await files(0)).toEqual(before)
    const corrected = await ask.whole(pack)
    expect([corrected.state, corrected.changed]).toEqual(['corrected', 3])
    expect(
      corrected.changes.map(({ kind, number }) => `${kind} ${number}`).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual([`added ${further}`, `altered ${numbers[1]}`, `removed ${numbers[0]}`])
    const refused = await ask.mark(pack)
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'REPORT_OUTDATED'])

    await build(pack)
    expect([await stateOf(pack), await files(0)]).toEqual(['built', before])
    await ask.mark(pack)
    const lines = (await ask.saved(pack, 1, 'csv')).toString().trim().split('\r\n')
    expect(lines.map((line) => [line.split(',').at(-2), line.split(',').at(-1)])).toEqual([
      ['Certificate number', 'Change'],
      [further, 'Added'],
      [numbers[1], 'Changed'],
      [numbers[0], 'Removed'],
    ])
    const { state, editions } = await ask.whole(pack)
    expect([state, editions.map(({ edition, sendings }) => [edition, sendings.map(({ note }) => note)])]).toEqual([
      'sent',
      [
        [1, [null]],
        [0, ['Handed over']],
      ],
    ])
  })

  test('is as it was once what changed is as before', async () => {
    await build(pack)
    await ask.mark(pack)
    await programme.revoke(numbers[0] ?? '')
    expect(await stateOf(pack)).toBe('corrected')
    await programme.restore(numbers[0] ?? '')
    expect(await stateOf(pack)).toBe('sent')
  })

  test('keeps whoever moves to another agency, which is in no second pack for it', async () => {
    await build(pack)
    await ask.mark(pack)
    await programme.person(0, { agency: 1 })
    const other = await ask.whole(reportId(programme.agencyIds[1] ?? 0, QUARTER))
    expect([await stateOf(pack), other.people]).toEqual(['sent', 1])
  })

  test('has a certificate that was printed anew in the place of the old one, and no other quarter or agency has it', async () => {
    await build(pack)
    await ask.mark(pack)
    const admin = await server.signedIn([ROLE.admin])
    const account = {
      email: admin.email,
      firstName: '',
      lastName: '',
      phone: null,
      photo: null,
      welcomed: true,
      shortcuts: [],
      settings: null,
    }
    const caller: Caller = { ...admin, sessionId: '', roles: [ROLE.admin], language: 'en', account }
    const { reissue } = createCertificateChanges(server.platform)
    const first = await server.platform.db.transaction((tx) => reissue(tx, numbers[0] ?? '', caller))
    await programme.person(0, { agency: 1 })
    const fresh = await server.platform.db.transaction((tx) => reissue(tx, first.number, caller))
    const [whole, other] = [await ask.whole(pack), await ask.whole(reportId(programme.agencyIds[1] ?? 0, QUARTER))]
    expect([whole.state, other.people]).toEqual(['corrected', 1])
    expect(whole.changes.map(({ kind, number }) => [kind, number])).toEqual([
      ['removed', numbers[0]],
      ['added', fresh.number],
    ])
    // Nobody was trained on the day of the new name.
    const figures = await ask.get<ProgrammeFigures>('/api/programme/figures?period=2025-q4')
    const today = await ask.get<ProgrammeFigures>('/api/programme/figures?period=2026-q1')
    expect([figures.trained.now, today.trained.now]).toEqual([3, 0])
    const listed = await server.call({ url: `/api/students?issued=${writeOwn(daysOfQuarter('2026-q1'))}`, as: admin })
    expect(listed.json().items).toEqual([])
  })

  test('is mailed with a link that opens it without an account, for thirty days', async () => {
    await build(pack)
    const sent = await send(pack, { note: 'As agreed' })
    expect([sent.statusCode, sent.json().state]).toEqual([201, 'sent'])
    const mail = (await latestMessages(server.platform, 5)).find(({ template }) => template === 'reportReady')
    const data = mail && 'data' in mail ? (mail.data as { link: string; note: string; people: number }) : null
    expect([mail?.recipientAddress, data?.note, data?.people]).toEqual(['r.cole@example.org', 'As agreed', 2])
    const { pathname, search } = new URL(data?.link ?? '')
    const opened = await server.call({ url: `${pathname}${search}` })
    expect(opened.rawPayload.equals(await ask.saved(pack, 0, 'xlsx'))).toBe(true)
    const csv = await server.call({ url: `/api/shared-reports/csv${search}` })
    expect(csv.body).toContain(numbers[0])
    const wrong = await server.call({ url: '/api/shared-reports/csv?code=x' })
    expect([wrong.statusCode, wrong.json().error.code]).toEqual([400, 'LINK_EXPIRED'])
    server.clock.moveBy(31 * DAY)
    const headers = { accept: 'text/html,*/*', 'accept-language': 'ar' }
    const shown = await server.call({ url: `${pathname}${search}`, headers })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(shown.body).toContain('<html lang="ar" dir="rtl">')
    expect((await server.call({ url: `${pathname}${search}` })).statusCode).toBe(400)
    server.clock.moveBy(-31 * DAY)
    // Whoever it was mailed to is offered for the next of the same agency.
    expect((await ask.all(`&agency=${programme.agencyIds[0]}`))[0]?.contact).toEqual({
      name: 'Rita Cole',
      address: 'r.cole@example.org',
    })
  })

  test('says until which day its link works by the clock of the programme', async () => {
    await build(pack)
    // Still the 2nd of March in Chicago.
    server.clock.moveBy(12 * HOUR)
    const late = asking(server, await server.signedIn([ROLE.master]))
    await late.post(`/api/reports/${pack}/send`, { name: 'Rita Cole', address: 'late@example.org', note: '' })
    server.clock.moveBy(-12 * HOUR)
    const mail = (await latestMessages(server.platform, 5)).find((one) => one.recipientAddress === 'late@example.org')
    expect(mail && 'data' in mail && mail.data).toMatchObject({ until: '2026-04-01' })
  })

  test('is mailed so often only, to one address and in a day', async () => {
    await build(pack)
    const to = async (address: string) => (await send(pack, { address })).statusCode
    for (let count = 0; count < 5; count += 1) expect(await to('one@example.org')).toBe(201)
    expect([await to('ONE@example.org'), await to('two@example.org')]).toEqual([429, 201])
    await server.platform.limits.take(
      `reports mailed ${master.userId}`,
      { tries: 500, milliseconds: DAY },
      undefined,
      494,
    )
    expect(await to('three@example.org')).toBe(429)
    expect((await ask.whole(pack)).editions[0]?.sendings.length).toBe(6)
  })

  test('keeps the name of an agency that is merged or removed, in its amendment too', async () => {
    const [gone] = await server.platform.db.insert(agencies).values({ name: 'Old Town Rescue', county: '' }).returning()
    const goneId = gone?.id ?? 0
    await server.platform.db
      .update(users)
      .set({ primaryAgencyId: goneId })
      .where(eq(users.id, programme.userIds[0] ?? 0))
    const id = reportId(goneId, QUARTER)
    await build(id)
    await ask.mark(id)
    await programme.person(0, { agency: 1 })
    await server.platform.db.delete(agencies).where(eq(agencies.id, goneId))
    await programme.revoke(numbers[0] ?? '')
    await build(id)
    expect((await ask.whole(id)).agency).toBe('Old Town Rescue')
    expect((await ask.saved(id, 1, 'csv')).toString()).toContain('Old Town Rescue')
  })

  test('has its quarter in the words of whoever reads it', async () => {
    await build(pack)
    const headers = { 'accept-language': 'tr' }
    const { url } = (await server.call({ url: `/api/reports/${pack}/editions/0/csv`, as: master, headers })).json()
    expect((await server.call({ url })).body).toContain('2025 4. çeyrek')
  })

  test('has no edition that nobody built', async () => {
    await build(pack)
    const answer = await server.call({ url: `/api/reports/${pack}/editions/1/csv`, as: master })
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND'])
  })

  test.each([
    ['address', { address: 'nobody' }],
    ['name', { name: ' ' }],
    ['note', { note: 'x'.repeat(501) }],
  ])('is refused at its field: %s', async (field, more) => {
    await build(pack)
    const answer = await send(pack, more)
    expect([answer.statusCode, answer.json().error.details[0].field]).toEqual([400, field])
    expect(await stateOf(pack)).toBe('built')
  })
})
