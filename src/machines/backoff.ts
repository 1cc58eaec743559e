const FIRST_MS = 1000
const LONGEST_MS = 15_000

/** Milliseconds before the next try after `failures` in a row: doubling, up to a quarter of a minute. */
export const backoff = (failures: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
