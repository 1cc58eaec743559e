import { Activity, StrictMode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Actor, type AnyActorLogic } from 'xstate'

import { AllCharts } from '../devtools/all-charts.view.tsx'
import { useOwnWindow } from '../devtools/own-window.ts'
import { Recorded } from '../devtools/recorded.view.tsx'
import { createRecorder, type Recorder } from '../devtools/recording/recorder.ts'
import { isSimulated } from '../devtools/recording/simulated.ts'
import { Visualizer } from '../devtools/visualizer.view.tsx'
import { Button } from '../views/ui/button.view.tsx'
import type { LongLived } from './actors/long-lived-actors.ts'

const VIEWS = [
  ['living', 'What runs'],
  ['all', 'All charts'],
  ['recorded', 'A recording'],
] as const

/** How much of the window the panel takes: a flow is followed in both, a drawing is read in one. */
const HEIGHTS = [
  ['half', 'Half'],
  ['most', 'Most'],
  ['whole', 'Whole'],
] as const

/** All that a press of the pointer is made of. */
const PRESSES = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'click'] as const

type ChoiceProps<Id extends string> = Readonly<{
  label: string
  choices: readonly (readonly [Id, string])[]
  chosen: Id
  onChoose: (id: Id) => void
}>

const Choice = <Id extends string>({ label, choices, chosen, onChoose }: ChoiceProps<Id>) => (
  <div className="viz-choice" role="group" aria-label={label}>
    {choices.map(([id, name]) => (
      <Button
        key={id}
        size="sm"
        variant={chosen === id ? 'solid' : 'outline'}
        aria-pressed={chosen === id}
        onClick={() => onChoose(id)}
      >
        {name}
      </Button>
    ))}
  </div>
)

type InstrumentsProps = Readonly<{ recorder: Recorder; shell: ReadonlySet<string> }>

/** While a dialog of the page asks, nothing else of it takes the pointer or the focus. */
const isPageAsking = (): boolean => document.body.hasAttribute('data-inert')

const Instruments = ({ recorder, shell }: InstrumentsProps) => {
  const isLinked = location.hash.startsWith('#chart=')
  const [isOpen, setOpen] = useState(isLinked)
  const [view, setView] = useState<'living' | 'all' | 'recorded'>(isLinked ? 'all' : 'living')
  const [height, setHeight] = useState<'half' | 'most' | 'whole'>('most')
  const own = useOwnWindow()
  const button = useRef<HTMLButtonElement>(null)
  const press = useEffectEvent(() => {
    if (own.body) own.close()
    else if (isPageAsking()) own.open()
    setOpen(own.body === null && (isPageAsking() || !isOpen))
  })
  // A dialog hears a press beside it before anything in the page does, and takes it for its end: this is heard before.
  useEffect(() => {
    const hear = (event: Event) => {
      if (!(event.target instanceof Node && button.current?.contains(event.target))) return
      event.stopPropagation()
      if (event.type === 'click') press()
    }
    for (const type of PRESSES) window.addEventListener(type, hear, { capture: true })
    return () => {
      for (const type of PRESSES) window.removeEventListener(type, hear, { capture: true })
    }
  }, [])
  const panel = (
    <>
      <div className="viz-choices" dir="ltr">
        <Choice label="Charts" choices={VIEWS} chosen={view} onChoose={setView} />
        {own.body ? (
          <Button size="sm" variant="outline" onClick={own.close}>
            Back into the page
          </Button>
        ) : (
          <div className="viz-choice">
            <Choice label="Height" choices={HEIGHTS} chosen={height} onChoose={setHeight} />
            <Button size="sm" variant="outline" onClick={own.open}>
              Own window
            </Button>
          </div>
        )}
      </div>
      {view === 'living' && <Visualizer recorder={recorder} shell={shell} />}
      {view === 'all' && <AllCharts hash={location.hash} />}
      {view === 'recorded' && <Recorded />}
    </>
  )
  return (
    <>
      <button ref={button} type="button" aria-expanded={isOpen} className="viz-button">
        Charts
      </button>
      {/* Closed and opened again it is as it was left: its filter, and what is looked at. */}
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        {own.body ? (
          createPortal(panel, own.body)
        ) : (
          <div className="viz-panel" data-height={isOpen ? height : undefined}>
            {panel}
          </div>
        )}
      </Activity>
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
export const watchActors = (): Recorder => {
  const live = createRecorder()
  const watched = new WeakSet<object>()
  before('start', (actor) => {
    if (actor._parent !== undefined || isSimulated(actor)) return
    if (!watched.has(actor.system)) actor.system.inspect(live.inspect)
    watched.add(actor.system)
    live.inspect({ type: '@xstate.actor', actorRef: actor, rootId: actor.sessionId })
  })
  before('stop', (actor) => live.forget(actor.sessionId))
  return live
}

/** Puts the visualizer's button into the corner of the page; what is given back takes it away. */
export const showInstruments = (recorder: Recorder, { actors }: LongLived): (() => void) => {
  const shell = new Set(Object.values(actors).map((actor) => (actor as unknown as AnyActor).sessionId))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <Instruments recorder={recorder} shell={shell} />
    </StrictMode>,
  )
  return () => {
    root.unmount()
    place.remove()
  }
}
