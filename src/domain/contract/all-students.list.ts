import * as z from 'zod/mini'

import { DISCIPLINES } from '../discipline.ts'
import { QUIZ_TIME } from '../quiz.ts'
import { ROLE } from '../role.ts'
import { MISSING, TRAINED } from '../student-record.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'
import { listedColumns, listedRow, namedRow } from './person.contract.ts'

/** Somebody who learns here; `id` is the student's. */
export const anyStudent = z.object({
  id,
  userId: id,
  ...namedRow,
  ...listedRow,
  county: z.nullable(z.string()),
  licenseNumber: z.nullable(z.string()),
  /** Courses under way or with a seat, those that were completed, and those that ran out. */
  active: z.int(),
  completed: z.int(),
  expired: z.int(),
  lastActivityAt: z.nullable(instant),
  group: z.nullable(z.object({ id, name: z.string() })),
  quizTime: z.enum(QUIZ_TIME),
  /** An enrollment of theirs was verified. */
  isVerified: z.boolean(),
  createdAt: instant,
})

/** Everybody who learns here. */
export const ALL_STUDENTS = defineList({
  id: 'allStudents',
  path: '/students',
  roles: [ROLE.admin, ROLE.owner],
  row: anyStudent,
  columns: {
    name: { shown: 'always', isSorted: true, csv: ['firstName', 'lastName'] },
    email: { shown: 'onChoice', csv: ['email'] },
    ...listedColumns,
    county: { shown: 'onChoice', csv: ['county'] },
    licenseNumber: { csv: ['licenseNumber'] },
    active: { type: 'figure', csv: ['coursesActive'] },
    completed: { type: 'figure', csv: ['coursesCompleted'] },
    expired: { type: 'figure', csv: ['coursesExpired'] },
    lastActivity: { csv: ['lastActivity'] },
    group: { csv: ['group'] },
    quizTime: { shown: 'onChoice', csv: ['quizTime'] },
    verified: { shown: 'onChoice', csv: ['identityVerified'] },
    created: { isSorted: true, shown: 'onChoice', csv: ['created'] },
  },
  sort: 'name',
  filters: {
    discipline: { kind: 'many', of: DISCIPLINES },
    agency: { kind: 'ref', to: 'agency' },
    county: { kind: 'text' },
    group: { kind: 'ref', to: 'group' },
    /** Then the next three are said of this course alone, and without them it is who has anything of it. */
    course: { kind: 'ref', to: 'course' },
    standing: { kind: 'one', of: TRAINED },
    /** The day on which a certificate ends that nothing has taken the place of. */
    expires: { kind: 'days', looks: 'both' },
    /** The day on which one was issued that is good, or was until it expired: who counts as trained. */
    issued: { kind: 'days', looks: 'back' },
    /** Under way in this online course, which is offered. */
    learning: { kind: 'ref', to: 'course' },
    extraTime: { kind: 'yesNo' },
    verified: { kind: 'yesNo' },
    /** Open accounts whose record lacks any of these; a licence number, of who holds a certificate. */
    missing: { kind: 'many', of: MISSING },
  },
  perPage: [20, 50, 100],
  views: {
    lapsingIn60Days: { filters: { expires: ['next60'] } },
    overdue: { filters: { standing: ['overdue'] } },
    /** Those who wait longest first. */
    neverTrained: { filters: { standing: ['never'] }, sort: 'created' },
    extraTime: { filters: { extraTime: ['yes'] } },
  },
  acts: {
    /** Of one course, or of all that they are to hold or are about to lose. */
    remind: { asks: z.strictObject({ courseId: z.nullable(id) }), isUndoable: false },
    /** In an online course that is offered. */
    enroll: { asks: z.strictObject({ courseId: id }), isUndoable: true },
    /** For a class to come, in the order of their names: who finds no seat waits for one. */
    register: { asks: z.strictObject({ classId: id }), isUndoable: true },
    /** Out of another, if they are in one. */
    addToGroup: { asks: z.strictObject({ groupId: id }), isUndoable: true },
    takeFromGroup: { isUndoable: true },
    /** For every quiz that they begin from then on. */
    setQuizTime: { asks: z.strictObject({ quizTime: z.enum(QUIZ_TIME) }), isUndoable: true },
    /** A line for each certificate, enrollment and place, for spreadsheets. */
    transcripts: { isUndoable: false, makesFile: true },
    /** Those that are in force, as one archive of PDFs. */
    certificates: { isUndoable: false, makesFile: true },
    /** A signed statement for each completion, for the systems of agencies. */
    learningRecords: { isUndoable: false, makesFile: true },
  },
})

export type AnyStudent = RowOf<typeof ALL_STUDENTS>
