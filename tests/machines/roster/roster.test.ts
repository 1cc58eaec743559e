import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'

import type { MarkAnswer, RosterMark, WalkInAnswer, WalkInBody } from '../../../src/domain/contract/roster.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { submitting } from '../../../src/machines/form/submitting.ts'
import { EMPTY_JOURNAL, type RosterJournal } from '../../../src/machines/roster/roster-journal.ts'
import { rosterQueueMachine } from '../../../src/machines/roster/roster-queue.machine.ts'
import type { RosterJournalEvent, StamperEvent } from '../../../src/machines/roster/roster-queue.setup.ts'
import { shownEntries } from '../../../src/machines/roster/roster-queue.ts'
import { comingWalkIns } from '../../../src/machines/roster/roster-walk-ins.ts'
import { rosterMachine } from '../../../src/machines/roster/roster.machine.ts'
import type { WalkInRemovalAsked } from '../../../src/machines/roster/roster.setup.ts'
import type {
  CompletionAsked,
  OpeningInput,
  Paper,
  RosterCopyEvent,
  RosterRead,
} from '../../../src/machines/roster/roster.types.ts'
import {
  walkInFormMachine,
  type WalkInAbout,
  type WalkInOutcome,
  type WalkInValues,
} from '../../../src/machines/roster/walk-in-form.machine.ts'
import { handSource } from '../support/actors.ts'
import { entry, NOW, rosterRead, WALK_IN, walkInAnswer } from './roster.fixture.ts'

/** As the server decides it: by the version, once for each id. */
const createServer = () => {
  const people = new Map([1, 2].map((id) => [id, entry(id)]))
  const log = new Map<string, MarkAnswer['outcome']>()
  const added: WalkInBody[] = []
  const removed: number[] = []
  let closed = false
  return {
    people,
    log,
    close: () => {
      closed = true
    },
    added,
    removed,
    add: (walkIn: WalkInBody): WalkInAnswer => {
      if (removed.includes(9)) throw new FaultError({ kind: 'conflict', code: 'WALK_IN_REMOVED' })
      added.push(walkIn)
      people.set(9, walkInAnswer.entry)
      return walkInAnswer
    },
    remove: (registrationId: number): number => {
      removed.push(registrationId)
      people.delete(registrationId)
      return registrationId
    },
    read: () => rosterRead([...people.values()], closed ? 3 : 1),
    take: (marks: readonly RosterMark[], markedBy: string): MarkAnswer[] => {
      if (closed && marks.some(({ id }) => !log.has(id)))
        throw new FaultError({ kind: 'conflict', code: 'CLASS_CLOSED' })
      return marks.map((mark) => {
        const held = people.get(mark.registrationId) ?? entry(mark.registrationId)
        const earlier = log.get(mark.id)
        if (held.isOwn) {
          const { attendance, attendanceVersion, markedAt } = held
          const registrationId = held.id
          return {
            id: mark.id,
            registrationId,
            outcome: 'own',
            attendance,
            attendanceVersion,
            markedAt,
            markedBy: null,
          }
        }
        const outcome =
          earlier ??
          (held.attendance === mark.attendance
            ? 'same'
            : held.attendanceVersion === mark.basedOn
              ? 'taken'
              : 'conflict')
        const attendanceVersion = held.attendanceVersion + 1
        const after =
          outcome === 'taken' && earlier === undefined
            ? { ...held, attendance: mark.attendance, attendanceVersion, markedAt: NOW, markedBy }
            : held
        people.set(held.id, after)
        log.set(mark.id, outcome)
        return {
          id: mark.id,
          registrationId: held.id,
          outcome,
          attendance: after.attendance,
          attendanceVersion: after.attendanceVersion,
          markedAt: after.markedAt,
          markedBy: after.markedBy,
        }
      })
    },
  }
}

let stamps = 0
const stamper = fromCallback<StamperEvent, undefined>(({ receive, sendBack }) => {
  receive(({ registrationId, attendance, basedOn }) => {
    stamps += 1
    sendBack({
      type: 'mark.stamped',
      mark: { id: `mark-${stamps}`, registrationId, attendance, basedOn, deviceAt: NOW },
    })
  })
})

type Server = ReturnType<typeof createServer>

type Surviving = { journal: RosterJournal; copy?: RosterRead }

/** A phone with its roster; its journal and its copy are what survives. */
const device = (
  server: Server,
  name: string,
  held: Surviving = { journal: EMPTY_JOURNAL },
  rules: Readonly<{ leastHours?: number; refusesShort?: boolean; isOffline?: boolean; wasOnClass?: boolean }> = {},
) => {
  const network = handSource()
  const queueNetwork = handSource()
  const state = {
    isOffline: rules.isOffline ?? false,
    losesAnswers: false,
    reason: null as string | null,
    /** What is said of the next walk-in that is entered. */
    refuses: null as FaultError | null,
  }
  const reach = <T>(act: () => T): Promise<T> => {
    if (state.isOffline) return Promise.reject(new FaultError({ kind: 'offline' }))
    try {
      const answer = act()
      return state.losesAnswers ? Promise.reject(new FaultError({ kind: 'offline' })) : Promise.resolve(answer)
    } catch (cause) {
      return Promise.reject(cause instanceof Error ? cause : new Error('No answer'))
    }
  }
  const queue = rosterQueueMachine.provide({
    actors: {
      sendMarks: fromPromise<readonly MarkAnswer[], { classId: number; marks: readonly RosterMark[] }>(({ input }) =>
        reach(() => server.take(input.marks, name)),
      ),
      sendWalkIn: fromPromise<WalkInAnswer, { classId: number; walkIn: WalkInBody }>(({ input }) =>
        reach(() => ({ ...server.add(input.walkIn), wasOnClass: rules.wasOnClass ?? false })),
      ),
      sendRemoval: fromPromise<number, { classId: number; registrationId: number }>(({ input }) =>
        reach(() => server.remove(input.registrationId)),
      ),
      stamper,
      rosterJournal: fromCallback<RosterJournalEvent, { classId: number }>(({ receive, sendBack }) => {
        receive((event) => {
          if (event.type === 'journal.kept') held.journal = event.journal
        })
        sendBack({ type: 'journal.recalled', journal: held.journal })
      }),
      network: queueNetwork.logic,
    },
  })
  const machine = rosterMachine.provide({
    actors: {
      queue,
      nameWalkIn: fromPromise<string, undefined>(async () => WALK_IN.id),
      form: walkInFormMachine.provide({
        actors: {
          recallDraft: fromPromise<Partial<WalkInValues> | null, { form: string }>(async () => null),
          keepDraft: fromPromise<void, { form: string; draft: Partial<WalkInValues> }>(async () => undefined),
          dropDraft: fromPromise<void, { form: string }>(async () => undefined),
          submit: submitting<{ values: WalkInValues; about: WalkInAbout }, WalkInOutcome>(({ values, about }) =>
            reach(() => {
              if (state.refuses) throw state.refuses
              const walkIn = { ...values, id: about.id }
              return { walkIn, answer: { ...server.add(walkIn), wasOnClass: rules.wasOnClass ?? false } }
            }),
          ),
        },
      }),
      readRoster: fromPromise<RosterRead, { classId: number }>(() =>
        reach(() => {
          const read = server.read()
          return { ...read, roster: { ...read.roster, leastHours: rules.leastHours ?? read.roster.leastHours } }
        }),
      ),
      watchRoster: fromCallback<EventObject, undefined>(() => {}),
      watchOpening: fromCallback<EventObject, OpeningInput>(() => {}),
      watchBeginning: fromCallback<EventObject, OpeningInput>(() => {}),
      rosterCopy: fromCallback<RosterCopyEvent, { classId: number }>(({ receive, sendBack }) => {
        receive(({ read }) => {
          if (read === null) delete held.copy
          else held.copy = read
        })
        if (held.copy) sendBack({ type: 'copy.recalled', read: held.copy })
      }),
      completeClass: fromPromise<number, CompletionAsked>(({ input }) =>
        reach(() => {
          if (rules.refusesShort && input.shortReason === null) {
            throw new FaultError({ kind: 'conflict', code: 'CLASS_SHORT' })
          }
          const present = [...server.people.values()].filter(({ attendance }) => attendance === 'present').length
          if (input.certificates !== present) {
            throw new FaultError({ kind: 'conflict', code: 'ATTENDANCE_CHANGED', message: 'Look again.' })
          }
          state.reason = input.shortReason
          server.close()
          return present
        }),
      ),
      savePaper: fromPromise<void, { classId: number; paper: Paper }>(async () => undefined),
      network: network.logic,
    },
  })
  const actor = createActor(machine, { input: { classId: 7 } }).start()
  const queueOf = () => {
    const child = actor.getSnapshot().children.queue
    if (!child) throw new Error('The queue is gone.')
    return child
  }
  return {
    actor,
    held,
    state,
    queue: queueOf,
    journal: () => queueOf().getSnapshot().context.journal,
    opened: () => waitFor(actor, (at) => at.matches({ reading: 'fresh' })),
    mark: (registrationId: number, attendance: 'present' | 'partial' | 'noShow' | null) =>
      actor.send({ type: 'mark.given', registrationId, attendance }),
    lose: () => {
      state.isOffline = true
      network.tell({ type: 'network.lost' })
      queueNetwork.tell({ type: 'network.lost' })
    },
    find: () => {
      state.isOffline = false
      queueNetwork.tell({ type: 'network.returned' })
      network.tell({ type: 'network.returned' })
    },
    sent: () => waitFor(actor, (at) => at.context.waiting === 0),
    shown: () =>
      shownEntries(actor.getSnapshot().context.read?.roster.items ?? [], queueOf().getSnapshot().context.journal).map(
        ({ attendance }) => attendance,
      ),
  }
}

const attendanceOf = ({ people }: Server) => [...people.values()].map(({ attendance }) => attendance)

describe('a roster on one phone', () => {
  test('shows a mark at once and sends it', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth')
    await phone.opened()
    phone.mark(1, 'present')
    expect(phone.shown()).toEqual(['present', null])
    await phone.sent()
    expect([attendanceOf(server), phone.shown()]).toEqual([
      ['present', null],
      ['present', null],
    ])
  })

  test('has taps that follow each other without a conflict with itself', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth')
    await phone.opened()
    phone.mark(1, 'present')
    phone.mark(1, 'partial')
    phone.mark(1, 'noShow')
    await phone.sent()
    expect([attendanceOf(server), phone.journal()]).toEqual([['noShow', null], EMPTY_JOURNAL])
  })

  test('marks nobody’s own place, neither by itself nor with the rest', async () => {
    const server = createServer()
    server.people.set(1, entry(1, { isOwn: true }))
    const phone = device(server, 'Ruth')
    await phone.opened()
    phone.mark(1, 'present')
    expect(phone.shown()).toEqual([null, null])
    phone.actor.send({ type: 'rest.marked' })
    await phone.sent()
    expect([attendanceOf(server), phone.journal()]).toEqual([[null, 'present'], EMPTY_JOURNAL])
  })

  test('says of a mark that waited that it was one’s own, and has the others taken', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth')
    await phone.opened()
    phone.lose()
    phone.mark(1, 'present')
    phone.mark(1, 'partial')
    phone.mark(2, 'present')
    // As a roster that was kept before it told so did not know.
    server.people.set(1, entry(1, { isOwn: true }))
    phone.find()
    await phone.sent()
    await waitFor(phone.actor, ({ context }) => context.read?.roster.items[1]?.attendance === 'present')
    expect([phone.actor.getSnapshot().context.read?.roster.items.map(({ isOwn }) => isOwn), phone.journal()]).toEqual([
      [true, false],
      EMPTY_JOURNAL,
    ])
  })

  test('shows what the server has taken after a reload without a network, the moment after it was taken', async () => {
    const phone = device(createServer(), 'Ruth')
    await phone.opened()
    phone.mark(1, 'present')
    await phone.sent()
    phone.actor.stop()

    const again = device(createServer(), 'Ruth', phone.held, { isOffline: true })
    await waitFor(again.actor, (at) => at.matches({ reading: 'behind' }))
    expect([again.shown(), again.journal()]).toEqual([['present', null], EMPTY_JOURNAL])
  })

  test('loses nothing to an answer that did not come, nor to a reload', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth')
    await phone.opened()
    phone.state.losesAnswers = true
    phone.mark(1, 'present')
    await waitFor(phone.queue(), (at) => at.matches('offline'))
    phone.mark(1, 'noShow')
    phone.actor.stop()

    const again = device(server, 'Ruth', phone.held)
    await again.opened()
    await again.sent()
    expect([attendanceOf(server), [...server.log.values()], again.journal()]).toEqual([
      ['noShow', null],
      ['taken', 'taken'],
      EMPTY_JOURNAL,
    ])
  })

  test('keeps a walk-in until it is sent', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth')
    await phone.opened()
    phone.lose()
    phone.queue().send({ type: 'walkIn.given', walkIn: WALK_IN })
    expect(phone.held.journal.walkIns).toEqual([{ ...WALK_IN, wasSent: false }])
    phone.find()
    await phone.sent()
    await waitFor(phone.actor, ({ context }) => context.read?.roster.items.length === 3)
    expect(phone.held.journal).toEqual(EMPTY_JOURNAL)
  })

  describe('asks at once about who is entered at the door', () => {
    const enter = async (phone: ReturnType<typeof device>) => {
      phone.actor.send({ type: 'walkIn.begun' })
      const { children } = await waitFor(phone.actor, (at) => at.matches({ desk: { walkIn: 'filling' } }))
      const { id: _id, ...typed } = WALK_IN
      for (const [field, value] of Object.entries(typed) as [keyof typeof typed, string | number][])
        children.form?.send({ type: 'field.changed', field, value })
      children.form?.send({ type: 'form.submitted' })
    }
    const deskOf = ({ actor }: ReturnType<typeof device>) => actor.getSnapshot().value.desk

    test('and shows them, with what the server made of them', async () => {
      const server = createServer()
      const phone = device(server, 'Ruth')
      await phone.opened()
      await enter(phone)
      expect(phone.actor.getSnapshot().can({ type: 'desk.left' })).toBe(false)
      await waitFor(phone.actor, ({ context }) => context.read?.roster.items.length === 3)
      expect([deskOf(phone), server.added, phone.held.journal]).toEqual(['list', [WALK_IN], EMPTY_JOURNAL])
    })

    test('and stays with all that was typed where that is refused, until it is put right', async () => {
      const server = createServer()
      const phone = device(server, 'Ruth')
      await phone.opened()
      phone.state.refuses = new FaultError({
        kind: 'refused',
        fields: [{ field: 'email', message: 'No such address.' }],
      })
      await enter(phone)
      const form = phone.actor.getSnapshot().children.form
      if (!form) throw new Error('The form is gone.')
      const { context } = await waitFor(form, (at) => at.matches('failed'))
      expect([context.refusals, context.values.firstName, deskOf(phone)]).toEqual([
        { email: 'No such address.' },
        'Nadia',
        { walkIn: 'filling' },
      ])
      phone.state.refuses = null
      form.send({ type: 'field.changed', field: 'email', value: 'nadia@example.com' })
      form.send({ type: 'form.submitted' })
      await waitFor(phone.actor, (at) => at.matches({ desk: 'list' }))
      expect([server.added, phone.held.journal]).toEqual([[{ ...WALK_IN, email: 'nadia@example.com' }], EMPTY_JOURNAL])
    })

    test.each(['offline', 'losesAnswers'] as const)('%s: the queue sends them by the same id', async (how) => {
      const server = createServer()
      const phone = device(server, 'Ruth')
      await phone.opened()
      if (how === 'offline') phone.lose()
      else phone.state.losesAnswers = true
      await enter(phone)
      await waitFor(phone.actor, (at) => at.matches({ desk: 'list' }))
      expect(phone.held.journal.walkIns.map(({ id }) => id)).toEqual([WALK_IN.id])
      phone.state.losesAnswers = false
      phone.find()
      await phone.sent()
      expect([server.added.every(({ id }) => id === WALK_IN.id), server.people.size, phone.held.journal]).toEqual([
        true,
        3,
        EMPTY_JOURNAL,
      ])
    })

    test('and says of an address on the class whose it is', async () => {
      const phone = device(createServer(), 'Ruth', undefined, { wasOnClass: true })
      await phone.opened()
      await enter(phone)
      await waitFor(phone.actor, (at) => at.matches({ desk: 'list' }))
      expect(phone.journal().returned).toMatchObject([{ id: WALK_IN.id, walkIn: WALK_IN, message: null, onClass: 9 }])
    })
  })

  const ASKED = { name: 'Nadia Okoye', target: { walkInId: WALK_IN.id } } as const
  const PLACED = { name: 'Nadia Okoye', target: { registrationId: 9 } } as const
  const takeOff = (phone: ReturnType<typeof device>, removal: WalkInRemovalAsked) => {
    phone.actor.send({ type: 'removal.begun', removal })
    phone.actor.send({ type: 'removal.confirmed' })
  }

  test('forgets a walk-in that was taken off before it left', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth')
    await phone.opened()
    phone.lose()
    phone.queue().send({ type: 'walkIn.given', walkIn: WALK_IN })
    takeOff(phone, ASKED)
    expect(phone.held.journal).toEqual(EMPTY_JOURNAL)
    phone.find()
    await phone.opened()
    expect([server.added, server.removed]).toEqual([[], []])
  })

  test('takes a walk-in off who is on the class, with the mark that waited, once the network is back', async () => {
    const server = createServer()
    server.add(WALK_IN)
    const phone = device(server, 'Ruth')
    await phone.opened()
    phone.lose()
    phone.mark(9, 'noShow')
    takeOff(phone, PLACED)
    takeOff(phone, PLACED)
    expect([phone.shown(), phone.journal()]).toEqual([
      [null, null],
      { ...EMPTY_JOURNAL, removals: [{ id: 'place-9', registrationId: 9 }] },
    ])
    phone.actor.stop()

    const again = device(server, 'Ruth', phone.held)
    await again.opened()
    await again.sent()
    expect([server.removed, [...server.log], again.journal(), again.shown()]).toEqual([
      [9],
      [],
      EMPTY_JOURNAL,
      [null, null],
    ])
  })

  test('takes off who had left without an answer: first the place is learnt, then given up', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth')
    await phone.opened()
    phone.state.losesAnswers = true
    phone.queue().send({ type: 'walkIn.given', walkIn: WALK_IN })
    await waitFor(phone.queue(), (at) => at.matches('offline'))
    takeOff(phone, ASKED)
    expect([comingWalkIns(phone.journal()), phone.actor.getSnapshot().context.waiting]).toEqual([[], 1])
    phone.find()
    await waitFor(phone.queue(), (at) => at.matches('offline'))
    phone.state.losesAnswers = false
    phone.queue().send({ type: 'queue.retried' })
    await phone.sent()
    expect([server.people.has(9), server.removed, phone.journal()]).toEqual([false, [9], EMPTY_JOURNAL])
  })

  test('asks about who has arrived meanwhile by their place', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth')
    await phone.opened()
    phone.lose()
    phone.queue().send({ type: 'walkIn.given', walkIn: WALK_IN })
    phone.actor.send({ type: 'removal.begun', removal: ASKED })
    phone.find()
    await waitFor(phone.actor, ({ context }) => context.read?.roster.items.length === 3)
    phone.actor.send({ type: 'removal.confirmed' })
    await waitFor(phone.actor, ({ context }) => context.read?.roster.items.length === 2)
    expect(server.removed).toEqual([9])
  })

  test('gives back a walk-in whom another phone took off, and is not held up by it', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth')
    await phone.opened()
    phone.state.losesAnswers = true
    phone.queue().send({ type: 'walkIn.given', walkIn: WALK_IN })
    await waitFor(phone.queue(), (at) => at.matches('offline'))
    server.remove(9)
    phone.state.losesAnswers = false
    phone.mark(1, 'present')
    phone.queue().send({ type: 'queue.retried' })
    await phone.sent()
    expect([attendanceOf(server), phone.journal().returned.map(({ walkIn }) => walkIn)]).toEqual([
      ['present', null],
      [WALK_IN],
    ])
  })

  test('has all who are not marked marked present at once, offline too, and takes back those alone', async () => {
    const server = createServer()
    server.people.set(3, entry(3))
    const phone = device(server, 'Ruth', { journal: EMPTY_JOURNAL })
    await phone.opened()
    phone.lose()
    phone.mark(2, 'noShow')
    phone.actor.send({ type: 'rest.marked' })
    expect([phone.shown(), phone.actor.getSnapshot().context.rest]).toEqual([
      ['present', 'noShow', 'present'],
      [1, 3],
    ])
    phone.find()
    await phone.sent()
    expect(attendanceOf(server)).toEqual(['present', 'noShow', 'present'])
    // Whoever was marked by themselves since is left as they are.
    phone.mark(3, 'partial')
    phone.actor.send({ type: 'rest.unmarked' })
    await phone.sent()
    expect([attendanceOf(server), phone.actor.getSnapshot().can({ type: 'rest.unmarked' })]).toEqual([
      [null, 'noShow', 'partial'],
      false,
    ])
  })

  test('is completed when everyone is marked and nothing waits', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth')
    await phone.opened()
    phone.mark(1, 'present')
    phone.actor.send({ type: 'completion.begun' })
    expect(phone.actor.getSnapshot().can({ type: 'completion.confirmed' })).toBe(false)
    phone.actor.send({ type: 'rest.marked' })
    await phone.sent()
    phone.actor.send({ type: 'completion.confirmed' })
    const { context } = await waitFor(phone.actor, (at) => at.matches({ desk: { completing: 'completed' } }))
    expect([context.certificates, attendanceOf(server)]).toEqual([1, ['present', 'noShow']])
  })

  test('is completed for those who were shown alone: what another phone marked meanwhile is looked at first', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth')
    await phone.opened()
    phone.mark(1, 'present')
    phone.actor.send({ type: 'completion.begun' })
    phone.actor.send({ type: 'rest.marked' })
    await phone.sent()
    server.take([{ id: 'omar-1', registrationId: 2, attendance: 'present', basedOn: 1, deviceAt: NOW }], 'Omar')
    phone.actor.send({ type: 'completion.confirmed' })
    await waitFor(phone.actor, (at) => at.matches({ desk: { completing: 'changed' } }))
    phone.actor.send({ type: 'topic.changed' })
    const { context } = await waitFor(
      phone.actor,
      (at) => at.context.read?.roster.items.every(({ attendance }) => attendance === 'present') === true,
    )
    phone.actor.send({ type: 'completion.confirmed' })
    const done = await waitFor(phone.actor, (at) => at.matches({ desk: { completing: 'completed' } }))
    // Reading the roster again does not take the reason from who reads it.
    expect([context.fault?.message, done.context.certificates]).toEqual(['Look again.', 2])
  })

  test('says of a walk-in whose address is on the class that nobody was added, and whose it is', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth', undefined, { wasOnClass: true })
    await phone.opened()
    phone.queue().send({ type: 'walkIn.given', walkIn: WALK_IN })
    await phone.sent()
    expect(phone.journal().returned).toMatchObject([{ id: WALK_IN.id, walkIn: WALK_IN, message: null, onClass: 9 }])
  })

  test('of a class that was too short is completed once the reason is told', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth', undefined, { leastHours: 4.5 })
    await phone.opened()
    phone.actor.send({ type: 'completion.begun' })
    phone.actor.send({ type: 'rest.marked' })
    await phone.sent()
    const canComplete = () => phone.actor.getSnapshot().can({ type: 'completion.confirmed' })
    const before = canComplete()
    phone.actor.send({ type: 'reason.changed', reason: '  ' })
    const blank = canComplete()
    phone.actor.send({ type: 'reason.changed', reason: ' The yard was flooded. ' })
    phone.actor.send({ type: 'completion.confirmed' })
    await waitFor(phone.actor, (at) => at.matches({ desk: { completing: 'completed' } }))
    expect([before, blank, phone.state.reason]).toEqual([false, false, 'The yard was flooded.'])
  })

  test('asks for the reason when the server alone knows that the class was too short', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth', undefined, { refusesShort: true })
    await phone.opened()
    phone.actor.send({ type: 'completion.begun' })
    phone.actor.send({ type: 'rest.marked' })
    await phone.sent()
    phone.actor.send({ type: 'completion.confirmed' })
    await waitFor(phone.actor, (at) => at.matches({ desk: { completing: 'unexplained' } }))
    const asked = phone.actor.getSnapshot().can({ type: 'completion.confirmed' })
    phone.actor.send({ type: 'reason.changed', reason: 'The yard was flooded.' })
    phone.actor.send({ type: 'completion.confirmed' })
    await waitFor(phone.actor, (at) => at.matches({ desk: { completing: 'completed' } }))
    expect([asked, phone.state.reason]).toEqual([false, 'The yard was flooded.'])
  })

  test("shows no copy of a class that is somebody else's by now, and keeps none", async () => {
    const server = createServer()
    const before = device(server, 'Ruth')
    await before.opened()
    const handedOver: Server = {
      ...server,
      read: () => {
        throw new FaultError({ kind: 'notFound' })
      },
    }
    const after = device(handedOver, 'Ruth', before.held)
    await waitFor(after.actor, (at) => at.matches({ reading: 'refused' }))
    expect([after.actor.getSnapshot().context.read, after.held.copy]).toEqual([null, undefined])
  })

  test('keeps what a closed class did not take until it is given up', async () => {
    const server = createServer()
    const phone = device(server, 'Ruth')
    await phone.opened()
    phone.lose()
    phone.mark(1, 'present')
    server.close()
    phone.find()
    await waitFor(phone.queue(), (at) => at.matches('refused'))
    expect(phone.held.journal.marks).toHaveLength(1)
    phone.queue().send({ type: 'queue.dropped' })
    expect(phone.held.journal).toEqual(EMPTY_JOURNAL)
  })
})

describe('two phones with one roster, one of them offline for a while', () => {
  const apart = async () => {
    const server = createServer()
    const ruth = device(server, 'Ruth')
    const omar = device(server, 'Omar')
    await Promise.all([ruth.opened(), omar.opened()])
    omar.lose()
    omar.mark(1, 'present')
    omar.mark(2, 'present')
    ruth.mark(1, 'noShow')
    await ruth.sent()
    omar.find()
    await waitFor(omar.actor, ({ context }) => context.waiting === 0 && context.conflicts === 1)
    return { server, ruth, omar }
  }

  test('lose no mark, and ask about the one that both made', async () => {
    const { server, omar } = await apart()
    expect([attendanceOf(server), omar.journal().conflicts, omar.shown()]).toEqual([
      ['noShow', 'present'],
      [{ registrationId: 1, mine: 'present', theirs: 'noShow', version: 1, markedBy: 'Ruth', markedAt: NOW }],
      ['present', 'present'],
    ])
  })

  test.each([
    ['mine', 'present'],
    ['theirs', 'noShow'],
  ] as const)('settle it as %s', async (keep, attendance) => {
    const { server, omar } = await apart()
    omar.queue().send({ type: 'conflict.settled', registrationId: 1, keep })
    await waitFor(omar.actor, ({ context }) => context.waiting === 0 && context.conflicts === 0)
    expect([attendanceOf(server), omar.shown(), omar.journal()]).toEqual([
      [attendance, 'present'],
      [attendance, 'present'],
      EMPTY_JOURNAL,
    ])
  })

  test('settle it by a further tap', async () => {
    const { server, omar } = await apart()
    omar.mark(1, 'partial')
    await waitFor(omar.actor, ({ context }) => context.waiting === 0 && context.conflicts === 0)
    expect(attendanceOf(server)).toEqual(['partial', 'present'])
  })
})
