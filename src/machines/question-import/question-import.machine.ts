import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import type { ReadQuestions } from '../../domain/contract/course-draft.contract.ts'
import { guessFormat, QUESTIONS_TEXT_MAX, type QuestionFormat } from '../../domain/course/question-reading.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import type { Language } from '../../domain/language.ts'
import { causeOf, isRefusal } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

export type QuestionSource = Readonly<{ format: QuestionFormat; language: Language; text: string }>

export type QuestionImportEvent =
  | { type: 'import.opened' }
  /** Put away; what was taken stays, and can still be taken back. */
  | { type: 'import.left' }
  /** Null is what the text looks like. */
  | { type: 'format.chosen'; format: QuestionFormat | null }
  | { type: 'language.chosen'; language: Language }
  | { type: 'text.typed'; text: string }
  | { type: 'text.sent' }
  | { type: 'file.chosen'; file: Blob }
  | { type: 'source.retried' }
  /** Back to the text, to mend it. */
  | { type: 'source.mended' }
  | { type: 'question.toggled'; key: string }
  | { type: 'tag.typed'; tag: string }
  /** They are among the changes of the draft now. `room` is how many more the lesson may have had. */
  | { type: 'questions.taken'; room: number }
  /** They are out of the draft again. */
  | { type: 'questions.returned' }

export type QuestionImportContext = Readonly<{
  format: QuestionFormat | null
  language: Language
  text: string
  file: Blob | null
  read: ReadQuestions | null
  /** Keys of those that are left out; at first those that the course has already. */
  left: readonly string[]
  /** That all of them get; empty is none. */
  tag: string
  /** Keys of those that were taken. */
  taken: readonly string[]
  fault: Fault | null
}>

/** Keys of those that are taken. */
export const chosenKeys = ({ read, left }: Pick<QuestionImportContext, 'read' | 'left'>): readonly string[] =>
  (read?.questions ?? []).flatMap(({ key }) => (left.includes(key) ? [] : [key]))

const knownIn = ({ findings }: ReadQuestions): readonly string[] =>
  findings.flatMap(({ kind, question }) => (kind === 'known' && question !== null ? [question] : []))

/**
 * Bringing questions in from elsewhere: a text or a file is chosen, read by the server, looked through, and taken into
 * the draft like every other change. Nothing is written until then, and what was taken is taken back as one.
 */
export const questionImportMachine = setup({
  types: {} as {
    input: Readonly<{ language: Language }>
    context: QuestionImportContext
    events: QuestionImportEvent
  },
  actors: {
    /** The letters of a file; rejects where it is no text. */
    readFile: unprovided<string, { file: Blob; language: Language }>('readFile'),
    readQuestions: unprovided<ReadQuestions, QuestionSource>('readQuestions'),
  },
  actions: {
    chooseFormat: assign((_, { format }: { format: QuestionFormat | null }) => ({ format })),
    chooseLanguage: assign((_, { language }: { language: Language }) => ({ language })),
    type: assign((_, { text }: { text: string }) => ({ text })),
    takeFile: assign((_, { file }: { file: Blob }) => ({ file })),
    take: assign((_, { read }: { read: ReadQuestions }) => ({ read, left: knownIn(read), fault: null })),
    toggle: assign(({ context: { left } }, { key }: { key: string }) => ({
      left: left.includes(key) ? left.filter((one) => one !== key) : [...left, key],
    })),
    typeTag: assign((_, { tag }: { tag: string }) => ({ tag })),
    keepTaken: assign(({ context }) => ({ taken: chosenKeys(context) })),
    forget: assign({ text: '', file: null, read: null, left: [], taken: [], fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
    isTooLong: ({ context }) => context.text.length > QUESTIONS_TEXT_MAX,
    isTooLongA: (_, { text }: { text: string }) => text.length > QUESTIONS_TEXT_MAX,
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
    fits: ({ context }, { room }: { room: number }) => {
      const count = chosenKeys(context).length
      return count > 0 && count <= room
    },
  },
}).createMachine({
  id: 'questionImport',
  context: ({ input }) => ({
    ...input,
    format: null,
    text: '',
    file: null,
    read: null,
    left: [],
    tag: '',
    taken: [],
    fault: null,
  }),
  initial: 'closed',
  states: {
    closed: { on: { 'import.opened': { target: 'choosing', actions: 'forget' } } },
    choosing: {
      initial: 'calm',
      on: {
        'import.left': 'closed',
        'format.chosen': { actions: { type: 'chooseFormat', params: ({ event }) => event } },
        'language.chosen': { actions: { type: 'chooseLanguage', params: ({ event }) => event } },
        'text.typed': { target: '.calm', actions: { type: 'type', params: ({ event }) => event } },
        'text.sent': [
          { guard: 'isTooLong', target: '.tooLong' },
          { guard: 'hasText', target: 'reading' },
        ],
        'file.chosen': { target: 'opening', actions: { type: 'takeFile', params: ({ event }) => event } },
      },
      states: {
        calm: {},
        tooLong: { tags: 'error' },
        /** The file is no text. */
        unreadable: { tags: 'error' },
        /** The server said no. */
        refused: { tags: 'error' },
        /** It could not be asked. */
        unsent: { tags: 'error', on: { 'source.retried': '#questionImport.reading' } },
      },
    },
    opening: {
      tags: 'busy',
      on: { 'import.left': 'closed' },
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { file, language } }) => ({ file: file ?? new Blob(), language }),
        onDone: [
          {
            guard: { type: 'isTooLongA', params: ({ event }) => ({ text: event.output }) },
            target: 'choosing.tooLong',
          },
          { target: 'reading', actions: { type: 'type', params: ({ event }) => ({ text: event.output }) } },
        ],
        onError: { target: 'choosing.unreadable', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    reading: {
      tags: 'busy',
      on: { 'import.left': 'closed' },
      invoke: {
        id: 'readQuestions',
        src: 'readQuestions',
        input: ({ context: { format, language, text } }) => ({ format: format ?? guessFormat(text), language, text }),
        onDone: { target: 'previewing', actions: { type: 'take', params: ({ event }) => ({ read: event.output }) } },
        onError: [
          {
            guard: { type: 'isRefusal', params: causeOf },
            target: 'choosing.refused',
            actions: { type: 'keepFault', params: causeOf },
          },
          { target: 'choosing.unsent', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    previewing: {
      on: {
        'import.left': 'closed',
        'source.mended': 'choosing',
        'question.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'tag.typed': { actions: { type: 'typeTag', params: ({ event }) => event } },
        'questions.taken': {
          guard: { type: 'fits', params: ({ event }) => event },
          target: 'taken',
          actions: 'keepTaken',
        },
      },
    },
    taken: {
      on: {
        'questions.returned': 'closed',
        'import.opened': { target: 'choosing', actions: 'forget' },
      },
    },
  },
})

export type QuestionImportMachine = typeof questionImportMachine
export type QuestionImportActor = ActorRefFrom<QuestionImportMachine>
export type QuestionImportSnapshot = SnapshotFrom<QuestionImportMachine>
