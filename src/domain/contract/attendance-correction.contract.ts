import * as z from 'zod/mini'

import { ATTENDANCE } from '../class.ts'
import { ROSTER_MARKS_MAX } from '../roster.ts'
import { id, version } from './common.contract.ts'
import { hasInk } from './name.contract.ts'

export const CORRECTION_REASON_MAX = 500

const attendance = z.enum(ATTENDANCE)

/** What a mark becomes, and the `attendanceVersion` of the one that was seen. */
export const attendanceChange = z.strictObject({ registrationId: id, attendance, basedOn: version })

/** POST /instructor-courses/{id}/attendance-corrections/preview */
export const attendanceCorrectionAsked = z.strictObject({
  /** What differs from the marks as they are, and nothing else. */
  changes: z.array(attendanceChange).check(z.minLength(1), z.maxLength(ROSTER_MARKS_MAX)),
  /** Kept in the log, and mailed to whose certificate is revoked. */
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(CORRECTION_REASON_MAX), hasInk),
})

/** POST /instructor-courses/{id}/attendance-corrections: the fingerprint is that of the dry run which was confirmed. */
export const attendanceCorrection = z.extend(attendanceCorrectionAsked, {
  fingerprint: z.string().check(z.maxLength(64)),
})

/**
 * What becomes of somebody's certificate: issued, one that was revoked given back, revoked, left (`held`: another of that
 * course and day stands), issued once a walk-in has confirmed that it is them, or nothing.
 */
export const CORRECTION_ENDS = ['issued', 'restored', 'revoked', 'held', 'onceConfirmed', 'none'] as const

/** What a correction comes to, of each person whose mark changes, in the order of names. */
export const correctionOutcome = z.object({
  rows: z.array(
    z.object({
      registrationId: id,
      name: z.string(),
      before: z.nullable(attendance),
      after: attendance,
      certificate: z.enum(CORRECTION_ENDS),
      /** Of the certificate that is revoked or given back. */
      number: z.nullable(z.string()),
      isMailed: z.boolean(),
    }),
  ),
  fingerprint: z.string(),
})

/** Of a 409 `ATTENDANCE_CORRECTED`: marks that are others by now. No mark: off the class. */
export const correctionClash = z.object({
  registrationId: id,
  attendance: z.nullable(attendance),
  markedBy: z.nullable(z.string()),
})

export type AttendanceChange = z.infer<typeof attendanceChange>
export type AttendanceCorrectionAsked = z.infer<typeof attendanceCorrectionAsked>
export type AttendanceCorrection = z.infer<typeof attendanceCorrection>
export type CorrectionOutcome = z.infer<typeof correctionOutcome>
export type CorrectionRow = CorrectionOutcome['rows'][number]
export type CorrectionEnd = CorrectionRow['certificate']
export type CorrectionClash = z.infer<typeof correctionClash>
