import { toLatinDigits } from './digits.ts'

/** Both may be chosen. */
export type NumberLimits = Readonly<{ min: number; max: number }>

export type NumberProblem = 'empty' | 'notANumber' | 'tooLow' | 'tooHigh'

export type NumberReading =
  | Readonly<{ value: number; problem: null }>
  | Readonly<{ value: null; problem: NumberProblem }>

const wrong = (problem: NumberProblem): NumberReading => ({ value: null, problem })

/** Marks that a keyboard for right-to-left text puts around a number, and that nobody sees. */
const UNSEEN = /[\u061C\u200E\u200F\u2066-\u2069]/g

/** A whole number in the digits of any script, within its limits; or what is wrong with it. */
export const readNumber = (written: string, { min, max }: NumberLimits): NumberReading => {
  const text = toLatinDigits(written.replaceAll(UNSEEN, '')).trim().replace('−', '-')
  if (text === '') return wrong('empty')
  if (!/^[+-]?\d+$/.test(text)) return wrong('notANumber')
  const value = Number(text)
  if (value < min) return wrong('tooLow')
  return value > max ? wrong('tooHigh') : { value, problem: null }
}
