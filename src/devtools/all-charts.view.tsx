import { useState } from 'react'

import { TextField } from '../views/ui/text-field.view.tsx'
import type { FoundChart } from './facts/charts.ts'
import { sampleOf, type Shape } from './facts/shapes.ts'
import { createListener } from './recording/simulated.ts'
import { Simulation } from './simulation.view.tsx'
import { useKnownCharts } from './view/chart-names.ts'
import { placeIn, writePlace } from './view/place.ts'

import './visualizer.css'

const listener = createListener()

/** An input made up from its type, of what it cannot do without, with somebody to talk to where it asks for an actor. */
const madeUp = (shape: Shape): unknown => {
  if (shape.kind === 'other') return shape.text.includes('ActorRef') ? listener : null
  if (shape.kind !== 'record') return sampleOf(shape)
  const needed = Object.entries(shape.fields).filter(([, { isOptional }]) => !isOptional)
  return Object.fromEntries(needed.map(([key, field]) => [key, madeUp(field.shape)]))
}

type Props = Readonly<{
  /** Behind `#`: a link to a chart, and to a state or move of it. */
  hash: string
}>

/** Every chart of the product, found by its file, to be looked at and played without the app. */
export const AllCharts = ({ hash }: Props) => {
  const known = useKnownCharts()
  const [place, setPlace] = useState(() => placeIn(hash))
  const [sought, setSought] = useState('')
  if (!known) return <p role="status">Reading the charts</p>
  const shown = known.charts.find(({ name }) => name === place.chart)
  const listed = known.charts.filter(({ name }) => name.toLowerCase().includes(sought.toLowerCase().trim()))
  const open = ({ name }: FoundChart) => {
    setPlace({ chart: name, part: null })
    writePlace({ chart: name, part: null })
  }
  const input = shown && known.shapes[shown.name]?.input
  return (
    <section className="viz" data-wide="" aria-label="All charts" dir="ltr">
      <nav className="viz-pane" aria-label="Charts">
        <TextField label="Find a chart" type="search" value={sought} onValueChange={setSought} />
        {listed.length === 0 ? (
          <p role="status">No chart is called so.</p>
        ) : (
          <ul>
            {listed.map((chart) => (
              <li key={chart.name}>
                <button
                  type="button"
                  className="viz-row"
                  aria-current={chart === shown ? 'true' : undefined}
                  onClick={() => open(chart)}
                >
                  {chart.machine.id} <span className="viz-faint">{chart.name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </nav>
      <div className="viz-pane">
        {shown ? (
          <Simulation
            key={shown.name}
            machine={shown.machine}
            input={input ? madeUp(input) : undefined}
            part={place.part}
          />
        ) : (
          <p>{place.chart === null ? 'Choose a chart.' : `There is no chart ${place.chart}.`}</p>
        )}
      </div>
    </section>
  )
}
