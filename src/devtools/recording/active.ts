import type { ChartFacts } from '../facts/chart-facts.ts'
import type { Plain } from './plain.ts'

/** The ids of the states that are active in a chart whose state XState writes as this value. */
export const activeIn = ({ states }: ChartFacts, value: Plain): ReadonlySet<string> => {
  const childrenOf = (id: string | null) => states.filter(({ parent }) => parent === id)
  const inside = (id: string, value: Plain | undefined): readonly string[] => {
    const keys = typeof value === 'string' ? { [value]: undefined } : ((value ?? {}) as Record<string, Plain>)
    return [
      id,
      ...childrenOf(id)
        .filter(({ key }) => key in keys)
        .flatMap((child) => inside(child.id, keys[child.key])),
    ]
  }
  return new Set(childrenOf(null).flatMap(({ id }) => inside(id, value)))
}
