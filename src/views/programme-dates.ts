import { datesBy } from '../domain/programme-dates.ts'
import { useProgrammeZone } from './clock.context.tsx'
import { useDates, type WrittenDates } from './dates.ts'

/** Hours too by the programme's clock: those of lists, whose filters go by it, and of what their rows open. */
export const useProgrammeDates = (): WrittenDates => datesBy(useProgrammeZone(), useDates())
