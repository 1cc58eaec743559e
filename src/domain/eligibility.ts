import { overlaps, type Span } from './class-clash.ts'
import type { Ineligible } from './class.ts'
import { CLASS_STATUS } from './course.ts'

export type EligibilityFacts = Readonly<{
  isStudent: boolean
  courseStatusId: number
  courseDate: string
  registrationClosesAt: string
  /** The student holds a seat of the class, is offered one or waits for one. */
  isOn: boolean
  /** No certificate is asked for, or the student holds a valid one. */
  hasPrerequisite: boolean
  /** At the same time the student has a seat in another class. */
  isClashing: boolean
}>

/** Why a student may not register for a class, the first reason that holds; null where they may. `now` in ms. */
export const eligibilityOf = (facts: EligibilityFacts, now: number): Ineligible | null => {
  if (!facts.isStudent) return 'notAStudent'
  if (facts.courseStatusId === CLASS_STATUS.cancelled) return 'cancelled'
  if (facts.courseStatusId !== CLASS_STATUS.scheduled || Date.parse(facts.courseDate) <= now) return 'held'
  if (Date.parse(facts.registrationClosesAt) <= now) return 'closed'
  if (facts.isOn) return 'already'
  if (!facts.hasPrerequisite) return 'prerequisite'
  return facts.isClashing ? 'clash' : null
}

/** The first of other classes that has a session at the time of one of these. */
export const clashOf = <Other extends Readonly<{ sessions: readonly Span[] }>>(
  sessions: readonly Span[],
  others: readonly Other[],
): Other | null =>
  others.find((other) => other.sessions.some((theirs) => sessions.some((ours) => overlaps(ours, theirs)))) ?? null
