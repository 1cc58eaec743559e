import { beforeEach, describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { FaultError } from '../../src/domain/fault.ts'
import { blankGroupInvite } from '../../src/machines/group-desk/group-forms.machine.ts'
import type { StudentsMachines } from '../../src/views/pages/group-students/group-students.props.ts'
import { doneOf } from './asked-gateway.ts'
import { GROUP, groupWorld, INVITATION, MOVED, REMOVED } from './group-world.ts'

beforeEach(() => sessionStorage.clear())

const selection = { kind: 'some', ids: [7, 8] } as const
const students = { selection, count: 2, isExact: true }

const writing = (machine: StudentsMachines['inviting'], groupId: number) => {
  const actor = createActor(machine, { input: { values: blankGroupInvite(groupId, 'ar') } }).start()
  actor.send({ type: 'form.begun' })
  const { form } = actor.getSnapshot().children
  if (!form) throw new Error('Nothing is written.')
  return { actor, form }
}

const fill = async (form: ReturnType<typeof writing>['form']) => {
  await waitFor(form, (at) => at.matches('editing'))
  for (const [field, value] of [
    ['firstName', 'Bo'],
    ['lastName', 'Lane'],
    ['email', 'bo@example.org'],
  ] as const) {
    form.send({ type: 'field.changed', field, value })
  }
}

describe('what is done with groups', () => {
  test('invites a person into one: which is no field of theirs', async () => {
    const held = groupWorld()
    const { actor, form } = writing(held.machines.inviting, 3)
    await fill(form)
    form.send({ type: 'form.submitted' })
    const { context } = await waitFor(actor, (at) => at.matches('answered'))
    const person = { firstName: 'Bo', lastName: 'Lane', email: 'bo@example.org', phone: '', primaryAgencyId: 0 }
    expect([held.asked, context.output?.email]).toEqual([
      [['InviteIntoGroup', { groupId: 3, person: { ...person, language: 'ar' } }]],
      'bo@example.org',
    ])
  })

  test('gives a half-written invitation back to who wrote it, and to nobody else', async () => {
    const { actor, form } = writing(groupWorld().machines.inviting, 3)
    await fill(form)
    await waitFor(form, (at) => at.matches({ editing: 'still' }) && sessionStorage.length > 0)
    actor.stop()
    const names = await Promise.all(
      [5, 6].map(async (viewerId) => {
        const other = writing(groupWorld({}, viewerId).machines.inviting, 4)
        const { context } = await waitFor(other.form, (at) => at.matches('editing'))
        return [context.values.groupId, context.values.firstName]
      }),
    )
    expect(names).toEqual([
      [4, 'Bo'],
      [4, ''],
    ])
  })

  test.each([
    ['a new one', {}, ['MakeGroup', { name: 'Night crew' }]],
    ['one that there is', { about: GROUP }, ['RenameGroup', { id: 3, name: 'Night crew' }]],
  ] as const)('names %s', async (_which, begun, question) => {
    const held = groupWorld()
    const actor = createActor(held.machines.naming, { input: { values: { name: '' } } }).start()
    actor.send({ type: 'form.begun', ...begun })
    const { form } = actor.getSnapshot().children
    if (!form) throw new Error('Nothing is named.')
    await waitFor(form, (at) => at.matches('editing'))
    form.send({ type: 'field.changed', field: 'name', value: 'Night crew' })
    form.send({ type: 'form.submitted' })
    await waitFor(actor, (at) => at.matches('answered'))
    expect(held.asked).toEqual([question])
  })

  test('moves, removes, takes back and sends again what was chosen', async () => {
    const { machines, asked } = groupWorld()
    const done = [
      (await doneOf(machines.moving, { students, groupId: 4 })).done,
      (await doneOf(machines.removing, students)).done,
      (await doneOf(machines.revoking, INVITATION)).done,
      (await doneOf(machines.resending, INVITATION)).done,
    ]
    expect([asked, done.map((one) => one?.outcome)]).toEqual([
      [
        ['GroupStudentsMove', { groupId: 4, selection }],
        ['GroupStudentsRemove', { selection }],
        ['RevokeGroupInvitation', { groupId: 3, id: 41 }],
        ['ResendGroupInvitation', { groupId: 3, id: 41 }],
      ],
      [MOVED, REMOVED, undefined, undefined],
    ])
  })

  test('keeps what the server said of a removal that it refused', async () => {
    const { machines } = groupWorld({
      GroupStudentsRemove: new FaultError({ kind: 'notFound', message: 'No such group.' }),
    })
    expect((await doneOf(machines.removing, students)).fault).toEqual({ kind: 'notFound', message: 'No such group.' })
  })
})
