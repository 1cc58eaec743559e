import { toLatinDigits } from './digits.ts'

/** As a person writes it: what else `Number` takes (`0x10`, `1e3`, ` 5 `) is another way to write an address. */
const DECIMAL = /^-?\d{1,15}(?:\.\d{1,15})?$/

export const isDecimal = (text: string): boolean => DECIMAL.test(text)

/** From a number to a number, both of them counted; null is an open end, and one end is there. */
export type NumberRange = Readonly<{ from: string | null; to: string | null }>

/** A range as an address has it: `3..10`, `3..` or `..10`. Null where it is none: turned round, or of nothing. */
export const readNumberRange = (text: string): NumberRange | null => {
  const ends = text.split('..')
  if (ends.length !== 2) return null
  const [from = '', to = ''] = ends
  if ([from, to].some((end) => end !== '' && !isDecimal(end))) return null
  if (from === '' && to === '') return null
  if (from !== '' && to !== '' && Number(from) > Number(to)) return null
  return { from: from === '' ? null : from, to: to === '' ? null : to }
}

export const isNumberRange = (text: string): boolean => readNumberRange(text) !== null

export const writeRange = ({ from, to }: Readonly<{ from: string | null; to: string | null }>): string =>
  `${from ?? ''}..${to ?? ''}`

/** A number as somebody typed it, in the digits and with the decimal sign of their script, as addresses have it. */
export const typedNumber = (text: string): string => toLatinDigits(text.trim()).replace(/[٫,]/, '.').replace('−', '-')
