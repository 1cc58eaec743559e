import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { INELIGIBLE } from '../../src/domain/class.ts'
import {
  SEATS_CHANGED,
  type ClassPlace,
  type CourseClass,
  type CourseClasses,
} from '../../src/domain/contract/registration.contract.ts'
import { FaultError, type Fault } from '../../src/domain/fault.ts'
import { classRegistrationMachine } from '../../src/machines/class-registration/class-registration.machine.ts'
import type {
  AccommodateInput,
  ClassesInput,
  ClassRegistrationInput,
  LeaveInput,
  RegisterInput,
} from '../../src/machines/class-registration/class-registration.types.ts'
import { placeOf, secondsLeft } from '../../src/machines/class-registration/class-standing.ts'
import { complaintsOf, fault, handPromise, handSource } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const NOW = '2026-05-04T12:00:00.000Z'

const aPlace = (changes: Partial<ClassPlace> = {}): ClassPlace => ({
  id: 31,
  instructorCourseId: 4,
  state: 'registered',
  registeredAt: NOW,
  position: null,
  offerEndsAt: null,
  accommodation: null,
  notes: null,
  nextEvents: ['registration.left'],
  calendarUrl: null,
  ...changes,
})

const OFFER = aPlace({
  state: 'offered',
  offerEndsAt: '2026-05-04T12:01:00.000Z',
  nextEvents: ['offer.accepted', 'offer.declined', 'registration.left'],
})
const WAITING = aPlace({ state: 'waitlisted', position: 2 })

const aClass = (changes: Partial<CourseClass> = {}): CourseClass => ({
  id: 4,
  courseId: 2,
  courseTitle: 'Scene safety',
  courseStatusId: 1,
  courseDate: '2026-05-20T14:00:00.000Z',
  courseEndDate: null,
  timeZone: 'America/Chicago',
  sessions: [],
  venue: 'Fire Hall',
  address: '1 Main Street',
  city: 'Fairmont',
  county: 'Harlan',
  hostAgency: null,
  instructors: [],
  capacity: 10,
  seatsLeft: 3,
  waiting: 0,
  registrationClosesAt: '2026-05-19T14:00:00.000Z',
  own: null,
  ineligible: null,
  clash: null,
  ...changes,
})

const classes = (own: ClassPlace | null = null, changes: Partial<CourseClasses> = {}): CourseClasses => ({
  now: NOW,
  course: {
    id: 2,
    title: 'Scene safety',
    description: '',
    courseTypeId: 1,
    courseCategory: { name: 'Responder', picture: 'responder' },
    totalCourseHours: 4,
    isOnline: false,
    prerequisite: null,
  },
  items: [aClass({ own, ineligible: own ? 'already' : null }), aClass({ id: 5, ineligible: 'closed' })],
  hasMore: false,
  ...changes,
})

const STUDENT: ClassRegistrationInput = { courseId: 2, isGuest: false, studentId: 7 }
const GUEST: ClassRegistrationInput = { courseId: 2, isGuest: true, studentId: null }
const INSTRUCTOR: ClassRegistrationInput = { courseId: 2, isGuest: false, studentId: null }

const start = async (first: CourseClasses = classes(), input = STUDENT) => {
  const read = handPromise<CourseClasses, ClassesInput>()
  const register = handPromise<ClassPlace, RegisterInput>()
  const accept = handPromise<ClassPlace, { id: number }>()
  const leave = handPromise<ClassPlace, LeaveInput>()
  const accommodate = handPromise<ClassPlace, AccommodateInput>()
  const topics = handSource()
  const clock = handSource()
  const actor = createActor(
    classRegistrationMachine.provide({
      actors: {
        readClasses: read.logic,
        register: register.logic,
        accept: accept.logic,
        leave: leave.logic,
        accommodate: accommodate.logic,
        watchTopics: topics.logic,
        clock: clock.logic,
      },
    }),
    { input },
  ).start()
  read.calls[0]?.resolve(first)
  await waitFor(actor, (at) => at.matches('showing'))
  const at = (state: 'confirming' | 'registering' | 'accepting' | 'still' | 'refused' | 'couldNotAccept') =>
    waitFor(actor, (snapshot) => snapshot.matches({ showing: { deed: state } }))
  return { actor, read, register, accept, leave, accommodate, topics, clock, at }
}

const TAKEN: Fault = { kind: 'conflict', code: SEATS_CHANGED, facts: { is: { gives: 'waitlist', waiting: 2 } } }
const REFUSED: Fault = { kind: 'conflict', code: 'CLASS_CLASH', message: 'You have a seat in another class.' }

describe('what is shown', () => {
  test.each([
    ['a guest', GUEST, null, { still: 'guest' }],
    ['someone who is no student', INSTRUCTOR, null, { still: 'notAStudent' }],
    ['a student without a place', STUDENT, null, { still: 'choosing' }],
    ['who has a seat', STUDENT, aPlace(), { still: { placed: 'registered' } }],
    ['who waits', STUDENT, WAITING, { still: { placed: 'waitlisted' } }],
    ['who is offered a seat', STUDENT, OFFER, { still: { placed: 'offered' } }],
  ])('to %s', async (_, input, own, deed) => {
    const { actor, read } = await start(classes(own), input)
    expect(actor.getSnapshot().value).toMatchObject({ showing: { deed } })
    expect(read.calls.map(({ input: asked }) => asked)).toEqual([{ courseId: 2, count: 20 }])
  })

  test('is read again when something changes, and what could not be read again stays', async () => {
    const { actor, read, topics } = await start()
    topics.tell({ type: 'topic.changed' })
    read.calls[1]?.reject(fault('offline'))
    await waitFor(actor, (at) => at.hasTag('stale'))
    expect(actor.getSnapshot().context.data).toEqual(classes())
    actor.send({ type: 'reading.retried' })
    read.calls[2]?.resolve(classes(aPlace()))
    await waitFor(actor, (at) => at.matches({ showing: { reading: 'current' } }))
    expect(actor.getSnapshot().matches({ showing: { deed: { still: { placed: 'registered' } } } })).toBe(true)
  })

  test.each([
    ['notFound', 'unknown'],
    ['forbidden', 'failed'],
  ] as const)(
    'and is refused now (%s) is not shown as it was, nor what was to be done with it',
    async (kind, state) => {
      const { actor, read, topics } = await start()
      actor.send({ type: 'class.chosen', classId: 4 })
      topics.tell({ type: 'topic.changed' })
      read.calls[1]?.reject(fault(kind))
      await waitFor(actor, (at) => at.matches('checking'))
      read.calls[2]?.reject(fault(kind))
      const { context, tags } = await waitFor(actor, (at) => at.matches(state))
      expect([context.fault?.kind, context.classId, tags.has('stale')]).toEqual([kind, null, false])
    },
  )

  test('and was refused is shown where it is had all the same', async () => {
    const { actor, read, topics } = await start()
    topics.tell({ type: 'topic.changed' })
    read.calls[1]?.reject(fault('forbidden'))
    await waitFor(actor, (at) => at.matches('checking'))
    read.calls[2]?.resolve(classes(aPlace()))
    const { context } = await waitFor(actor, (at) => at.matches({ showing: { reading: 'current' } }))
    expect([context.data, context.fault]).toEqual([classes(aPlace()), null])
  })

  test('of a course that there is not, or that could not be asked for, is that', async () => {
    const read = handPromise<CourseClasses, ClassesInput>()
    const actor = createActor(classRegistrationMachine.provide({ actors: { readClasses: read.logic } }), {
      input: STUDENT,
    }).start()
    read.calls[0]?.reject(fault('offline'))
    await waitFor(actor, (at) => at.matches('failed'))
    actor.send({ type: 'reading.retried' })
    read.calls[1]?.reject(fault('notFound'))
    await waitFor(actor, (at) => at.matches('unknown'))
    expect(read.calls.length).toBe(2)
  })
})

describe('registering', () => {
  const ASKED: RegisterInput = { instructorCourseId: 4, accommodation: 'Large print.', wants: 'seat' }
  const confirmed = async () => {
    const screen = await start()
    screen.actor.send({ type: 'class.chosen', classId: 4 })
    screen.actor.send({ type: 'accommodation.typed', text: ' Large print. ' })
    screen.actor.send({ type: 'registration.confirmed' })
    return screen
  }

  test('asks first, and registers once however often it is clicked', async () => {
    const { actor, register, at } = await confirmed()
    actor.send({ type: 'registration.confirmed' })
    actor.send({ type: 'class.chosen', classId: 4 })
    expect(register.calls.map(({ input }) => input)).toEqual([ASKED])
    register.calls[0]?.resolve(aPlace())
    const { context } = await at('still')
    expect([placeOf(context, 4), context.news, context.classId]).toEqual([aPlace(), 'registered', null])
    expect(actor.getSnapshot().matches({ showing: { deed: { still: { placed: 'registered' } } } })).toBe(true)
  })

  test('whose last seat was taken meanwhile asks whether to wait, with what was written, and as which', async () => {
    const { actor, register, read, at } = await confirmed()
    register.calls[0]?.reject(new FaultError(TAKEN))
    const { context } = await at('confirming')
    expect([context.wanted, context.given, context.accommodation, context.fault, read.calls.length]).toEqual([
      'seat',
      { gives: 'waitlist', waiting: 2 },
      ' Large print. ',
      null,
      2,
    ])
    actor.send({ type: 'registration.confirmed' })
    expect(register.calls[1]?.input).toEqual({ ...ASKED, wants: 'waitlist' })
    register.calls[1]?.resolve(WAITING)
    const { context: after } = await at('still')
    expect([
      after.news,
      after.given,
      actor.getSnapshot().matches({ showing: { deed: { still: { placed: 'waitlisted' } } } }),
    ]).toEqual(['waitlisted', null, true])
  })

  test('that is refused for what cannot be read of the seats is refused', async () => {
    const { register, at } = await confirmed()
    register.calls[0]?.reject(new FaultError({ ...TAKEN, facts: { is: 'full' } }))
    expect((await at('refused')).context.fault?.code).toBe('SEATS_CHANGED')
  })

  test('that is refused says why, and reads what has changed', async () => {
    const { actor, register, read, at } = await confirmed()
    register.calls[0]?.reject(new FaultError(REFUSED))
    const { context } = await at('refused')
    expect([context.fault, read.calls.length]).toEqual([REFUSED, 2])
    actor.send({ type: 'registration.declined' })
    expect([actor.getSnapshot().context.fault, actor.getSnapshot().context.classId]).toEqual([null, null])
  })

  test('without an answer is tried again with what was written', async () => {
    const { actor, register, at } = await confirmed()
    register.calls[0]?.reject(fault('offline'))
    await at('confirming')
    actor.send({ type: 'registration.confirmed' })
    expect(register.calls[1]?.input).toEqual(ASKED)
  })

  test('is not asked for where one may not', async () => {
    const { actor } = await start()
    expect(actor.getSnapshot().can({ type: 'class.chosen', classId: 5 })).toBe(false)
    expect(actor.getSnapshot().can({ type: 'class.chosen', classId: 99 })).toBe(false)
    const guest = await start(classes(), GUEST)
    expect(guest.actor.getSnapshot().can({ type: 'class.chosen', classId: 4 })).toBe(false)
  })
})

describe('what is asked of a class before it is confirmed', () => {
  const MISFILLED = new FaultError({ kind: 'refused', fields: [{ field: 'accommodation', message: 'No.' }] })
  const FACES = [
    ['writing', null, 'writing'],
    ['misfilled', MISFILLED, 'misfilled'],
    ['couldNotAsk', fault('offline'), { couldNotAsk: 'away' }],
  ] as const

  const asking = async (face: (typeof FACES)[number]) => {
    const world = await start(classes(null, { hasMore: true }))
    const [state, cause] = face
    const { actor, register, read, topics } = world
    actor.send({ type: 'class.chosen', classId: 4 })
    actor.send({ type: 'accommodation.typed', text: 'Large print.' })
    if (cause) {
      actor.send({ type: 'registration.confirmed' })
      register.calls[0]?.reject(cause)
    }
    await waitFor(actor, (at) => at.matches({ showing: { deed: { confirming: state } } }))
    const readAgain = async (data: CourseClasses) => {
      topics.tell({ type: 'topic.changed' })
      read.calls.at(-1)?.resolve(data)
      await waitFor(actor, (at) => at.matches({ showing: { reading: 'current' } }))
      const { value, context } = actor.getSnapshot()
      return [(value as { showing: { deed: unknown } }).showing.deed, context.fault, context.news]
    }
    return { ...world, readAgain }
  }
  const only = (changes: Partial<CourseClass>, more: Partial<CourseClasses> = {}) =>
    classes(null, { items: [aClass(changes)], ...more })

  describe.each(FACES.map((face) => [face[0], face] as const))('%s', (_state, face) => {
    test.each(INELIGIBLE.filter((why) => why !== 'already'))(
      'is refused at once where it is %s',
      async (ineligible) => {
        const { actor, register, readAgain } = await asking(face)
        const asked = register.calls.length
        expect(await readAgain(only({ ineligible }))).toEqual(['refused', null, null])
        actor.send({ type: 'registration.confirmed' })
        expect([register.calls.length, actor.getSnapshot().context.classId]).toEqual([asked, 4])
        actor.send({ type: 'registration.declined' })
        expect(actor.getSnapshot()).toMatchObject({
          value: { showing: { deed: { still: 'choosing' } } },
          context: { classId: null },
        })
      },
    )

    test('is refused where it is not there any more, and not where it may be among the later ones', async () => {
      const gone = await asking(face)
      expect(await gone.readAgain(only({ id: 5 }))).toEqual(['refused', null, null])
      const later = await asking(face)
      const { context } = later.actor.getSnapshot()
      expect(await later.readAgain(only({ id: 5 }, { hasMore: true }))).toEqual([
        { confirming: face[2] },
        context.fault,
        null,
      ])
    })

    test('is over where one turns out to have the place', async () => {
      const met = async (own: ClassPlace) => (await asking(face)).readAgain(classes(own))
      expect(await Promise.all([aPlace(), WAITING, OFFER].map(met))).toEqual([
        [{ still: { placed: 'registered' } }, null, 'registered'],
        [{ still: { placed: 'waitlisted' } }, null, 'waitlisted'],
        [{ still: { placed: 'offered' } }, null, null],
      ])
    })

    test('stays as it is, with what was written, where it is still to be had', async () => {
      const { actor, readAgain } = await asking(face)
      const { context } = actor.getSnapshot()
      expect(await readAgain(only({ seatsLeft: 0, waiting: 2 }))).toEqual([
        { confirming: face[2] },
        context.fault,
        null,
      ])
      const { accommodation, wanted, given } = actor.getSnapshot().context
      expect([accommodation, wanted, given]).toEqual(['Large print.', 'seat', { gives: 'waitlist', waiting: 2 }])
      await readAgain(only({}))
      expect(actor.getSnapshot().context.given).toEqual({ gives: 'seat', waiting: 0 })
    })

    test('is read again when the network is back, as nothing else that is shown is', async () => {
      const { actor, read, topics } = await asking(face)
      topics.tell({ type: 'network.returned' })
      expect(read.calls.length).toBe(2)
      read.calls[1]?.resolve(only({ seatsLeft: 0 }))
      await waitFor(actor, (at) => at.matches({ showing: { reading: 'current' } }))
      expect(actor.getSnapshot().context.given).toEqual({ gives: 'waitlist', waiting: 0 })
      actor.send({ type: 'registration.declined' })
      const asked = read.calls.length
      read.calls[2]?.resolve(classes())
      await waitFor(actor, (at) => at.matches({ showing: { reading: 'current' } }))
      topics.tell({ type: 'network.returned' })
      expect(read.calls.length).toBe(asked)
    })
  })

  test('is the server’s to answer once it is confirmed', async () => {
    const { actor, readAgain } = await asking(FACES[0])
    actor.send({ type: 'registration.confirmed' })
    expect(await readAgain(only({ ineligible: 'cancelled' }))).toEqual(['registering', null, null])
  })
})

describe('later classes', () => {
  test('are asked for once at a time, where there are any, and shown with those before', async () => {
    const { actor, read } = await start(classes(null, { hasMore: true }))
    actor.send({ type: 'more.asked' })
    actor.send({ type: 'more.asked' })
    expect(read.calls.map(({ input }) => input)).toEqual([
      { courseId: 2, count: 20 },
      { courseId: 2, count: 40 },
    ])
    read.calls[1]?.resolve(classes())
    await waitFor(actor, (at) => at.matches({ showing: { reading: 'current' } }))
    expect(actor.getSnapshot().can({ type: 'more.asked' })).toBe(false)
  })

  test('that could not be read are asked for again', async () => {
    const { actor, read } = await start(classes(null, { hasMore: true }))
    actor.send({ type: 'more.asked' })
    read.calls[1]?.reject(fault('offline'))
    await waitFor(actor, (at) => at.hasTag('stale'))
    actor.send({ type: 'reading.retried' })
    expect(read.calls[2]?.input).toEqual({ courseId: 2, count: 40 })
  })
})

describe('an offer', () => {
  test('is counted down by the server’s time', async () => {
    const { actor, clock } = await start(classes(OFFER))
    const left = () => secondsLeft(actor.getSnapshot().context, OFFER)
    expect(left()).toBe(60)
    clock.tell({ type: 'clock.ticked', elapsed: 12.4 })
    expect(left()).toBe(48)
  })

  test('that is over is asked about, and told of when the server says the same', async () => {
    const { actor, clock, read, at } = await start(classes(OFFER))
    clock.tell({ type: 'clock.ticked', elapsed: 59.9 })
    expect(read.calls.length).toBe(1)
    clock.tell({ type: 'clock.ticked', elapsed: 60 })
    expect([read.calls.length, clock.isHeard()]).toEqual([2, false])
    read.calls[1]?.resolve(classes(null, { now: '2026-05-04T12:01:00.000Z' }))
    await waitFor(actor, (snapshot) => snapshot.matches({ showing: { reading: 'current' } }))
    const { context } = await at('still')
    expect([context.news, actor.getSnapshot().matches({ showing: { deed: { still: 'choosing' } } })]).toEqual([
      'lapsed',
      true,
    ])
  })

  test('that the server still knows goes on being counted', async () => {
    const { actor, clock, read } = await start(classes(OFFER))
    clock.tell({ type: 'clock.ticked', elapsed: 60 })
    read.calls[1]?.resolve(classes(OFFER, { now: '2026-05-04T12:00:58.000Z' }))
    await waitFor(actor, (snapshot) => snapshot.matches({ showing: { time: 'counting', reading: 'current' } }))
    expect([secondsLeft(actor.getSnapshot().context, OFFER), actor.getSnapshot().context.news]).toEqual([2, null])
  })

  test('is accepted once, and is then a seat', async () => {
    const { actor, accept, at } = await start(classes(OFFER))
    actor.send({ type: 'offer.accepted', classId: 4 })
    actor.send({ type: 'offer.accepted', classId: 4 })
    expect(accept.calls.map(({ input }) => input)).toEqual([{ id: 31 }])
    accept.calls[0]?.resolve(aPlace())
    const { context } = await at('still')
    expect([context.news, placeOf(context, 4)?.state]).toEqual(['accepted', 'registered'])
  })

  test('that could not be accepted is tried again, or left to be looked at', async () => {
    const { actor, accept, read, at } = await start(classes(OFFER))
    actor.send({ type: 'offer.accepted', classId: 4 })
    accept.calls[0]?.reject(fault('offline'))
    await at('couldNotAccept')
    actor.send({ type: 'offer.accepted', classId: 4 })
    accept.calls[1]?.reject(new FaultError({ kind: 'conflict', code: 'OFFER_OVER' }))
    await at('refused')
    expect([accept.calls.length, read.calls.length]).toEqual([2, 2])
  })
})

describe('leaving', () => {
  test.each([
    ['a seat', aPlace(), 'leave', 'left'],
    ['the waitlist', WAITING, 'leave', 'left'],
    ['an offer', OFFER, 'decline', 'declined'],
  ])('%s is asked first', async (_, own, deed, news) => {
    const { actor, leave, at } = await start(classes(own))
    actor.send({ type: 'leaving.asked', classId: 4 })
    actor.send({ type: 'leaving.declined' })
    expect([leave.calls.length, actor.getSnapshot().matches({ showing: { deed: 'still' } })]).toEqual([0, true])
    actor.send({ type: 'leaving.asked', classId: 4 })
    actor.send({ type: 'leaving.confirmed' })
    actor.send({ type: 'leaving.confirmed' })
    actor.send({ type: 'leaving.declined' })
    expect(leave.calls.map(({ input }) => input)).toEqual([{ id: 31, deed }])
    leave.calls[0]?.resolve(aPlace({ state: 'cancelled' }))
    const { context } = await at('still')
    expect([context.news, placeOf(context, 4)]).toEqual([news, null])
  })

  test('is not offered to who is on the roster by hand, or once the class has begun', async () => {
    const walkIn = await start(classes(aPlace({ state: 'walkIn' })))
    expect(walkIn.actor.getSnapshot().can({ type: 'leaving.asked', classId: 4 })).toBe(false)
    const begun = await start(classes(aPlace({ nextEvents: [] })))
    expect(begun.actor.getSnapshot().can({ type: 'leaving.asked', classId: 4 })).toBe(false)
  })
})

describe('an accommodation request', () => {
  test('begins with what it is, and is kept', async () => {
    const { actor, accommodate, at } = await start(classes(aPlace({ accommodation: 'Large print.' })))
    actor.send({ type: 'accommodation.opened', classId: 4 })
    expect(actor.getSnapshot().context.accommodation).toBe('Large print.')
    actor.send({ type: 'accommodation.typed', text: '  ' })
    actor.send({ type: 'accommodation.sent' })
    expect(accommodate.calls.map(({ input }) => input)).toEqual([{ id: 31, accommodation: null }])
    accommodate.calls[0]?.resolve(aPlace())
    expect((await at('still')).context.news).toBe('accommodated')
    actor.send({ type: 'news.read' })
    expect(actor.getSnapshot().context.news).toBe(null)
  })

  test('is none of a class that has begun', async () => {
    const { actor } = await start(classes(aPlace(), { now: '2026-05-20T14:00:00.000Z' }))
    expect(actor.getSnapshot().can({ type: 'accommodation.opened', classId: 4 })).toBe(false)
  })
})

test('an actor that nobody provided says its name', async () => {
  expect(await complaintsOf(classRegistrationMachine, { input: STUDENT, until: (at) => at.matches('failed') })).toEqual(
    ['No actor was provided for "watchTopics".', 'No actor was provided for "readClasses".'],
  )
})

test('every state and transition is reached, and only students with a class get as far as registering', () => {
  const { snapshots } = expectEveryPath(classRegistrationMachine, {
    inputs: [STUDENT, GUEST, INSTRUCTOR],
    recalled: [{ data: classes() }],
    events: [
      { type: 'class.chosen', classId: 4 },
      { type: 'accommodation.typed', text: 'Large print.' },
      { type: 'registration.confirmed' },
      { type: 'registration.declined' },
      { type: 'offer.accepted', classId: 4 },
      { type: 'leaving.asked', classId: 4 },
      { type: 'leaving.confirmed' },
      { type: 'leaving.declined' },
      { type: 'accommodation.opened', classId: 4 },
      { type: 'accommodation.sent' },
      { type: 'accommodation.closed' },
      { type: 'news.read' },
      { type: 'reading.retried' },
      { type: 'topic.changed' },
      { type: 'network.returned' },
      { type: 'more.asked' },
      { type: 'clock.ticked', elapsed: 1 },
      { type: 'clock.ticked', elapsed: 60 },
      ...[classes(), classes(aPlace()), classes(WAITING), classes(OFFER)].map((data) => done('readClasses', data)),
      done('readClasses', classes(null, { hasMore: true })),
      done('readAgain', classes()),
      done('readAgain', classes(OFFER)),
      done('readAgain', classes(null, { items: [] })),
      failed('readAgain'),
      failed('readAgain', fault('notFound')),
      failed('readClasses', fault('notFound')),
      failed('readClasses', fault('offline')),
      failed('watchTopics'),
      failed('clock'),
      done('register', aPlace()),
      done('accept', aPlace()),
      done('leave', aPlace({ state: 'cancelled' })),
      done('accommodate', aPlace()),
      failed('register', new FaultError(TAKEN)),
      failed('register', new FaultError({ kind: 'refused', fields: [{ field: 'accommodation', message: 'No.' }] })),
      failed('accommodate', new FaultError({ kind: 'refused', fields: [{ field: 'accommodation', message: 'No.' }] })),
      ...['register', 'accept', 'leave', 'accommodate'].flatMap((id) => [
        failed(id, fault('conflict')),
        failed(id, fault('offline')),
      ]),
    ],
    serializeState: ({ value, context }) =>
      JSON.stringify([
        value,
        context.classId,
        context.data?.hasMore,
        context.place?.state,
        placeOf(context, 4)?.state,
        context.studentId,
        context.isGuest,
        context.given?.gives,
      ]),
  })
  const wrong = snapshots.filter(
    (at) =>
      at.matches({ showing: { deed: 'registering' } }) &&
      (at.context.studentId === null || at.context.classId === null),
  )
  expect(wrong).toEqual([])
})
