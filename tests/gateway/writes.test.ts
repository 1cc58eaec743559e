import { describe, expect, test } from 'vitest'

import type { FaultError } from '../../src/domain/fault.ts'
import { gatewayWith, json, refusal, viewer } from './fake-server.ts'

const ENROLL = 'POST /api/instructor-online-course-student/enroll-student'
const wanted = { instructorOnlineCourseId: 3, studentId: 7 }

describe('a call that creates', () => {
  test('keeps its key until the server has clearly answered', async () => {
    const answers = [
      () => Promise.reject(new TypeError('network')),
      () => refusal(503),
      () => json({ id: 11 }, { status: 201 }),
      () => json({ id: 12 }, { status: 201 }),
    ]
    const { gateway, received, waited } = gatewayWith({ [ENROLL]: () => answers.shift()?.() ?? refusal(500) })
    const enroll = () => gateway.ask('EnrollStudent', wanted)

    await expect(enroll()).rejects.toMatchObject({ fault: { kind: 'offline' } })
    await expect(enroll()).rejects.toMatchObject({ fault: { kind: 'unexpected' } })
    expect(await enroll()).toEqual({ enrollStudent: { id: 11 } })
    expect(await enroll()).toEqual({ enrollStudent: { id: 12 } })
    expect(received.map(({ body, headers }) => ({ body, key: headers.get('Idempotency-Key') }))).toEqual([
      { body: wanted, key: 'key-1' },
      { body: wanted, key: 'key-1' },
      { body: wanted, key: 'key-1' },
      { body: wanted, key: 'key-2' },
    ])
    expect(waited).toEqual([])
  })

  test('takes a new key after a refusal, and for another thing to create', async () => {
    const { gateway, received } = gatewayWith({ [ENROLL]: () => refusal(409) })
    await expect(gateway.ask('EnrollStudent', wanted)).rejects.toMatchObject({ fault: { kind: 'conflict' } })
    await expect(gateway.ask('EnrollStudent', wanted)).rejects.toMatchObject({ fault: { kind: 'conflict' } })
    await expect(gateway.ask('EnrollStudent', { ...wanted, studentId: 8 })).rejects.toMatchObject({
      fault: { kind: 'conflict' },
    })
    expect(received.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-2', 'key-3'])
  })

  test('others go without a key', async () => {
    const { gateway, received } = gatewayWith({
      'PUT /api/quiz-attempts/4/answers/2': () => json({ questionId: 2, choiceId: 3, remainingSeconds: null }),
    })
    expect(await gateway.ask('AnswerQuestion', { attemptId: 4, questionId: 2, choiceId: 3, seat: 1 })).toEqual({
      answerQuestion: { questionId: 2, choiceId: 3, remainingSeconds: null },
    })
    expect(received.map(({ body, headers }) => ({ body, key: headers.get('Idempotency-Key') }))).toEqual([
      { body: { choiceId: 3, seat: 1 }, key: null },
    ])
  })
})

describe('a removal', () => {
  const REMOVE = 'DELETE /api/list-views/4'
  const remove = async (...answers: (() => Response | Promise<Response>)[]) => {
    const { gateway } = gatewayWith({ [REMOVE]: () => answers.shift()?.() ?? refusal(500) })
    const outcomes: unknown[] = []
    while (answers.length > 0) {
      outcomes.push(
        await gateway.ask('RemoveListView', { id: 4 }).then(
          () => 'done',
          (cause: unknown) => (cause as FaultError).fault.kind,
        ),
      )
    }
    return outcomes
  }
  const lost = () => Promise.reject(new TypeError('network'))
  const gone = () => refusal(404, { code: 'NOT_FOUND' })

  test('whose answer was lost is done where it is not there when it is asked for again', async () => {
    expect(await remove(lost, () => refusal(503), gone)).toEqual(['offline', 'unexpected', 'done'])
  })

  test('of what is not there is told so at first, and again once it was answered', async () => {
    expect(await remove(gone, lost, gone, gone)).toEqual(['notFound', 'offline', 'done', 'notFound'])
  })
})

describe('settings', () => {
  const SAVE = 'PATCH /api/users/5/settings'
  const PALETTE = {
    mode: 'dark',
    primary: '#ffc800',
    secondary: '#4fa3e3',
    background: { paper: '#1b1e22', default: '#13161a' },
    text: '#eceff3',
  } as const

  test('are sent and answered key by key; what another version saved is left out', async () => {
    const saved = { mode: 'dark', scheme: 'plaid', theme: { footer: PALETTE }, language: 'fr' }
    const { gateway, received } = gatewayWith({
      [SAVE]: () => json({ settings: saved }),
      'GET /api/auth/me': () => json({ ...viewer, settings: { ...saved, fontScale: 1.2 } }),
    })
    const settings = { mode: 'dark', palettes: { footer: PALETTE } } as const
    expect([
      await gateway.ask('SaveSettings', { userId: 5, settings }),
      (await gateway.ask('Viewer', {})).viewer.settings,
    ]).toEqual([{ saveSettings: settings }, { ...settings, fontScale: 1.2 }])
    expect(received[0]?.body).toEqual({ mode: 'dark', theme: { footer: PALETTE } })
  })
})

describe('topics', () => {
  test('a mutation announces what it changed, when it has changed it or others have', async () => {
    const answers = [() => refusal(409), () => json({ id: 11 })]
    const { gateway } = gatewayWith({ [ENROLL]: () => answers.shift()?.() ?? refusal(500) })
    const heard: string[] = []
    gateway.topics.subscribe(['enrollments', 'progress'], () => heard.push('mine'))
    gateway.topics.subscribe(['settings'], () => heard.push('not mine'))
    const stop = gateway.topics.subscribe(['enrollments'], () => heard.push('stopped'))
    stop()

    await gateway.ask('EnrollStudent', wanted).catch(() => heard.push('refused'))
    await gateway.ask('EnrollStudent', wanted)
    expect(heard).toEqual(['mine', 'refused', 'mine'])
  })
})

describe('calls that answer nothing', () => {
  test.each([
    ['an empty body', () => new Response(null, { status: 204 })],
    ['some words', () => json({ ok: true })],
  ])('%s is done', async (_name, answer) => {
    const { gateway, received } = gatewayWith({ 'POST /api/auth/12/verify/send': answer })
    expect(await gateway.ask('ResendVerification', { userId: 12 })).toEqual({ resendVerification: true })
    expect(received.length).toBe(1)
  })

  test('a welcome is told to the server by one', async () => {
    const { gateway, received } = gatewayWith({
      'POST /api/users/5/welcomed': () => new Response(null, { status: 204 }),
    })
    expect(await gateway.ask('MarkWelcomed', { userId: 5 })).toEqual({ markWelcomed: true })
    expect(received.map(({ body }) => body)).toEqual([{}])
  })
})

test('shortcuts are put as a whole, for the person whose they are', async () => {
  const { gateway, received } = gatewayWith({
    'PUT /api/users/5/shortcuts': () => json({ shortcuts: ['home', 'contact'] }),
  })
  expect(await gateway.ask('SaveShortcuts', { userId: 5, shortcuts: ['home', 'contact'] })).toEqual({
    saveShortcuts: ['home', 'contact'],
  })
  expect(received.map(({ body, headers }) => ({ body, key: headers.get('Idempotency-Key') }))).toEqual([
    { body: { shortcuts: ['home', 'contact'] }, key: null },
  ])
})

describe('what an operation changes', () => {
  const REVOKE = 'POST /api/groups/3/invitations/9/revoke'
  const told = async (status: number) => {
    const { gateway } = gatewayWith({
      [REVOKE]: () => (status === 204 ? new Response(null, { status }) : refusal(status)),
    })
    const heard: string[] = []
    gateway.topics.subscribe(['groups'], () => heard.push('groups'))
    gateway.topics.subscribe(['materials'], () => heard.push('materials'))
    await gateway.ask('RevokeGroupInvitation', { groupId: 3, id: 9 }).catch(() => undefined)
    return heard
  }

  test('is told once it is done, and where somebody else was quicker, but not where nothing is known', async () => {
    expect([await told(204), await told(404), await told(409), await told(403), await told(500)]).toEqual([
      ['groups'],
      ['groups'],
      ['groups'],
      [],
      [],
    ])
  })
})
