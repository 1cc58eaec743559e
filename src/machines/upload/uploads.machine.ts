import { assign, enqueueActions, raise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import type { Upload } from '../../domain/contract/upload.contract.ts'
import { isSameFile, type LeftOut, type UploadKind, type UploadPlan } from '../../domain/file-upload.ts'
import type { Language } from '../../domain/language.ts'
import { unprovided } from '../unprovided.ts'
import { uploadMachine, type ChosenUpload, type UploadActor, type UploadInput } from './upload.machine.ts'

/** Files that are sent at once: more would only share one line. */
export const SENT_AT_ONCE = 2

/** A file that was chosen and is not sent, and why. */
export type LeftFile = Readonly<{ target: string; name: string; kinds: readonly UploadKind[]; why: LeftOut }>

export type UploadsEvent =
  /** For one target. */
  | { type: 'files.chosen'; files: readonly ChosenUpload[]; left: readonly LeftFile[] }
  /** What lies at the server could not be asked for, and is wanted. */
  | { type: 'held.retried' }
  /** One that is over is looked at no more. */
  | { type: 'upload.dismissed'; key: string }
  /** Another person sits here now, or nobody. */
  | { type: 'viewer.changed' }
  /** Sent by the chart itself: one of them stands elsewhere now. */
  | { type: 'upload.moved' }

export type UploadsContext = Readonly<{
  uploads: readonly UploadActor[]
  /** Of what was chosen last. */
  left: readonly LeftFile[]
  /** How many there have been: names them. */
  count: number
}>

const isWaitingForTurn = (actor: UploadActor): boolean => actor.getSnapshot().matches('queued')
const isSending = (actor: UploadActor): boolean => actor.getSnapshot().hasTag('sends')
const isGone = (actor: UploadActor): boolean => actor.getSnapshot().hasTag('gone')

const planOf = (actor: UploadActor): UploadPlan => actor.getSnapshot().context.plan
const isOver = (actor: UploadActor): boolean => actor.getSnapshot().hasTag('over')

/** A file whose beginning lies at the server goes on from there; one that is on its way is on its way. */
const sortedOut = ({ uploads }: UploadsContext, files: readonly ChosenUpload[]) => {
  const isAwaiting = (actor: UploadActor) => actor.getSnapshot().matches('awaitingFile')
  const awaiting = uploads.filter(isAwaiting)
  const underway = uploads.filter((actor) => !isAwaiting(actor) && !isOver(actor))
  return files
    .filter((file) => !underway.some((actor) => isSameFile(planOf(actor), file)))
    .map((file) => {
      const at = awaiting.findIndex((actor) => isSameFile(planOf(actor), file))
      const [held] = at === -1 ? [] : awaiting.splice(at, 1)
      return { file, held }
    })
}

/**
 * All files that a person sends, wherever they are in the app: some are sent at once, the others wait for their turn,
 * each is paused and given up for itself. What the server holds of earlier ones stands among them, until its file is
 * chosen again.
 */
export const uploadsMachine = setup({
  types: {} as { context: UploadsContext; events: UploadsEvent },
  actors: {
    upload: uploadMachine,
    readHeld: unprovided<readonly Upload[]>('readHeld'),
  },
  actions: {
    add: enqueueActions(({ context, enqueue, self }, { inputs }: { inputs: readonly UploadInput[] }) => {
      enqueue.assign({
        count: context.count + inputs.length,
        uploads: ({ spawn }) => [
          ...context.uploads,
          ...inputs.map((input, at) => {
            const actor = spawn('upload', { id: `upload ${context.count + at + 1}`, input })
            actor.subscribe(() => self.send({ type: 'upload.moved' }))
            return actor
          }),
        ],
      })
    }),
    /** In the order in which they came. */
    giveTurns: ({ context }) => {
      let free = SENT_AT_ONCE - context.uploads.filter(isSending).length
      for (const actor of context.uploads.filter(isWaitingForTurn)) {
        if (free <= 0) return
        actor.send({ type: 'turn.came' })
        free -= 1
      }
    },
    leaveGone: enqueueActions(({ context, enqueue }) => {
      if (!context.uploads.some(isGone)) return
      for (const actor of context.uploads.filter(isGone)) enqueue.stopChild(actor)
      enqueue.assign({ uploads: context.uploads.filter((actor) => !isGone(actor)) })
    }),
    dismiss: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      const left = context.uploads.find(({ id }) => id === key)
      if (!left?.getSnapshot().hasTag('over')) return
      enqueue.stopChild(left)
      enqueue.assign({ uploads: context.uploads.filter((actor) => actor !== left) })
    }),
    leaveAll: enqueueActions(({ context, enqueue }) => {
      for (const actor of context.uploads) enqueue.stopChild(actor)
      enqueue.assign({ uploads: [], left: [] })
    }),
    goOn: enqueueActions(({ context, enqueue }, { files }: { files: readonly ChosenUpload[] }) => {
      for (const { held, file } of sortedOut(context, files)) {
        if (held) enqueue.sendTo(held, { type: 'file.chosen', file })
      }
    }),
    keepLeft: assign((_, { left }: { left: readonly LeftFile[] }) => ({ left })),
    goOnInTurn: raise({ type: 'upload.moved' }),
  },
}).createMachine({
  id: 'uploads',
  context: { uploads: [], left: [], count: 0 },
  initial: 'asking',
  on: {
    'files.chosen': {
      actions: [
        { type: 'keepLeft', params: ({ event }) => event },
        { type: 'goOn', params: ({ event }) => event },
        {
          type: 'add',
          params: ({ context, event }) => ({
            inputs: sortedOut(context, event.files).flatMap(({ file, held }) => (held ? [] : [{ file }])),
          }),
        },
        'goOnInTurn',
      ],
    },
    'upload.moved': { actions: ['leaveGone', 'giveTurns'] },
    'upload.dismissed': { actions: { type: 'dismiss', params: ({ event }) => event } },
    'viewer.changed': { target: '.asking', actions: 'leaveAll' },
  },
  states: {
    asking: {
      invoke: {
        id: 'readHeld',
        src: 'readHeld',
        onDone: {
          target: 'known',
          actions: {
            type: 'add',
            params: ({ event, context }) => ({
              // What was chosen while it was asked is on its way already.
              inputs: event.output
                .filter((held) => !context.uploads.some((actor) => isSameFile(planOf(actor), held) && !isOver(actor)))
                .map((held) => ({ held })),
            }),
          },
        },
        onError: 'unknown',
      },
    },
    known: {},
    /** New files are sent all the same: each asks for itself whether it was begun before. */
    unknown: { tags: 'error', on: { 'held.retried': 'asking' } },
  },
})

export type UploadsActor = ActorRefFrom<typeof uploadsMachine>
export type UploadsSnapshot = SnapshotFrom<typeof uploadsMachine>

/** What a place of the app sends files for: a target, kinds, and of captions their language. */
export type UploadsFor = Readonly<{ target: string; kinds: readonly UploadKind[]; language?: Language }>
