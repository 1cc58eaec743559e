/** Lesson step outcome ids of the specification, section 4. */
export const LESSON_OUTCOME = { finishVideo: 1, passExam: 2, timeout: 3, failed: 4 } as const

export type LessonOutcome = (typeof LESSON_OUTCOME)[keyof typeof LESSON_OUTCOME]

/** The share of a video that has to be credited before `finishVideo` is recorded. */
export const FINISH_SHARE = 0.95

/** `progress.status` is the latest outcome and never goes back from passed (product decisions). */
export const latestOutcome = (held: LessonOutcome | null, reached: LessonOutcome): LessonOutcome =>
  held === LESSON_OUTCOME.passExam ? held : reached
