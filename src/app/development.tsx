import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { css } from 'styled-system/css'
import { Actor, type AnyActorLogic } from 'xstate'

import { createLiveActors, type LiveActors } from '../devtools/live-actors.ts'
import { Visualizer } from '../devtools/visualizer.view.tsx'

const styles = {
  button: css({
    position: 'fixed',
    insetBlockEnd: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'full',
    backgroundColor: 'brand.pink',
    color: 'brand.on',
    fontSize: 'sm',
    cursor: 'pointer',
  }),
  panel: css({
    position: 'fixed',
    insetInline: '0',
    insetBlockEnd: '0',
    zIndex: 'toast',
    height: '[60dvh]',
    overflow: 'auto',
    paddingBlockEnd: '12',
    borderBlockStartWidth: 'thick',
    backgroundColor: 'bg.canvas',
  }),
}

const Instruments = ({ actors }: { actors: LiveActors }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-expanded={isOpen} className={styles.button} onClick={() => setOpen(!isOpen)}>
        Charts
      </button>
      {isOpen && (
        <div className={styles.panel}>
          <Visualizer actors={actors} />
        </div>
      )}
    </>
  )
}

type AnyActor = Actor<AnyActorLogic>

/** Has every actor's `start` or `stop` preceded by something. */
const before = (name: 'start' | 'stop', act: (actor: AnyActor) => void): void => {
  const original: unknown = Reflect.get(Actor.prototype, name)
  if (typeof original !== 'function') return
  Reflect.set(Actor.prototype, name, function watched(this: AnyActor): unknown {
    act(this)
    return Reflect.apply(original, this, [])
  })
}

/**
 * Watches every actor that starts from now on, wherever it is made: a screen need not know that it is looked at.
 * In development only.
 */
export const watchActors = (): LiveActors => {
  const live = createLiveActors()
  const watched = new WeakSet<object>()
  before('start', (actor) => {
    if (actor._parent !== undefined) return
    if (!watched.has(actor.system)) actor.system.inspect(live.inspect)
    watched.add(actor.system)
    live.inspect({ type: '@xstate.actor', actorRef: actor, rootId: actor.sessionId })
  })
  before('stop', (actor) => live.forget(actor.sessionId))
  return live
}

/** Puts the visualizer's button into the corner of the page. */
export const showInstruments = (actors: LiveActors): void => {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <StrictMode>
      <Instruments actors={actors} />
    </StrictMode>,
  )
}
