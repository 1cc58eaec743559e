import { fromCallback } from 'xstate'

import type { LessonNote, LessonNotes } from '../../domain/contract/lesson-note.contract.ts'
import type { LessonQuestion, OwnLessonQuestions } from '../../domain/contract/lesson-question.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { submitting } from '../../machines/form/submitting.ts'
import { lessonNotesMachine } from '../../machines/lesson-notes/lesson-notes.machine.ts'
import type { NoteStamperEvent, SentChange } from '../../machines/lesson-notes/lesson-notes.setup.ts'
import {
  questionAskingMachine,
  questionFormMachine,
  type QuestionAbout,
  type QuestionValues,
} from '../../machines/lesson-questions/question-forms.machine.ts'
import type { LessonTalk } from '../../views/pages/lesson/notes/lesson-talk.props.ts'
import { createDeed } from './deed.actors.ts'
import { draftActors } from './draft.actors.ts'
import { createResource } from './kept-resource.actors.ts'
import { makeId } from './make-id.ts'
import { notesJournalActor } from './notes-journal.ts'
import { printText } from './print-text.ts'
import { rosterNetworkActor } from './roster.actors.ts'
import { saveText } from './save-text.ts'

const noteStamper = fromCallback<NoteStamperEvent, undefined>(({ receive, sendBack }) => {
  receive(() => sendBack({ type: 'note.stamped', id: makeId() }))
})

/** What a learner writes beside the lessons of a course: notes of their own, and questions to who teaches them. */
export const createLessonTalk = (gateway: Gateway, viewerId: () => number | null): LessonTalk => {
  const { ask } = gateway
  return {
    notes: lessonNotesMachine.provide({
      actors: {
        readNotes: asking<LessonNotes, { enrollmentId: number }>(
          async (input, signal) => (await ask('LessonNotes', input, { signal })).lessonNotes,
        ),
        // What is on its way is let arrive even when its chart has stopped: it is the same note when it is sent again.
        sendChange: asking<LessonNote | null, SentChange>(async ({ enrollmentId, change }) => {
          const { id: noteId, lessonId, at, text, revision } = change
          if (change.kind === 'removed') {
            await ask('RemoveLessonNote', { enrollmentId, noteId, revision }, { keepalive: true })
            return null
          }
          const note = { enrollmentId, noteId, lessonId, at, text, revision }
          return (await ask('WriteLessonNote', note, { keepalive: true })).writeLessonNote
        }),
        stamper: noteStamper,
        notesJournal: notesJournalActor(viewerId),
        network: rosterNetworkActor,
      },
    }),
    questions: createResource<OwnLessonQuestions, number>(
      gateway,
      ['lessonQuestions'],
      async (enrollmentId, signal) =>
        (await ask('OwnLessonQuestions', { enrollmentId }, { signal })).ownLessonQuestions,
      (enrollmentId) => `ownLessonQuestions ${enrollmentId}`,
    ),
    asking: questionAskingMachine.provide({
      actors: {
        form: questionFormMachine.provide({
          actors: {
            ...draftActors<Partial<QuestionValues>>(viewerId),
            submit: submitting<{ values: QuestionValues; about: QuestionAbout }, LessonQuestion>(
              async ({ values, about }, signal) =>
                (await ask('AskLessonQuestion', { ...about, ...values }, { signal })).askLessonQuestion,
            ),
          },
        }),
      },
    }),
    withdrawing: createDeed<LessonQuestion>(async ({ id }, signal) => {
      await ask('WithdrawLessonQuestion', { id }, { signal })
    }),
    saveText: (name, text) => saveText(name, text, 'text/plain'),
    printText,
  }
}
