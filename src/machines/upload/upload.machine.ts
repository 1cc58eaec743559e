import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import type { Upload } from '../../domain/contract/upload.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { isSameFile, type UploadPlan, type UploadState } from '../../domain/file-upload.ts'
import { backoff } from '../backoff.ts'
import { known } from '../known.ts'
import { causeOf, isRefusal } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'

/** Milliseconds between two looks at how the check goes. */
export const UPLOAD_LOOK_MS = 1500

/** A file of this page: what is known of it before it is read. `seconds` is how long the video of captions is. */
export type ChosenUpload = UploadPlan & Readonly<{ seconds: number | null; content: Blob }>

export type PiecesInput = Readonly<{ file: ChosenUpload; id: string | null }>

export type UploadEvent =
  /** There is room among those that are sent at once. */
  | { type: 'turn.came' }
  /** The file of an upload that was begun elsewhere, or before the page was loaded anew. */
  | { type: 'file.chosen'; file: ChosenUpload }
  | { type: 'upload.paused' }
  | { type: 'upload.resumed' }
  | { type: 'upload.retried' }
  | { type: 'upload.abandoned' }
  /** Whoever wanted the file has it. */
  | { type: 'upload.taken' }
  /** From who sends the pieces. */
  | { type: 'pieces.begun'; id: string }
  | { type: 'pieces.moved'; sent: number }
  | { type: 'pieces.arrived' }
  | { type: 'pieces.broken'; fault: Fault }
  /** The file is not where it was chosen, or not what it was. */
  | { type: 'file.lost' }
  /** From the network. */
  | { type: 'network.returned' }

/** A file that is chosen, or one that the server holds a part of. */
export type UploadInput = Readonly<{ file: ChosenUpload } | { held: Upload }>

export type UploadContext = Readonly<{
  plan: UploadPlan
  file: ChosenUpload | null
  /** Of the upload, once the server has taken it up. */
  id: string | null
  /** Bytes that have left, or that the server has. */
  sent: number
  /** What the server said of it last. */
  held: Upload | null
  fault: Fault | null
  /** Tries in a row that came to nothing. */
  failures: number
}>

const planOf = ({ target, kind, name, size, language }: UploadPlan): UploadPlan => ({
  target,
  kind,
  name,
  size,
  language,
})

const startOf = (input: UploadInput): UploadContext => {
  const start = { file: null, id: null, sent: 0, held: null, fault: null, failures: 0 }
  if ('file' in input) return { ...start, plan: planOf(input.file), file: input.file }
  const { held } = input
  return { ...start, plan: planOf(held), id: held.id, sent: held.offset, held }
}

/**
 * One file on its way to the server, in pieces: it goes on where it stopped, after a pause, without a network for a
 * while, on another device. That it was sent is no success: the server checks it, and says what became of it.
 */
export const uploadMachine = setup({
  types: {} as { input: UploadInput; context: UploadContext; events: UploadEvent },
  actors: {
    /** What the server holds of this very file, begun earlier by the same person for the same thing. */
    findHeld: unprovided<Upload | null, { plan: UploadPlan }>('findHeld'),
    sendPieces: unprovidedSource<PiecesInput>('sendPieces'),
    network: unprovidedSource('network'),
    readUpload: unprovided<Upload, { id: string }>('readUpload'),
    abandonUpload: unprovided<void, { id: string }>('abandonUpload'),
  },
  actions: {
    takeFile: assign((_, { file }: { file: ChosenUpload }) => ({ file, fault: null })),
    leaveFile: assign({ file: null }),
    goOnWith: assign((_, { held }: { held: Upload | null }) => (held ? { id: held.id, sent: held.offset } : {})),
    keepId: assign((_, { id }: { id: string }) => ({ id })),
    keepSent: assign((_, { sent }: { sent: number }) => ({ sent, failures: 0 })),
    hold: assign((_, { held }: { held: Upload }) => ({ held, sent: held.offset, fault: null })),
    keepFault: assign(({ context }, { cause }: { cause: unknown }) => ({
      fault: toFault(cause),
      failures: context.failures + 1,
    })),
    calmDown: assign({ fault: null, failures: 0 }),
    forgetId: assign({ id: null, sent: 0 }),
  },
  guards: {
    hasFile: ({ context }) => context.file !== null,
    isKnown: ({ context }) => context.id !== null,
    isIn: (_, { held, state }: { held: Upload; state: UploadState }) => held.state === state,
    isChecked: ({ context }) => context.held?.state === 'checking',
    isThisFile: ({ context }, { file }: { file: ChosenUpload }) => isSameFile(context.plan, file),
    /** The server holds it no more: it was given up elsewhere, or lay there for too long. */
    isGone: ({ context }, { cause }: { cause: unknown }) => context.id !== null && toFault(cause).kind === 'notFound',
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
  },
  delays: { looking: UPLOAD_LOOK_MS, backoff: ({ context }) => backoff(context.failures) },
}).createMachine({
  id: 'upload',
  context: ({ input }) => startOf(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'hasFile', target: 'queued' },
        { guard: 'isChecked', target: 'checking' },
        { target: 'awaitingFile' },
      ],
    },
    /** The server has a part of it, and this page no file. */
    awaitingFile: {
      initial: 'calm',
      on: {
        'file.chosen': [
          {
            guard: { type: 'isThisFile', params: ({ event }) => event },
            target: 'queued',
            actions: { type: 'takeFile', params: ({ event }) => event },
          },
          { target: '.otherFile' },
        ],
        'upload.abandoned': 'leaving',
      },
      states: { calm: {}, otherFile: { tags: 'error' }, lost: { tags: 'error' } },
    },
    queued: {
      on: { 'turn.came': 'beginning', 'upload.paused': 'paused', 'upload.abandoned': 'leaving' },
    },
    beginning: { tags: 'sends', always: [{ guard: 'isKnown', target: 'sending' }, { target: 'finding' }] },
    finding: {
      tags: 'sends',
      on: { 'upload.paused': 'paused', 'upload.abandoned': 'leaving' },
      invoke: {
        id: 'findHeld',
        src: 'findHeld',
        input: ({ context: { plan } }) => ({ plan }),
        onDone: { target: 'sending', actions: { type: 'goOnWith', params: ({ event }) => ({ held: event.output }) } },
        onError: { target: 'waiting', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    sending: {
      tags: 'sends',
      invoke: {
        id: 'sendPieces',
        src: 'sendPieces',
        input: ({ context: { file, id } }) => ({ file: known(file, 'a file'), id }),
        onError: { target: 'unsent', actions: { type: 'keepFault', params: causeOf } },
      },
      on: {
        'pieces.begun': { actions: { type: 'keepId', params: ({ event }) => event } },
        'pieces.moved': { actions: { type: 'keepSent', params: ({ event }) => event } },
        'pieces.arrived': { guard: 'isKnown', target: 'looking', actions: 'calmDown' },
        'pieces.broken': [
          // It begins anew, unless it was given up on purpose: then it is not there in the list.
          {
            guard: { type: 'isGone', params: ({ event }) => ({ cause: event.fault }) },
            target: 'waiting',
            actions: [{ type: 'keepFault', params: ({ event }) => ({ cause: event.fault }) }, 'forgetId'],
          },
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ cause: event.fault }) },
            target: 'unsent',
            actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.fault }) },
          },
          { target: 'waiting', actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.fault }) } },
        ],
        'file.lost': { target: 'awaitingFile.lost', actions: 'leaveFile' },
        'upload.paused': 'paused',
        'upload.abandoned': 'leaving',
      },
    },
    /** The network or the server is away: it is tried again by itself. */
    waiting: {
      tags: 'sends',
      invoke: { id: 'network', src: 'network', onError: 'unsent' },
      after: { backoff: 'beginning' },
      on: {
        'network.returned': 'beginning',
        'upload.retried': 'beginning',
        'upload.paused': 'paused',
        'upload.abandoned': 'leaving',
      },
    },
    paused: { on: { 'upload.resumed': 'queued', 'upload.abandoned': 'leaving' } },
    /** The server does not take it: it has no room, or the file is too large. `fault` says why. */
    unsent: {
      tags: 'error',
      on: { 'upload.retried': { target: 'queued', actions: 'calmDown' }, 'upload.abandoned': 'leaving' },
    },
    checking: {
      after: { looking: 'looking' },
      on: { 'upload.abandoned': 'leaving' },
    },
    looking: {
      on: { 'upload.abandoned': 'leaving' },
      invoke: {
        id: 'readUpload',
        src: 'readUpload',
        input: ({ context }) => ({ id: known(context.id, 'an upload') }),
        onDone: [
          {
            guard: { type: 'isIn', params: ({ event }) => ({ held: event.output, state: 'ready' }) },
            target: 'ready',
            actions: { type: 'hold', params: ({ event }) => ({ held: event.output }) },
          },
          {
            guard: { type: 'isIn', params: ({ event }) => ({ held: event.output, state: 'refused' }) },
            target: 'refused',
            actions: { type: 'hold', params: ({ event }) => ({ held: event.output }) },
          },
          {
            guard: { type: 'isIn', params: ({ event }) => ({ held: event.output, state: 'abandoned' }) },
            target: 'abandoned',
            actions: { type: 'hold', params: ({ event }) => ({ held: event.output }) },
          },
          { target: 'checking', actions: { type: 'hold', params: ({ event }) => ({ held: event.output }) } },
        ],
        onError: [
          { guard: { type: 'isRefusal', params: causeOf }, target: 'abandoned' },
          { target: 'checking', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    /** What the server never heard of is given up by itself. */
    leaving: { always: [{ guard: 'isKnown', target: 'abandoning' }, { target: 'abandoned' }] },
    abandoning: {
      tags: 'busy',
      invoke: {
        id: 'abandonUpload',
        src: 'abandonUpload',
        input: ({ context }) => ({ id: known(context.id, 'an upload') }),
        onDone: 'abandoned',
        onError: [
          // It was checked by then: how it stands is asked for.
          { guard: { type: 'isRefusal', params: causeOf }, target: 'looking' },
          { target: 'unabandoned', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    unabandoned: {
      tags: 'error',
      on: {
        'upload.abandoned': 'abandoning',
        'upload.resumed': [{ guard: 'hasFile', target: 'queued' }, { target: 'awaitingFile' }],
      },
    },
    /** Whoever wanted it may be on another page just then. */
    ready: {
      tags: 'over',
      initial: 'offered',
      states: { offered: { on: { 'upload.taken': 'taken' } }, taken: {} },
    },
    /** `held.refusal` says why. Another file is another upload. */
    refused: { tags: ['over', 'error'] },
    abandoned: { tags: ['over', 'gone'] },
  },
})

export type UploadActor = ActorRefFrom<typeof uploadMachine>
export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>
