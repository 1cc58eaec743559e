import type { RosterSnapshot } from './roster.machine.ts'

/** Whether anything can be done on the day: what opens something over the list stays behind it, and gets the focus again. */
export const selectIsOpen = (roster: RosterSnapshot): boolean =>
  roster.can({ type: 'code.opened' }) || !roster.matches({ desk: 'list' })
