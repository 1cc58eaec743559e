import { factsOf, type ChartFacts } from '../facts/chart-facts.ts'
import type { FoundChart } from '../facts/charts.ts'

export const BEGIN = '<!-- made by `npm run charts -- --table`: begin -->'
export const END = '<!-- made by `npm run charts -- --table`: end -->'

/** The states of a chart as one reads them aloud: what is in a state in braces, what is beside another after "beside". */
export const statesInWords = ({ states }: ChartFacts): string => {
  const inside = (id: string | null): string => {
    const within = states.filter(({ parent }) => parent === id)
    const isBeside = states.find((state) => state.id === id)?.kind === 'parallel'
    return within
      .map((state) => {
        const children = inside(state.id)
        return children === '' ? state.key : `${state.key} {${children}}`
      })
      .join(isBeside ? ' beside ' : ', ')
  }
  const root = states.find(({ parent }) => parent === null)
  return (root && inside(root.id)) || 'one'
}

const actorsIn = ({ states }: ChartFacts): string =>
  [...new Set(states.flatMap(({ invokes }) => invokes.map(({ src }) => src)))].join(', ') || 'none'

/** All charts with their states and what they invoke. Charts that are alike in all but their names are one row. */
export const chartTable = (charts: readonly FoundChart[]): string => {
  const alike = Map.groupBy(charts, ({ machine }) => JSON.stringify(factsOf(machine)))
  const rows = [...alike.values()].flatMap((same) => {
    // Told with the file that it comes from, which is the shortest: what it is used for is no place of its own.
    const [first, ...others] = same.toSorted((a, b) => a.file.length - b.file.length)
    if (!first) return []
    const facts = factsOf(first.machine)
    const named = others.length === 0 ? '' : ' and others like it'
    const counts = `${facts.states.length} and ${facts.moves.length}`
    return [`| \`${facts.id}\`${named} | ${first.file} | ${statesInWords(facts)} | ${actorsIn(facts)} | ${counts} |`]
  })
  return [
    '| chart | file in `src/machines` | states | invokes | states and moves |',
    '|---|---|---|---|---|',
    ...rows.toSorted((a, b) => a.localeCompare(b, 'en')),
  ].join('\n')
}

/** A document with the table between its marks; null where it has no marks. */
export const withTable = (text: string, table: string): string | null => {
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (before === -1 || after < before) return null
  return `${text.slice(0, before + BEGIN.length)}\n\n${table}\n\n${text.slice(after)}`
}
