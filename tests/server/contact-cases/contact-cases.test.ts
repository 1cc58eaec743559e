import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'

import { DAY, HOUR, later } from '../../../server/platform/clock.ts'
import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import { contactMessages } from '../../../server/platform/db/tables/contact.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { ContactState } from '../../../src/domain/contact.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { acting, figuresOf, matching, some, type Acting } from '../list-acts/acting.ts'
import { detailsOf } from '../support/accounts.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { asking, CASES, writtenCase, type Asking } from './support.ts'

let server: TestApp
let grace: TestUser
let bora: TestUser
let acts: Acting
let ask: Asking
beforeAll(async () => {
  server = await openTestApp()
  grace = await server.signedIn([ROLE.admin], { firstName: 'Grace', lastName: 'Tanaka' })
  bora = await server.signedIn([ROLE.owner], { firstName: 'Bora', lastName: 'Demir' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.platform.db.delete(contactMessages)
  acts = acting(server, grace)
  ask = asking(server, grace)
})

const write = (more: Parameters<typeof writtenCase>[1] = {}) => writtenCase(server, more)
const idsIn = async (query: string) => (await ask.list(query)).items.map(({ id }) => id)
const run = (act: string, ids: readonly number[], more: object = {}): Promise<ListAct> =>
  acts.run('/contact-cases', act, { selection: some(...ids), ...more })
const assign = (ids: readonly number[], userId: number | null) => run('assign', ids, { userId })
const stateOf = async (id: number): Promise<[ContactState, number | null]> => {
  const { case: row } = await ask.read(id)
  return [row.state, row.assignee?.userId ?? null]
}
const notedOf = async (id: number) => {
  const [row] = await server.platform.db.select().from(contactMessages).where(eq(contactMessages.id, id))
  const entries = await server.platform.db
    .select({ action: auditLog.action, details: auditLog.details, by: auditLog.actorId })
    .from(auditLog)
    .where(eq(auditLog.subject, `contact:${row?.reference}`))
    .orderBy(auditLog.id)
  return entries.map(({ action, details, by }) => {
    const { listAct: _listAct, ...told } = details as Record<string, unknown>
    return [action, told, by]
  })
}

describe('the list', () => {
  it('says of each what it is, where it stands, and since when', async () => {
    const id = await write({ message: ' My certificate\n has  my old name.', topic: 'teaching', language: 'tr' })
    const [row] = (await ask.list()).items
    expect(row).toEqual({
      id,
      reference: expect.stringMatching(/^C-/),
      name: 'Ada Moreno',
      email: expect.stringMatching(/@example\.org$/),
      topic: 'teaching',
      start: 'My certificate has my old name.',
      language: 'tr',
      receivedAt: server.clock.now().toISOString(),
      state: 'new',
      isLate: false,
      assignee: null,
      answering: null,
    })
  })

  it('shows how a long one begins', async () => {
    await write({ message: 'Every word of it. '.repeat(40) })
    const [row] = (await ask.list()).items
    expect(row?.start).toBe(`${'Every word of it. '.repeat(6).slice(0, 99).trimEnd()}…`)
  })

  it('is found by sender, address, reference and what was written', async () => {
    const mark = randomUUID()
    const id = await write({ name: `Cem ${mark}`, message: `About ${mark}x`, reference: `C-${mark}y` })
    await write()
    expect(await idsIn(`?search=cem%20${mark}`)).toEqual([id])
    expect(await idsIn(`?search=${mark}x`)).toEqual([id])
    expect(await idsIn(`?search=${mark}y`)).toEqual([id])
  })

  it('goes on behind each page, both ways', async () => {
    const ids: number[] = []
    for (let at = 0; at < 22; at += 1) ids.push(await write({ createdAt: later(server.clock.now(), -at * HOUR) }))
    for (const [sort, expected] of [
      ['-received', ids],
      ['received', ids.toReversed()],
    ] as const) {
      const first = await ask.list(`?sort=${sort}`)
      const second = await ask.list(`?sort=${sort}&page=2&cursor=${first.next}`)
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(expected)
    }
  })

  it('leaves out spam unless it is asked for, and is narrowed to whose it is and where it stands', async () => {
    const [mine, others, nobodys, spam] = [
      await write({ state: 'assigned', assigneeId: grace.userId }),
      await write({ state: 'waiting', assigneeId: bora.userId, topic: 'courses', language: 'ar' }),
      await write(),
      await write({ state: 'spam' }),
    ]
    const all = [nobodys, others, mine].toSorted((a, b) => b - a)
    expect(await idsIn('')).toEqual(all)
    expect(await idsIn('?state=spam')).toEqual([spam])
    expect(await idsIn('?whose=mine')).toEqual([mine])
    expect(await idsIn('?whose=others')).toEqual([others])
    expect(await idsIn('?whose=nobodys')).toEqual([nobodys])
    expect(await idsIn(`?assignee=${bora.userId}`)).toEqual([others])
    expect(await idsIn('?state=waiting&state=assigned')).toEqual([others, mine].toSorted((a, b) => b - a))
    expect(await idsIn('?topic=courses')).toEqual([others])
    expect(await idsIn('?language=ar')).toEqual([others])
    expect(await idsIn('?received=today')).toEqual(all)
    expect(await idsIn('?received=..2025-12-31')).toEqual([])
  })

  it('is late what nobody answered within two working days, and what was answered is not', async () => {
    // The clock stands on a Monday.
    const friday = later(server.clock.now(), -3 * DAY)
    const wednesday = later(server.clock.now(), -5 * DAY)
    const late = await write({ createdAt: wednesday })
    const answered = await write({ createdAt: wednesday, state: 'answered' })
    const inTime = await write({ createdAt: friday })
    const reopened = await write({ createdAt: wednesday, openSince: friday })
    expect(await idsIn('?late=yes')).toEqual([late])
    expect(await idsIn('?late=no')).toEqual([inTime, reopened, answered])
    expect((await ask.list()).items.map(({ id, isLate }) => [id, isLate])).toEqual([
      [inTime, false],
      [reopened, false],
      [answered, false],
      [late, true],
    ])
  })

  it('finds whom it is narrowed to, and names them', async () => {
    await write({ assigneeId: bora.userId, state: 'assigned' })
    const student = await server.signedIn([ROLE.student], { firstName: 'Bora', lastName: 'Student' })
    const found = await ask.send('GET', `${CASES}/choices?filter=assignee&search=bora`)
    const ids = new Set(found.json<{ id: number }[]>().map(({ id }) => id))
    expect([ids.has(bora.userId), ids.has(student.userId)]).toEqual([true, false])
    expect((await ask.list(`?assignee=${bora.userId}`)).named).toEqual([
      { filter: 'assignee', id: bora.userId, name: 'Bora Demir' },
    ])
  })

  it('is saved as a file', async () => {
    await write({ state: 'assigned', assigneeId: bora.userId, createdAt: later(server.clock.now(), -9 * DAY) })
    const { url } = (await ask.send('GET', `${CASES}/export`)).json<{ url: string }>()
    const [head, line] = (await server.call({ url })).body.trim().split('\r\n')
    expect(head).toContain('Name,Email,Topic,Received (UTC),State,Late,Assigned to,Reference')
    expect(line).toContain('Ada Moreno')
    expect(line).toContain('Certificates')
    expect(line).toContain('Assigned,Late,Bora Demir')
  })

  it('names those whom a message can be given to', async () => {
    const closed = await server.createUser([ROLE.admin], { firstName: 'Closed', lastName: 'Account' })
    const { db } = server.platform
    await db.update(users).set({ deactivatedAt: server.clock.now() }).where(eq(users.id, closed.userId))
    await server.signedIn([ROLE.student], { firstName: 'Cem', lastName: 'Student' })
    const staff = (await ask.send('GET', `${CASES}/staff`)).json<{ userId: number; name: string }[]>()
    expect(staff).toEqual([
      { userId: bora.userId, name: 'Bora Demir' },
      { userId: grace.userId, name: 'Grace Tanaka' },
    ])
  })
})

describe('acts', () => {
  it('a message is given to somebody, to somebody else and to nobody, and each is undone', async () => {
    const id = await write()
    const first = await assign([id], grace.userId)
    expect([figuresOf(first), await stateOf(id)]).toEqual([
      ['done', 1, 0, 0, 0, 0],
      ['assigned', grace.userId],
    ])
    expect(figuresOf(await assign([id], grace.userId))).toEqual(['done', 0, 1, 0, 0, 0])
    const second = await assign([id], bora.userId)
    expect(await stateOf(id)).toEqual(['assigned', bora.userId])
    expect([figuresOf(await acts.undo(second.id)), await stateOf(id)]).toEqual([
      ['undone', 1, 0, 0, 1, 0],
      ['assigned', grace.userId],
    ])
    const third = await assign([id], null)
    expect(await stateOf(id)).toEqual(['new', null])
    await acts.undo(third.id)
    expect(await stateOf(id)).toEqual(['assigned', grace.userId])
    expect(await notedOf(id)).toEqual([
      ['contact.assigned', { from: null, to: 'Grace Tanaka' }, grace.userId],
      ['contact.assigned', { from: 'Grace Tanaka', to: 'Bora Demir' }, grace.userId],
      ['contact.assigned', {}, grace.userId],
      ['contact.released', { from: 'Grace Tanaka', to: null }, grace.userId],
      ['contact.assigned', {}, grace.userId],
    ])
  })

  it('is given to nobody who may not answer', async () => {
    const student = await server.signedIn([ROLE.student])
    const id = await write()
    const answer = await acts.begin('/contact-cases', 'assign', { selection: some(id), userId: student.userId })
    expect([answer.statusCode, Object.keys(detailsOf(answer))]).toEqual([400, ['userId']])
  })

  it.each([
    ['new', null],
    ['assigned', 'grace'],
    ['answered', 'grace'],
    ['waiting', 'grace'],
  ] as const)('closing and spam of what is %s are taken back to that', async (state, whose) => {
    const assigneeId = whose === null ? null : grace.userId
    for (const [act, more, to] of [
      ['close', { reason: 'Answered by phone.' }, 'closed'],
      ['markSpam', {}, 'spam'],
    ] as const) {
      const id = await write({ state, assigneeId })
      const { id: actId } = await run(act, [id], more)
      expect(await stateOf(id)).toEqual([to, assigneeId])
      await acts.undo(actId)
      expect(await stateOf(id)).toEqual([state, assigneeId])
    }
  })

  it('is closed for a reason alone, which is kept, shown and noted', async () => {
    const id = await write()
    const empty = await acts.begin('/contact-cases', 'close', { selection: some(id), reason: ' ' })
    expect([empty.statusCode, Object.keys(detailsOf(empty))]).toEqual([400, ['reason']])
    await run('close', [id], { reason: 'Answered by phone.' })
    const whole = await ask.read(id)
    expect([whole.closeReason, whole.log.map(({ action, reason }) => [action, reason])]).toEqual([
      'Answered by phone.',
      [['contact.closed', 'Answered by phone.']],
    ])
  })

  it('what is opened again is to be answered from then on, and lifted spam stands as it stood', async () => {
    const before = later(server.clock.now(), -9 * DAY)
    const closed = await write({ createdAt: before, state: 'closed', was: 'answered', assigneeId: grace.userId })
    const spam = await write({ createdAt: before, state: 'spam', was: 'waiting' })
    const reopened = await run('reopen', [closed])
    await run('liftSpam', [spam])
    expect([await stateOf(closed), (await ask.read(closed)).case.isLate, await stateOf(spam)]).toEqual([
      ['assigned', grace.userId],
      false,
      ['waiting', null],
    ])
    await acts.undo(reopened.id)
    const again = await run('reopen', [closed])
    expect([figuresOf(again), await stateOf(closed)]).toEqual([
      ['done', 1, 0, 0, 0, 0],
      ['assigned', grace.userId],
    ])
  })

  it('says of each row why it was not done, and undoes nothing that somebody has moved since', async () => {
    const [open, closed, spam] = [await write(), await write({ state: 'closed' }), await write({ state: 'spam' })]
    const act = await run('close', [open, closed, spam], { reason: 'Twice.' })
    expect((await acts.rows(act.id)).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['done', null],
      ['unchanged', 'same'],
      ['refused', 'otherState'],
    ])
    await acting(server, bora).run('/contact-cases', 'reopen', { selection: some(open) })
    const undone = await acts.undo(act.id)
    expect([figuresOf(undone).slice(-2), await stateOf(open)]).toEqual([
      [0, 1],
      ['new', null],
    ])
  })

  it('all that match are done with, as many as were said', async () => {
    const ids = [await write(), await write()]
    await write({ topic: 'other' })
    const selection = matching({ filters: { topic: ['certificates'], whose: ['nobodys'] }, count: 2 })
    const done = await acts.run('/contact-cases', 'assign', { selection, userId: grace.userId })
    expect([figuresOf(done), await idsIn('?whose=mine')]).toEqual([['done', 2, 0, 0, 0, 0], ids.toReversed()])
    const other = await acts.begin('/contact-cases', 'markSpam', { selection: matching({ count: 9 }) })
    expect(other.statusCode).toBe(409)
  })
})

test('a message that is not there is 404', async () => {
  expect((await ask.send('GET', `${CASES}/999999`)).statusCode).toBe(404)
  expect((await ask.begin(999_999)).statusCode).toBe(404)
  expect((await ask.note(999_999, 'Hello')).statusCode).toBe(404)
})
