import type { MessageWords } from '../../letter.ts'

/** What is asked about a moment of a lesson, and what is answered. */
export type LessonLetters = Pick<MessageWords['letters'], 'lessonQuestion' | 'lessonAnswer'>
