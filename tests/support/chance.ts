import * as fc from 'fast-check'

import { isLong } from './long.ts'

/**
 * What is tried at random is the same in each `npm test`, so that its verdict is of the commit alone; the long run
 * tries something else each time, which is where new counterexamples are found. SEED makes a run again.
 */
export const seed: number = Number(process.env['SEED'] ?? (isLong ? Date.now() % 1_000_000_000 : 2026))

fc.configureGlobal({ seed })
