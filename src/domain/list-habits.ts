/** How high the rows of lists are where there is room for a table: 40 or 52 px. */
export const DENSITIES = ['compact', 'comfortable'] as const
export type Density = (typeof DENSITIES)[number]

/** Where the keys of a list work: wherever the focus is on its page, or while it is in the list. */
export const KEY_REACHES = ['page', 'list'] as const
export type KeyReach = (typeof KEY_REACHES)[number]

/** How somebody goes through lists, on this device. */
export type ListHabits = Readonly<{ density: Density; keys: KeyReach }>

export const USUAL_HABITS: ListHabits = { density: 'compact', keys: 'page' }

const oneOf = <Value extends string>(values: readonly Value[], usual: Value, value: string | undefined): Value =>
  values.find((one) => one === value) ?? usual

/** What was kept as text, `comfortable list`; what it does not say is as usual. */
export const readHabits = (text: string | null): ListHabits => {
  const [density, keys] = (text ?? '').split(' ')
  return {
    density: oneOf(DENSITIES, USUAL_HABITS.density, density),
    keys: oneOf(KEY_REACHES, USUAL_HABITS.keys, keys),
  }
}

export const writeHabits = ({ density, keys }: ListHabits): string => `${density} ${keys}`
