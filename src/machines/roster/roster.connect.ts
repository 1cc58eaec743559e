import { checkInOpensAt } from '../../domain/check-in.ts'
import type { RosterSnapshot } from './roster.machine.ts'

/** Whether anything can be done on the day: what opens something over the list stays behind it, and gets the focus again. */
export const selectIsOpen = (roster: RosterSnapshot): boolean =>
  roster.can({ type: 'code.opened' }) || !roster.matches({ desk: 'list' })

/** Whether people can be marked as having come, and be added at the door. */
export const selectIsAttendanceOpen = (roster: RosterSnapshot): boolean =>
  selectIsOpen(roster) && roster.matches({ attendance: 'open' })

/** When that will be so; null where it is, or never will be. */
export const selectOpensAt = (roster: RosterSnapshot): string | null => {
  const { startsAt } = roster.context
  if (startsAt === null || !selectIsOpen(roster) || !roster.matches({ attendance: 'ahead' })) return null
  return new Date(checkInOpensAt(startsAt)).toISOString()
}

/** Whether the class can be ended: nobody can have stayed away from one that has not begun. */
export const selectIsBegun = (roster: RosterSnapshot): boolean =>
  selectIsOpen(roster) && roster.matches({ attendance: { open: 'begun' } })

/** When that will be so; null where it is, or never will be. */
export const selectBeginsAt = (roster: RosterSnapshot): string | null =>
  selectIsOpen(roster) && !selectIsBegun(roster) ? roster.context.startsAt : null
