import { toLatinDigits } from './digits.ts'

export const MINIMUM_AGE = 18
/** Nobody on record grew older; a year before it was mistyped. */
export const MAXIMUM_AGE = 122
/** Years from today at which the date picker ends (specification, section 5). */
export const PICKER_YEARS_AHEAD = 5

const PRINTED = /^(\d{2})\/(\d{2})\/(\d{4})$/

/** Whether all of `MM/DD/YYYY` was typed, whatever day it names. */
export const isWholeDate = (text: string): boolean => PRINTED.test(text)

/** A day of the calendar, as `YYYY-MM-DD`. */
export type IsoDay = string

/** `MM/DD/YYYY`, strictly, as a day; null when there is no such day. */
export const readBirthdate = (text: string): IsoDay | null => {
  const [, month, day, year] = PRINTED.exec(text) ?? []
  if (month === undefined || day === undefined || year === undefined) return null
  const iso = `${year}-${month}-${day}`
  const at = new Date(`${iso}T00:00:00.000Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso ? null : iso
}

/** A day as `MM/DD/YYYY`. */
export const printBirthdate = (day: IsoDay): string => {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

const ISO = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/

/**
 * What was typed, in the mask `MM/DD/YYYY` as far as it goes; digits of any script. A password manager fills a
 * birthday in as `YYYY-MM-DD`.
 */
export const maskBirthdate = (typed: string): string => {
  const text = toLatinDigits(typed)
  const digits = text.replace(ISO, '$2$3$1').replaceAll(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/')
}

/** For what was just typed or pasted: `2/3/` means `02/03/`. Not for what is left of a text that is being deleted. */
export const padBirthdate = (typed: string): string => toLatinDigits(typed).replaceAll(/(?<!\d)\d(?=[/.\-\s])/g, '0$&')

/** Full years from a day to `now` (milliseconds), by the calendar of UTC, on which browser and server agree. */
export const ageAt = (birthdate: IsoDay, now: number): number => {
  const today = new Date(now).toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years
}

/** Whether `MM/DD/YYYY` names the birthday of someone old enough (specification, section 5). `now` in milliseconds. */
export const isOfAge = (text: string, now: number): boolean => {
  const day = readBirthdate(text)
  return day !== null && ageAt(day, now) >= MINIMUM_AGE
}

/** Whether it is no birthday of someone older than people grow. `now` in milliseconds. */
export const isBornLately = (text: string, now: number): boolean => {
  const day = readBirthdate(text)
  return day === null || ageAt(day, now) <= MAXIMUM_AGE
}
