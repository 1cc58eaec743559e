import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import type { PeopleImport } from '../../domain/contract/import.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { IMPORT_MAX_BYTES, type ImportState } from '../../domain/import.ts'
import type { Language } from '../../domain/language.ts'
import { known } from '../known.ts'
import { causeOf, isRefusal } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

/** Milliseconds between two looks at how far it has come. */
export const IMPORT_LOOK_MS = 1500

/** What the page knows of a file before it is read. */
export type ChosenFile = Readonly<{ name: string; size: number; content: Blob }>

export type ImportEvent =
  | { type: 'group.chosen'; groupId: number }
  | { type: 'language.chosen'; language: Language }
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'file.retried' }
  | { type: 'import.started' }
  | { type: 'import.cancelled' }
  /** To take back what it sent: asked about first. */
  | { type: 'undo.chosen' }
  | { type: 'undo.confirmed' }
  | { type: 'undo.declined' }
  /** Another file, for the same group and in the same language. */
  | { type: 'import.begun' }
  | { type: 'look.retried' }

export type ImportInput = Readonly<{
  /** One that there is; null begins with a file. */
  importId: number | null
  groupId: number
  /** Of the invitations. */
  language: Language
}>

export type ImportContext = Readonly<{
  importId: number | null
  groupId: number
  language: Language
  file: ChosenFile | null
  held: PeopleImport | null
  fault: Fault | null
}>

const hasCode = (cause: unknown, ...codes: readonly string[]): boolean => codes.includes(toFault(cause).code ?? '')

/**
 * Bringing in a file of people: it is chosen, read and judged by the server, looked through, and done or left. How
 * far it has come is asked for now and then; the work goes on without anyone looking. When it is over, what it sent
 * can be taken back.
 */
export const importMachine = setup({
  types: {} as { input: ImportInput; context: ImportContext; events: ImportEvent },
  actors: {
    previewFile: unprovided<PeopleImport, { groupId: number; language: Language; file: ChosenFile }>('previewFile'),
    readImport: unprovided<PeopleImport, { id: number }>('readImport'),
    startImport: unprovided<PeopleImport, { id: number }>('startImport'),
    cancelImport: unprovided<PeopleImport, { id: number }>('cancelImport'),
    undoImport: unprovided<PeopleImport, { id: number }>('undoImport'),
    /** Whoever shows an address for it. */
    keepAddress: unprovided<void, { id: number | null }>('keepAddress'),
  },
  actions: {
    chooseGroup: assign((_, { groupId }: { groupId: number }) => ({ groupId })),
    chooseLanguage: assign((_, { language }: { language: Language }) => ({ language })),
    takeFile: assign((_, { file }: { file: ChosenFile }) => ({ file, fault: null })),
    hold: assign((_, { held }: { held: PeopleImport }) => ({
      held,
      importId: held.id,
      groupId: held.groupId,
      language: held.language,
      fault: null,
    })),
    forget: assign({ importId: null, file: null, held: null, fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isKnown: ({ context }) => context.importId !== null,
    isTooLarge: (_, { file }: { file: ChosenFile }) => file.size > IMPORT_MAX_BYTES,
    isTooLargeFor: (_, { cause }: { cause: unknown }) => hasCode(cause, 'IMPORT_TOO_LARGE', 'TOO_LARGE'),
    isNotCsv: (_, { cause }: { cause: unknown }) => hasCode(cause, 'IMPORT_NOT_CSV', 'IMPORT_ENCODING'),
    hasWrongColumns: (_, { cause }: { cause: unknown }) => hasCode(cause, 'IMPORT_COLUMNS'),
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
    isIn: (_, { held, state }: { held: PeopleImport; state: ImportState }) => held.state === state,
    canBeUndone: ({ context }) => (context.held?.openInvitations ?? 0) > 0,
    hasReady: ({ context }) => (context.held?.verdicts.ready ?? 0) > 0,
  },
  delays: { looking: IMPORT_LOOK_MS },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({ ...input, file: null, held: null, fault: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isKnown', target: 'looking' }, { target: 'choosing' }] },
    choosing: {
      initial: 'calm',
      on: {
        'group.chosen': { actions: { type: 'chooseGroup', params: ({ event }) => event } },
        'language.chosen': { actions: { type: 'chooseLanguage', params: ({ event }) => event } },
        'file.chosen': [
          { guard: { type: 'isTooLarge', params: ({ event }) => event }, target: '.tooLarge' },
          { target: 'reading', actions: { type: 'takeFile', params: ({ event }) => event } },
        ],
      },
      states: {
        calm: {},
        tooLarge: { tags: 'error' },
        notCsv: { tags: 'error' },
        wrongColumns: { tags: 'error' },
        /** Another no: nobody is in it, or a quotation mark is not closed. */
        refused: { tags: 'error' },
        /** It could not be sent. */
        unsent: { tags: 'error', on: { 'file.retried': '#import.reading' } },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'previewFile',
        src: 'previewFile',
        input: ({ context: { groupId, language, file } }) => ({ groupId, language, file: known(file, 'a file') }),
        onDone: {
          target: 'naming',
          actions: { type: 'hold', params: ({ event }) => ({ held: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isTooLargeFor', params: causeOf },
            target: 'choosing.tooLarge',
            actions: { type: 'keepFault', params: causeOf },
          },
          {
            guard: { type: 'isNotCsv', params: causeOf },
            target: 'choosing.notCsv',
            actions: { type: 'keepFault', params: causeOf },
          },
          {
            guard: { type: 'hasWrongColumns', params: causeOf },
            target: 'choosing.wrongColumns',
            actions: { type: 'keepFault', params: causeOf },
          },
          {
            guard: { type: 'isRefusal', params: causeOf },
            target: 'choosing.refused',
            actions: { type: 'keepFault', params: causeOf },
          },
          { target: 'choosing.unsent', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    /** Its address is its own from here on: a page that is loaded again finds it. */
    naming: {
      tags: 'busy',
      invoke: {
        id: 'keepAddress',
        src: 'keepAddress',
        input: ({ context }) => ({ id: context.importId }),
        onDone: 'previewing',
        onError: 'previewing',
      },
    },
    previewing: {
      initial: 'calm',
      on: {
        'import.started': { guard: 'hasReady', target: 'starting' },
        'import.cancelled': 'cancelling',
        // What was looked through stays as it is, and can be opened again.
        'import.begun': { target: 'leaving', actions: 'forget' },
      },
      states: {
        calm: {},
        unstarted: { tags: 'error' },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startImport',
        src: 'startImport',
        input: ({ context }) => ({ id: known(context.importId, 'an import') }),
        onDone: { target: 'running', actions: { type: 'hold', params: ({ event }) => ({ held: event.output }) } },
        onError: [
          // Another tab started or left it: how it stands is asked for.
          { guard: { type: 'isRefusal', params: causeOf }, target: 'looking' },
          { target: 'previewing.unstarted', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    running: {
      after: { looking: 'looking' },
      on: { 'import.cancelled': 'cancelling' },
    },
    looking: {
      on: { 'import.cancelled': 'cancelling' },
      invoke: {
        id: 'readImport',
        src: 'readImport',
        input: ({ context }) => ({ id: known(context.importId, 'an import') }),
        onDone: [
          {
            guard: { type: 'isIn', params: ({ event }) => ({ held: event.output, state: 'running' }) },
            target: 'running',
            actions: { type: 'hold', params: ({ event }) => ({ held: event.output }) },
          },
          {
            guard: { type: 'isIn', params: ({ event }) => ({ held: event.output, state: 'previewed' }) },
            target: 'previewing',
            actions: { type: 'hold', params: ({ event }) => ({ held: event.output }) },
          },
          { target: 'over', actions: { type: 'hold', params: ({ event }) => ({ held: event.output }) } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    /** How far it has come could not be asked. The work itself goes on. */
    failed: { tags: 'error', on: { 'look.retried': 'looking' } },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelImport',
        src: 'cancelImport',
        input: ({ context }) => ({ id: known(context.importId, 'an import') }),
        onDone: { target: 'over', actions: { type: 'hold', params: ({ event }) => ({ held: event.output }) } },
        onError: [
          { guard: { type: 'isRefusal', params: causeOf }, target: 'looking' },
          { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    /** Done, left, or undone: `held` says which. */
    over: {
      initial: 'calm',
      states: {
        calm: {
          on: {
            'import.begun': { target: '#import.leaving', actions: 'forget' },
            'undo.chosen': { guard: 'canBeUndone', target: 'asking' },
          },
        },
        asking: { on: { 'undo.confirmed': 'undoing', 'undo.declined': 'calm' } },
        undoing: {
          tags: 'busy',
          invoke: {
            id: 'undoImport',
            src: 'undoImport',
            input: ({ context }) => ({ id: known(context.importId, 'an import') }),
            onDone: { target: 'calm', actions: { type: 'hold', params: ({ event }) => ({ held: event.output }) } },
            onError: [
              // Somebody did it before, or every one of them is used by now: how it stands is asked for.
              { guard: { type: 'isRefusal', params: causeOf }, target: '#import.looking' },
              { target: 'notUndone', actions: { type: 'keepFault', params: causeOf } },
            ],
          },
        },
        /** It could not be asked, or the answer was lost. */
        notUndone: { tags: 'error', on: { 'undo.confirmed': 'undoing', 'undo.declined': 'calm' } },
      },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'dropAddress',
        src: 'keepAddress',
        input: { id: null },
        onDone: 'choosing',
        onError: 'choosing',
      },
    },
  },
})

export type ImportActor = ActorRefFrom<typeof importMachine>
export type ImportSnapshot = SnapshotFrom<typeof importMachine>
