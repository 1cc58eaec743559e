import { describe, expect, test } from 'vitest'
import { assign, createActor, waitFor } from 'xstate'

import { FaultError, type Fault } from '../../../src/domain/fault.ts'
import { RESEND_AFTER } from '../../../src/domain/link.ts'
import {
  isMailAskable,
  selectLeft,
  selectRefusal,
  selectRule,
  selectWaiting,
} from '../../../src/machines/mail-request/mail-request.connect.ts'
import { mailRequestMachine } from '../../../src/machines/mail-request/mail-request.machine.ts'
import { complaintsOf, fault, handPromise, handSource } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const LIMITED: Fault = { kind: 'refused', code: 'TOO_MANY_TRIES', message: 'Too many tries.', retryAfter: 900 }

const changed = (email: string) => ({ type: 'address.changed', email }) as const

const start = () => {
  const recall = handPromise<string | null, undefined>()
  const ask = handPromise<void, { email: string }>()
  const counter = handSource<{ seconds: number }>()
  const actor = createActor(
    mailRequestMachine.provide({
      actors: { recallAddress: recall.logic, askMail: ask.logic, cooldown: counter.logic },
    }),
  ).start()
  const opened = async (recalled: string | null = null) => {
    recall.calls[0]?.resolve(recalled)
    return waitFor(actor, (at) => !at.matches('recalling'))
  }
  const answered = async (answer: Fault | null) => {
    if (answer) ask.calls.at(-1)?.reject(new FaultError(answer))
    else ask.calls.at(-1)?.resolve()
    return waitFor(actor, (at) => !at.matches('asking'))
  }
  const asked = async (email: string, answer: Fault | null) => {
    await opened()
    actor.send(changed(email))
    actor.send({ type: 'mail.asked' })
    return answered(answer)
  }
  return { actor, recall, ask, counter, opened, answered, asked, now: () => actor.getSnapshot() }
}

describe('the address', () => {
  test('that was signed up with is known', async () => {
    const { context } = await start().opened('ada@example.org')
    expect(context).toEqual({
      email: 'ada@example.org',
      recalled: 'ada@example.org',
      sentTo: null,
      fault: null,
      left: 0,
    })
  })

  test('that is known at once is there before anything is drawn', () => {
    const machine = mailRequestMachine.provide({
      actions: { recall: assign(() => ({ email: 'ada@example.org', recalled: 'ada@example.org' })) },
    })
    const { value, context } = createActor(machine).start().getSnapshot()
    expect([value, context.email, context.recalled]).toEqual([
      { editing: 'quiet' },
      'ada@example.org',
      'ada@example.org',
    ])
  })

  test('that was typed before it was recalled is newer', async () => {
    const { actor, opened } = start()
    actor.send(changed('typed@example.org'))
    const { context } = await opened('ada@example.org')
    expect([context.email, context.recalled]).toEqual(['typed@example.org', 'ada@example.org'])
  })

  test('is complained about once it was left, as the server would complain of it', async () => {
    const { actor, opened, now } = start()
    await opened()
    actor.send(changed('ada at'))
    expect(selectRule(now())).toBeNull()
    actor.send({ type: 'address.left' })
    expect(selectRule(now())).toBe('email')
    actor.send(changed(''))
    expect(selectRule(now())).toBe('required')
    actor.send(changed('ada@example.org'))
    expect(selectRule(now())).toBeNull()
  })

  test('that is not one is not asked about', async () => {
    const { actor, ask, opened, now } = start()
    await opened()
    actor.send({ type: 'mail.asked' })
    expect([now().value, selectRule(now()), ask.calls.length]).toEqual([{ editing: 'returned' }, 'required', 0])
  })
})

describe('a mail', () => {
  test('is asked for once, however often the button is pressed, to the address without its spaces', async () => {
    const { actor, ask, opened, answered } = start()
    await opened()
    actor.send(changed(' ada@example.org '))
    actor.send({ type: 'mail.asked' })
    actor.send({ type: 'mail.asked' })
    expect(ask.calls.map(({ input }) => input)).toEqual([{ email: 'ada@example.org' }])
    const snapshot = await answered(null)
    expect([snapshot.value, snapshot.context.sentTo]).toEqual([{ sent: 'cooling' }, 'ada@example.org'])
  })

  test('that was asked for before anything was recalled goes as soon as the address is known', async () => {
    const { actor, ask, recall } = start()
    actor.send({ type: 'mail.asked' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    recall.calls[0]?.resolve('ada@example.org')
    await waitFor(actor, (at) => at.matches('asking'))
    expect(ask.calls.map(({ input }) => input)).toEqual([{ email: 'ada@example.org' }])
  })

  test('can be asked for again when the count is at its end, and not before', async () => {
    const { actor, ask, counter, asked, now } = start()
    await asked('ada@example.org', null)
    expect([selectLeft(now()), selectWaiting(now()), isMailAskable(now())]).toEqual([RESEND_AFTER, 'cooling', false])
    counter.tell({ type: 'cooldown.ticked', left: 12 })
    expect([selectLeft(now()), isMailAskable(now())]).toEqual([12, false])
    counter.tell({ type: 'cooldown.ended' })
    expect([selectWaiting(now()), isMailAskable(now())]).toEqual(['again', true])
    actor.send({ type: 'mail.asked' })
    expect(ask.calls).toHaveLength(2)
  })

  test('can be asked for at once to another address', async () => {
    const { actor, counter, asked, now } = start()
    await asked('ada@example.org', null)
    actor.send(changed('ada@example.com'))
    expect([now().value, isMailAskable(now()), counter.isHeard()]).toEqual([{ editing: 'quiet' }, true, false])
  })
})

describe('no mail', () => {
  test('because nobody answered: it can be tried again', async () => {
    const { actor, asked, now } = start()
    await asked('ada@example.org', { kind: 'offline' })
    expect([now().value, now().context.fault, isMailAskable(now())]).toEqual(['failed', { kind: 'offline' }, true])
    actor.send({ type: 'mail.asked' })
    expect([now().value, now().context.fault]).toEqual(['asking', null])
  })

  test('because of too many: the wait that the server told is counted', async () => {
    const { counter, asked, now } = start()
    await asked('ada@example.org', LIMITED)
    expect([now().value, selectLeft(now()), selectWaiting(now()), isMailAskable(now())]).toEqual([
      'limited',
      900,
      'cooling',
      false,
    ])
    counter.tell({ type: 'cooldown.ended' })
    expect([now().value, isMailAskable(now())]).toEqual([{ editing: 'quiet' }, true])
  })

  test('because of the address: its words stand at the field until it is changed', async () => {
    const { actor, asked, now } = start()
    await asked('ada@example.org', { kind: 'refused', fields: [{ field: 'email', message: 'Not this one.' }] })
    expect(selectRefusal(now())).toBe('Not this one.')
    actor.send(changed('ada@example.com'))
    expect(selectRefusal(now())).toBeNull()
  })
})

test('actors that nobody provided say their names', async () => {
  const complaints = await complaintsOf(mailRequestMachine, {
    events: [changed('ada@example.org'), { type: 'mail.asked' }],
    until: (snapshot) => snapshot.matches('failed'),
  })
  expect(complaints).toEqual(['No actor was provided for "recallAddress".', 'No actor was provided for "askMail".'])
})

test('every state and transition is reached, and only an address is asked about', () => {
  const { snapshots } = expectEveryPath(mailRequestMachine, {
    recalled: [{ email: 'recalled@example.org', recalled: 'recalled@example.org' }],
    events: [
      changed('ada@example.org'),
      changed('ada at'),
      { type: 'address.left' },
      { type: 'mail.asked' },
      { type: 'cooldown.ticked', left: 12 },
      { type: 'cooldown.ended' },
      done('recallAddress', null),
      done('recallAddress', 'recalled@example.org'),
      failed('recallAddress'),
      done('askMail'),
      failed('askMail', fault('offline')),
      failed('askMail', new FaultError(LIMITED)),
      failed('cooldown'),
    ],
  })
  expect(snapshots.filter((at) => at.matches('asking') && at.context.email === 'ada at')).toEqual([])
})
