import { useState } from 'react'

import { TextField } from '../../views/ui/text-field.view.tsx'
import type { ChartFacts } from '../facts/chart-facts.ts'
import { searchChart } from './search.ts'

/** Finds states and moves of a chart; what is chosen is looked at. */
export const ChartSearch = ({ facts, onFound }: Readonly<{ facts: ChartFacts; onFound: (id: string) => void }>) => {
  const [sought, setSought] = useState('')
  // What was found is looked at: a list over it would hide it.
  const [isListed, setListed] = useState(false)
  const hits = searchChart(facts, sought)
  const find = (id: string) => {
    setListed(false)
    onFound(id)
  }
  return (
    <div className="viz-search">
      <TextField
        label="Find a state, event, guard or action"
        isLabelHidden
        type="search"
        placeholder="Find"
        value={sought}
        onValueChange={(text) => {
          setSought(text)
          setListed(true)
        }}
        onKeyDown={(event) => {
          const [first] = hits
          if (event.key === 'Enter' && first) find(first.id)
          if (event.key === 'Escape') setSought('')
        }}
      />
      {isListed && sought.trim() !== '' && (
        <div className="viz-hits" role="status">
          {hits.length === 0 ? (
            <p>Nothing of this chart is called so.</p>
          ) : (
            <ul>
              {hits.map(({ id, text, where }) => (
                <li key={id}>
                  <button type="button" className="viz-row" onClick={() => find(id)}>
                    {text} <span className="viz-faint">{where}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}
