import type { Language } from '../../src/domain/language.ts'
import type { ListAsked } from '../../src/domain/list.ts'
import type { RoleId } from '../../src/domain/role.ts'
import type { Cell } from './files/workbook.ts'

/** On whose behalf the rows of a list are read: what of it they see is the list's to say. */
export type SheetReader = Readonly<{ userId: number; roles: readonly RoleId[]; language: Language }>

/** A list as a file, for whoever may ask for it. */
export type ListSheet = Readonly<{
  /** Without its ending. */
  fileName: string
  header: (language: Language) => readonly string[]
  /** In the order that is asked for. */
  rows: (asked: ListAsked, reader: SheetReader) => AsyncIterable<readonly Cell[]>
}>

/** Files of lists by the ids of these, for what is made of one without a request. */
export type ListSheets = Readonly<{
  add: (list: string, sheet: ListSheet) => void
  /** Undefined where the list has none, or one address is not enough to name it. */
  of: (list: string) => ListSheet | undefined
}>

export const createListSheets = (): ListSheets => {
  const sheets = new Map<string, ListSheet>()
  return {
    add: (list, sheet) => {
      sheets.set(list, sheet)
    },
    of: (list) => sheets.get(list),
  }
}
