import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { createListActs, LIST_ACT_JOB, ROWS_LIMIT } from '../../../server/modules/list-acts/list-acts.service.ts'
import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { students, userRoles, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { groupCoordinators, groupMembers } from '../../../server/platform/db/tables/groups.table.ts'
import { listActRows, listActs } from '../../../server/platform/db/tables/list-acts.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { LIST_ACT_DAYS, LIST_ACT_ROWS_AT_ONCE, LIST_ACT_ROWS_MAX } from '../../../src/domain/list-act.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { coordinating, type Coordinating } from '../groups/coordinating.ts'
import { statusesOf } from '../support/accounts.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { acting, figuresOf, matching, some, type Acting } from './acting.ts'

const STUDENTS = '/groups/students'

let server: TestApp
let own: Coordinating
let acts: Acting
let from: number
let to: number
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.platform.jobs.drain()
  server.clock.moveBy(HOUR)
  own = await coordinating(server)
  acts = acting(server, own.as)
  from = (await own.make('A')).id
  to = (await own.make('B')).id
})

/** As many members as are wanted, in one statement: Ada 0001 and so on. */
const crowd = async (groupId: number, count: number): Promise<number[]> => {
  const { db } = server.platform
  const mark = `crowd${groupId}`
  await db.execute(sql`insert into users (email, password_hash, first_name, last_name, created_at)
    select ${mark} || 'x' || n || '@example.org', '', 'Ada', lpad(n::text, 5, '0'), now()
    from generate_series(1, ${count}::integer) n`)
  await db.execute(sql`insert into students (user_id, created_at)
    select id, now() from users where email like ${`${mark}x%`}`)
  await db.execute(sql`insert into group_members (group_id, student_id, joined_at)
    select ${groupId}::integer, s.id, ${server.clock.now().toISOString()}::timestamptz
    from students s join users u on u.id = s.user_id where u.email like ${`${mark}x%`}`)
  const rows = await db
    .select({ id: groupMembers.studentId })
    .from(groupMembers)
    .innerJoin(students, eq(students.id, groupMembers.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(users.lastName)
  return rows.map(({ id }) => id)
}

const membersOf = async (groupId: number): Promise<number[]> =>
  (
    await server.platform.db
      .select({ id: groupMembers.studentId })
      .from(groupMembers)
      .where(eq(groupMembers.groupId, groupId))
      .orderBy(asc(groupMembers.studentId))
  ).map(({ id }) => id)

const moveAll = (more: object = {}) => ({ selection: matching(more), groupId: to })

const notedOf = async (act: ListAct) =>
  (
    await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `listAct:${act.id}`))
      .orderBy(asc(auditLog.id))
  ).map(({ action, actorId }) => [action, actorId])

describe('an act on rows of a list', () => {
  it('of a few is done when it is answered, with a result for each, and is in the log', async () => {
    const bora = await own.member(from, { firstName: 'Bora', lastName: 'Demir' })
    const cem = await own.member(to, { firstName: 'Cem', lastName: 'Ak' })
    const answer = await acts.begin(STUDENTS, 'move', { selection: some(bora, cem), groupId: to })
    const act = answer.json<ListAct>()
    const now = server.clock.now()
    expect([answer.statusCode, act]).toEqual([
      201,
      {
        id: act.id,
        list: 'groupStudents',
        act: 'move',
        state: 'done',
        total: 2,
        done: 1,
        apart: 0,
        unchanged: 1,
        refused: 0,
        undone: 0,
        kept: 0,
        isUndoable: true,
        undoUntil: new Date(now.getTime() + LIST_ACT_DAYS * DAY).toISOString(),
        file: null,
        createdAt: now.toISOString(),
        finishedAt: now.toISOString(),
      },
    ])
    const untold = { email: expect.stringMatching(/@example\.org$/), figure: null, undo: null, undoReason: null }
    expect(await acts.rows(act.id)).toEqual([
      { ...untold, id: 1, label: 'Cem Ak', outcome: 'unchanged', reason: 'same' },
      { ...untold, id: 2, label: 'Bora Demir', outcome: 'done', reason: null },
    ])
    expect((await acts.rows(act.id, '&outcome=unchanged')).map(({ label }) => label)).toEqual(['Cem Ak'])
    expect(await notedOf(act)).toEqual([
      ['listAct.begun', own.as.userId],
      ['listAct.finished', own.as.userId],
    ])
  })

  it('of many goes on behind the answer, a hundred at a time', async () => {
    const ids = await crowd(from, 250)
    const begun = (await acts.begin(STUDENTS, 'move', moveAll())).json<ListAct>()
    expect(figuresOf(begun)).toEqual(['running', LIST_ACT_ROWS_AT_ONCE, 0, 0, 0, 0])
    expect([begun.total, begun.isUndoable, begun.finishedAt]).toEqual([250, false, null])
    await server.platform.jobs.drain()
    expect(figuresOf(await acts.read(begun.id))).toEqual(['done', 250, 0, 0, 0, 0])
    expect(await membersOf(to)).toEqual(ids.toSorted((a, b) => a - b))
  })

  it('is done with the rows that were chosen when it was asked for, and with none that came after', async () => {
    await crowd(from, 150)
    const begun = (await acts.begin(STUDENTS, 'remove', { selection: matching() })).json<ListAct>()
    const late = await own.member(from)
    await server.platform.jobs.drain()
    expect([(await acts.read(begun.id)).done, await membersOf(from)]).toEqual([150, [late]])
  })

  it('says of who is gone by then that they are', async () => {
    const ids = await crowd(from, 120)
    const other = await coordinating(server)
    const elsewhere = (await other.make('Elsewhere')).id
    const begun = (await acts.begin(STUDENTS, 'move', moveAll())).json<ListAct>()
    const [last = 0, beforeLast = 0] = ids.toReversed()
    await server.platform.db.update(groupMembers).set({ groupId: elsewhere }).where(eq(groupMembers.studentId, last))
    await server.platform.db.delete(groupMembers).where(eq(groupMembers.studentId, beforeLast))
    await server.platform.jobs.drain()
    expect(figuresOf(await acts.read(begun.id))).toEqual(['done', 118, 0, 2, 0, 0])
    expect((await acts.rows(begun.id, '&outcome=refused')).map(({ label, reason }) => [label, reason])).toEqual([
      ['Ada 00119', 'gone'],
      ['Ada 00120', 'gone'],
    ])
    expect(await membersOf(elsewhere)).toEqual([last])
  })

  it('has one effect with one key, however often it is asked for', async () => {
    await crowd(from, 130)
    const key = { 'idempotency-key': 'act-once' }
    const answers = await Promise.all([1, 2, 3].map(() => acts.begin(STUDENTS, 'move', moveAll(), key)))
    await server.platform.jobs.drain()
    expect([new Set(answers.map(({ body }) => body)).size, (await acts.list()).total]).toEqual([1, 1])
  })

  it('is refused where another number is chosen by now, and nothing is kept of it', async () => {
    await crowd(from, 3)
    const answer = await acts.begin(STUDENTS, 'move', moveAll({ count: 2 }))
    const { code, details } = answer.json().error
    expect([answer.statusCode, code, details]).toEqual([409, 'SELECTION_CHANGED', { count: 3 }])
    expect([(await acts.list()).total, await membersOf(to)]).toEqual([0, []])
  })

  it('is refused where more are chosen than can be', async () => {
    await crowd(from, LIST_ACT_ROWS_MAX + 1)
    const answer = await acts.begin(STUDENTS, 'remove', { selection: matching() })
    expect([answer.statusCode, answer.json().error.code, answer.json().error.details]).toEqual([
      409,
      'TOO_MANY_CHOSEN',
      { most: LIST_ACT_ROWS_MAX },
    ])
    const most = await acts.run(STUDENTS, 'remove', { selection: matching({ except: [(await membersOf(from))[0]] }) })
    expect([most.state, most.done, (await membersOf(from)).length]).toEqual(['done', LIST_ACT_ROWS_MAX, 1])
  })

  it('is refused where its rows would be more than one person acts on in a day, and nothing is kept of it', async () => {
    const { limits } = server.platform
    const ids = [await own.member(from), await own.member(from)]
    await limits.take(`acted rows ${own.as.userId}`, ROWS_LIMIT, undefined, ROWS_LIMIT.tries - 1)
    const both = await acts.begin(STUDENTS, 'move', { selection: some(...ids), groupId: to })
    expect([both.statusCode, both.json().error.code, Number(both.headers['retry-after']) > 0]).toEqual([
      429,
      'TOO_MANY_TRIES',
      true,
    ])
    expect([(await acts.list()).total, await membersOf(to)]).toEqual([0, []])
    const one = await acts.run(STUDENTS, 'move', { selection: some(ids[0] ?? 0), groupId: to })
    expect(one.done).toBe(1)
    const unchanged = await acts.begin(STUDENTS, 'move', { selection: some(ids[0] ?? 0), groupId: to })
    expect(unchanged.statusCode).toBe(429)
    // What is undone is no new row.
    expect((await acts.undo(one.id)).undone).toBe(1)
  })
})

describe('what goes on behind the answer', () => {
  it('takes up where a server was killed, and does each row once', async () => {
    await crowd(from, 250)
    const begun = (await acts.begin(STUDENTS, 'move', moveAll())).json<ListAct>()
    // The job is lost with the server; whatever runs next finds what is under way.
    await server.platform.db.execute(sql`delete from pgboss.job where name = ${LIST_ACT_JOB}`)
    await server.platform.jobs.enqueue(server.platform.db, 'listAct.resume', {})
    await server.platform.jobs.drain()
    const moves = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'group.studentsMoved'))
      .orderBy(auditLog.id)
    const moved = moves.flatMap(({ details }) =>
      details?.['listAct'] === begun.id ? (details['students'] as readonly number[]) : [],
    )
    expect([figuresOf(await acts.read(begun.id)), moved.length, new Set(moved).size]).toEqual([
      ['done', 250, 0, 0, 0, 0],
      250,
      250,
    ])
  })

  it('is done once by two servers at once', async () => {
    await crowd(from, 250)
    const begun = (await acts.begin(STUDENTS, 'move', moveAll())).json<ListAct>()
    for (let times = 0; times < 3; times += 1) {
      await server.platform.jobs.enqueue(server.platform.db, LIST_ACT_JOB, { actId: begun.id })
    }
    await Promise.all([server.platform.jobs.drain(), server.platform.jobs.drain()])
    expect(figuresOf(await acts.read(begun.id))).toEqual(['done', 250, 0, 0, 0, 0])
  })

  it('stops where who asked for it may not any more, and says so', async () => {
    await crowd(from, 250)
    const begun = (await acts.begin(STUDENTS, 'move', moveAll())).json<ListAct>()
    await server.platform.db.delete(userRoles).where(eq(userRoles.userId, own.as.userId))
    await server.platform.jobs.drain()
    expect((await acts.ask('GET', `/api/list-acts/${begun.id}`)).statusCode).toBe(403)
    const [held] = await server.platform.db.select().from(listActs).where(eq(listActs.id, begun.id))
    expect([held?.state, held?.done, (await membersOf(to)).length]).toEqual(['failed', 100, 100])
    expect(await notedOf(begun)).toEqual([
      ['listAct.begun', own.as.userId],
      ['listAct.failed', own.as.userId],
    ])
  })

  it('leaves alone what is not led any more', async () => {
    await crowd(from, 150)
    const begun = (await acts.begin(STUDENTS, 'move', moveAll())).json<ListAct>()
    await server.platform.db.delete(groupCoordinators).where(eq(groupCoordinators.groupId, to))
    await server.platform.jobs.drain()
    expect(figuresOf(await acts.read(begun.id))).toEqual(['done', 100, 0, 50, 0, 0])
  })

  it('is given up after five tries that came to nothing, with what was done before', async () => {
    const failing = createListActs(server.platform, [])
    await crowd(from, 150)
    const begun = (await acts.begin(STUDENTS, 'move', moveAll())).json<ListAct>()
    const transaction = vi.spyOn(server.platform.db, 'transaction')
    for (let times = 0; times < 4; times += 1) {
      transaction.mockRejectedValueOnce(new Error('No room'))
      await expect(failing.goOn(begun.id)).rejects.toThrow('No room')
    }
    transaction.mockRejectedValueOnce(new Error('No room'))
    expect(await failing.goOn(begun.id)).toBe(false)
    transaction.mockRestore()
    await server.platform.jobs.drain()
    expect(figuresOf(await acts.read(begun.id))).toEqual(['failed', 100, 0, 0, 0, 0])
    expect(figuresOf(await acts.undo(begun.id))).toEqual(['undone', 100, 0, 0, 100, 0])
  })

  it('is left where it is cancelled: what was done stays, and can be undone', async () => {
    await crowd(from, 250)
    const begun = (await acts.begin(STUDENTS, 'move', moveAll())).json<ListAct>()
    const cancelled = await acts.cancel(begun.id)
    expect([cancelled.statusCode, figuresOf(cancelled.json())]).toEqual([200, ['cancelled', 100, 0, 0, 0, 0]])
    await server.platform.jobs.drain()
    expect([(await membersOf(to)).length, (await acts.cancel(begun.id)).statusCode]).toEqual([100, 409])
    expect((await acts.rows(begun.id)).filter(({ outcome }) => outcome === null)).toEqual([])
    expect((await acts.saved(begun.id)).split('\r\n').filter((line) => line.includes('Not done'))).toHaveLength(150)
    expect(figuresOf(await acts.undo(begun.id))).toEqual(['undone', 100, 0, 0, 100, 0])
    expect(await membersOf(to)).toEqual([])
  })

  it('is noted with from where, where its person asked for it: begun, left and undone', async () => {
    await crowd(from, 101)
    const { id } = (await acts.begin(STUDENTS, 'move', moveAll())).json<ListAct>()
    await acts.cancel(id)
    await acts.undo(id)
    const { db } = server.platform
    const noted = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `listAct:${id}`), isNotNull(auditLog.address), isNotNull(auditLog.requestId)))
      .orderBy(asc(auditLog.id))
    expect(noted.map(({ action }) => action)).toEqual(['listAct.begun', 'listAct.cancelled', 'listAct.undoBegun'])
  })
})

describe('undoing', () => {
  it('puts back who was moved, each into the group of before', async () => {
    const third = (await own.make('C')).id
    const ids = [await own.member(from), await own.member(from), await own.member(third)]
    const act = await acts.run(STUDENTS, 'move', { selection: some(...ids), groupId: to })
    expect(await membersOf(to)).toEqual(ids)
    const undone = await acts.undo(act.id)
    expect([figuresOf(undone), undone.isUndoable]).toEqual([['undone', 3, 0, 0, 3, 0], false])
    expect([await membersOf(from), await membersOf(third), await membersOf(to)]).toEqual([
      ids.slice(0, 2),
      ids.slice(2),
      [],
    ])
    expect(await notedOf(act)).toEqual([
      ['listAct.begun', own.as.userId],
      ['listAct.finished', own.as.userId],
      ['listAct.undoBegun', own.as.userId],
      ['listAct.undone', own.as.userId],
    ])
  })

  it('of many goes on behind the answer too', async () => {
    const ids = await crowd(from, 250)
    const act = await acts.run(STUDENTS, 'remove', { selection: matching() })
    const begun = (await acts.ask('POST', `/api/list-acts/${act.id}/undo`, {})).json<ListAct>()
    expect(figuresOf(begun)).toEqual(['undoing', 250, 0, 0, 100, 0])
    await server.platform.jobs.drain()
    expect(figuresOf(await acts.read(act.id))).toEqual(['undone', 250, 0, 0, 250, 0])
    expect(await membersOf(from)).toEqual(ids.toSorted((a, b) => a - b))
  })

  it('leaves alone whom somebody has changed since, and says so', async () => {
    const third = (await own.make('C')).id
    const other = await coordinating(server)
    const theirs = (await other.make('Theirs')).id
    const [stays, moved, left, taken] = [
      await own.member(from, { lastName: 'A' }),
      await own.member(from, { lastName: 'B' }),
      await own.member(from, { lastName: 'C' }),
      await own.member(from, { lastName: 'D' }),
    ]
    const act = await acts.run(STUDENTS, 'move', { selection: some(stays, moved, left, taken), groupId: to })
    await acts.run(STUDENTS, 'move', { selection: some(moved), groupId: third })
    await acts.run(STUDENTS, 'remove', { selection: some(left) })
    await server.platform.db.update(groupMembers).set({ groupId: theirs }).where(eq(groupMembers.studentId, taken))
    expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 4, 0, 0, 1, 3])
    expect((await acts.rows(act.id)).map(({ undo, undoReason }) => [undo, undoReason])).toEqual([
      ['undone', null],
      ['kept', 'changed'],
      ['kept', 'changed'],
      ['kept', 'changed'],
    ])
    expect([await membersOf(from), await membersOf(third), await membersOf(theirs)]).toEqual([
      [stays],
      [moved],
      [taken],
    ])
  })

  it('brings who was removed back with the day that they joined, unless they are in a group by now', async () => {
    const joinedAt = server.clock.now()
    const [back, elsewhere] = [await own.member(from), await own.member(from)]
    server.clock.moveBy(HOUR)
    const act = await acts.run(STUDENTS, 'remove', { selection: some(back, elsewhere) })
    await server.platform.db.insert(groupMembers).values({ groupId: to, studentId: elsewhere, joinedAt: new Date(0) })
    expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 2, 0, 0, 1, 1])
    const rows = await server.platform.db
      .select()
      .from(groupMembers)
      .where(inArray(groupMembers.studentId, [back, elsewhere]))
      .orderBy(asc(groupMembers.studentId))
    expect(rows).toEqual([
      { groupId: from, studentId: back, joinedAt },
      { groupId: to, studentId: elsewhere, joinedAt: new Date(0) },
    ])
  })

  it('does not bring anybody into a group that is not led any more', async () => {
    const id = await own.member(from)
    const act = await acts.run(STUDENTS, 'remove', { selection: some(id) })
    await server.platform.db.delete(groupCoordinators).where(eq(groupCoordinators.groupId, from))
    expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 1, 0, 0, 0, 1])
    expect([(await acts.rows(act.id))[0]?.undoReason, await membersOf(from)]).toEqual(['gone', []])
  })

  it('happens once, of what is over, for as long as it is kept', async () => {
    await crowd(from, 150)
    const begun = (await acts.begin(STUDENTS, 'move', moveAll())).json<ListAct>()
    const undo = () => acts.ask('POST', `/api/list-acts/${begun.id}/undo`, {})
    expect((await undo()).statusCode).toBe(409)
    await server.platform.jobs.drain()
    const answers = await Promise.all([undo(), undo(), undo()])
    expect(statusesOf(answers)).toEqual([200, 409, 409])
    await server.platform.jobs.drain()
    expect([(await undo()).statusCode, (await membersOf(to)).length]).toEqual([409, 0])

    const late = await acts.run(STUDENTS, 'move', moveAll())
    server.clock.moveBy(LIST_ACT_DAYS * DAY)
    const again = acting(server, { token: await server.signIn(own.as.email) })
    expect((await again.ask('POST', `/api/list-acts/${late.id}/undo`, {})).statusCode).toBe(404)
    expect((await again.list()).items).toEqual([])
    await server.platform.jobs.enqueue(server.platform.db, 'listAct.forget', {})
    await server.platform.jobs.drain()
    const kept = await server.platform.db.select().from(listActRows).where(eq(listActRows.actId, late.id))
    expect(kept).toEqual([])
  })
})

describe('the history', () => {
  it('has the own acts, the latest first, of one list or in one state', async () => {
    const id = await own.member(from)
    const first = await acts.run(STUDENTS, 'move', { selection: some(id), groupId: to })
    server.clock.moveBy(1000)
    const second = await acts.run(STUDENTS, 'remove', { selection: some(id) })
    await acts.undo(second.id)
    const idsOf = async (query: string) => (await acts.list(query)).items.map((act) => act.id)
    expect([
      await idsOf(''),
      await idsOf('?list=groupStudents&sort=begun'),
      await idsOf('?list=groupInvitations'),
      await idsOf('?state=undone'),
    ]).toEqual([[second.id, first.id], [first.id, second.id], [], [second.id]])
    expect((await acts.ask('GET', '/api/list-acts?list=nobody')).statusCode).toBe(400)
  })

  it('is nobody else’s: neither seen, nor cancelled, nor undone, nor saved', async () => {
    const id = await own.member(from)
    const act = await acts.run(STUDENTS, 'move', { selection: some(id), groupId: to })
    const other = await server.signedIn([ROLE.groupCoordinator, ROLE.admin])
    const strange = acting(server, other)
    const asked = (about: number) =>
      Promise.all([
        strange.ask('GET', `/api/list-acts/${about}`),
        strange.cancel(about),
        strange.ask('POST', `/api/list-acts/${about}/undo`, {}),
        strange.ask('GET', `/api/list-acts/${about}/rows`),
        strange.ask('GET', `/api/list-acts/${about}/rows/export`),
      ])
    const answers = await asked(act.id)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect(answers.map(({ body }) => body)).toEqual((await asked(999_999)).map(({ body }) => body))
    expect([(await strange.list()).items, await membersOf(to)]).toEqual([[], [id]])
  })

  it('of a list is only for who still has the list', async () => {
    const id = await own.member(from)
    const act = await acts.run(STUDENTS, 'move', { selection: some(id), groupId: to })
    await server.platform.db
      .update(userRoles)
      .set({ roleId: ROLE.instructor })
      .where(eq(userRoles.userId, own.as.userId))
    const undo = await acts.ask('POST', `/api/list-acts/${act.id}/undo`, {})
    expect([(await acts.list()).items, undo.statusCode, await membersOf(to)]).toEqual([[], 404, [id]])
  })

  it('is saved with one result a row, each person by name and address, formulas as text', async () => {
    const plus = await own.member(from, { firstName: '=1+1', lastName: 'Ak', email: 'ak@example.org' })
    const bora = await own.member(to, { firstName: 'Bora', lastName: 'Demir', email: 'demir@example.org' })
    const act = await acts.run(STUDENTS, 'move', { selection: some(plus, bora), groupId: to })
    await acts.undo(act.id)
    expect(await acts.saved(act.id)).toBe(
      [
        '\uFEFFRow,Email,Result,Why,Undone,Why not undone',
        "'=1+1 Ak,ak@example.org,Done,,Undone,",
        'Bora Demir,demir@example.org,Unchanged,Was so before,,',
        '',
      ].join('\r\n'),
    )
  })
})
