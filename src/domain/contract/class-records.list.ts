import * as z from 'zod/mini'

import { CLASS_FACES } from '../class.ts'
import { ROLE } from '../role.ts'
import { classCancellation, classMessageForm } from './class-form.contract.ts'
import { classSession, seatedClass } from './class.contract.ts'
import { id } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'

/** A class as those see it who run the programme. */
export const classRecord = z.object({
  ...z.omit(seatedClass, { sessions: true, instructors: true }).shape,
  /** In the order in which they begin. */
  sessions: z.array(z.omit(classSession, { id: true })),
  /** In the order of their names. */
  instructors: z.array(z.object({ id, name: z.string() })),
  /** Of a class that has begun and is not completed: who is on it and has no mark yet. */
  unmarked: z.int(),
  /** Of the class, and in force. */
  certificates: z.int(),
})

/** Every class of the programme. */
export const CLASS_RECORDS = defineList({
  id: 'classRecords',
  path: '/class-records',
  roles: [ROLE.admin, ROLE.owner],
  row: classRecord,
  columns: {
    class: { shown: 'always', isSorted: true, csv: ['course', 'date', 'time', 'timeZone'] },
    /** Beside what it is of: what stands beside the list leaves room for a few columns. */
    status: { csv: ['status'] },
    venue: { csv: ['venue', 'county'] },
    address: { shown: 'onChoice', csv: ['address', 'city'] },
    host: { shown: 'onChoice', csv: ['host'] },
    instructors: { csv: ['instructors'] },
    seats: { type: 'figure', csv: ['seats', 'seated', 'free'] },
    waiting: { type: 'figure', csv: ['waiting'] },
    unmarked: { type: 'figure', csv: ['unmarked'] },
    certificates: { type: 'figure', csv: ['certificates'] },
  },
  sort: '-class',
  filters: {
    course: { kind: 'ref', to: 'course' },
    status: { kind: 'many', of: CLASS_FACES },
    /** By the clock of the venue. */
    date: { kind: 'days', looks: 'both' },
    county: { kind: 'text' },
    venue: { kind: 'text' },
    host: { kind: 'ref', to: 'agency' },
    instructor: { kind: 'ref', to: 'person' },
    /** Whether anybody teaches it who may, and has an account to do it with. */
    taught: { kind: 'yesNo' },
    unmarked: { kind: 'yesNo' },
    full: { kind: 'yesNo' },
    /** Those that are taken. */
    seats: { kind: 'numbers' },
    waiting: { kind: 'numbers' },
  },
  perPage: [20, 50, 100],
  views: {
    /** The longest over first. */
    overUnmarked: { filters: { status: ['over'], unmarked: ['yes'] }, sort: 'class' },
    underFive: { filters: { status: ['scheduled'], seats: ['..4'] }, sort: 'class' },
    fullWaiting: { filters: { status: ['scheduled'], full: ['yes'], waiting: ['1..'] }, sort: 'class' },
    noInstructor: { filters: { status: ['scheduled'], taught: ['no'] }, sort: 'class' },
  },
  acts: {
    /** A mail to those on each, as an instructor writes to one class. */
    write: { asks: classMessageForm, isUndoable: false },
    /** From one of those who teach it, or from all of them where none is named. */
    handOver: { asks: z.strictObject({ fromId: z.nullable(id), toId: id }), isUndoable: true },
    /** For good; everybody on each is told why, and which come next. */
    cancel: { asks: classCancellation, isUndoable: false },
  },
})

export type ClassRecord = RowOf<typeof CLASS_RECORDS>
