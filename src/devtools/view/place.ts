/** What is looked at, as the address says it behind `#`: a chart by its name as it was found, and a state or move of it. */
export type Place = Readonly<{ chart: string | null; part: string | null }>

export const placeIn = (hash: string): Place => {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  return { chart: params.get('chart'), part: params.get('part') }
}

export const hashOf = ({ chart, part }: Place): string => {
  if (chart === null) return ''
  return `#${new URLSearchParams({ chart, ...(part === null ? {} : { part }) })}`
}

/** Puts it into the address without a step in the history: going back leaves the page and not the chart. */
export const writePlace = (place: Place): void => {
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hashOf(place)}`)
}
