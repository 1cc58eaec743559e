import { toLatinDigits } from './digits.ts'

/** Whether somebody has typed this number: in the digits of any script, with or without what parts thousands. */
const isTypedCount = (text: string, count: number): boolean =>
  toLatinDigits(text).replaceAll(/[\s.,'’٬\u00a0\u202f]/g, '') === String(count)

/** Whether what cannot be undone is confirmed: of several by typing how many, of one by the press alone. */
export const isConfirmed = (count: number, typed: string): boolean => count <= 1 || isTypedCount(typed, count)
