import { and, eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { findMessage } from '../../../server/modules/mail/messages.repository.ts'
import { createDueMailings } from '../../../server/modules/report-mailings/due-mailings.service.ts'
import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { userRoles, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import { reportMailings, reports } from '../../../server/platform/db/tables/reports.table.ts'
import type {
  MailingMove,
  ReportMailing,
  ReportMailings,
} from '../../../src/domain/contract/report-mailing.contract.ts'
import { VIEWED_LISTS } from '../../../src/domain/contract/viewed-lists.ts'
import { MAILED_LISTS, nextMailing } from '../../../src/domain/report-mailing.ts'
import { daysOfQuarter, watchedQuarters } from '../../../src/domain/report.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { openProgramme, ZONE } from '../reports/support.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

const OUTSIDE = 'r.cole@example.net'

let server: TestApp
let owner: TestUser
let programme: Awaited<ReturnType<typeof openProgramme>>
beforeAll(async () => {
  server = await openTestApp({ TIME_ZONE: ZONE })
  programme = await openProgramme(server, 1, ['Fairmont Fire', 'Ashby Towing'])
  await programme.person(0, { agency: 0 })
})
afterAll(() => server.close())
beforeEach(async () => {
  const { db } = server.platform
  await db.delete(reportMailings)
  await db.delete(reports)
  await db.delete(messages)
  owner = await server.signedIn([ROLE.master])
})

const asked = (more: object = {}) => ({
  agencyId: programme.agencyIds[0],
  viewId: null,
  day: 5,
  format: 'csv',
  language: 'tr',
  recipients: [OUTSIDE],
  ...more,
})
const post = (payload: object, as = owner) => server.call({ method: 'POST', url: '/api/report-mailings', payload, as })
const add = async (more: object = {}): Promise<ReportMailing> => (await post(asked(more))).json()
const move = (id: number, to: MailingMove, as = owner) =>
  server.call({ method: 'POST', url: `/api/report-mailings/${id}/moves`, payload: { move: to }, as })
const list = async (): Promise<ReportMailings> => {
  const as = await server.signedIn([ROLE.admin])
  return (await server.call({ url: '/api/report-mailings', as })).json()
}
const one = async () => (await list()).items[0]
const mailed = () =>
  server.platform.db.select().from(messages).where(eq(messages.template, 'reportReady')).orderBy(messages.id)
const work = () => createDueMailings(server.platform)
/** Somebody of the agency was trained in the quarter that is over. */
const train = async () => {
  const { from } = daysOfQuarter(watchedQuarters(wallTimeOf(server.clock.now().getTime(), ZONE).date)[0] ?? '')
  await programme.issue({ holder: 0, at: new Date(`${from}T15:00:00Z`), hours: 4, fate: 'good' })
}
/** As each server does from time to time. */
const look = async () => {
  await work().settle()
  while (await work().mailOne());
}
const run = async () => {
  await train()
  await look()
}
/** To the moment at which it is mailed. */
const goTo = (instant: string | null | undefined) =>
  server.clock.moveBy(Date.parse(instant ?? '') - server.clock.now().getTime())
const becomes = (state: 'sent' | 'failed') =>
  server.platform.db.update(messages).set({ state }).where(eq(messages.template, 'reportReady'))

describe('a report on a day of each month', () => {
  test('is set up with its next day, which was said before', async () => {
    const { next } = await list()
    const made = await add()
    expect(made).toMatchObject({
      kind: 'creditPack',
      agency: 'Fairmont Fire',
      state: 'active',
      problem: null,
      recipients: [{ address: OUTSIDE, isAllowed: true }],
      nextAt: next.find(({ day }) => day === 5)?.at,
      sentAt: null,
      moves: ['mailing.paused', 'mailing.removed'],
    })
    expect(await one()).toEqual(made)
    const noted = await server.platform.db
      .select({ action: auditLog.action, actorId: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.subject, `reportMailing:${made.id}`))
      .orderBy(auditLog.id)
    expect(noted).toEqual([{ action: 'reportMailing.added', actorId: owner.userId }])
  })

  test('is mailed on it once, whichever servers look, and again in the next month', async () => {
    const { nextAt } = await add()
    await run()
    expect(await mailed()).toEqual([])
    goTo(nextAt)
    await train()
    await Promise.all([look(), look()])
    expect((await mailed()).map(({ recipientAddress, locale }) => [recipientAddress, locale])).toEqual([
      [OUTSIDE, 'tr'],
    ])
    const after = await one()
    expect([after?.sentAt, after?.nextAt]).toEqual([
      nextAt,
      new Date(nextMailing(Date.parse(nextAt ?? ''), 5, ZONE)).toISOString(),
    ])
    await becomes('sent')
    goTo(after?.nextAt)
    await run()
    expect(await mailed()).toHaveLength(2)
  })

  test('is mailed once where no server ran for weeks', async () => {
    const { nextAt } = await add()
    goTo(nextAt)
    server.clock.moveBy(75 * DAY)
    await run()
    expect(await mailed()).toHaveLength(1)
    expect(Date.parse((await one())?.nextAt ?? '')).toBeGreaterThan(server.clock.now().getTime())
  })

  test('of which there is nothing to say is no mail, and no failure', async () => {
    const { nextAt } = await add({ agencyId: programme.agencyIds[1] })
    goTo(nextAt)
    await run()
    expect([await mailed(), await one()]).toMatchObject([[], { problem: null, sentAt: null, state: 'active' }])
  })
})

describe('who may not read it', () => {
  test('is refused when it is set up: an account that looks after no reports and is not of the agency', async () => {
    const stranger = await server.signedIn([ROLE.student])
    for (const more of [{}, { agencyId: null }]) {
      const answer = await post(asked({ recipients: [OUTSIDE, stranger.email], ...more }))
      expect([answer.statusCode, answer.json().error.details]).toEqual([
        400,
        [{ field: 'recipients', message: expect.stringContaining(stranger.email) }],
      ])
    }
    expect((await list()).items).toEqual([])
  })

  test('any more receives nothing, and the list says so', async () => {
    const { db } = server.platform
    const member = await server.signedIn([ROLE.student])
    await db.update(users).set({ primaryAgencyId: programme.agencyIds[0] }).where(eq(users.id, member.userId))
    const { nextAt } = await add({ recipients: [member.email, OUTSIDE] })
    await db.update(users).set({ primaryAgencyId: programme.agencyIds[1] }).where(eq(users.id, member.userId))
    goTo(nextAt)
    await run()
    expect((await mailed()).map(({ recipientAddress }) => recipientAddress)).toEqual([OUTSIDE])
    expect((await one())?.recipients).toEqual([
      { address: member.email, isAllowed: false },
      { address: OUTSIDE, isAllowed: true },
    ])
  })

  test('and set it up has it stopped; whoever resumes it answers for it', async () => {
    const { db } = server.platform
    const { id, nextAt } = await add()
    await db.delete(userRoles).where(eq(userRoles.userId, owner.userId))
    goTo(nextAt)
    await run()
    expect([await mailed(), await one()]).toMatchObject([[], { state: 'stopped', problem: 'owner', nextAt: null }])
    const other = await server.signedIn([ROLE.admin])
    const resumed = (await move(id, 'mailing.resumed', other)).json<ReportMailing>()
    goTo(resumed.nextAt)
    await run()
    expect(await mailed()).toHaveLength(1)
  })
})

describe('failures', () => {
  const told = () =>
    server.platform.db.select().from(messages).where(eq(messages.template, 'reportMailingStopped')).orderBy(messages.id)

  test('in a row, three of them, stop it and tell its owner, once', async () => {
    const { db } = server.platform
    const member = await server.signedIn([ROLE.master])
    const { nextAt } = await add({ recipients: [member.email] })
    await db.delete(userRoles).where(inArray(userRoles.userId, [member.userId]))
    goTo(nextAt)
    for (const state of ['active', 'active', 'stopped']) {
      await run()
      expect(await one()).toMatchObject({ state, problem: 'nobody' })
      server.clock.moveBy(HOUR)
    }
    await run()
    expect((await told()).map(({ recipientAddress }) => recipientAddress)).toEqual([owner.email])
  })

  test('are mails that were not taken, too; one that was begins the count anew', async () => {
    let { nextAt } = await add()
    for (const state of ['failed', 'failed', 'sent', 'failed', 'failed'] as const) {
      goTo(nextAt)
      await run()
      await becomes(state)
      await work().settle()
      const now = await one()
      expect([now?.state, now?.problem]).toEqual(['active', state === 'failed' ? 'untaken' : null])
      nextAt = now?.nextAt ?? null
    }
    goTo(nextAt)
    await run()
    await becomes('failed')
    await work().settle()
    expect([(await one())?.state, (await told()).length]).toEqual(['stopped', 1])
  })
})

const change = (mailing: ReportMailing, more: object = {}, as = owner) =>
  server.call({
    method: 'PUT',
    url: `/api/report-mailings/${mailing.id}`,
    payload: { ...asked(more), revision: mailing.revision },
    as,
  })

describe('what it says is changed', () => {
  test('and it is mailed on the new day to whom it says then, on behalf of whoever changed it', async () => {
    const made = await add({ day: 20 })
    const other = await server.signedIn([ROLE.admin], { firstName: 'Dana', lastName: 'Cole' })
    const { next } = await list()
    const changed = (await change(made, { day: 7, recipients: ['b@example.net'] }, other)).json<ReportMailing>()
    expect(changed).toEqual({
      ...made,
      day: 7,
      recipients: [{ address: 'b@example.net', isAllowed: true }],
      owner: 'Dana Cole',
      nextAt: next.find(({ day }) => day === 7)?.at,
      revision: 1,
    })
    await server.platform.db.delete(userRoles).where(eq(userRoles.userId, owner.userId))
    goTo(changed.nextAt)
    await run()
    expect((await mailed()).map(({ recipientAddress }) => recipientAddress)).toEqual(['b@example.net'])
    const noted = await server.platform.db
      .select({ action: auditLog.action, actorId: auditLog.actorId })
      .from(auditLog)
      .where(and(eq(auditLog.subject, `reportMailing:${made.id}`), eq(auditLog.action, 'reportMailing.changed')))
      .orderBy(auditLog.id)
    expect(noted).toEqual([{ action: 'reportMailing.changed', actorId: other.userId }])
  })

  test('by one of two who saw the same; what it refuses changes nothing', async () => {
    const made = await add()
    const stranger = await server.signedIn([ROLE.student])
    expect((await change(made, { recipients: [stranger.email] })).statusCode).toBe(400)
    expect(await one()).toEqual(made)
    expect((await change(made, { day: 9 })).statusCode).toBe(200)
    const late = await change(made, { day: 10 })
    expect([late.statusCode, late.json().error.code, (await one())?.day]).toEqual([409, 'REPORT_MAILING_CHANGED', 9])
  })

  test('while it is paused or stopped, and it waits to be resumed', async () => {
    const made = await add()
    await move(made.id, 'mailing.paused')
    expect((await change(made, { day: 3 })).json()).toMatchObject({ state: 'paused', nextAt: null, day: 3 })
    await move(made.id, 'mailing.removed')
    expect((await change({ ...made, revision: 1 })).statusCode).toBe(409)
  })
})

describe('a named view of a list', () => {
  const named = async (as: TestUser, view: object = {}) => {
    const payload = { list: 'users', name: 'Those called Quill', asked: 'search=Quill', ...view }
    return (await server.call({ method: 'POST', url: '/api/list-views', payload, as })).json<{ id: number }>()
  }
  const lists = () =>
    server.platform.db.select().from(messages).where(eq(messages.template, 'listReady')).orderBy(messages.id)
  const linkIn = async () => {
    const id = (await lists())[0]?.id ?? 0
    const message = await findMessage(server.platform, id)
    const data = message?.data ?? {}
    return new URL('link' in data ? data.link : '')
  }
  const opened = async (link: URL) => server.call({ url: `${link.pathname}${link.search}` })

  test('is read for each of its recipients on its day, and stays as it was then', async () => {
    const admin = await server.signedIn([ROLE.admin])
    await server.signedIn([ROLE.student], { firstName: 'Ada', lastName: 'Quill' })
    const { id } = await named(admin)
    const made = (await post(asked({ agencyId: null, viewId: id, recipients: [admin.email] }), admin)).json()
    expect(made).toMatchObject({ kind: 'view', view: { id, name: 'Those called Quill', list: 'users' } })
    goTo(made.nextAt)
    await look()
    expect((await lists()).map(({ recipientAddress }) => recipientAddress)).toEqual([admin.email])
    await server.signedIn([ROLE.student], { firstName: 'Bea', lastName: 'Quill' })
    const file = await opened(await linkIn())
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(file.body).toContain('Ada')
    expect(file.body).not.toContain('Bea')
    const noted = await server.platform.db
      .select({ actorId: auditLog.actorId, subject: auditLog.subject })
      .from(auditLog)
      .where(eq(auditLog.action, 'list.exported'))
      .orderBy(auditLog.id)
    expect(noted).toEqual([{ actorId: admin.userId, subject: 'users' }])
  })

  test('opens for nobody once its person may not see the list any more', async () => {
    const admin = await server.signedIn([ROLE.admin])
    const { id } = await named(admin)
    const made = (await post(asked({ agencyId: null, viewId: id, recipients: [admin.email] }), admin)).json()
    goTo(made.nextAt)
    await look()
    const link = await linkIn()
    await server.platform.db.delete(userRoles).where(eq(userRoles.userId, admin.userId))
    expect([(await opened(link)).statusCode, (await opened(new URL('?code=x', link))).statusCode]).toEqual([400, 400])
  })

  test('that shows nothing is no mail, and no failure', async () => {
    const admin = await server.signedIn([ROLE.admin])
    const { id } = await named(admin, { asked: 'search=nobody+is+called+so' })
    const made = (await post(asked({ agencyId: null, viewId: id, recipients: [admin.email] }), admin)).json()
    goTo(made.nextAt)
    await look()
    expect([await lists(), await one()]).toMatchObject([[], { state: 'active', problem: null, sentAt: null }])
  })

  test('is for accounts that have the list alone, and of views that one sees', async () => {
    const admin = await server.signedIn([ROLE.admin])
    const { id } = await named(admin)
    const view = { agencyId: null, viewId: id }
    for (const recipients of [[OUTSIDE], [owner.email]]) {
      const answer = await post(asked({ ...view, recipients }), admin)
      expect([answer.statusCode, answer.json().error.details[0].field]).toEqual([400, 'recipients'])
    }
    const other = await server.signedIn([ROLE.admin])
    for (const more of [
      view,
      { viewId: 2_000_000_000, agencyId: null },
      { ...view, agencyId: programme.agencyIds[0] },
    ]) {
      const answer = await post(asked({ ...more, recipients: [other.email] }), other)
      expect([answer.statusCode, answer.json().error.details[0].field]).toEqual([400, 'viewId'])
    }
  })

  test('is resumed by those alone who see it: whoever resumes a mailing answers for what it says', async () => {
    const admin = await server.signedIn([ROLE.admin])
    const { id: viewId } = await named(admin)
    const { id } = (await post(asked({ agencyId: null, viewId, recipients: [admin.email] }), admin)).json()
    const movesFor = async (as: TestUser) =>
      (await server.call({ url: '/api/report-mailings', as })).json<ReportMailings>().items[0]?.moves
    const paused = (await move(id, 'mailing.paused')).json<ReportMailing>()
    const refused = await move(id, 'mailing.resumed')
    expect([paused.moves, await movesFor(owner), refused.statusCode, refused.json().error.code]).toEqual([
      ['mailing.removed'],
      ['mailing.removed'],
      409,
      'ILLEGAL_TRANSITION',
    ])
    expect(await movesFor(admin)).toEqual(['mailing.resumed', 'mailing.removed'])
    const resumed = (await move(id, 'mailing.resumed', admin)).json<ReportMailing>()
    goTo(resumed.nextAt)
    await server.signedIn([ROLE.student], { firstName: 'Ada', lastName: 'Quill' })
    await look()
    expect([(await lists()).length, (await one())?.problem]).toEqual([1, null])
  })

  test('that is gone stops it, and says so', async () => {
    const admin = await server.signedIn([ROLE.admin])
    const { id } = await named(admin)
    const made = (await post(asked({ agencyId: null, viewId: id, recipients: [admin.email] }), admin)).json()
    await server.call({ method: 'DELETE', url: `/api/list-views/${id}`, as: admin })
    goTo(made.nextAt)
    await look()
    expect(await one()).toMatchObject({ state: 'stopped', problem: 'view', view: null })
  })
})

test('each list that can be mailed is one that whoever looks after reports has, and that one address names', () => {
  expect(
    MAILED_LISTS.filter((id) => {
      const { csv, path, roles } = VIEWED_LISTS[id]
      return csv.length === 0 || path.includes(':') || !roles.includes(ROLE.admin)
    }),
  ).toEqual([])
  expect(MAILED_LISTS.filter((id) => server.platform.lists.of(id) === undefined)).toEqual([])
})

describe('what is done with it', () => {
  test('it is paused and resumed; what fell due meanwhile is not made up for', async () => {
    const { id, nextAt } = await add()
    expect((await move(id, 'mailing.paused')).json()).toMatchObject({ state: 'paused', nextAt: null })
    goTo(nextAt)
    server.clock.moveBy(DAY)
    await run()
    const as = await server.signedIn([ROLE.owner])
    const resumed = (await move(id, 'mailing.resumed', as)).json<ReportMailing>()
    expect(Date.parse(resumed.nextAt ?? '')).toBeGreaterThan(server.clock.now().getTime())
    await run()
    expect(await mailed()).toEqual([])
    expect((await move(id, 'mailing.resumed', as)).statusCode).toBe(409)
  })

  test('it is removed, and restored as it was', async () => {
    const { id } = await add()
    await move(id, 'mailing.removed')
    expect((await list()).items).toEqual([])
    expect((await move(id, 'mailing.restored')).json()).toMatchObject({ state: 'active' })
    expect((await list()).items).toHaveLength(1)
    expect((await move(2_000_000_000, 'mailing.paused')).statusCode).toBe(404)
    const deeds = await server.platform.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(like(auditLog.subject, `reportMailing:${id}`))
      .orderBy(auditLog.id)
    expect(deeds.map(({ action }) => action)).toEqual([
      'reportMailing.added',
      'reportMailing.removed',
      'reportMailing.restored',
    ])
  })

  test.each([
    ['day', { day: 29 }],
    ['agencyId', { agencyId: 2_000_000_000 }],
    ['recipients', { recipients: [] }],
    ['recipients.0', { recipients: ['nobody'] }],
    ['format', { format: 'pdf' }],
  ])('is refused at its field: %s', async (field, more) => {
    const answer = await post(asked(more))
    expect([answer.statusCode, answer.json().error.details[0].field]).toEqual([400, field])
  })
})
