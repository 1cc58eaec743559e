import { useState } from 'react'

import type { Gateway } from '../gateway/gateway.ts'
import type { Acting } from '../views/list-acts/list-acts.props.ts'
import { useActors } from '../views/shell/actors.context.tsx'
import { createActing } from './actors/acting.actors.ts'
import { useApp } from './app.context.tsx'

/** What a page lends its charts: functions, which are those of its latest visit whenever they are called. */
type World = Readonly<Record<string, (...asked: never[]) => unknown>>

type Held = { world: World; readonly made: unknown }

const held = new WeakMap<Gateway, Map<string, Held>>()

const lent = (of: { world: World }): World =>
  Object.fromEntries(Object.keys(of.world).map((key) => [key, (...asked: never[]) => of.world[key]?.(...asked)]))

const madeFor = (gateway: Gateway, name: string, world: World, make: (here: World) => unknown): unknown => {
  const ofGateway = held.get(gateway) ?? new Map<string, Held>()
  held.set(gateway, ofGateway)
  const known = ofGateway.get(name)
  if (known) {
    known.world = world
    return known.made
  }
  const of = { world }
  const made = Object.assign(of, { made: make(lent(of)) })
  ofGateway.set(name, made)
  return made.made
}

/**
 * The charts of a page, made once and not at each visit: XState reads all of a chart again whenever it is provided with
 * actors, which is a tenth of what coming back to a page takes. They are logic alone, of which each visit starts actors
 * of its own. What they reach beside the gateway comes by `world`, and never from around `make`: that is of the first
 * visit. `name` is that of the page, and of no other.
 */
export const useMade = <Made, Here extends World>(name: string, world: Here, make: (here: Here) => Made): Made => {
  const { gateway } = useApp()
  // What is made by a name is what was made by it.
  const [made] = useState(() => madeFor(gateway, name, world, make as (here: World) => unknown) as Made)
  return made
}

/** What a page with lists has of acts. */
export const useActing = (): Acting => {
  const { gateway } = useApp()
  const { acts } = useActors()
  return useMade('acting', {}, () => createActing(gateway, acts))
}
