import type { ReactNode } from 'react'
import { createActor, fromCallback, type AnyActorRef, type EventObject } from 'xstate'

import type { Fault } from '../../../domain/fault.ts'
import type { Place } from '../../../domain/menu-search.ts'
import { ROLE, type RoleId } from '../../../domain/role.ts'
import type { Shortcuts } from '../../../domain/shortcuts.ts'
import { fullscreenMachine } from '../../../machines/fullscreen/fullscreen.machine.ts'
import { menuSearchMachine } from '../../../machines/menu-search/menu-search.machine.ts'
import { shortcutsMachine } from '../../../machines/shortcuts/shortcuts.machine.ts'
import { answers, fails } from '../../pages/story-actors.ts'
import { ActorsProvider, type Actors } from '../actors.context.tsx'
import type { LazyActor } from '../lazy-actor.ts'
import { PlacesProvider } from '../places.context.tsx'
import { shellActors, storyViewer, type ShellStory } from '../story-actors.ts'
import { FinderProvider, type Finder } from './finder.context.tsx'
import SearchFinder from './search-finder.view.tsx'

/** One that has arrived. */
const here = <Ref extends AnyActorRef>(actor: Ref): LazyActor<Ref> => ({
  get: () => actor,
  subscribe: (onChange) => {
    const subscription = actor.subscribe(onChange)
    return () => subscription.unsubscribe()
  },
  prepare: () => {},
  send: (event) => actor.send(event),
})

export type ToolbarStory = ShellStory &
  Readonly<{
    stars?: Shortcuts
    /** Of the viewer; an instructor and administrator sees the longest menu. */
    roles?: readonly RoleId[]
    /** What becomes of a save. */
    saving?: Fault
  }>

/** The toolbar's world, with its late tools here already. */
export const toolbarActors = ({
  stars = [],
  roles = [ROLE.student],
  saving,
  viewer,
  ...story
}: ToolbarStory = {}): Actors => {
  const person = viewer === null ? null : { ...storyViewer, roleMappings: roles.map((roleId) => ({ roleId })) }
  const shortcuts = shortcutsMachine.provide({
    actors: {
      readDevice: answers<Shortcuts, undefined>(stars),
      keepOnDevice: answers<void, { list: Shortcuts }>(undefined),
      saveShortcuts: saving ? fails(saving) : answers<void, { userId: number; list: Shortcuts }>(undefined),
    },
  })
  const fullscreen = fullscreenMachine.provide({
    actors: {
      watchFullscreen: fromCallback<EventObject, undefined>(() => {}),
      enterFullscreen: answers<void, undefined>(undefined),
      leaveFullscreen: answers<void, undefined>(undefined),
    },
  })
  return {
    ...shellActors({ ...story, viewer: person }),
    fullscreen: here(createActor(fullscreen).start()),
    shortcuts: here(
      createActor(shortcuts, {
        input: { viewer: person?.id == null ? null : { userId: person.id, shortcuts: stars } },
      }).start(),
    ),
  }
}

/** A search that finds these records, or fails to ask for them. */
export const finderOf = (records: readonly Place[] | Fault): Finder => {
  const findRecords =
    'kind' in records
      ? fails<readonly Place[], { text: string }>(records)
      : answers<readonly Place[], { text: string }>(records)
  const machine = menuSearchMachine.provide({ actors: { findRecords } })
  return {
    Arriving: ({ typed, isEntered }) => <SearchFinder typed={typed} isEntered={isEntered} machine={machine} />,
    prepare: () => {},
  }
}

type WorldProps = Readonly<{ actors: Actors; finder?: Finder | undefined; children: ReactNode }>

export const ToolbarWorld = ({ actors, finder, children }: WorldProps) => (
  <ActorsProvider actors={actors}>
    <PlacesProvider leadsSomewhere={() => true}>
      {finder ? <FinderProvider finder={finder}>{children}</FinderProvider> : children}
    </PlacesProvider>
  </ActorsProvider>
)
