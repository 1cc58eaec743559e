import { fromCallback, fromPromise } from 'xstate'

import type { LessonNote, LessonNotes } from '../../../../domain/contract/lesson-note.contract.ts'
import type { LessonQuestion, OwnLessonQuestions } from '../../../../domain/contract/lesson-question.contract.ts'
import { createDeedMachine } from '../../../../machines/deed/deed.machine.ts'
import { lessonNotesMachine } from '../../../../machines/lesson-notes/lesson-notes.machine.ts'
import type {
  LessonNotesInput,
  NotesJournalEvent,
  NoteStamperEvent,
  SentChange,
} from '../../../../machines/lesson-notes/lesson-notes.setup.ts'
import { EMPTY_NOTES, type NotesJournal } from '../../../../machines/lesson-notes/note-changes.ts'
import {
  questionAskingMachine,
  questionFormMachine,
  type QuestionValues,
} from '../../../../machines/lesson-questions/question-forms.machine.ts'
import { createResourceMachine } from '../../../../machines/resource/resource.machine.ts'
import { halfWatched } from '../lesson.story-data.ts'
import type { LessonTalk } from './lesson-talk.props.ts'

const LESSON = { lessonId: halfWatched.id, lessonTitle: halfWatched.title }

const note = (id: string, at: number, text: string, more: Partial<LessonNote> = {}): LessonNote => ({
  id,
  ...LESSON,
  at,
  text,
  revision: 1,
  changedAt: '2026-05-02T14:00:00Z',
  ...more,
})

export const NOTES: readonly LessonNote[] = [
  note('a', 4, 'Block to the left: the lane that is hit goes first.'),
  note('b', 12, 'اسأل القائد عن مسافة المخاريط\nعند المنحنيات'),
  note('c', 44, 'Sign for the shift: flares come out last.'),
  note('d', 20, 'Whoever arrives first sizes it up.', { lessonId: 9999, lessonTitle: 'Scene Size-Up' }),
]

const question = (id: number, facts: Partial<LessonQuestion>): LessonQuestion => ({
  id,
  ...LESSON,
  at: 12,
  text: 'Why is the engine angled to the left here?',
  state: 'asked',
  askedAt: '2026-05-02T14:00:00Z',
  answer: null,
  answeredAt: null,
  answeredBy: null,
  ...facts,
})

export const OWN_QUESTIONS: OwnLessonQuestions = {
  goesTo: { kind: 'instructors', names: ['Ruth Delgado', 'Marcus Reed'] },
  items: [
    question(1, {}),
    question(2, {
      text: 'Do we take the lane if only the shoulder is blocked?',
      at: 6,
      state: 'answered',
      answer: 'Only while somebody works beside it. Otherwise leave it open: a blocked lane makes crashes of its own.',
      answeredAt: '2026-05-03T09:00:00Z',
      answeredBy: 'Marcus Reed',
    }),
    question(3, { text: 'test', at: 3, state: 'closed' }),
  ],
}

type Told = Readonly<{
  readNotes?: () => Promise<LessonNotes>
  sendChange?: (sent: SentChange) => Promise<LessonNote | null>
  journal?: NotesJournal
  readQuestions?: () => Promise<OwnLessonQuestions>
  ask?: (asked: unknown) => Promise<LessonQuestion>
  isOffline?: boolean
  saveText?: LessonTalk['saveText']
  printText?: LessonTalk['printText']
}>

/** The server as `lessonNotes` knows it, without one. */
const taken = ({ change: { kind, id, at, text, revision } }: SentChange): Promise<LessonNote | null> =>
  Promise.resolve(kind === 'removed' ? null : note(id, at, text, { revision: revision + 1 }))

/** Notes and questions over a server that is only pretended. */
export const talkThat = ({
  readNotes = () => Promise.resolve({ items: [...NOTES] }),
  sendChange = taken,
  journal = EMPTY_NOTES,
  readQuestions = () => Promise.resolve(OWN_QUESTIONS),
  ask = () => Promise.resolve(question(9, {})),
  isOffline = false,
  saveText = () => undefined,
  printText = () => undefined,
}: Told = {}): LessonTalk => ({
  notes: lessonNotesMachine.provide({
    actors: {
      readNotes: fromPromise<LessonNotes, LessonNotesInput>(() => readNotes()),
      sendChange: fromPromise<LessonNote | null, SentChange>(({ input }) => sendChange(input)),
      stamper: fromCallback<NoteStamperEvent, undefined>(({ receive, sendBack }) => {
        let made = 0
        receive(() => {
          made += 1
          sendBack({ type: 'note.stamped', id: `new ${made}` })
        })
      }),
      notesJournal: fromCallback<NotesJournalEvent, LessonNotesInput>(({ sendBack }) => {
        sendBack({ type: 'journal.recalled', journal })
      }),
      network: fromCallback(({ sendBack }) => {
        if (isOffline) sendBack({ type: 'network.lost' })
      }),
    },
  }),
  questions: createResourceMachine<OwnLessonQuestions, number>().provide({
    actors: {
      read: fromPromise<OwnLessonQuestions, { query: number }>(() => readQuestions()),
      watchTopics: fromCallback(() => undefined),
    },
  }),
  asking: questionAskingMachine.provide({
    actors: {
      form: questionFormMachine.provide({
        actors: {
          submit: fromPromise<LessonQuestion, { values: QuestionValues; about?: unknown }>(({ input }) => ask(input)),
          recallDraft: fromPromise<Partial<QuestionValues> | null, { form: string }>(() => Promise.resolve(null)),
          keepDraft: fromPromise(() => Promise.resolve()),
          dropDraft: fromPromise(() => Promise.resolve()),
        },
      }),
    },
  }),
  withdrawing: createDeedMachine<LessonQuestion>().provide({
    actors: { perform: fromPromise<void, { subject: LessonQuestion }>(() => Promise.resolve()) },
  }),
  saveText,
  printText,
})
