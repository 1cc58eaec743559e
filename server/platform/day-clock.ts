import type { DayClock } from '../../src/domain/day-range.ts'
import type { Platform } from './platform.ts'

/** Today as the lists of this installation mean it. */
export const dayClock = ({ clock, settings }: Pick<Platform, 'clock' | 'settings'>): DayClock => ({
  now: clock.now().getTime(),
  timeZone: settings.timeZone,
})
