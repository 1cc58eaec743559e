/** In the state of an entry of the history that was made for what lies over its page. */
export const OVER = 'over'
/** And of one that was made for a row that was opened beside its list. */
export const BESIDE = 'beside'

export const isMarked = (state: unknown, mark: typeof OVER | typeof BESIDE): boolean =>
  typeof state === 'object' && state !== null && mark in state
