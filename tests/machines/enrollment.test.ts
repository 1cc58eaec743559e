import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor, type ActorOptions, type AnyActorLogic } from 'xstate'

import { ENROLLMENT_STATUS } from '../../src/domain/enrollment.ts'
import { FaultError, type Fault } from '../../src/domain/fault.ts'
import { ROLE } from '../../src/domain/role.ts'
import {
  DOUBLE_TAP_MS,
  enrollmentMachine,
  type EnrollmentInput,
  type Standing,
} from '../../src/machines/enrollment/enrollment.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const NOW = Date.parse('2026-05-04T12:00:00Z')
const OFFERING = { id: 4, courseId: 1, lessonCount: 9, videoSeconds: 420, expiresAfterDays: 365 }

const standing = (status?: number, expirationDate = '2027-05-04T12:00:00Z'): Standing => ({
  offering: OFFERING,
  enrollment: status === undefined ? null : { id: 31, status, expirationDate },
  renewal: null,
  now: NOW,
})

const STUDENT: EnrollmentInput = { courseId: 1, studentId: 3, roles: [ROLE.student] }
const OPEN = standing()
const ENROLLED = standing(ENROLLMENT_STATUS.active)
const WITHDRAWN: Standing = { offering: null, enrollment: null, renewal: null, now: NOW }
const ENDING: Standing = {
  ...standing(ENROLLMENT_STATUS.completed, '2026-05-20T12:00:00Z'),
  renewal: {
    kind: 'certificateEnds',
    at: '2026-05-20T12:00:00Z',
    course: {
      id: 1,
      title: 'National TIM Responder Course',
      description: '',
      courseTypeId: 1,
      courseCategory: { name: 'Responder', picture: 'responder' },
      totalCourseHours: 4,
      isOnline: true,
    },
  },
}

type Call = Readonly<{ instructorOnlineCourseId: number; studentId: number }>

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

/** A clock for which no time is long. */
const hurried = { setTimeout: (over: () => void) => setTimeout(over, 0), clearTimeout }

const start = (input: EnrollmentInput = STUDENT, mayOpen = true, clock: Clock = hurried) => {
  const opened: number[] = []
  const check = handPromise<Standing, { courseId: number; studentId: number | null }>()
  const enroll = handPromise<{ id: number }, Call>()
  const actor = createActor(
    enrollmentMachine.provide({
      actors: {
        checkStanding: check.logic,
        enroll: enroll.logic,
        openCourse: fromPromise<void, { courseId: number }>(async ({ input: { courseId } }) => {
          if (!mayOpen) throw new Error('Leaving is refused.')
          opened.push(courseId)
        }),
      },
    }),
    { input, clock },
  ).start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return { actor, check, enroll, opened, settled }
}

/** As far as the dialog, confirmed. */
const confirmed = (clock?: Clock) => {
  const screen = start({ ...STUDENT, first: OPEN }, true, clock)
  screen.actor.send({ type: 'enrollment.asked' })
  screen.actor.send({ type: 'enrollment.confirmed' })
  return screen
}

const refusing = (answer: Fault, clock?: Clock) => {
  const screen = confirmed(clock)
  screen.enroll.calls[0]?.reject(new FaultError(answer))
  return screen
}

describe('the standing', () => {
  test.each([
    ['nobody enrolled', OPEN, 'notEnrolled'],
    ['an active enrolment', ENROLLED, 'enrolled'],
    ['a completed enrolment', standing(ENROLLMENT_STATUS.completed), 'enrolled'],
    ['a dropped enrolment', standing(ENROLLMENT_STATUS.dropped), 'notEnrolled'],
    ['an enrolment that is over', standing(ENROLLMENT_STATUS.active, '2026-05-04T11:59:59Z'), 'notEnrolled'],
    ['no offering', WITHDRAWN, 'unavailable'],
    ['an enrolment whose offering was withdrawn', { ...ENROLLED, offering: null }, 'enrolled'],
  ])('with %s', async (_, answer, state) => {
    const { check, settled } = start()
    check.calls[0]?.resolve(answer)
    const snapshot = await settled()
    expect([snapshot.value, check.calls[0]?.input]).toEqual([state, { courseId: 1, studentId: 3 }])
  })

  test('that came with the page is not asked for', () => {
    const { actor, check } = start({ ...STUDENT, first: ENROLLED })
    const { value, context } = actor.getSnapshot()
    expect([value, context.enrollmentId, check.calls.length]).toEqual(['enrolled', 31, 0])
  })

  test('that could not be asked for is asked again', async () => {
    const { actor, check, settled } = start()
    check.calls[0]?.reject(fault('offline'))
    const snapshot = await settled()
    expect([snapshot.value, snapshot.context.fault]).toEqual(['failed', { kind: 'offline' }])
    actor.send({ type: 'check.retried' })
    check.calls[1]?.resolve(OPEN)
    expect((await settled()).value).toBe('notEnrolled')
  })
})

describe('enrolling', () => {
  test('asks first, then enrols once however often it is clicked', async () => {
    const { actor, enroll, opened, settled } = start({ ...STUDENT, first: OPEN })
    actor.send({ type: 'enrollment.asked' })
    actor.send({ type: 'enrollment.asked' })
    expect([actor.getSnapshot().value, enroll.calls.length]).toEqual(['confirming', 0])
    actor.send({ type: 'enrollment.confirmed' })
    actor.send({ type: 'enrollment.confirmed' })
    expect(enroll.calls.map(({ input }) => input)).toEqual([{ instructorOnlineCourseId: 4, studentId: 3 }])
    enroll.calls[0]?.resolve({ id: 32 })
    const snapshot = await settled()
    expect([snapshot.value, snapshot.context.enrollmentId, opened]).toEqual(['enrolled', 32, [1]])
  })

  test('is told of where the course does not open', async () => {
    const { actor, enroll, settled } = start({ ...STUDENT, first: OPEN }, false)
    actor.send({ type: 'enrollment.asked' })
    actor.send({ type: 'enrollment.confirmed' })
    enroll.calls[0]?.resolve({ id: 32 })
    expect((await settled()).value).toBe('enrolled')
  })

  test('can be declined', () => {
    const { actor } = start({ ...STUDENT, first: OPEN })
    actor.send({ type: 'enrollment.asked' })
    actor.send({ type: 'enrollment.declined' })
    expect(actor.getSnapshot().value).toBe('notEnrolled')
  })

  test('a conflict finds the enrolment that another tab made', async () => {
    const { actor, check, opened, settled } = refusing({ kind: 'conflict' })
    await waitFor(actor, (snapshot) => snapshot.matches('checking'))
    check.calls[0]?.resolve(ENROLLED)
    const snapshot = await settled()
    expect([snapshot.value, snapshot.context.enrollmentId, snapshot.context.fault]).toEqual(['enrolled', 31, null])
    // It may have been begun elsewhere: the way to it stands there.
    expect(opened).toEqual([])
  })

  test('is not gone on from by the second tap of the one that enrolled', async () => {
    const clock = new SimulatedClock()
    const { actor, enroll, opened } = confirmed(clock)
    enroll.calls[0]?.resolve({ id: 32 })
    await waitFor(actor, (snapshot) => snapshot.matches('settling'))
    clock.increment(DOUBLE_TAP_MS - 1)
    actor.send({ type: 'enrollment.left' })
    expect([actor.getSnapshot().value, opened]).toEqual(['settling', [1]])
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('enrolled')
  })

  test('nor where another tab had enrolled before', async () => {
    const { actor, check } = refusing({ kind: 'conflict' }, new SimulatedClock())
    await waitFor(actor, (snapshot) => snapshot.matches('checking'))
    check.calls[0]?.resolve(ENROLLED)
    await waitFor(actor, (snapshot) => !snapshot.matches('checking'))
    expect([actor.getSnapshot().value, actor.getSnapshot().context.fault]).toEqual(['settling', null])
  })

  test('a conflict without an enrolment is a refusal', async () => {
    const answer: Fault = { kind: 'conflict', message: 'The course is being revised.' }
    const { actor, check, settled } = refusing(answer)
    await waitFor(actor, (snapshot) => snapshot.matches('checking'))
    check.calls[0]?.resolve(OPEN)
    const snapshot = await settled()
    expect([snapshot.value, snapshot.context.fault]).toEqual(['refused', answer])
  })

  test('a refusal is final until it is put away', async () => {
    const { actor, settled } = refusing({ kind: 'forbidden', message: 'Not for you.' })
    const snapshot = await settled()
    expect([snapshot.value, snapshot.can({ type: 'enrollment.confirmed' })]).toEqual(['refused', false])
    actor.send({ type: 'enrollment.declined' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.fault]).toEqual(['notEnrolled', null])
  })

  test('without an answer it can be tried again from the dialog', async () => {
    const { actor, enroll, settled } = refusing({ kind: 'offline' })
    expect((await settled()).value).toBe('couldNotAsk')
    actor.send({ type: 'enrollment.confirmed' })
    enroll.calls[1]?.resolve({ id: 32 })
    expect((await settled()).value).toBe('enrolled')
  })
})

test('what is on its way is not left by closing the dialog, and is told of', async () => {
  const { actor, enroll, settled } = start({ ...STUDENT, first: OPEN })
  actor.send({ type: 'enrollment.asked' })
  actor.send({ type: 'enrollment.confirmed' })
  actor.send({ type: 'enrollment.left' })
  const canLeave = actor.getSnapshot().can({ type: 'enrollment.left' })
  enroll.calls[0]?.resolve({ id: 32 })
  expect([canLeave, (await settled()).value]).toEqual([false, 'enrolled'])
  actor.send({ type: 'enrollment.left' })
  expect(actor.getSnapshot().status).toBe('done')
})

describe('who asks', () => {
  test.each([
    ['a guest', []],
    ['an instructor', [ROLE.instructor]],
  ])('%s is told that a student profile is needed', (_, roles) => {
    const { actor, enroll } = start({ courseId: 1, studentId: null, roles, first: OPEN })
    actor.send({ type: 'enrollment.asked' })
    expect(actor.getSnapshot().value).toEqual({ notAStudent: 'told' })
    expect(actor.getSnapshot().can({ type: 'enrollment.confirmed' })).toBe(false)
    actor.send({ type: 'enrollment.declined' })
    expect([actor.getSnapshot().value, enroll.calls.length]).toEqual([{ notAStudent: 'quiet' }, 0])
  })

  test.each([
    [[ROLE.student], false],
    [[ROLE.student, ROLE.groupCoordinator], true],
  ])('with the roles %j the self-only notice is %s', (roles, isSelfOnly) => {
    expect(start({ ...STUDENT, roles }).actor.getSnapshot().context.isSelfOnly).toBe(isSelfOnly)
  })

  test.each([
    [ENROLLMENT_STATUS.completed, 'notEnrolled'],
    [ENROLLMENT_STATUS.active, 'enrolled'],
  ])('who takes a course again with status %i is %s', (status, value) => {
    const { actor } = start({ ...STUDENT, renews: true, first: standing(status) })
    expect(actor.getSnapshot().value).toBe(value)
  })
})

describe('renewing', () => {
  test('is a dialog of its own; the standing is asked for again after it', () => {
    const { actor, check } = start({ ...STUDENT, first: ENDING })
    expect(actor.getSnapshot().value).toBe('enrolled')
    actor.send({ type: 'renewal.asked' })
    expect([actor.getSnapshot().value, check.calls.length]).toEqual(['renewing', 0])
    actor.send({ type: 'renewal.closed' })
    expect([actor.getSnapshot().value, check.calls.length]).toEqual(['checking', 1])
  })

  test.each<[string, Standing]>([
    ['nothing ends', ENROLLED],
    [
      'the enrolment has to end first',
      { ...ENROLLED, renewal: { kind: 'enrollmentEnds', at: '2026-05-20T12:00:00Z' } },
    ],
  ])('is not to be had where %s', (_, first) => {
    expect(
      start({ ...STUDENT, first })
        .actor.getSnapshot()
        .can({ type: 'renewal.asked' }),
    ).toBe(false)
  })

  test('who has enrolled anew is told of it no more', async () => {
    const over: Standing = { ...OPEN, renewal: { kind: 'enrollmentEnded', at: '2026-04-20T12:00:00Z' } }
    const { actor, enroll, settled } = start({ ...STUDENT, first: over })
    actor.send({ type: 'enrollment.asked' })
    actor.send({ type: 'enrollment.confirmed' })
    enroll.calls[0]?.resolve({ id: 32 })
    expect((await settled()).context.standing).toEqual(OPEN)
  })
})

test('actors that nobody provided say their names', async () => {
  const checking = await complaintsOf(enrollmentMachine, {
    input: STUDENT,
    until: (snapshot) => snapshot.matches('failed'),
  })
  const enrolling = await complaintsOf(enrollmentMachine, {
    input: { ...STUDENT, first: OPEN },
    events: [{ type: 'enrollment.asked' }, { type: 'enrollment.confirmed' }],
    until: (snapshot) => snapshot.matches('couldNotAsk'),
  })
  const enrolls = enrollmentMachine.provide({ actors: { enroll: fromPromise(async () => ({ id: 32 })) } })
  const opening = await complaintsOf(enrolls, {
    input: { ...STUDENT, first: OPEN },
    events: [{ type: 'enrollment.asked' }, { type: 'enrollment.confirmed' }],
    until: (snapshot) => snapshot.matches('settling'),
  })
  expect([checking, enrolling, opening]).toEqual([
    ['No actor was provided for "checkStanding".'],
    ['No actor was provided for "enroll".'],
    ['No actor was provided for "openCourse".'],
  ])
})

test('every state and transition is reached, and only students with an offering get as far as enrolling', () => {
  const { snapshots } = expectEveryPath(enrollmentMachine, {
    inputs: [STUDENT, { courseId: 1, studentId: null, roles: [] }],
    events: [
      { type: 'enrollment.asked' },
      { type: 'enrollment.confirmed' },
      { type: 'enrollment.declined' },
      { type: 'enrollment.left' },
      { type: 'check.retried' },
      { type: 'renewal.asked' },
      { type: 'renewal.closed' },
      ...[OPEN, ENROLLED, ENDING, WITHDRAWN].map((answer) => done('checkStanding', answer)),
      failed('checkStanding'),
      done('enroll', { id: 32 }),
      done('openCourse'),
      failed('openCourse'),
      after('doubleTap', 'enrollment.settling'),
      failed('enroll', fault('conflict')),
      failed('enroll', fault('offline')),
      failed('enroll', fault('refused')),
    ],
  })
  const wrong = snapshots.filter(
    ({ value, context }) => value === 'enrolling' && (context.studentId === null || !context.standing?.offering),
  )
  expect(wrong).toEqual([])
})
