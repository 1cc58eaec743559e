import { and, assign, setup, type ActorRefFrom } from 'xstate'

import { ENROLLMENT_STATUS, isEnrolledOnline } from '../../domain/enrollment.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import type { Renewal } from '../../domain/renewal.ts'
import { ROLE, type RoleId } from '../../domain/role.ts'
import { known } from '../known.ts'
import { unprovided } from '../unprovided.ts'

export type CurrentEnrollment = Readonly<{ id: number; status: number; expirationDate: string }>

/** A course as it is offered online; null is a fact of it that the server does not tell. */
export type Offered = Readonly<{
  id: number
  courseId: number
  lessonCount: number | null
  /** Of video in all lessons together. */
  videoSeconds: number | null
  /** How long an enrolment lasts. */
  expiresAfterDays: number | null
}>

/** How a viewer and an online course stand to each other. */
export type Standing = Readonly<{
  /** Null: the course is not offered online. */
  offering: Offered | null
  enrollment: CurrentEnrollment | null
  /** What of it ends soon, or has ended. */
  renewal: Renewal | null
  /** When that was so, by the clock that it is judged with (milliseconds). */
  now: number
}>

export type EnrollmentInput = Readonly<{
  courseId: number
  /** Null for a guest, and for a person without a student profile. */
  studentId: number | null
  roles: readonly RoleId[]
  /** The course is taken again: having completed it is no reason not to enrol. */
  renews?: boolean
  /** A standing that came with the page: nothing is asked then. */
  first?: Standing | undefined
}>

export type EnrollmentEvent =
  /** The Enroll button of the card or the page. */
  | { type: 'enrollment.asked' }
  | { type: 'enrollment.confirmed' }
  | { type: 'enrollment.declined' }
  | { type: 'check.retried' }
  /** The Renew button of somebody whose certificate ends: a dialog of its own enrols them anew. */
  | { type: 'renewal.asked' }
  | { type: 'renewal.closed' }
  /** The dialog is closed. */
  | { type: 'enrollment.left' }

export type EnrollmentContext = Readonly<{
  courseId: number
  studentId: number | null
  /** A group coordinator enrols only themself: the dialog says so. */
  isSelfOnly: boolean
  renews: boolean
  standing: Standing | null
  /** Of the unexpired enrolment; null as long as there is none. */
  enrollmentId: number | null
  fault: Fault | null
}>

const faultKind = (cause: unknown) => toFault(cause).kind

/** Milliseconds within which a second tap belongs to the first. */
export const DOUBLE_TAP_MS = 800

/**
 * Enrolling oneself in an online course. A conflict means that an enrolment exists already (another tab, another
 * device, a second click): it is looked up instead of complained about.
 */
export const enrollmentMachine = setup({
  types: {} as { input: EnrollmentInput; context: EnrollmentContext; events: EnrollmentEvent },
  actors: {
    checkStanding: unprovided<Standing, { courseId: number; studentId: number | null }>('checkStanding'),
    enroll: unprovided<{ id: number }, { instructorOnlineCourseId: number; studentId: number }>('enroll'),
    /** Goes to the course, which begins with its first lesson. */
    openCourse: unprovided<void, { courseId: number }>('openCourse'),
  },
  actions: {
    takeStanding: assign((_, { standing }: { standing: Standing }) => ({
      standing,
      enrollmentId: standing.enrollment?.id ?? null,
    })),
    takeEnrollment: assign(({ context: { standing } }, { id }: { id: number }) => ({
      enrollmentId: id,
      standing: standing && { ...standing, renewal: null },
      fault: null,
    })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
  guards: {
    isUnchecked: ({ context }) => context.standing === null,
    isUnavailable: ({ context }) => context.standing !== null && context.standing.offering === null,
    isEnrolled: ({ context }) =>
      context.standing !== null &&
      isEnrolledOnline(context.standing.enrollment, context.standing.now) &&
      !(context.renews && context.standing.enrollment?.status === ENROLLMENT_STATUS.completed),
    isRenewable: ({ context: { standing } }) => standing?.renewal != null && 'course' in standing.renewal,
    isStudent: ({ context }) => context.studentId !== null,
    isContested: ({ context }) => context.fault?.kind === 'conflict',
    isEnrolledMeanwhile: and(['isEnrolled', 'isContested']),
    isConflict: (_, { cause }: { cause: unknown }) => faultKind(cause) === 'conflict',
    isUnanswered: (_, { cause }: { cause: unknown }) => ['offline', 'unexpected'].includes(faultKind(cause)),
  },
  delays: { doubleTap: DOUBLE_TAP_MS },
}).createMachine({
  id: 'enrollment',
  context: ({ input }) => ({
    courseId: input.courseId,
    studentId: input.studentId,
    isSelfOnly: input.roles.includes(ROLE.groupCoordinator),
    renews: input.renews ?? false,
    standing: input.first ?? null,
    enrollmentId: input.first?.enrollment?.id ?? null,
    fault: null,
  }),
  initial: 'judging',
  on: { 'enrollment.left': '.left' },
  states: {
    judging: {
      always: [
        { guard: 'isUnchecked', target: 'checking' },
        // Somebody has just pressed here, and was enrolled elsewhere before.
        { guard: 'isEnrolledMeanwhile', target: 'settling' },
        { guard: 'isEnrolled', target: 'enrolled' },
        { guard: 'isUnavailable', target: 'unavailable' },
        // The server saw a conflict, and yet there is no enrolment: what it said is the answer.
        { guard: 'isContested', target: 'refused' },
        { guard: 'isStudent', target: 'notEnrolled' },
        { target: 'notAStudent' },
      ],
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkStanding',
        src: 'checkStanding',
        input: ({ context }) => ({ courseId: context.courseId, studentId: context.studentId }),
        onDone: {
          target: 'judging',
          actions: { type: 'takeStanding', params: ({ event }) => ({ standing: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    unavailable: {},
    failed: { tags: 'error', on: { 'check.retried': { target: 'checking', actions: 'forgetFault' } } },
    notAStudent: {
      initial: 'quiet',
      states: {
        quiet: { on: { 'enrollment.asked': 'told' } },
        /** 'You must be logged in as a student to enroll in this course' is on the screen. */
        told: { on: { 'enrollment.declined': 'quiet' } },
      },
    },
    notEnrolled: { on: { 'enrollment.asked': 'confirming' } },
    confirming: { on: { 'enrollment.confirmed': 'enrolling', 'enrollment.declined': 'notEnrolled' } },
    enrolling: {
      tags: 'busy',
      entry: 'forgetFault',
      // What is on its way is told of, whoever closes the dialog meanwhile.
      on: { 'enrollment.left': undefined },
      invoke: {
        id: 'enroll',
        src: 'enroll',
        input: ({ context }) => ({
          instructorOnlineCourseId: known(context.standing?.offering?.id, 'an offering'),
          studentId: known(context.studentId, 'a student'),
        }),
        onDone: { target: 'opening', actions: { type: 'takeEnrollment', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ cause: event.error }) },
            target: 'checking',
            actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => ({ cause: event.error }) },
            target: 'couldNotAsk',
            actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
          },
          {
            target: 'refused',
            actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
          },
        ],
      },
    },
    refused: { tags: 'error', on: { 'enrollment.declined': { target: 'notEnrolled', actions: 'forgetFault' } } },
    couldNotAsk: {
      tags: 'error',
      on: {
        'enrollment.confirmed': 'enrolling',
        'enrollment.declined': { target: 'notEnrolled', actions: 'forgetFault' },
      },
    },
    /** Who has enrolled just now wants to begin. Where the course does not open, the way to it stands there. */
    opening: {
      tags: 'busy',
      on: { 'enrollment.left': undefined },
      invoke: {
        id: 'openCourse',
        src: 'openCourse',
        input: ({ context }) => ({ courseId: context.courseId }),
        onDone: 'settling',
        onError: 'settling',
      },
    },
    /** The way on stands where it was enrolled: the second tap of an impatient hand is none on it. */
    settling: {
      tags: 'busy',
      entry: 'forgetFault',
      on: { 'enrollment.left': undefined },
      after: { doubleTap: 'enrolled' },
    },
    enrolled: { entry: 'forgetFault', on: { 'renewal.asked': { guard: 'isRenewable', target: 'renewing' } } },
    renewing: { on: { 'renewal.closed': 'checking' } },
    left: { type: 'final' },
  },
})

export type EnrollmentActor = ActorRefFrom<typeof enrollmentMachine>
