import type { ChartFacts, StateFact } from '../facts/chart-facts.ts'
import { moveInWords } from '../layout/words.ts'

/** What Mermaid takes as a name. */
const nameOf = (id: string): string => id.replaceAll(/\W/g, '_')

/** A colon would end a label, a semicolon its line, and a hash begins the number of a letter. */
const said = (text: string): string => text.replaceAll(/[#:;]/g, (letter) => `#${letter.charCodeAt(0)};`)

/** A chart in Mermaid's words for statecharts, every move among them: those that stay stand in their states. */
export const asMermaid = ({ states, moves }: ChartFacts): string => {
  const childrenOf = (id: string) => states.filter(({ parent }) => parent === id)
  const about = ({ id, tags, invokes, entry, exit }: StateFact): readonly string[] => [
    ...tags.map((tag) => `#${tag}`),
    ...invokes.map((invoke) => `invoke ${invoke.src}`),
    ...entry.map((action) => `entry / ${action}`),
    ...exit.map((action) => `exit / ${action}`),
    ...moves.filter(({ source, targets }) => source === id && targets.length === 0).map(moveInWords),
  ]
  const stateLines = (state: StateFact, depth: number): readonly string[] => {
    const pad = '  '.repeat(depth)
    const name = nameOf(state.id)
    const children = childrenOf(state.id)
    const notes = about(state)
    const isNoted = notes.length > 0 && children.length > 0
    const told = isNoted
      ? [`${pad}note right of ${name}`, ...notes.map((note) => `${pad}  ${said(note)}`), `${pad}end note`]
      : notes.map((note) => `${pad}${name} : ${said(note)}`)
    const inside = children.flatMap((child, at) => [
      ...(state.kind === 'parallel' && at > 0 ? [`${pad}  --`] : []),
      ...(state.kind !== 'parallel' && child.isInitial ? [`${pad}  [*] --> ${nameOf(child.id)}`] : []),
      ...stateLines(child, depth + 1),
      ...(child.kind === 'final' ? [`${pad}  ${nameOf(child.id)} --> [*]`] : []),
    ])
    const open = `${pad}state "${state.key}" as ${name}`
    return children.length === 0 ? [open, ...told] : [`${open} {`, ...inside, `${pad}}`, ...told]
  }
  const arrows = moves.flatMap((move) =>
    move.targets.map((target) => `  ${nameOf(move.source)} --> ${nameOf(target)} : ${said(moveInWords(move))}`),
  )
  const roots = states.filter(({ parent }) => parent === null)
  return ['stateDiagram-v2', ...roots.flatMap((root) => stateLines(root, 1)), ...arrows, ''].join('\n')
}
