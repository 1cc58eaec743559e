import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { userRoles, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { groupCoordinators, imports } from '../../../server/platform/db/tables/groups.table.ts'
import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '../../../src/domain/import.ts'
import { codeFor, coordinating, groupMails } from '../groups/coordinating.ts'
import type { Coordinating } from '../groups/coordinating.ts'
import { refused } from '../support/accounts.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { bringing } from './bringing.ts'
import type { Bringing } from './bringing.ts'

let server: TestApp
let own: Coordinating
let files: Bringing
let groupId: number
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  await server.platform.db.delete(messages)
  await server.platform.db.delete(auditLog)
  own = await coordinating(server)
  files = bringing(server, own)
  groupId = (await own.make('Crew A')).id
})

const HEADER = 'email,first name,last name,phone,agency\n'
const people = (...emails: readonly string[]) => HEADER + emails.map((email) => `${email},Ada,Moreno,,`).join('\n')
const none = { ready: 0, invalid: 0, repeated: 0, member: 0, invited: 0 }
const nothing = { invited: 0, member: 0, alreadyInvited: 0, refused: 0, withdrawn: 0 }

describe('an import', () => {
  it('is previewed with one verdict a row, and changes nothing until it is started', async () => {
    await own.member(groupId, { email: 'member@example.org' })
    await own.invite(groupId, { email: 'invited@example.org' })
    const before = await server.platform.db.select().from(messages).orderBy(messages.id)
    const held = await files.preview(
      groupId,
      people('new@example.org', 'no address', 'NEW@example.org', 'member@example.org', 'invited@example.org'),
    )
    expect(held).toEqual({
      id: held.id,
      groupId,
      groupName: 'Crew A',
      fileName: 'people.csv',
      language: 'en',
      state: 'previewed',
      rowCount: 5,
      verdicts: { ready: 1, invalid: 1, repeated: 1, member: 1, invited: 1 },
      outcomes: nothing,
      phonesLeftOut: 0,
      ignoredColumns: [],
      openInvitations: 0,
      createdAt: server.clock.now().toISOString(),
      finishedAt: null,
    })
    expect(await files.verdicts(held.id)).toEqual([
      [2, 'ready'],
      [3, 'invalid', 'email email'],
      [4, 'repeated'],
      [5, 'member'],
      [6, 'invited'],
    ])
    await server.platform.jobs.drain()
    expect(await server.platform.db.select().from(messages).orderBy(messages.id)).toEqual(before)
  })

  it('says of how many who are ready the phone is left out', async () => {
    const rows = [
      'a@example.org,Ada,Moreno,0532 123 45 67,',
      'b@example.org,Bo,Low,+49 30 901820,',
      'c,Cy,Low,+49 30 901820,',
    ]
    const answer = await files.send(groupId, `${HEADER}${rows.join('\n')}\nd@example.org,Di,Low,555 201 3344,\n`)
    expect(answer.json()).toMatchObject({ verdicts: { ready: 3, invalid: 1 }, phonesLeftOut: 2 })
  })

  it('invites those who are ready, once each, in its language, by name and number', async () => {
    const file = `${HEADER}a@example.org,"Ada\nMaria",Moreno,555 201 3344,\nb@example.org,Bo,Low,,\n`
    const answer = await files.send(groupId, file, { language: 'ar' })
    const { id } = answer.json<{ id: number }>()
    const done = await files.run(id)
    expect([done.state, done.verdicts, done.outcomes, done.finishedAt]).toEqual([
      'done',
      { ...none, ready: 2 },
      { ...nothing, invited: 2 },
      server.clock.now().toISOString(),
    ])
    expect((await groupMails(server)).map(({ to, locale, data }) => [to, locale, data.group]).toReversed()).toEqual([
      ['a@example.org', 'ar', 'Crew A'],
      ['b@example.org', 'ar', 'Crew A'],
    ])
    const data = await server.call({
      url: `/api/auth/profile-data?verificationCode=${await codeFor(server, 'a@example.org')}`,
    })
    expect(data.json()).toMatchObject({ firstName: 'Ada Maria', phone: '(555) 201-3344', userType: 1 })
    const entries = await server.platform.db.select().from(auditLog).orderBy(auditLog.id)
    expect(entries.map(({ action }) => action).filter((action) => action.startsWith('import.'))).toEqual([
      'import.previewed',
      'import.started',
      'import.finished',
    ])
  })

  it('says the same of an address whether it has an account or not', async () => {
    await server.createUser(undefined, { email: 'held@example.org' })
    const { id } = await files.preview(groupId, people('held@example.org', 'free@example.org'))
    await files.run(id)
    const { items } = await files.rows(id)
    expect(items.map(({ verdict, outcome }) => [verdict, outcome])).toEqual([
      ['ready', 'invited'],
      ['ready', 'invited'],
    ])
    const [first, second] = await groupMails(server)
    expect(Object.keys(first?.data ?? {})).toEqual(Object.keys(second?.data ?? {}))
  })

  it('doubles nobody who came in while it waited', async () => {
    const { id } = await files.preview(groupId, people('m@example.org', 'i@example.org', 'n@example.org'))
    await own.member(groupId, { email: 'm@example.org' })
    await own.invite(groupId, { email: 'i@example.org' })
    await files.run(id)
    const { items } = await files.rows(id)
    expect(items.map(({ outcome }) => outcome)).toEqual(['member', 'alreadyInvited', 'invited'])
    expect((await groupMails(server)).map(({ to }) => to)).toEqual(['n@example.org', 'i@example.org'])
  })

  it('refuses an address that got too many invitations within the hour, and goes on', async () => {
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => coordinating(server)))
    for (const other of others) await other.invite((await other.make('B')).id, { email: 'flooded@example.org' })
    const { id } = await files.preview(groupId, people('flooded@example.org', 'calm@example.org'))
    const done = await files.run(id)
    expect([done.state, done.outcomes]).toEqual(['done', { ...nothing, invited: 1, refused: 1 }])
  })

  it('is started once, of many starts at once', async () => {
    const { id } = await files.preview(groupId, people('a@example.org', 'b@example.org'))
    const answers = await Promise.all([1, 2, 3, 4].map(() => files.start(id)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    await server.platform.jobs.drain()
    expect(await groupMails(server)).toHaveLength(2)
  })

  it('does each row once when two do it at the same time, and again after it is done', async () => {
    const emails = Array.from({ length: 120 }, (_, index) => `p${index}@example.org`)
    const { id } = await files.preview(groupId, people(...emails))
    await files.start(id)
    for (const _ of [1, 2, 3]) {
      await server.platform.jobs.enqueue(server.platform.db, 'import.run', { importId: id })
    }
    await Promise.all([server.platform.jobs.drain(), server.platform.jobs.drain(), server.platform.jobs.drain()])
    await server.platform.jobs.enqueue(server.platform.db, 'import.run', { importId: id })
    await server.platform.jobs.drain()
    expect((await files.read(id)).outcomes).toEqual({ ...nothing, invited: 120 })
    expect(
      new Set(
        (await server.platform.db.select().from(messages).orderBy(messages.id)).map((mail) => mail.recipientAddress),
      ).size,
    ).toBe(120)
    expect(await server.platform.db.select().from(messages).orderBy(messages.id)).toHaveLength(120)
  })

  it('is cancelled before it is started, or on its way; what was done stays', async () => {
    const { id } = await files.preview(groupId, people('a@example.org'))
    const cancelled = await own.post(`/api/imports/${id}/cancel`)
    expect([cancelled.statusCode, cancelled.json().state]).toEqual([200, 'cancelled'])
    for (const act of ['start', 'cancel']) {
      const refused = await own.post(`/api/imports/${id}/${act}`)
      expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'ILLEGAL_TRANSITION'])
    }
    const running = await files.preview(groupId, people('b@example.org'))
    await files.start(running.id)
    expect((await own.post(`/api/imports/${running.id}/cancel`)).json().state).toBe('cancelled')
    await server.platform.jobs.drain()
    expect(await groupMails(server)).toEqual([])
  })

  it('is undone: what is open is taken back, who accepted stays, and it is done once', async () => {
    const { id } = await files.preview(groupId, people('a@example.org', 'b@example.org', 'c@example.org'))
    expect(refused(await own.post(`/api/imports/${id}/undo`))).toEqual([409, 'ILLEGAL_TRANSITION'])
    expect((await files.run(id)).openInvitations).toBe(3)
    const verificationCode = await codeFor(server, 'a@example.org')
    const person = await server.signedIn(undefined, { email: 'a@example.org' })
    await server.call({ method: 'POST', url: '/api/auth/accept-invitation', payload: { verificationCode }, as: person })
    const answers = await Promise.all([1, 2, 3].map(() => own.post(`/api/imports/${id}/undo`)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const held = await files.read(id)
    expect([held.state, held.outcomes, held.openInvitations]).toEqual([
      'undone',
      { ...nothing, invited: 1, withdrawn: 2 },
      0,
    ])
    const { items } = await own.get<{ items: { email: string; state: string }[] }>('/api/groups/invitations')
    expect(Object.fromEntries(items.map(({ email, state }) => [email, state]))).toEqual({
      'a@example.org': 'used',
      'b@example.org': 'revoked',
      'c@example.org': 'revoked',
    })
    expect(await files.verdicts(id, '?outcome=withdrawn')).toHaveLength(2)
    const entries = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'import.undone'))
      .orderBy(auditLog.id)
    expect(entries).toHaveLength(1)
    // Each invitation's own history says who took it back, and with what.
    const revoked = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'invitation.revoked'))
      .orderBy(auditLog.id)
    expect(revoked.map(({ actorId, details }) => [actorId, details])).toEqual([
      [own.as.userId, { import: id }],
      [own.as.userId, { import: id }],
    ])
    expect(new Set(revoked.map(({ subject }) => subject)).size).toBe(2)
  })

  it('takes back no invitation but its own', async () => {
    await own.invite(groupId, { email: 'other@example.org' })
    const { id } = await files.preview(groupId, people('a@example.org', 'other@example.org'))
    await files.run(id)
    expect((await own.post(`/api/imports/${id}/undo`)).statusCode).toBe(200)
    const open = await own.get<{ items: { email: string }[] }>('/api/groups/invitations?state=open')
    expect(open.items.map(({ email }) => email)).toEqual(['other@example.org'])
  })

  it('mails no more people for one coordinator in a day than the largest file has', async () => {
    const { limits } = server.platform
    const limit = { tries: IMPORT_MAX_ROWS, milliseconds: DAY }
    await limits.take(`imported people ${own.as.userId}`, limit, undefined, IMPORT_MAX_ROWS - 3)
    const [first, second] = [
      await files.preview(groupId, people('a@example.org', 'b@example.org')),
      await files.preview(groupId, people('c@example.org', 'd@example.org')),
    ]
    expect((await files.run(first.id)).state).toBe('done')
    expect(refused(await files.start(second.id))).toEqual([429, 'TOO_MANY_TRIES'])
    expect((await files.read(second.id)).state).toBe('previewed')
    await limits.forget(`imported people ${own.as.userId}`)
    expect((await files.run(second.id)).outcomes.invited).toBe(2)
  })

  it('is kept for one coordinator in a day as often as the largest file can be brought in ten times', async () => {
    const { limits } = server.platform
    const limit = { tries: 10 * IMPORT_MAX_ROWS, milliseconds: DAY }
    await limits.take(`imported rows ${own.as.userId}`, limit, undefined, 10 * IMPORT_MAX_ROWS - 2)
    expect(refused(await files.send(groupId, people('no', 'no', 'no')))).toEqual([429, 'TOO_MANY_TRIES'])
    expect((await files.preview(groupId, people('no', 'no'))).rowCount).toBe(2)
    expect(refused(await files.send(groupId, people('no')))).toEqual([429, 'TOO_MANY_TRIES'])
  })

  it.each([
    ['has no account any more', () => server.platform.db.update(users).set({ deactivatedAt: server.clock.now() })],
    ['has lost the role', () => server.platform.db.delete(userRoles)],
    ['leads the group no more', () => server.platform.db.delete(groupCoordinators)],
  ] as const)('is left where whoever brought it in %s', async (_, withdraw) => {
    const { id } = await files.preview(groupId, people('a@example.org', 'b@example.org'))
    await files.start(id)
    await withdraw()
    await server.platform.jobs.drain()
    const [held] = await server.platform.db.select().from(imports).where(eq(imports.id, id))
    expect([held?.state, held?.finishedAt, await groupMails(server)]).toEqual(['cancelled', server.clock.now(), []])
  })

  it('is not started where nobody is ready', async () => {
    const { id } = await files.preview(groupId, people('no address'))
    const refused = await files.start(id)
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'ILLEGAL_TRANSITION'])
  })

  it('is taken up again where it was left', async () => {
    const { id } = await files.preview(groupId, people('a@example.org'))
    await files.start(id)
    // As if its work had been lost with a server.
    await server.platform.db.execute("delete from pgboss.job where name = 'import.run'")
    await server.platform.jobs.drain()
    expect((await files.read(id)).state).toBe('running')
    await server.platform.jobs.enqueue(server.platform.db, 'import.resume', {})
    await server.platform.jobs.drain()
    expect((await files.read(id)).state).toBe('done')
  })

  it('is kept once, however often its file is sent', async () => {
    const headers = { 'idempotency-key': 'a-file' }
    const answers = await Promise.all([1, 2, 3].map(() => files.send(groupId, people('a@example.org'), {}, headers)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect((await own.get<{ total: number }>('/api/imports')).total).toBe(1)
  })

  it('is listed with the others, the latest first, and its rows are searched and filtered', async () => {
    const first = await files.preview(groupId, people('a@example.org', 'no address'))
    server.clock.moveBy(1000)
    const second = await files.preview(groupId, people('b@example.org'))
    await files.run(second.id)
    const idsOf = async (query: string) =>
      (await own.get<{ items: { id: number }[] }>(`/api/imports${query}`)).items.map(({ id }) => id)
    expect(await idsOf('')).toEqual([second.id, first.id])
    expect(await idsOf('?state=previewed')).toEqual([first.id])
    expect(await idsOf(`?group=${groupId + 1}`)).toEqual([])
    expect(await files.verdicts(first.id, '?verdict=invalid')).toEqual([[3, 'invalid', 'email email']])
    expect(await files.verdicts(first.id, '?search=ADDRESS')).toEqual([[3, 'invalid', 'email email']])
    expect(await files.verdicts(second.id, '?outcome=invited')).toEqual([[2, 'ready']])
  })
})

describe("another coordinator's import", () => {
  it('is as one that does not exist', async () => {
    const { id } = await files.preview(groupId, people('a@example.org'))
    const other = await coordinating(server)
    const answersOf = async (importId: number, group: number) => {
      const answers = await Promise.all([
        server.call({ url: `/api/imports/${importId}`, as: other.as }),
        server.call({ url: `/api/imports/${importId}/rows`, as: other.as }),
        server.call({ url: `/api/imports/${importId}/rows/export`, as: other.as }),
        other.post(`/api/imports/${importId}/start`),
        other.post(`/api/imports/${importId}/cancel`),
        other.post(`/api/imports/${importId}/undo`),
        bringing(server, other).send(group, people('b@example.org')),
      ])
      return answers.map(({ statusCode, body }) => [statusCode, body])
    }
    const answers = await answersOf(id, groupId)
    expect(answers).toEqual(await answersOf(999_999, 999_999))
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([404]))
    expect((await other.get<{ items: [] }>('/api/imports')).items).toEqual([])
    expect((await files.read(id)).state).toBe('previewed')
  })
})

describe('what is sent', () => {
  it.each([{ state: 'running' }, { language: 'de' }, { fileName: '' }, { rowCount: '3' }])(
    'is refused where it is not known: %j',
    async (more: Record<string, string>) => {
      expect((await files.send(groupId, people('a@example.org'), more)).statusCode).toBe(400)
    },
  )

  it('is called as it is seen: one line, in its own direction', async () => {
    const nameOf = async (fileName: string) =>
      (await files.send(groupId, people('a@example.org'), { fileName })).json().fileName
    expect([await nameOf(' \u202Evsc.exe\u2069\r\nX: 1'), await nameOf('ğrup – مجموعة.csv')]).toEqual([
      'vsc.exe X: 1',
      'ğrup – مجموعة.csv',
    ])
    expect((await files.send(groupId, people('a@example.org'), { fileName: '\u202E\n' })).statusCode).toBe(400)
  })

  it('is refused where it is too large, or not sent as a file', async () => {
    const tooLarge = (bytes: number) => files.send(groupId, new Uint8Array(bytes).fill(0x61))
    const asJson = await own.post(`/api/groups/${groupId}/imports?fileName=people.csv&language=en`, { content: 'YQ==' })
    const answers = [await tooLarge(IMPORT_MAX_BYTES + 1), await tooLarge(IMPORT_MAX_BYTES + 5000), asJson]
    expect([...answers, await files.send(groupId, '')].map(refused)).toEqual([
      [413, 'IMPORT_TOO_LARGE'],
      [413, 'TOO_LARGE'],
      [415, 'UNSUPPORTED_TYPE'],
      [422, 'IMPORT_EMPTY'],
    ])
  })

  it('is refused in words where it is no list of people', async () => {
    const answer = await files.send(groupId, 'name,town\nAda,Fairmont')
    expect([answer.statusCode, answer.json().error]).toEqual([
      422,
      {
        statusCode: 422,
        name: 'Unprocessable Entity',
        code: 'IMPORT_COLUMNS',
        message:
          'The columns of this file are not right. It needs an email address, a first name and a last name, each once.',
        details: { missing: ['email', 'firstName', 'lastName'], repeated: [] },
      },
    ])
    const [entry] = await server.platform.db.select().from(auditLog).where(eq(auditLog.action, 'import.previewed'))
    expect(entry).toBeUndefined()
  })

  it('has a template to begin with, in each language', async () => {
    const template = async (language: string) => {
      const answer = await server.call({ url: `/api/imports/template?language=${language}` })
      return [answer.headers['content-disposition'], answer.body]
    }
    expect(await template('en')).toEqual([
      'attachment; filename="students-template.csv"',
      '\uFEFFEmail,First name,Last name,Phone,Agency\r\n',
    ])
    const [, arabic] = await template('ar')
    expect(await files.verdicts((await files.preview(groupId, `${arabic}a@example.org,Ada,Moreno,,`)).id)).toEqual([
      [2, 'ready'],
    ])
  })
})
