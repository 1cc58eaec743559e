import { lazy } from 'react'

/** Milliseconds until what did not come is asked for again, such as on a line that is bad. */
const AGAIN = 1000

const untilHere = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(() => new Promise((settle) => setTimeout(settle, AGAIN)).then(() => untilHere(load)))

/**
 * As React's `lazy`, which never asks again for what did not come once: a part that was lost on a bad line comes when
 * the line is good again.
 */
export const latePart: typeof lazy = (load) => lazy(() => untilHere(load))
