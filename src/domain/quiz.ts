/** Extra time that an administrator grants a person, for every quiz. */
export const QUIZ_TIME = ['standard', 'timeAndHalf', 'double', 'unlimited'] as const

export type QuizTime = (typeof QUIZ_TIME)[number]

const FACTOR: Readonly<Record<Exclude<QuizTime, 'unlimited'>, number>> = { standard: 1, timeAndHalf: 1.5, double: 2 }

/** Seconds that a person has for a quiz; null is no limit. */
export const timeAllowed = (limitSeconds: number | null, quizTime: QuizTime): number | null =>
  limitSeconds === null || quizTime === 'unlimited' ? null : Math.round(limitSeconds * FACTOR[quizTime])

/** Attempts that are left of those that are allowed; null is no limit. */
export const attemptsLeft = (allowed: number | null, used: number): number | null =>
  allowed === null ? null : Math.max(0, allowed - used)

/** Right answers that are needed, out of `total`, at a pass mark in per cent. */
export const answersNeeded = (total: number, passPercent: number): number => Math.ceil((total * passPercent) / 100)

/** The pure verdict over a quiz: an empty quiz is never passed. */
export const isPass = (right: number, total: number, passPercent: number): boolean =>
  total > 0 && right >= answersNeeded(total, passPercent)

/** Seconds left at which the remaining time is announced, politely and once each. */
export const TIME_ANNOUNCEMENTS = [300, 60, 30, 10] as const

/** The threshold that was crossed while the clock went from `before` to `after` seconds left, if any. */
export const announcementBetween = (before: number, after: number): number | null =>
  TIME_ANNOUNCEMENTS.findLast((mark) => before > mark && after <= mark) ?? null

/**
 * Whether a question of a graded attempt is explained: each once the quiz is passed, and before that those that were
 * answered right. The explanation of another would tell its answer, and the next attempt may ask for it again.
 */
export const isExplained = ({ hasPassed, isRight }: Readonly<{ hasPassed: boolean; isRight: boolean }>): boolean =>
  hasPassed || isRight
