import * as z from 'zod/mini'

import { classClash, CLASS_LIMITS, classForm } from './class-form.contract.ts'
import { id } from './common.contract.ts'
import { hasInk } from './name.contract.ts'

/** A mail for each: more come in two classes. */
export const RECORDED_PEOPLE_MAX = 200
/** The longest address there is. */
export const RECORDED_LINE_MAX = 254
export const RECORDED_EVIDENCE_MAX = 1000

const { courseId, sessions, timeZone, venue, address, city, county, hostAgencyId } = classForm.shape

/** POST /class-records/recorded: a class that was held, with who was there from its beginning to its end. */
export const recordedClass = z.strictObject({
  courseId,
  sessions,
  timeZone,
  venue,
  address,
  city,
  county,
  hostAgencyId,
  instructorIds: z.array(id).check(z.minLength(1), z.maxLength(CLASS_LIMITS.instructors)),
  /** Each by their e-mail address, their licence number, or the number of a certificate of theirs. */
  people: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(RECORDED_LINE_MAX)))
    .check(z.minLength(1), z.maxLength(RECORDED_PEOPLE_MAX)),
  /** What shows that it was held. Kept in the log. */
  evidence: z.string().check(z.trim(), z.minLength(1), z.maxLength(RECORDED_EVIDENCE_MAX), hasInk),
})

/** Why a line names nobody who can be recorded: `own` is whoever asks. */
export const LINE_PROBLEMS = ['unknown', 'several', 'twice', 'own'] as const

/** POST /class-records/recorded/preview: it is done, and rolled back. */
export const recordedPreview = z.object({
  /** In the order in which they were sent. */
  lines: z.array(
    z.object({
      text: z.string(),
      name: z.nullable(z.string()),
      agency: z.nullable(z.string()),
      problem: z.nullable(z.enum(LINE_PROBLEMS)),
      /** They hold a certificate of that course and day: no other is issued. */
      isHeld: z.boolean(),
    }),
  ),
  /** How many would be issued; none as long as a line has a problem. */
  certificates: z.int(),
  /** Other classes at the same time. They are told, and not refused. */
  clashes: z.array(classClash),
})

export const classRecorded = z.object({ id, certificates: z.int() })

export type RecordedClass = z.infer<typeof recordedClass>
export type RecordedPreview = z.infer<typeof recordedPreview>
export type RecordedLine = RecordedPreview['lines'][number]
export type LineProblem = (typeof LINE_PROBLEMS)[number]
export type ClassRecorded = z.infer<typeof classRecorded>
