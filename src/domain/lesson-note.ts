/** Characters of a note to a lesson, and how many of them a person can keep in a course. */
export const LESSON_NOTE_LIMITS = { text: 2000, count: 500 } as const
