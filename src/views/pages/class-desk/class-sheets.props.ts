import { sheetProblem } from '../../../domain/class-sheet.ts'
import type { ClassSheet } from '../../../domain/contract/class-sheet.contract.ts'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { PartSentActor } from '../../../machines/uploading.ts'

/** A file that was chosen; its content is for whoever sends it. */
export type AddingSheet = Readonly<{ file: Readonly<{ name: string; size: number }> }>
/** One that would be refused is not sent. */
export const canAddSheet = ({ file }: AddingSheet): boolean => sheetProblem(file) === null

export type ChangingSheet = Readonly<{ sheetId: number; isRemoved: boolean }>

/** The scans of the sheets of one class, and what is done with them. */
export type ClassSheetsMachines = Readonly<{
  list: ResourceMachine<readonly ClassSheet[]>
  adding: DeedMachine<AddingSheet>
  /** How far the one that is being added is. */
  sent: PartSentActor
  changing: DeedMachine<ChangingSheet>
}>
