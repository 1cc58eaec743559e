import type { StateValue } from 'xstate'

type Value = StateValue | undefined

const leaves = (value: Value, path: readonly string[]): readonly string[] => {
  if (value === undefined) return []
  if (typeof value === 'string') return [[...path, value].join(' \u203a ')]
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, key]
    const inside = leaves(inner, own)
    return inside.length > 0 ? inside : [own.join(' \u203a ')]
  })
}

/** Where a chart is: a path for each part of it that is active by itself, `video \u203a shown \u203a paused`. */
export const stateInWords = (value: unknown): readonly string[] => leaves(value as Value, [])
