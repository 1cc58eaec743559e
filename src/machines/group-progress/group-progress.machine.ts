import type { ProgressRow } from '../../domain/contract/group-progress.contract.ts'
import { GROUP_PROGRESS } from '../../domain/group-progress.ts'
import { createListMachine, type ListActor } from '../list/list.machine.ts'

/** The people and their cells; `now` is when they were read, in milliseconds. */
export const progressMachine = createListMachine<ProgressRow, { now: number }>(GROUP_PROGRESS)
export type ProgressActor = ListActor<ProgressRow, { now: number }>
