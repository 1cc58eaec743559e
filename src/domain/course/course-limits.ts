/** The most that a course may have of each; texts in characters. */
export const COURSE_LIMITS = {
  title: 120,
  line: 300,
  text: 4000,
  teaches: 20,
  lessons: 60,
  questions: 300,
  choices: 6,
  tags: 10,
  tag: 40,
  hours: 1000,
  days: 3650,
} as const

/** Characters of a whole course, as it is kept: some thousand questions. All of it is read and judged with each save. */
export const COURSE_CHARACTERS_MAX = 8_000_000
