import type { AnyMachineSnapshot } from 'xstate'

import { factsOf, type MoveFact, type StateFact } from '../facts/chart-facts.ts'
import { guardNow } from '../facts/guard-verdict.ts'
import { delayNow, guardMeanings } from '../facts/meaning.ts'
import { guardInWords } from '../facts/verdict-words.ts'
import { moveInWords, movesInOrder } from '../layout/words.ts'

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
    ['Moves', [movesInOrder(moves.filter(({ source }) => source === state.id)).join('\n')].filter((all) => all !== '')],
  ] as const

const afterInWords = (delay: string, snapshot: AnyMachineSnapshot): string => {
  const milliseconds = delayNow(snapshot, delay)
  return milliseconds === null ? delay : `${delay}: ${milliseconds} ms as the chart is now`
}

/** What asks for no payload can be asked now; of others the event's form tells. */
const isAskedOfData = ({ cause }: MoveFact): boolean => cause === 'always' || cause === 'after'

const ofMove = (move: MoveFact, snapshot: AnyMachineSnapshot) =>
  [
    ['From', [move.source]],
    ['To', move.isIgnored ? ['nowhere: ignored'] : move.targets.length > 0 ? move.targets : ['stays']],
    ['Guard', move.guard === null ? [] : [move.guard]],
    [
      'Asks',
      [
        guardMeanings(snapshot.machine, move)
          .map(({ name, text }) => `${name}: ${text}`)
          .join('\n'),
      ].filter((all) => all !== ''),
    ],
    ['Says now', isAskedOfData(move) ? guardNow(snapshot, move).map(guardInWords) : []],
    ['Actions', move.actions],
    ['After', move.delay === null ? [] : [afterInWords(move.delay, snapshot)]],
    ['Asked', [`${move.branch + 1}.`]],
  ] as const

/** The state or move that was pressed in the drawing or found, in words. */
export const Chosen = ({ snapshot, id }: Readonly<{ snapshot: AnyMachineSnapshot; id: string }>) => {
  const facts = factsOf(snapshot.machine)
  const state = facts.states.find((state) => state.id === id)
  const move = facts.moves.find((move) => move.id === id)
  if (!state && !move) return null
  return (
    <section aria-label="Chosen" className="viz-chosen">
      <h3 className="viz-code">{state ? state.id : move && moveInWords(move)}</h3>
      {state && <Facts rows={ofState(state, facts.moves)} />}
      {move && <Facts rows={ofMove(move, snapshot)} />}
    </section>
  )
}
