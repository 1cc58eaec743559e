import type { ChartFacts, MoveFact, StateFact } from '../facts/chart-facts.ts'
import { moveInWords } from '../layout/words.ts'

const Facts = ({ rows }: Readonly<{ rows: readonly (readonly [name: string, values: readonly string[]])[] }>) => (
  <dl>
    {rows
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => (
        <div key={name}>
          <dt className="viz-faint">{name}</dt>
          <dd className="viz-code">{values.join(', ')}</dd>
        </div>
      ))}
  </dl>
)

const ofState = (state: StateFact, moves: readonly MoveFact[]) =>
  [
    ['Kind', [state.kind]],
    ['Tags', state.tags],
    ['Starts', state.invokes.map(({ id, src }) => (id === src ? src : `${id} (${src})`))],
    ['On entry', state.entry],
    ['On exit', state.exit],
    ['Moves', moves.filter(({ source }) => source === state.id).map(moveInWords)],
  ] as const

const ofMove = (move: MoveFact) =>
  [
    ['From', [move.source]],
    ['To', move.isIgnored ? ['nowhere: ignored'] : move.targets.length > 0 ? move.targets : ['stays']],
    ['Guard', move.guard === null ? [] : [move.guard]],
    ['Actions', move.actions],
    ['After', move.delay === null ? [] : [move.delay]],
    ['Asked', [`${move.branch + 1}.`]],
  ] as const

/** The state or move that was pressed in the drawing or found, in words. */
export const Chosen = ({ facts, id }: Readonly<{ facts: ChartFacts; id: string }>) => {
  const state = facts.states.find((state) => state.id === id)
  const move = facts.moves.find((move) => move.id === id)
  if (!state && !move) return null
  return (
    <section aria-label="Chosen" className="viz-chosen">
      <h3 className="viz-code">{state ? state.id : move && moveInWords(move)}</h3>
      {state && <Facts rows={ofState(state, facts.moves)} />}
      {move && <Facts rows={ofMove(move)} />}
    </section>
  )
}
