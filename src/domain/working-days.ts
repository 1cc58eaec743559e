import { daysAfter, type DayClock } from './day-range.ts'
import { holidayOn } from './federal-holidays.ts'
import { instantOf, wallTimeOf } from './zoned-time.ts'

const SUNDAY = 0
const SATURDAY = 6

/** Whether a day of the calendar is neither of a weekend nor a federal holiday. */
export const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== SUNDAY && weekday !== SATURDAY && holidayOn(day) === null
}

/**
 * Before when something came in that should have been answered by now, within so many working days after the day on
 * which it came: an instant, in milliseconds. What came on a day off has all of the working days behind it.
 */
export const lateBefore = ({ now, timeZone }: DayClock, workingDays: number): number => {
  let day = wallTimeOf(now, timeZone).date
  for (let left = workingDays; left > 0;) {
    day = daysAfter(day, -1)
    if (isWorkingDay(day)) left -= 1
  }
  return instantOf({ date: day, time: '00:00' }, timeZone)
}
