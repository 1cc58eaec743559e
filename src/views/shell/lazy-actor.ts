import { useSyncExternalStore } from 'react'
import type { AnyActorRef, EventFrom, SnapshotFrom } from 'xstate'

/** A long-lived actor that starts when it is first wanted: nobody pays for it before. */
export type LazyActor<Ref extends AnyActorRef> = Readonly<{
  /** Null until it has arrived. */
  get: () => Ref | null
  /** Calls back when it has arrived, and at each change after that. */
  subscribe: (onChange: () => void) => () => void
  /** Brings it: someone is about to want it. */
  prepare: () => void
  /** Brings it and tells it. That it cannot come is said where it was made. */
  send: (event: EventFrom<Ref>) => void
}>

/** One field of it, by a selector that gives primitives or existing references; `before` until it has arrived. */
export const useLazySelector = <Ref extends AnyActorRef, Selected>(
  actor: LazyActor<Ref>,
  select: (snapshot: SnapshotFrom<Ref>) => Selected,
  before: Selected,
): Selected =>
  useSyncExternalStore(
    actor.subscribe,
    () => {
      const here = actor.get()
      return here ? select(here.getSnapshot()) : before
    },
    () => before,
  )
