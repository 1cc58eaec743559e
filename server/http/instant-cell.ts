import { wallTimeOf } from '../../src/domain/zoned-time.ts'
import type { ClockedCell } from '../i18n/cells/en.ts'
import { DateCell, type Cell } from '../platform/files/workbook.ts'

/** An instant in the line of a list: by which clock it is written is not the line's to say. */
class InstantCell<IsMoment extends boolean = boolean> {
  readonly at: number
  readonly isMoment: IsMoment
  constructor(instant: string, isMoment: IsMoment) {
    this.at = Date.parse(instant)
    this.isMoment = isMoment
  }
}

/** What a line of a list says in a cell. A day that is one already, such as a class’s by its venue, is a `DateCell`. */
export type LineCell = Cell | InstantCell

/** What stands under a head: minutes where it names the clock, and nowhere else. */
export type CellUnder<Key> = Key extends ClockedCell ? InstantCell<true> | null : Cell | InstantCell<false>

/** An instant to the minute, as spreadsheets read it. */
export const momentCell = (instant: string | null): InstantCell<true> | null =>
  instant === null ? null : new InstantCell(instant, true)

/** The day of an instant, as spreadsheets sort it. */
export const dayCell = (instant: string | null): InstantCell<false> | null =>
  instant === null ? null : new InstantCell(instant, false)

/** Instants by the clock that the filters of lists go by: what is asked for by a day says that day. */
export const writtenBy =
  (timeZone: string) =>
  (cell: LineCell): Cell => {
    if (!(cell instanceof InstantCell)) return cell
    const { date, time } = wallTimeOf(cell.at, timeZone)
    return new DateCell(cell.isMoment ? `${date} ${time}` : date)
  }

/** The head of a column, which names the clock where its cells are told to the minute (`ClockedCell`). */
export const headedBy =
  (timeZone: string) =>
  (head: string): string =>
    head.replace('{clock}', timeZone)
