import { enqueueActions, raise, setup, type ActorRefFrom } from 'xstate'

import type { Upload } from '../../domain/contract/upload.contract.ts'
import { isSameFile } from '../../domain/file-upload.ts'
import { unprovided } from '../unprovided.ts'
import { uploadMachine, type ChosenUpload, type UploadActor, type UploadInput } from './upload.machine.ts'

/** Files that are sent at once: more would only share one line. */
export const SENT_AT_ONCE = 2

export type UploadsEvent =
  | { type: 'files.chosen'; files: readonly ChosenUpload[] }
  /** What lies at the server could not be asked for, and is wanted. */
  | { type: 'held.retried' }
  /** One that is over is looked at no more. */
  | { type: 'upload.dismissed'; key: string }
  /** Another person sits here now, or nobody. */
  | { type: 'viewer.changed' }
  /** Sent by the chart itself: one of them stands elsewhere now. */
  | { type: 'upload.moved' }

export type UploadsContext = Readonly<{
  /** What they are for; null is anything. */
  target: string | null
  uploads: readonly UploadActor[]
  /** How many there have been: names them. */
  count: number
}>

const isWaitingForTurn = (actor: UploadActor): boolean => actor.getSnapshot().matches('queued')
const isSending = (actor: UploadActor): boolean => actor.getSnapshot().hasTag('sends')
const isGone = (actor: UploadActor): boolean => actor.getSnapshot().hasTag('gone')

/** A file whose beginning lies at the server goes on from there. */
const sortedOut = ({ uploads }: UploadsContext, files: readonly ChosenUpload[]) => {
  const awaiting = uploads.filter((actor) => actor.getSnapshot().matches('awaitingFile'))
  return files.map((file) => {
    const at = awaiting.findIndex((actor) => isSameFile(actor.getSnapshot().context.plan, file))
    const [held] = at === -1 ? [] : awaiting.splice(at, 1)
    return { file, held }
  })
}

/**
 * Several files at once: some are sent, the others wait for their turn, each is paused and given up for itself. What
 * the server holds of earlier ones stands among them, until its file is chosen again.
 */
export const uploadsMachine = setup({
  types: {} as { input: { target: string | null }; context: UploadsContext; events: UploadsEvent },
  actors: {
    upload: uploadMachine,
    readHeld: unprovided<readonly Upload[], { target: string | null }>('readHeld'),
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
      enqueue.assign({ uploads: [] })
    }),
    goOn: enqueueActions(({ context, enqueue }, { files }: { files: readonly ChosenUpload[] }) => {
      for (const { held, file } of sortedOut(context, files)) {
        if (held) enqueue.sendTo(held, { type: 'file.chosen', file })
      }
    }),
    goOnInTurn: raise({ type: 'upload.moved' }),
  },
}).createMachine({
  id: 'uploads',
  context: ({ input: { target } }) => ({ target, uploads: [], count: 0 }),
  initial: 'asking',
  on: {
    'files.chosen': {
      actions: [
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
        input: ({ context: { target } }) => ({ target }),
        onDone: {
          target: 'known',
          actions: {
            type: 'add',
            params: ({ event, context }) => ({
              // What was chosen while it was asked is on its way already.
              inputs: event.output
                .filter(({ id }) => !context.uploads.some((actor) => actor.getSnapshot().context.id === id))
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
