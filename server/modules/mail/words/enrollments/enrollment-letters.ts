import type { Language } from '../../../../../src/domain/language.ts'
import type { MessageWords } from '../../letter.ts'
import { longDate } from '../long-date.ts'

export type EnrollmentLetters = Pick<
  MessageWords['letters'],
  'enrollmentExtended' | 'enrollmentDropped' | 'enrollmentReturned' | 'attemptReset'
>

/** A day of the calendar in words. */
export const dayIn = (language: Language, day: string): string => longDate(language, `${day}T00:00:00Z`)
