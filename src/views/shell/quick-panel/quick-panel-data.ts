import type { QuickPanel } from '../../../domain/contract/quick-panel.contract.ts'
import type { quickPanelMachine } from '../../../machines/quick-panel/quick-panel.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'

/** What is read, and what can be done to it, for one person. */
export type OwnPanel = Readonly<{
  userId: number
  contents: ResourceMachine<QuickPanel, number>
  acts: typeof quickPanelMachine
}>

export type QuickPanelProps = Readonly<{
  /** The moment, in milliseconds; read again when another day begins. */
  clock: ResourceMachine<number>
  now: number
  /** Null for a guest. */
  own: OwnPanel | null
}>
