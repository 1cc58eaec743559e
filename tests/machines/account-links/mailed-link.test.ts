import { describe, expect, test } from 'vitest'
import { assign, createActor, waitFor } from 'xstate'

import type { CheckLinkAnswer } from '../../../src/domain/contract/account.contract.ts'
import { FaultError, type Fault } from '../../../src/domain/fault.ts'
import {
  emailVerificationMachine,
  type Confirmation,
} from '../../../src/machines/email-verification/email-verification.machine.ts'
import {
  selectFace,
  selectIsDeclining,
  selectLinkedWalkIn,
} from '../../../src/machines/mailed-link/mailed-link.connect.ts'
import {
  passwordResetMachine,
  type NewPassword,
  type NewPasswordSet,
} from '../../../src/machines/password-reset/password-reset.machine.ts'
import { complaintsOf, fault, handPromise } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const CODE = 'b1946ac92492d2347c6235b4d2611184'
const EXPIRES = '2026-05-05T14:00:00Z'
const VERIFICATION: CheckLinkAnswer = { kind: 'verification', expiresAt: EXPIRES, walkIn: null }
const CHANGE: CheckLinkAnswer = { kind: 'emailChange', expiresAt: EXPIRES, walkIn: null }
const RESET: CheckLinkAnswer = { kind: 'passwordReset', expiresAt: EXPIRES, walkIn: null }
const WALK_IN: CheckLinkAnswer = {
  kind: 'walkIn',
  expiresAt: EXPIRES,
  walkIn: {
    courseTitle: 'Scene basics',
    courseDate: EXPIRES,
    timeZone: 'America/Chicago',
    venue: 'Training yard',
    email: 'dale@example.org',
  },
}
const OVER: Fault = { kind: 'refused', code: 'LINK_EXPIRED', message: 'This link has expired or was used before.' }
const BROKEN: Fault = { kind: 'refused', code: 'INVALID', fields: [{ field: 'code', message: 'Too long.' }] }
const LIMITED: Fault = { kind: 'refused', code: 'TOO_MANY_TRIES', message: 'Too many tries.', retryAfter: 60 }

const CONFIRM = { type: 'link.used', use: undefined } as const
const CHOOSE = { type: 'link.used', use: { password: 'Quiet#Road7' } } as const

const links = <Answer>() => ({
  take: handPromise<string | null, undefined>(),
  check: handPromise<CheckLinkAnswer, { code: string }>(),
  fresh: handPromise<void, { code: string }>(),
  drop: handPromise<void, { answer: Answer }>(),
})

const startConfirmation = () => {
  const { take, check, fresh, drop } = links<Confirmation>()
  const recall = handPromise<Readonly<{ answer: Confirmation }> | null, undefined>()
  const use = handPromise<Confirmation, { code: string; use: undefined }>()
  const decline = handPromise<Confirmation, { code: string }>()
  const actor = createActor(
    emailVerificationMachine.provide({
      actors: {
        takeCode: take.logic,
        checkLink: check.logic,
        useLink: use.logic,
        declineLink: decline.logic,
        sendFreshLink: fresh.logic,
        dropCode: drop.logic,
        recallUse: recall.logic,
      },
    }),
  ).start()
  const faced = async () => selectFace(await waitFor(actor, (at) => !at.hasTag('checking') && !at.hasTag('busy')))
  const taken = async (code: string | null = CODE) => {
    take.calls[0]?.resolve(code)
    await waitFor(actor, (at) => !at.matches('taking'))
  }
  const checked = async (answer: CheckLinkAnswer | Fault) => {
    if (check.calls.length === 0) await taken()
    const call = check.calls.at(-1)
    if ('expiresAt' in answer) call?.resolve(answer)
    else call?.reject(new FaultError(answer))
    return faced()
  }
  return { actor, check, use, decline, fresh, drop, recall, taken, checked, faced, now: () => actor.getSnapshot() }
}

describe('a link', () => {
  test('is asked about before it is used, and says until when it works', async () => {
    const { check, use, checked, now } = startConfirmation()
    expect(await checked(VERIFICATION)).toBe('open')
    expect([check.calls.map(({ input }) => input), now().context.link, use.calls.length]).toEqual([
      [{ code: CODE }],
      VERIFICATION,
      0,
    ])
  })

  test('that is not in the address is missing, and nothing is asked', async () => {
    const { check, recall, taken, faced } = startConfirmation()
    await taken(null)
    recall.calls[0]?.resolve(null)
    expect([await faced(), check.calls.length]).toEqual(['missing', 0])
  })

  test('that was used here before says so again, and nothing is done again', async () => {
    const { actor, check, use, recall, taken, faced, now } = startConfirmation()
    await taken(null)
    recall.calls[0]?.resolve({ answer: { kind: 'emailChange', isIn: false } })
    expect([await faced(), now().context.answer?.kind, now().status]).toEqual(['done', 'emailChange', 'active'])
    expect([actor.getSnapshot().can(CONFIRM), check.calls.length, use.calls.length]).toEqual([false, 0, 0])
  })

  test.each([
    ['is over', OVER, 'expired'],
    ['is not whole', BROKEN, 'refused'],
    ['belongs to another page', RESET, 'refused'],
    ['could not be asked about', { kind: 'offline' }, 'unreachable'],
    ['was asked about too often', LIMITED, 'unreachable'],
  ] as const)('that %s', async (_, answer, face) => {
    expect(await startConfirmation().checked(answer)).toBe(face)
  })

  test('that could not be asked about is asked about again', async () => {
    const { actor, check, checked, now } = startConfirmation()
    await checked({ kind: 'offline' })
    actor.send({ type: 'check.retried' })
    expect([check.calls.length, now().context.fault]).toEqual([2, null])
    expect(await checked(VERIFICATION)).toBe('open')
  })
})

describe('using it', () => {
  test.each([
    ['verification', VERIFICATION],
    ['emailChange', CHANGE],
  ] as const)('confirms once (%s), drops the code, and ends with what was confirmed', async (kind, link) => {
    const { actor, use, drop, checked, now } = startConfirmation()
    await checked(link)
    actor.send(CONFIRM)
    actor.send(CONFIRM)
    expect([use.calls.map(({ input }) => input), selectFace(now())]).toEqual([[{ code: CODE, use: undefined }], 'open'])
    use.calls[0]?.resolve({ kind, isIn: false })
    await waitFor(actor, (at) => at.matches('dropping'))
    expect(drop.calls[0]?.input).toEqual({ answer: { kind, isIn: false } })
    drop.calls[0]?.resolve()
    const { output } = await waitFor(actor, (at) => at.matches('done'))
    expect(output).toEqual({ kind, isIn: false })
  })

  test.each([
    ['expired in the meantime', OVER, 'expired'],
    ['was refused', { kind: 'conflict', message: 'Taken.' }, { open: 'turnedAway' }],
    ['was not answered', { kind: 'offline' }, { open: 'unanswered' }],
    ['was tried too often', LIMITED, { open: 'unanswered' }],
  ] as const)('that %s', async (_, answer, state) => {
    const { actor, use, checked, faced, now } = startConfirmation()
    await checked(VERIFICATION)
    actor.send(CONFIRM)
    use.calls[0]?.reject(new FaultError(answer))
    await faced()
    expect(now().matches(state)).toBe(true)
  })

  test('that failed can be tried again, without the complaint', async () => {
    const { actor, use, checked, faced, now } = startConfirmation()
    await checked(VERIFICATION)
    actor.send(CONFIRM)
    use.calls[0]?.reject(fault('offline'))
    await faced()
    actor.send(CONFIRM)
    expect([use.calls.length, now().context.fault]).toEqual([2, null])
  })

  test('a password is nowhere in what the chart keeps', async () => {
    const { take, check, fresh, drop } = links<NewPasswordSet>()
    const use = handPromise<NewPasswordSet, { code: string; use: NewPassword }>()
    const actor = createActor(
      passwordResetMachine.provide({
        actors: {
          takeCode: take.logic,
          checkLink: check.logic,
          useLink: use.logic,
          sendFreshLink: fresh.logic,
          dropCode: drop.logic,
        },
      }),
    ).start()
    take.calls[0]?.resolve(CODE)
    await waitFor(actor, (at) => at.matches('checking'))
    check.calls[0]?.resolve(RESET)
    await waitFor(actor, (at) => at.matches('open'))
    actor.send(CHOOSE)
    expect(use.calls[0]?.input).toEqual({ code: CODE, use: CHOOSE.use })
    use.calls[0]?.reject(new FaultError({ kind: 'refused', code: 'INVALID' }))
    const { context } = await waitFor(actor, (at) => at.matches({ open: 'turnedAway' }))
    expect(JSON.stringify(context)).not.toContain(CHOOSE.use.password)
  })
})

describe('saying that it is not theirs to use', () => {
  const asked = async () => {
    const held = startConfirmation()
    await held.checked(WALK_IN)
    held.actor.send({ type: 'decline.asked' })
    return held
  }

  test('says first what it asks about, asks once more, and uses nothing before', async () => {
    const { actor, use, decline, now } = await asked()
    expect([selectLinkedWalkIn(now()), selectIsDeclining(now()), selectFace(now())]).toEqual([
      WALK_IN.walkIn,
      true,
      'open',
    ])
    actor.send({ type: 'decline.left' })
    actor.send({ type: 'link.declined' })
    expect([selectIsDeclining(now()), use.calls.length, decline.calls.length]).toEqual([false, 0, 0])
  })

  test('uses the link once to say no, drops the code, and keeps that it was declined', async () => {
    const { actor, use, decline, drop, now } = await asked()
    actor.send({ type: 'link.declined' })
    actor.send({ type: 'link.declined' })
    expect([decline.calls.map(({ input }) => input), selectIsDeclining(now())]).toEqual([[{ code: CODE }], true])
    decline.calls[0]?.resolve({ kind: 'declined', isIn: false })
    await waitFor(actor, (at) => at.matches('dropping'))
    drop.calls[0]?.resolve()
    const { output } = await waitFor(actor, (at) => at.matches('done'))
    expect([output, use.calls.length]).toEqual([{ kind: 'declined', isIn: false }, 0])
  })

  test.each([
    ['is over by now', OVER, 'expired'],
    ['is refused', { kind: 'conflict', message: 'Moved on.' }, { open: 'turnedAway' }],
    ['is not answered', { kind: 'offline' }, { open: 'unanswered' }],
  ] as const)('can be tried again unless it %s', async (_, answer, state) => {
    const { actor, decline, faced, now } = await asked()
    actor.send({ type: 'link.declined' })
    decline.calls[0]?.reject(new FaultError(answer))
    await faced()
    expect([now().matches(state), now().can({ type: 'decline.asked' })]).toEqual([true, state !== 'expired'])
  })
})

describe('a fresh link', () => {
  test('is sent by one press, once', async () => {
    const { actor, fresh, checked, faced } = startConfirmation()
    await checked(OVER)
    actor.send({ type: 'freshLink.asked' })
    actor.send({ type: 'freshLink.asked' })
    expect(fresh.calls.map(({ input }) => input)).toEqual([{ code: CODE }])
    fresh.calls[0]?.resolve()
    expect(await faced()).toBe('sent')
    expect(actor.getSnapshot().can({ type: 'freshLink.asked' })).toBe(false)
  })

  test('that could not be sent is asked for again', async () => {
    const { actor, fresh, checked, faced, now } = startConfirmation()
    await checked(OVER)
    actor.send({ type: 'freshLink.asked' })
    fresh.calls[0]?.reject(new FaultError(LIMITED))
    await faced()
    expect([now().value, now().context.fault]).toEqual([{ expired: 'unsent' }, LIMITED])
    actor.send({ type: 'freshLink.asked' })
    expect(fresh.calls).toHaveLength(2)
  })
})

test('a link that is known already opens at once, and its code is hidden; one of another page is asked about', () => {
  let hidden = 0
  const opened = (link: CheckLinkAnswer | null) => {
    const machine = emailVerificationMachine.provide({
      actions: {
        recall: assign(() => (link ? { code: CODE, link } : { code: CODE, fault: OVER })),
        hideCode: () => {
          hidden += 1
        },
      },
    })
    const actor = createActor(machine).start()
    const face = selectFace(actor.getSnapshot())
    actor.stop()
    return face
  }
  expect([opened(VERIFICATION), opened(null), hidden]).toEqual(['open', 'expired', 2])
  expect([opened(RESET), hidden]).toEqual(['checking', 2])
})

test('an actor that nobody provided says its name', async () => {
  const complaints = await complaintsOf(emailVerificationMachine, { until: (snapshot) => snapshot.matches('missing') })
  expect(complaints).toEqual(['No actor was provided for "takeCode".'])
})

const DECLINING = (['decline.asked', 'decline.left', 'link.declined'] as const).map((type) => ({ type }))

const ANSWERS = [
  done('takeCode', CODE),
  done('takeCode', null),
  done('recallUse', null),
  done('recallUse', { answer: { kind: 'verification', isIn: false } }),
  failed('recallUse'),
  failed('takeCode'),
  done('checkLink', VERIFICATION),
  done('checkLink', RESET),
  ...[OVER, BROKEN, { kind: 'offline' } as const].flatMap((cause) => [
    failed('checkLink', new FaultError(cause)),
    failed('useLink', new FaultError(cause)),
    failed('declineLink', new FaultError(cause)),
  ]),
  done('declineLink', { kind: 'declined', isIn: false }),
  failed('watchNetwork'),
  done('dropCode'),
  failed('dropCode'),
  done('sendFreshLink'),
  failed('sendFreshLink'),
]

test('emailVerification: every state and transition is reached, and nothing is used unless a person said so', () => {
  const { snapshots } = expectEveryPath(emailVerificationMachine, {
    recalled: [
      { code: CODE, link: VERIFICATION },
      { code: CODE, fault: OVER },
    ],
    events: [
      CONFIRM,
      ...DECLINING,
      { type: 'check.retried' },
      { type: 'network.returned' },
      { type: 'freshLink.asked' },
      done('useLink', { kind: 'verification' }),
      ...ANSWERS,
    ],
  })
  expect(snapshots.filter((at) => at.matches('using') && at.context.link === null)).toEqual([])
})

test('passwordReset: every state and transition is reached, and only under a link of its kind', () => {
  const { snapshots } = expectEveryPath(passwordResetMachine, {
    recalled: [
      { code: CODE, link: RESET },
      { code: CODE, link: VERIFICATION },
      { code: CODE, fault: OVER },
    ],
    events: [
      CHOOSE,
      ...DECLINING,
      { type: 'check.retried' },
      { type: 'network.returned' },
      { type: 'freshLink.asked' },
      done('useLink'),
      ...ANSWERS,
    ],
  })
  expect(snapshots.filter((at) => at.matches('open') && at.context.link?.kind !== 'passwordReset')).toEqual([])
})
