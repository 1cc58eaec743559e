import type { Pilot } from '../pilot.ts'

/** How a task is done in the product, in English. */
export type Task = Readonly<{
  /** Who does it, by the part of their demo address before the at sign. */
  as: string
  /** The page that the film begins with. */
  from: string
  /** What is done while each scene of its script is spoken. */
  scenes: Readonly<Record<string, (pilot: Pilot) => Promise<void>>>
}>
