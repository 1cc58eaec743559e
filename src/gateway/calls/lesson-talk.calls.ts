import { lessonNote, lessonNoteBody, lessonNotes, removedNote } from '../../domain/contract/lesson-note.contract.ts'
import { askQuestionBody, lessonQuestion, ownLessonQuestions } from '../../domain/contract/lesson-question.contract.ts'
import { reads, writes } from './call.ts'

/** What a learner writes beside a lesson: notes for themselves, and questions to who teaches them. */
export const lessonTalkCalls = {
  lessonNotes: reads({ path: '/online-enrollments/{enrollmentId}/notes', answer: lessonNotes }),
  writeLessonNote: writes({
    method: 'PUT',
    path: '/online-enrollments/{enrollmentId}/notes/{noteId:text}',
    body: lessonNoteBody,
    answer: lessonNote,
  }),
  removeLessonNote: writes({
    method: 'DELETE',
    path: '/online-enrollments/{enrollmentId}/notes/{noteId:text}',
    query: removedNote,
  }),
  ownLessonQuestions: reads({ path: '/online-enrollments/{enrollmentId}/questions', answer: ownLessonQuestions }),
  askLessonQuestion: writes({
    method: 'POST',
    path: '/online-enrollments/{enrollmentId}/lessons/{lessonId}/questions',
    body: askQuestionBody,
    answer: lessonQuestion,
    creates: true,
    changes: ['lessonQuestions'],
  }),
  withdrawLessonQuestion: writes({
    method: 'POST',
    path: '/lesson-questions/{id}/withdraw',
    creates: true,
    changes: ['lessonQuestions'],
  }),
}
