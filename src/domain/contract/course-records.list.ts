import * as z from 'zod/mini'

import { COURSE_TYPE, type CoursePicture } from '../course.ts'
import { COURSE_STATES } from '../course/course-state.ts'
import { DELIVERIES } from '../delivery.ts'
import { ROLE } from '../role.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'

export const COURSE_TYPE_NAMES = Object.keys(COURSE_TYPE) as readonly CoursePicture[]

/** A course as those who make it see it; texts in the language of the request, or where there is one. */
export const courseRecord = z.object({
  id,
  title: z.string(),
  courseTypeId: z.int(),
  category: z.string(),
  totalCourseHours: z.number(),
  isOnline: z.boolean(),
  state: z.enum(COURSE_STATES),
  /** Of the version that is open, or was last. */
  lessons: z.int(),
  /** Who is under way, or holds a seat of a class that is to come. */
  enrolled: z.int(),
  /** Null of a course that was never published, or is not online. */
  version: z.nullable(z.int()),
  /** That kept its draft from being published when it was last saved; null where there is none. */
  problems: z.nullable(z.int()),
  updatedAt: instant,
})

/** Every course of the programme, whether it is offered or not. */
export const COURSE_RECORDS = defineList({
  id: 'courseRecords',
  path: '/course-records',
  roles: [ROLE.admin, ROLE.owner],
  row: courseRecord,
  columns: {
    title: { shown: 'always', isSorted: true, csv: ['title'] },
    type: { csv: ['courseType'] },
    category: { isSorted: true, csv: ['category'] },
    hours: { type: 'figure', isSorted: true, csv: ['courseHours'] },
    delivery: { csv: ['delivery'] },
    state: { csv: ['state'] },
    lessons: { type: 'figure', isSorted: true, csv: ['lessons'] },
    enrolled: { type: 'figure', isSorted: true, csv: ['enrolled'] },
    version: { type: 'figure', csv: ['version'] },
    problems: { type: 'figure', csv: ['problems'] },
    updated: { isSorted: true, shown: 'onChoice', csv: ['updated'] },
  },
  sort: 'title',
  filters: {
    type: { kind: 'many', of: COURSE_TYPE_NAMES },
    category: { kind: 'ref', to: 'category' },
    delivery: { kind: 'one', of: DELIVERIES },
    state: { kind: 'many', of: COURSE_STATES },
    problems: { kind: 'yesNo' },
    updated: { kind: 'days', looks: 'back' },
  },
  opens: 'course',
  perPage: [20, 50, 100],
  views: {
    /** What is not published as it stands. */
    unpublished: { filters: { state: ['draft', 'changed'] }, sort: '-updated' },
    offered: { filters: { state: ['published', 'changed'] } },
    archived: { filters: { state: ['archived'] } },
  },
  acts: {
    /** Nobody finds or begins it; who is under way goes on. */
    withdraw: { isUndoable: true },
    /** As it was published last. */
    offerAgain: { isUndoable: true },
    archive: { isUndoable: true },
    unarchive: { isUndoable: true },
  },
})

export type CourseRecord = RowOf<typeof COURSE_RECORDS>
