import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { createSecurityMachines } from '../../src/app/actors/security.actors.ts'
import { FaultError, type FaultKind } from '../../src/domain/fault.ts'
import { NOTIFICATION_OPTION } from '../../src/domain/notification-option.ts'
import type { Gateway } from '../../src/gateway/gateway.ts'
import { createTopics } from '../../src/gateway/topics.ts'

/** A gateway that notes what it is asked, and answers as it is told. */
const world = (answer: unknown = true) => {
  const asked: [name: string, variables: unknown][] = []
  const told: string[] = []
  const topics = createTopics()
  topics.subscribe(['sessions'], () => told.push('sessions'))
  const ask = (async (name: string, variables: unknown) => {
    asked.push([name, variables])
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Gateway['ask']
  const machines = createSecurityMachines(
    { ask, topics, now: Date.now },
    { onDeactivated: () => told.push('deactivated'), onChoiceUnsaved: () => told.push('unsaved') },
  )
  return { asked, told, machines }
}
const fault = (kind: FaultKind) => new FaultError({ kind })

test('a session that has ended already counts as ended, and the list is read again', async () => {
  const { asked, told, machines } = world(fault('notFound'))
  const actor = createActor(machines.sessions).start()
  actor.send({ type: 'deed.asked', subject: { sessionId: 'a' } })
  actor.send({ type: 'deed.confirmed' })
  await waitFor(actor, (at) => at.matches({ resting: 'done' }))
  expect([asked, told]).toEqual([[['EndPersonSession', { sessionId: 'a' }]], ['sessions']])
})

test('a choice goes as whether to notify the phone, and one that was not saved is told', async () => {
  const { asked, told, machines } = world(fault('offline'))
  const actor = createActor(machines.notificationChoice, { input: { option: NOTIFICATION_OPTION.textAndEmail } })
  actor.start()
  actor.send({ type: 'choice.made' })
  await waitFor(actor, (at) => at.matches('unsaved'))
  expect([asked, told]).toEqual([[['SaveNotification', { notifyPhone: true }]], ['unsaved']])
})

test('the repeated password is not sent', async () => {
  const { asked, machines } = world()
  const values = { currentPassword: 'Training#2026', password: 'Cones & lanes 42', confirmPassword: 'Cones & lanes 42' }
  const actor = createActor(machines.changePassword, { input: { form: 'changePassword', values } }).start()
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, ({ status }) => status === 'done')
  const { confirmPassword: _repeated, ...sent } = values
  expect(asked).toEqual([['ChangePassword', sent]])
})

test('own data is saved from the address that the server gave', async () => {
  const saved: [href: string, download: boolean][] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.getAttribute('href') ?? '', this.hasAttribute('download')])
  })
  const { machines } = world({ exportData: '/api/files/exports/download/own.json?signature=x' })
  const actor = createActor(machines.exportData).start()
  actor.send({ type: 'deed.begun', subject: true })
  await waitFor(actor, (at) => at.matches({ resting: 'done' }))
  click.mockRestore()
  expect(saved).toEqual([['/api/files/exports/download/own.json?signature=x', true]])
  expect(document.querySelector('a')).toBeNull()
})

test('whoever is deactivated is told, and nobody else', async () => {
  const refused = world(fault('conflict'))
  const gone = world()
  for (const { machines } of [refused, gone]) {
    const actor = createActor(machines.deactivation, { input: { values: { password: 'x' } } }).start()
    actor.send({ type: 'form.begun' })
    const form = actor.getSnapshot().children.form
    if (!form) throw new Error('Nothing is asked.')
    form.send({ type: 'form.submitted' })
    await waitFor(form, (at) => at.status === 'done' || at.matches('failed'))
  }
  expect([refused.told, gone.told]).toEqual([[], ['deactivated']])
})

test('the wait for another code is counted down to its end', async () => {
  vi.useFakeTimers()
  const { machines } = world()
  const input = { phoneNumber: '(555) 123-4567', isVerified: false, option: NOTIFICATION_OPTION.emailOnly }
  const actor = createActor(machines.phoneVerification, { input }).start()
  actor.send({ type: 'code.asked' })
  await vi.advanceTimersByTimeAsync(0)
  const seen: [left: number, canAsk: boolean][] = []
  for (const seconds of [0, 1, 28, 1]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    const at = actor.getSnapshot()
    seen.push([at.context.left, at.can({ type: 'code.asked' })])
  }
  actor.stop()
  vi.useRealTimers()
  expect(seen).toEqual([
    [30, false],
    [29, false],
    [1, false],
    [1, true],
  ])
})

test('whether this is a demo is known by its accounts', async () => {
  const kinds = await Promise.all(
    [[], [{ role: 'student' }]].map(async (demoAccounts) => {
      const actor = createActor(world({ demoAccounts }).machines.isDemo, { input: { query: undefined } }).start()
      return (await waitFor(actor, (at) => at.matches('ready'))).context.data
    }),
  )
  expect(kinds).toEqual([false, true])
})
