import * as z from 'zod/mini'

import { GROUP_PROGRESS, REQUIREMENTS_MAX, STANDINGS } from '../group-progress.ts'
import { isDay } from '../list.ts'
import { id, instant } from './common.contract.ts'
import { listPage, selectionOf } from './list.contract.ts'

/** What a person has of a course. Where there is nothing and nothing is expected, there is no cell. */
export const progressCell = z.object({
  courseId: id,
  standing: z.enum(STANDINGS),
  /** The group expects it. */
  isRequired: z.boolean(),
  /** A day of the calendar. */
  dueOn: z.nullable(z.string()),
  /** The latest online. */
  enrollment: z.nullable(z.object({ status: z.int(), expirationDate: instant, complete: z.int(), total: z.int() })),
  /** The one that is good for longest, if neither revoked nor superseded; it may never end. */
  certificate: z.nullable(z.object({ expiresAt: z.nullable(instant) })),
  /** The next class with a seat in it. */
  seat: z.nullable(z.object({ courseDate: instant, timeZone: z.string() })),
  remindedAt: z.nullable(instant),
})

/** A person of the caller's groups; `id` is the student's. */
export const progressRow = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  groupId: id,
  groupName: z.string(),
  cells: z.array(progressCell),
})

/** GET /group-progress */
export const progressPage = listPage(progressRow)

const requirement = z.object({ courseId: id, dueOn: z.nullable(z.string()) })

export const groupRequirements = z.object({ id, name: z.string(), courses: z.array(requirement) })

/** GET /group-progress/overview: figures, and what the matrix is made of. */
export const progressOverview = z.object({
  people: z.int(),
  /** Hold all that is expected of them. */
  current: z.int(),
  /** With at least one course that is overdue, or a certificate that ends soon. */
  overdue: z.int(),
  expiring: z.int(),
  groups: z.array(groupRequirements),
  /** In the programme's order; those that a group expects first. */
  courses: z.array(z.object({ id, title: z.string(), isRequired: z.boolean() })),
})

/** PUT /groups/{groupId}/courses: all that the group is expected to hold. */
export const requirementsBody = z.strictObject({
  courses: z
    .array(z.strictObject({ courseId: id, dueOn: z.nullable(z.string().check(z.refine(isDay))) }))
    .check(z.maxLength(REQUIREMENTS_MAX)),
})

/** POST /group-progress/reminders: of one course, or of all that are expected. */
export const remindersBody = z.strictObject({ selection: selectionOf(GROUP_PROGRESS), courseId: z.nullable(id) })

export const remindersAnswer = z.object({
  /** Who is written to, and of how many courses in all. */
  people: z.int(),
  reminders: z.int(),
  /** Courses that somebody was reminded of within the last days, and is not again. */
  recent: z.int(),
})

export type ProgressCell = z.infer<typeof progressCell>
export type ProgressRow = z.infer<typeof progressRow>
export type ProgressPage = z.infer<typeof progressPage>
export type GroupRequirements = z.infer<typeof groupRequirements>
export type ProgressOverview = z.infer<typeof progressOverview>
export type RequirementsBody = z.infer<typeof requirementsBody>
export type RemindersBody = z.infer<typeof remindersBody>
export type RemindersAnswer = z.infer<typeof remindersAnswer>
