import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'

import { FaultError } from '../../src/domain/fault.ts'
import { NOTIFICATION_OPTION, type NotificationOptionId } from '../../src/domain/notification-option.ts'
import { notificationChoiceMachine } from '../../src/machines/notification-choice/notification-choice.machine.ts'
import { phoneVerificationMachine } from '../../src/machines/phone-verification/phone-verification.machine.ts'
import type { PhoneVerificationInput } from '../../src/machines/phone-verification/phone-verification.types.ts'
import { complaintsOf, fault, handPromise, handSource } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const NEW: PhoneVerificationInput = { phoneNumber: '', isVerified: false, option: NOTIFICATION_OPTION.emailOnly }
const OWN: PhoneVerificationInput = { ...NEW, phoneNumber: '(555) 123-4567', isVerified: true }

const refused = (code: string) => new FaultError({ kind: 'refused', code })
const limited = (retryAfter: number) => new FaultError({ kind: 'refused', code: 'TOO_MANY_TRIES', retryAfter })

const start = (input: PhoneVerificationInput = NEW) => {
  const clock = new SimulatedClock()
  const sendCode = handPromise<void, { phoneNumber: string }>()
  const verifyPhone = handPromise<void, { phoneNumber: string; code: string }>()
  const save = handPromise<void, { option: NotificationOptionId }>()
  const cooldown = handSource<{ seconds: number }>()
  const notificationChoice = notificationChoiceMachine.provide({ actors: { saveNotification: save.logic } })
  const actor = createActor(
    phoneVerificationMachine.provide({
      actors: {
        sendCode: sendCode.logic,
        verifyPhone: verifyPhone.logic,
        cooldown: cooldown.logic,
        notificationChoice,
      },
    }),
    { input, clock },
  ).start()
  const type = (phoneNumber: string) => actor.send({ type: 'number.changed', phoneNumber })
  const askForCode = () => actor.send({ type: 'code.asked' })
  const enter = (code: string) => {
    actor.send({ type: 'code.changed', code })
    actor.send({ type: 'code.submitted' })
  }
  const sent = async () => {
    type('5551234567')
    askForCode()
    sendCode.calls[0]?.resolve()
    await waitFor(actor, (at) => at.matches('sent'))
  }
  const tried = async (cause: unknown) => {
    await sent()
    enter('123456')
    verifyPhone.calls[0]?.reject(cause)
    await waitFor(actor, (at) => !at.hasTag('busy'))
    return actor.getSnapshot()
  }
  return { actor, clock, sendCode, verifyPhone, save, cooldown, type, askForCode, enter, sent, tried }
}

describe('the number', () => {
  test('can have a code sent to it from ten characters on, as the mask writes them', () => {
    const { actor, type } = start()
    const canAsk = (typed: string) => {
      type(typed)
      const at = actor.getSnapshot()
      return [at.context.phoneNumber, at.can({ type: 'code.asked' })]
    }
    expect(['', '55512', '555123', '5551234', '5551234567', '٥٥٥١٢٣٤٥٦٧'].map(canAsk)).toEqual([
      ['', false],
      ['(555) 12', false],
      ['(555) 123', false],
      ['(555) 123-4', true],
      ['(555) 123-4567', true],
      ['(555) 123-4567', true],
    ])
  })

  test('that is not whole is not asked about, and says so until it changes', () => {
    const { actor, sendCode, type, askForCode } = start()
    type('5551234')
    askForCode()
    expect([actor.getSnapshot().value, sendCode.calls.length]).toEqual([{ numbering: { open: 'malformed' } }, 0])
    type('55512345')
    expect(actor.getSnapshot().value).toEqual({ numbering: { open: 'still' } })
  })

  test('that could not be sent to stays, and is asked about again', async () => {
    const { actor, sendCode, type, askForCode } = start()
    type('5551234567')
    askForCode()
    sendCode.calls[0]?.reject(fault('offline'))
    const { context } = await waitFor(actor, (at) => at.matches({ numbering: { open: 'unsent' } }))
    askForCode()
    expect([context.sendFault, sendCode.calls.map(({ input }) => input.phoneNumber)]).toEqual([
      { kind: 'offline' },
      ['(555) 123-4567', '(555) 123-4567'],
    ])
  })

  test('after too many codes has to wait as long as the server says', async () => {
    const { actor, clock, sendCode, type, askForCode } = start()
    type('5551234567')
    askForCode()
    sendCode.calls[0]?.reject(limited(60))
    await waitFor(actor, (at) => at.matches({ numbering: 'limited' }))
    clock.increment(59_999)
    expect(actor.getSnapshot().can({ type: 'code.asked' })).toBe(false)
    clock.increment(1)
    expect([actor.getSnapshot().can({ type: 'code.asked' }), actor.getSnapshot().context.sendFault]).toEqual([
      true,
      null,
    ])
  })
})

describe('the code', () => {
  test('is six digits of any script, wherever they stand in what was pasted', async () => {
    const { actor, sent } = start()
    await sent()
    const taken = (code: string) => {
      actor.send({ type: 'code.changed', code })
      const at = actor.getSnapshot()
      return [at.context.code, at.can({ type: 'code.submitted' })]
    }
    expect(['12345', '123456', '1234567', '١٢٣٤٥٦', 'TIM Training: 12-34 56'].map(taken)).toEqual([
      ['12345', false],
      ['123456', true],
      ['123456', true],
      ['123456', true],
      ['123456', true],
    ])
  })

  test('that is right makes the number their own, and asks how they want to be told of things', async () => {
    const { actor, verifyPhone, sent, enter } = start()
    await sent()
    enter('123456')
    expect(verifyPhone.calls[0]?.input).toEqual({ phoneNumber: '(555) 123-4567', code: '123456' })
    verifyPhone.calls[0]?.resolve()
    const { context, children } = await waitFor(actor, (at) => at.matches({ verified: 'offering' }))
    expect([context.verifiedNumber, context.code, children.notificationChoice?.getSnapshot().context.option]).toEqual([
      '(555) 123-4567',
      '',
      NOTIFICATION_OPTION.emailOnly,
    ])
  })

  test('that is wrong can be tried otherwise, but not as it is', async () => {
    const { actor, tried } = start()
    const at = await tried(refused('WRONG_PHONE_CODE'))
    expect([at.matches({ sent: { code: 'wrong' } }), at.can({ type: 'code.submitted' })]).toEqual([true, false])
    actor.send({ type: 'code.changed', code: '654321' })
    expect([actor.getSnapshot().can({ type: 'code.submitted' }), actor.getSnapshot().context.codeFault]).toEqual([
      true,
      null,
    ])
  })

  test('that is void leaves only another one', async () => {
    const { actor, cooldown, sendCode, askForCode, tried } = start()
    await tried(refused('PHONE_CODE_EXPIRED'))
    expect(actor.getSnapshot().can({ type: 'code.changed', code: '1' })).toBe(false)
    cooldown.tell({ type: 'cooldown.ended' })
    askForCode()
    sendCode.calls[1]?.resolve()
    const { context } = await waitFor(actor, (at) => at.matches({ sent: { code: 'typing', another: 'cooling' } }))
    expect([context.code, context.codeFault]).toEqual(['', null])
  })

  test('after too many tries has to wait as long as the server says', async () => {
    const { actor, clock, tried } = start()
    const at = await tried(limited(30))
    expect([at.matches({ sent: { code: 'limited' } }), at.context.code]).toEqual([true, '123456'])
    clock.increment(30_000)
    expect(actor.getSnapshot().can({ type: 'code.submitted' })).toBe(true)
  })

  test('that could not be checked is kept, and tried again', async () => {
    const { actor, verifyPhone, tried } = start()
    const { context } = await tried(fault('offline'))
    actor.send({ type: 'code.submitted' })
    expect([context.codeFault, verifyPhone.calls.map(({ input }) => input.code)]).toEqual([
      { kind: 'offline' },
      ['123456', '123456'],
    ])
  })

  test('is asked for again only when the first has had its time, and is told how long that is', async () => {
    const { actor, cooldown, sent } = start()
    await sent()
    const now = () => [actor.getSnapshot().context.left, actor.getSnapshot().can({ type: 'code.asked' })]
    const seen = [now()]
    cooldown.tell({ type: 'cooldown.ticked', left: 29 })
    seen.push(now())
    cooldown.tell({ type: 'cooldown.ended' })
    seen.push(now())
    expect(seen).toEqual([
      [30, false],
      [29, false],
      [29, true],
    ])
  })

  test('that could not be sent again leaves the first one good', async () => {
    const { actor, cooldown, sendCode, askForCode, sent, enter } = start()
    await sent()
    cooldown.tell({ type: 'cooldown.ended' })
    askForCode()
    enter('123456')
    expect(actor.getSnapshot().matches({ sent: { code: 'verifying' } })).toBe(false)
    sendCode.calls[1]?.reject(limited(60))
    await waitFor(actor, (at) => at.matches({ sent: { another: 'limited' } }))
    actor.send({ type: 'code.submitted' })
    expect(actor.getSnapshot().matches({ sent: { code: 'verifying' } })).toBe(true)
  })

  test('of a mistyped number is not waited for', async () => {
    const { actor, sent } = start()
    await sent()
    actor.send({ type: 'number.reopened' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.phoneNumber]).toEqual([
      { numbering: { open: 'still' } },
      '(555) 123-4567',
    ])
  })
})

describe('a verified number', () => {
  const offered = async () => {
    const world = start()
    await world.sent()
    world.enter('123456')
    world.verifyPhone.calls[0]?.resolve()
    await waitFor(world.actor, (at) => at.matches({ verified: 'offering' }))
    const choice = world.actor.getSnapshot().children.notificationChoice
    if (!choice) throw new Error('Nothing is offered.')
    return { ...world, choice }
  }

  test('is settled when the choice is saved, and not before', async () => {
    const { actor, save, choice } = await offered()
    choice.send({ type: 'option.chosen', option: NOTIFICATION_OPTION.textAndEmail })
    choice.send({ type: 'choice.made' })
    save.calls[0]?.reject(fault('unexpected'))
    await waitFor(choice, (at) => at.matches('unsaved'))
    expect(actor.getSnapshot().value).toEqual({ verified: 'offering' })
    choice.send({ type: 'choice.made' })
    save.calls[1]?.resolve()
    await waitFor(actor, (at) => at.matches({ verified: 'settled' }))
    expect(save.calls.map(({ input }) => input.option)).toEqual([1, 1])
  })

  test('is settled without a choice too', async () => {
    const { actor, save } = await offered()
    actor.send({ type: 'configuration.left' })
    expect([actor.getSnapshot().value, save.calls.length]).toEqual([{ verified: 'settled' }, 0])
  })

  test('stays their own until another one is', () => {
    const { actor, type } = start(OWN)
    actor.send({ type: 'number.reopened' })
    type('9991234567')
    actor.send({ type: 'number.kept' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.phoneNumber]).toEqual([
      { verified: 'settled' },
      '(555) 123-4567',
    ])
  })

  test('that was changed elsewhere has to be verified anew', () => {
    const { actor } = start(OWN)
    actor.send({ type: 'number.known', phoneNumber: '(555) 999-0000', isVerified: false })
    const { value, context } = actor.getSnapshot()
    expect([value, context.phoneNumber, context.verifiedNumber]).toEqual([
      { numbering: { open: 'still' } },
      '(555) 999-0000',
      '',
    ])
  })
})

test('missing actors say their names', async () => {
  const complaints = await complaintsOf(phoneVerificationMachine, {
    input: { ...NEW, phoneNumber: '5551234567' },
    events: [{ type: 'code.asked' }],
    until: (at) => at.matches({ numbering: { open: 'unsent' } }),
  })
  expect(complaints).toEqual(['No actor was provided for "sendCode".'])
})

test('every state and transition is reached, and nothing unverified is called verified', () => {
  const saved = createActor(notificationChoiceMachine, { input: { option: 2 } }).getSnapshot()
  const { snapshots } = expectEveryPath(phoneVerificationMachine, {
    inputs: [NEW, OWN],
    events: [
      { type: 'number.changed', phoneNumber: '' },
      { type: 'number.changed', phoneNumber: '5551234' },
      { type: 'number.changed', phoneNumber: '5551234567' },
      { type: 'number.reopened' },
      { type: 'number.kept' },
      { type: 'number.known', phoneNumber: '(555) 123-4567', isVerified: true },
      { type: 'number.known', phoneNumber: '', isVerified: false },
      { type: 'code.asked' },
      { type: 'code.changed', code: '123456' },
      { type: 'code.submitted' },
      { type: 'cooldown.ticked', left: 3 },
      { type: 'cooldown.ended' },
      { type: 'configuration.left' },
      done('sendCode'),
      failed('sendCode'),
      failed('sendCode', limited(60)),
      done('verifyPhone'),
      failed('verifyPhone'),
      failed('verifyPhone', refused('WRONG_PHONE_CODE')),
      failed('verifyPhone', refused('PHONE_CODE_EXPIRED')),
      failed('verifyPhone', limited(60)),
      failed('cooldown'),
      failed('notificationChoice'),
      Object.assign(
        { type: 'xstate.snapshot.notificationChoice' as const },
        { snapshot: { ...saved, value: 'saved', matches: (value: unknown) => value === 'saved' } },
      ),
      after('sendLimit', 'phoneVerification.numbering.limited'),
      after('codeLimit', 'phoneVerification.sent.code.limited'),
      after('sendLimit', 'phoneVerification.sent.another.limited'),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  })
  const unverified = snapshots.filter((at) => at.matches('verified') && at.context.verifiedNumber === '')
  expect(unverified).toEqual([])
})
