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
