import { beforeEach, describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { FaultError } from '../../src/domain/fault.ts'
import { GROUP, groupWorld, INVITATION } from './group-world.ts'

beforeEach(() => sessionStorage.clear())

describe('the desk of groups', () => {
  const deskOf = (held: ReturnType<typeof groupWorld>) => {
    const actor = createActor(held.machines.desk, { input: { language: 'ar' } }).start()
    const isClear = () => waitFor(actor, (at) => at.matches({ clear: 'quiet' }) && at.context.news !== null)
    return { actor, isClear }
  }
  const selection = { kind: 'some', ids: [7, 8] } as const
  const students = { selection, count: 2, isExact: true }

  const fill = async (actor: ReturnType<typeof deskOf>['actor']) => {
    const { inviteForm } = actor.getSnapshot().children
    if (!inviteForm) throw new Error('Nothing is written.')
    await waitFor(inviteForm, (at) => at.matches('editing'))
    for (const [field, value] of [
      ['firstName', 'Bo'],
      ['lastName', 'Lane'],
      ['email', 'bo@example.org'],
    ] as const) {
      inviteForm.send({ type: 'field.changed', field, value })
    }
    return inviteForm
  }

  test('invites a person into a group: which one is no field of theirs', async () => {
    const held = groupWorld()
    const { actor, isClear } = deskOf(held)
    actor.send({ type: 'invitation.begun', groupId: 3 })
    const form = await fill(actor)
    form.send({ type: 'form.submitted' })
    const { context } = await isClear()
    const person = { firstName: 'Bo', lastName: 'Lane', email: 'bo@example.org', phone: '', primaryAgencyId: 0 }
    expect([held.asked, context.news]).toEqual([
      [['InviteIntoGroup', { groupId: 3, person: { ...person, language: 'ar' } }]],
      { what: 'invited', email: 'bo@example.org' },
    ])
  })

  test('gives a half-written invitation back to who wrote it, and to nobody else', async () => {
    const { actor } = deskOf(groupWorld())
    actor.send({ type: 'invitation.begun', groupId: 3 })
    const form = await fill(actor)
    await waitFor(form, (at) => at.matches({ editing: 'still' }) && sessionStorage.length > 0)
    actor.stop()
    const names = await Promise.all(
      [5, 6].map(async (viewerId) => {
        const other = deskOf(groupWorld({}, viewerId)).actor
        other.send({ type: 'invitation.begun', groupId: 4 })
        const { inviteForm } = other.getSnapshot().children
        if (!inviteForm) throw new Error('Nothing is written.')
        const { context } = await waitFor(inviteForm, (at) => at.matches('editing'))
        return [context.values.groupId, context.values.firstName]
      }),
    )
    expect(names).toEqual([
      [4, 'Bo'],
      [4, ''],
    ])
  })

  test.each([
    ['a new one', null, ['MakeGroup', { name: 'Night crew' }]],
    ['one that there is', { ...GROUP, name: 'Old' }, ['RenameGroup', { id: 3, name: 'Night crew' }]],
  ] as const)('names %s', async (_which, group, question) => {
    const held = groupWorld()
    const { actor, isClear } = deskOf(held)
    actor.send({ type: 'naming.begun', group })
    const { nameForm } = actor.getSnapshot().children
    if (!nameForm) throw new Error('Nothing is named.')
    await waitFor(nameForm, (at) => at.matches('editing'))
    nameForm.send({ type: 'field.changed', field: 'name', value: 'Night crew' })
    nameForm.send({ type: 'form.submitted' })
    await isClear()
    expect(held.asked).toEqual([question])
  })

  test('moves, removes, takes back and sends again what was chosen', async () => {
    const held = groupWorld()
    const { actor, isClear } = deskOf(held)
    actor.send({ type: 'move.chosen', students })
    actor.send({ type: 'target.chosen', groupId: 4 })
    actor.send({ type: 'act.confirmed' })
    const told = [(await isClear()).context.news]
    actor.send({ type: 'removal.chosen', students })
    actor.send({ type: 'act.confirmed' })
    told.push((await isClear()).context.news)
    actor.send({ type: 'revocation.chosen', invitation: INVITATION })
    actor.send({ type: 'act.confirmed' })
    told.push((await isClear()).context.news)
    actor.send({ type: 'resend.chosen', invitation: INVITATION })
    told.push((await isClear()).context.news)
    expect([held.asked, told]).toEqual([
      [
        ['MoveStudents', { groupId: 4, selection }],
        ['RemoveStudents', { selection }],
        ['RevokeGroupInvitation', { groupId: 3, id: 41 }],
        ['ResendGroupInvitation', { groupId: 3, id: 41 }],
      ],
      [
        { what: 'moved', count: 2 },
        { what: 'removed', count: 2 },
        { what: 'revoked', email: 'bo@example.org' },
        { what: 'resent', email: 'bo@example.org' },
      ],
    ])
  })

  test('keeps what the server said of a removal that it refused', async () => {
    const { actor } = deskOf(
      groupWorld({ RemoveStudents: new FaultError({ kind: 'notFound', message: 'No such group.' }) }),
    )
    actor.send({ type: 'removal.chosen', students })
    actor.send({ type: 'act.confirmed' })
    const { context } = await waitFor(actor, (at) => at.matches({ removing: 'refused' }))
    expect(context.fault).toEqual({ kind: 'notFound', message: 'No such group.' })
  })
})
