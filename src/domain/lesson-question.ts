/** What becomes of a question that a learner asks about a moment of a lesson. */
export const LESSON_QUESTION_STATES = ['asked', 'answered', 'closed', 'withdrawn'] as const
export type LessonQuestionState = (typeof LESSON_QUESTION_STATES)[number]

/** Who answers: those who teach the version of the course that it is asked in, else the programme's own inbox. */
export const QUESTION_RECIPIENTS = ['instructors', 'programme'] as const
export type QuestionRecipient = (typeof QUESTION_RECIPIENTS)[number]

/** Characters of a question and of its answer, and how many a learner may have open in a course. */
export const LESSON_QUESTION_LIMITS = { text: 1000, answer: 4000, open: 10 } as const

/** Days for which the quick panel tells of an answer. */
export const ANSWER_NEWS_DAYS = 14
