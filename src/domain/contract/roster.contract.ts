import * as z from 'zod/mini'

import { CHECK_IN_CODE_MAX } from '../check-in.ts'
import { SHORT_REASON_MAX } from '../class-time.ts'
import { ATTENDANCE, ATTENDING_STATES, CHECK_IN_WAYS, MARK_OUTCOMES } from '../class.ts'
import { DISCIPLINES } from '../discipline.ts'
import type { Fault } from '../fault.ts'
import { askedIn } from '../person-fields.ts'
import { ROSTER_MARKS_MAX } from '../roster.ts'
import { classSummary } from './class.contract.ts'
import { id, instant, version } from './common.contract.ts'
import { askedOf, primaryAgency } from './person.contract.ts'

const attendance = z.nullable(z.enum(ATTENDANCE))

/** One person on a class that is held. */
export const rosterEntry = z.object({
  /** Of the registration. */
  id,
  firstName: z.string(),
  lastName: z.string(),
  agency: z.nullable(z.string()),
  discipline: z.nullable(z.string()),
  state: z.enum(ATTENDING_STATES),
  /** Put on the class by the address of an account that has not said yet that it is them: no certificate before. */
  isUnconfirmed: z.boolean(),
  /** Whoever asks themself: nobody marks their own attendance. */
  isOwn: z.boolean(),
  attendance,
  /** A mark says which it was made from; goes up with each that is taken. */
  attendanceVersion: version,
  markedAt: z.nullable(instant),
  /** Null where the student checked in, or nobody marked. */
  markedBy: z.nullable(z.string()),
  checkIns: z.array(z.object({ sessionId: id, way: z.enum(CHECK_IN_WAYS), at: instant })),
  accommodation: z.nullable(z.string()),
})

export const rosterWaiting = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  agency: z.nullable(z.string()),
  state: z.enum(['waitlisted', 'offered']),
})

/** GET /instructor-courses/{id}/roster, in the order of names. */
export const roster = z.object({
  held: classSummary,
  items: z.array(rosterEntry),
  /** In order. */
  waiting: z.array(rosterWaiting),
  disciplines: z.array(z.object({ discipline: z.nullable(z.string()), onClass: z.int(), present: z.int() })),
  /** Of the class, and in force. */
  certificates: z.int(),
  /** From it the phone makes the codes on the wall, with or without a network; null when the class is over. */
  checkInSecret: z.nullable(z.string()),
  /** The address that a code is put behind. */
  checkInAddress: z.string(),
  /** A class that is held for less is completed with a reason alone. */
  leastHours: z.number(),
  /** The server's clock. */
  now: instant,
})

/** One mark of a roster. `deviceAt` is told, and decides nothing. */
export const rosterMark = z.strictObject({
  id: z.uuid(),
  registrationId: id,
  attendance,
  /** The `attendanceVersion` that the device had seen. */
  basedOn: version,
  deviceAt: instant,
  /** It says of who did not come that they stayed away, which nobody can have before the class has begun. */
  onceBegun: z.optional(z.literal(true)),
})

/** POST /instructor-courses/{id}/roster/marks */
export const rosterMarksBody = z.strictObject({
  marks: z.array(rosterMark).check(z.minLength(1), z.maxLength(ROSTER_MARKS_MAX)),
})

/** 409 of a mark that says that somebody came, and of a walk-in, before people can check in for the class. */
export const ATTENDANCE_NOT_OPEN = 'ATTENDANCE_NOT_OPEN'

/** From when they are taken, told by the clock of the class. */
export const attendanceOpening = z.object({ opensAt: instant, timeZone: z.string() })

/** The same, where that is why something was refused; null at any other fault. */
export const readAttendanceOpening = (fault: Fault | null): AttendanceOpening | null =>
  fault?.code === ATTENDANCE_NOT_OPEN ? (z.safeParse(attendanceOpening, fault.facts).data ?? null) : null

/** `gone`: the person is no longer on the class; `own`: it is who marks, which is somebody else's to do; `early`: the class has not begun, or not any more. Of a conflict, what stands now and who marked it. */
export const markAnswer = z.object({
  id: z.uuid(),
  registrationId: id,
  outcome: z.enum([...MARK_OUTCOMES, 'gone', 'own', 'early']),
  attendance,
  attendanceVersion: version,
  markedAt: z.nullable(instant),
  markedBy: z.nullable(z.string()),
})

export const markAnswers = z.object({ outcomes: z.array(markAnswer) })

/** What a person who came without a seat is asked for. */
export const walkInForm = z.strictObject({
  ...askedOf(askedIn('walkIn')),
  /** Zero: not listed. */
  agencyId: primaryAgency,
  discipline: z.union([z.literal(''), z.enum(DISCIPLINES)]),
})

/** POST /instructor-courses/{id}/roster/walk-ins. The device gives the id: sent again it changes nothing. */
export const walkInBody = z.extend(walkInForm, { id: z.uuid() })

export const walkInAnswer = z.object({
  id: z.uuid(),
  /** They had a seat already, and no other was made. */
  wasOnClass: z.boolean(),
  entry: rosterEntry,
})

/** POST /check-ins, by a student with the code on the wall. */
export const checkInBody = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(CHECK_IN_CODE_MAX)) })

export const checkInAnswer = z.object({
  registrationId: id,
  sessionId: id,
  courseTitle: z.string(),
  venue: z.string(),
  timeZone: z.string(),
  at: instant,
  attendance: z.enum(ATTENDANCE),
  /** They had checked in for this session before. */
  wasCheckedIn: z.boolean(),
})

/**
 * POST /instructor-courses/{id}/complete. The reason is why the class was shorter than `leastHours`; `certificates` is
 * how many were said to come of it: as many are issued, or none. Absent where nobody was told.
 */
export const completeClassBody = z.strictObject({
  certificates: z.optional(z.int().check(z.nonnegative())),
  shortReason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(SHORT_REASON_MAX))),
})
export const completedClass = z.object({ certificates: z.int() })

export type AttendanceOpening = z.infer<typeof attendanceOpening>
export type Roster = z.infer<typeof roster>
export type RosterEntry = z.infer<typeof rosterEntry>
export type RosterMark = z.infer<typeof rosterMark>
export type MarkAnswer = z.infer<typeof markAnswer>
export type WalkInForm = z.infer<typeof walkInForm>
export type WalkInBody = z.infer<typeof walkInBody>
export type WalkInAnswer = z.infer<typeof walkInAnswer>
export type CompleteClassBody = z.infer<typeof completeClassBody>
export type CheckInAnswer = z.infer<typeof checkInAnswer>
