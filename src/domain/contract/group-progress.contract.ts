import * as z from 'zod/mini'

import { isDay } from '../calendar.ts'
import { REQUIREMENTS_MAX } from '../group-progress.ts'
import { ID_MAX } from '../id-max.ts'
import { id } from './common.contract.ts'

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

/** GET /group-progress/overview, of one group or of all. */
export const progressOverviewQuery = z.strictObject({
  group: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(ID_MAX))),
})

/** PUT /groups/{groupId}/courses: all that the group is expected to hold. */
export const requirementsBody = z.strictObject({
  courses: z
    .array(z.strictObject({ courseId: id, dueOn: z.nullable(z.string().check(z.refine(isDay))) }))
    .check(z.maxLength(REQUIREMENTS_MAX)),
})

export type GroupRequirements = z.infer<typeof groupRequirements>
export type ProgressOverview = z.infer<typeof progressOverview>
export type RequirementsBody = z.infer<typeof requirementsBody>
