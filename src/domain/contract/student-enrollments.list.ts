import * as z from 'zod/mini'

import { ATTENDANCE, REGISTRATION_STATES } from '../class.ts'
import { DELIVERIES, type Delivery } from '../delivery.ts'
import type { ListDefinition } from '../list.ts'
import { ROLE } from '../role.ts'
import { CLASS_STANDINGS, ENROLLMENT_LABELS } from '../student-enrollment.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'
import { namedRow } from './person.contract.ts'

/** One of GET /student-enrollments: a student of the caller's own offerings or classes. */
export const studentEnrollment = z.object({
  id,
  delivery: z.enum(DELIVERIES),
  studentId: id,
  userId: id,
  ...namedRow,
  courseId: id,
  courseTitle: z.string(),
  lastActivityAt: instant,
  /** Null of a class. */
  online: z.nullable(
    z.object({
      /** By the server's clock. */
      label: z.enum(ENROLLMENT_LABELS),
      /** Lessons that are complete, and all of them. */
      complete: z.int(),
      total: z.int(),
      expirationDate: instant,
      isVerified: z.boolean(),
      incomplete: z.boolean(),
    }),
  ),
  /** Null of an online course. */
  inPerson: z.nullable(
    z.object({
      instructorCourseId: id,
      courseDate: instant,
      timeZone: z.string(),
      venue: z.string(),
      state: z.enum(REGISTRATION_STATES),
      attendance: z.nullable(z.enum(ATTENDANCE)),
      standing: z.enum(CLASS_STANDINGS),
    }),
  ),
})

/**
 * Students across the own online offerings, or across the own classes where `delivery` says so. `expires` is the
 * day that an enrolment ends, or the day of the class.
 */
export const STUDENT_ENROLLMENTS = defineList({
  id: 'studentEnrollments',
  path: '/student-enrollments',
  roles: [ROLE.instructor],
  row: studentEnrollment,
  columns: {
    name: { shown: 'always', isSorted: true, csv: ['lastName', 'firstName', 'email'] },
    course: { csv: ['course'] },
    status: { csv: ['status'] },
    expires: { isSorted: true, csv: ['ends'] },
    verified: { csv: ['verification'] },
    lastActivity: { isSorted: true, csv: ['lastActivity'] },
    email: { shown: 'onChoice' },
  },
  sort: '-lastActivity',
  filters: {
    delivery: { kind: 'one', of: DELIVERIES },
    course: { kind: 'ref', to: 'course' },
    status: { kind: 'many', of: ENROLLMENT_LABELS },
    standing: { kind: 'many', of: CLASS_STANDINGS },
    expires: { kind: 'days', looks: 'both' },
    lastActivity: { kind: 'days', looks: 'back' },
    verified: { kind: 'yesNo' },
  },
  kinds: {
    by: 'delivery',
    filters: {
      online: ['course', 'status', 'expires', 'lastActivity', 'verified'],
      inPerson: ['course', 'standing', 'expires', 'lastActivity'],
    } satisfies Record<Delivery, readonly string[]>,
  },
  opens: 'person',
  perPage: [20, 50, 100],
  views: {
    unverified: { filters: { verified: ['no'] } },
    /** Those that end soonest first. */
    endingSoon: { filters: { status: ['active'] }, sort: 'expires' },
    endingIn60Days: { filters: { status: ['active'], expires: ['next60'] }, sort: 'expires' },
    noShow: { filters: { delivery: ['inPerson'], standing: ['noShow'] } },
  },
  acts: {
    /** By hand, as the instructor of the offering. */
    verify: { of: 'online', isUndoable: true },
  },
})

const { kinds: _kinds, filters: _filters, ...ofEither } = STUDENT_ENROLLMENTS
const { course, status, standing, expires, lastActivity, verified } = STUDENT_ENROLLMENTS.described.filters

/** The same as a screen shows it, which has a tab for each: the tab stands beside the list in the address. */
export const STUDENTS_BY_DELIVERY = {
  online: { ...ofEither, filters: { course, status, expires, lastActivity, verified } },
  inPerson: {
    ...ofEither,
    columns: ofEither.columns.filter((key) => key !== 'verified'),
    filters: { course, standing, expires, lastActivity },
  },
} as const satisfies Readonly<Record<Delivery, ListDefinition>>

export type StudentEnrollment = RowOf<typeof STUDENT_ENROLLMENTS>
