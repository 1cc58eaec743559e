import { enqueueActions, setup, type ActorRefFrom } from 'xstate'

import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import { listActMachine, type ListActActor, type ListActInput } from './list-act.machine.ts'

/** Acts that are shown at once; who begins more finds the first in the history. */
export const LIST_ACTS_SHOWN = 5

export type ListActsEvent =
  /** Somebody began it just now. */
  | { type: 'act.begun'; act: ListAct }
  /** Chosen in the history. */
  | { type: 'cancel.wanted'; act: ListAct }
  | { type: 'undo.wanted'; act: ListAct }
  /** Another person sits here now, or nobody. */
  | { type: 'viewer.changed' }
  /** Sent by the chart itself, for one that has nothing more to say. */
  | { type: 'act.left'; id: number }

export type ListActsContext = Readonly<{ acts: readonly ListActActor[] }>

const nameOf = (id: number): string => `act ${id}`

const idOf = (actor: ListActActor): number => actor.getSnapshot().context.act.id

/** The acts that somebody began and that are not over yet, or were a moment ago, wherever they are in the app. */
export const listActsMachine = setup({
  types: {} as { context: ListActsContext; events: ListActsEvent },
  actors: { listAct: listActMachine },
  actions: {
    watch: enqueueActions(({ context, enqueue, self }, { act, wish }: ListActInput) => {
      const before = context.acts.find((actor) => idOf(actor) === act.id)
      const kept = context.acts.filter((actor) => actor !== before)
      const [first] = kept
      const isFull = kept.length >= LIST_ACTS_SHOWN
      if (before) enqueue.stopChild(before)
      if (isFull && first) enqueue.stopChild(first)
      enqueue.assign({
        acts: ({ spawn }) => {
          const actor = spawn('listAct', { id: nameOf(act.id), input: { act, ...(wish && { wish }) } })
          actor.subscribe((snapshot) => {
            if (snapshot.hasTag('gone')) self.send({ type: 'act.left', id: act.id })
          })
          return [...(isFull ? kept.slice(1) : kept), actor]
        },
      })
    }),
    leave: enqueueActions(({ context, enqueue }, { id }: { id: number }) => {
      const left = context.acts.find((actor) => idOf(actor) === id)
      if (left) enqueue.stopChild(left)
      enqueue.assign({ acts: context.acts.filter((actor) => actor !== left) })
    }),
    leaveAll: enqueueActions(({ context, enqueue }) => {
      for (const actor of context.acts) enqueue.stopChild(actor)
      enqueue.assign({ acts: [] })
    }),
  },
}).createMachine({
  id: 'listActs',
  context: { acts: [] },
  on: {
    'act.begun': { actions: { type: 'watch', params: ({ event: { act } }) => ({ act }) } },
    'cancel.wanted': { actions: { type: 'watch', params: ({ event: { act } }) => ({ act, wish: 'cancel' }) } },
    'undo.wanted': { actions: { type: 'watch', params: ({ event: { act } }) => ({ act, wish: 'undo' }) } },
    'act.left': { actions: { type: 'leave', params: ({ event }) => event } },
    'viewer.changed': { actions: 'leaveAll' },
  },
})

export type ListActsActor = ActorRefFrom<typeof listActsMachine>
