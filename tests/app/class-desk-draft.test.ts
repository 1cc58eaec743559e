import { beforeEach, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { createClassDesk } from '../../src/app/actors/class-desk.actors.ts'
import type { HeldClass } from '../../src/domain/contract/held-class.contract.ts'
import type { Gateway } from '../../src/gateway/gateway.ts'
import { createTopics } from '../../src/gateway/topics.ts'
import { HELD } from '../machines/classes/ground.ts'

beforeEach(() => sessionStorage.clear())

/** Before the class begins, which cannot be changed any more from then on. */
const now = () => Date.parse(HELD.sessions[0]?.startsAt ?? '') - 86_400_000

/** The desk of a person, with a server that has the class as given and notes what is sent to it. */
const deskOf = async (viewerId: number, held: HeldClass = HELD) => {
  const sent: unknown[] = []
  const answers: Readonly<Record<string, unknown>> = {
    HeldClass: { heldClass: held },
    ChangeClass: { changeClass: { ...held, version: held.version + 1 } },
    ClassClashes: { classClashes: [] },
  }
  const ask = (async (name: string, variables: unknown) => {
    if (name === 'ChangeClass') sent.push(variables)
    return answers[name]
  }) as unknown as Gateway['ask']
  const machine = createClassDesk({ ask, topics: createTopics(), now }, HELD.id, () => viewerId)
  const actor = createActor(machine, { input: { classId: HELD.id, viewerId, writeTo: null } }).start()
  const looked = await waitFor(actor, (at) => at.matches({ ready: { desk: { clear: 'quiet' } } }) || isDrafted(at))
  const edited = async () => {
    actor.send({ type: 'edit.begun' })
    const { edit } = actor.getSnapshot().children
    if (!edit) throw new Error('No form')
    await waitFor(edit, (at) => at.matches('editing'))
    return edit
  }
  return { actor, sent, edited, isOffered: isDrafted(looked) }
}
const isDrafted = (at: { matches: (value: { ready: { desk: { clear: 'drafted' } } }) => boolean }) =>
  at.matches({ ready: { desk: { clear: 'drafted' } } })

const typeNotes = async (viewerId: number) => {
  const { actor, edited } = await deskOf(viewerId)
  const edit = await edited()
  edit.send({ type: 'field.changed', field: 'notes', value: 'Bring boots.' })
  await waitFor(edit, (at) => at.matches({ editing: 'still' }))
  // The session ends: the page goes, and nobody has pressed anything.
  actor.stop()
}

test('what was typed of a class comes back after a new sign-in, over what others changed meanwhile', async () => {
  await typeNotes(7)
  const theirs = { ...HELD, venue: 'Town Hall', capacity: 30, version: 2 }
  const { actor, edited, isOffered, sent } = await deskOf(7, theirs)
  expect(isOffered).toBe(true)
  const edit = await edited()
  const { notes, venue, capacity, version } = edit.getSnapshot().context.values
  // The version is that of the draft: the server would say that the class was changed, were it not accepted here.
  expect([notes, venue, capacity, version]).toEqual(['Bring boots.', 'Town Hall', '30', 1])
  actor.send({ type: 'changes.accepted', version })
  expect(edit.getSnapshot().context.values.version).toBe(2)
  await waitFor(actor, (at) => at.matches({ ready: { record: 'fresh' } }))
  edit.send({ type: 'form.submitted' })
  await waitFor(actor, (at) => at.matches({ ready: { desk: { clear: 'quiet' } } }))
  expect(sent).toEqual([
    {
      id: 5,
      edit: {
        sessions: HELD.sessions.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
        timeZone: HELD.timeZone,
        venue: 'Town Hall',
        address: HELD.address,
        city: HELD.city,
        county: HELD.county,
        hostAgencyId: null,
        capacity: 30,
        registrationClosesAt: HELD.registrationClosesAt,
        notes: 'Bring boots.',
        coInstructorIds: [],
        version: 2,
      },
    },
  ])
})

test('it is offered to nobody else, and not once it was discarded', async () => {
  await typeNotes(7)
  const other = await deskOf(8)
  const own = await deskOf(7)
  own.actor.send({ type: 'draft.discarded' })
  await waitFor(own.actor, (at) => at.matches({ ready: { desk: { clear: 'quiet' } } }))
  expect([other.isOffered, own.isOffered, sessionStorage.length]).toEqual([false, true, 0])
})

test('of an edit that came back to what stands no draft is kept', async () => {
  const { edited } = await deskOf(7)
  const edit = await edited()
  for (const value of ['Bring boots.', '']) {
    edit.send({ type: 'field.changed', field: 'notes', value })
    await waitFor(edit, (at) => at.matches({ editing: 'still' }))
  }
  expect(sessionStorage.length).toBe(0)
})
