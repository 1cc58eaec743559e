import { toLatinDigits } from './digits.ts'

/** Marks that a keyboard for right-to-left text puts around a number, and that nobody sees. */
const UNSEEN = /[\u061C\u200E\u200F\u2066-\u2069]/g

const plain = (written: string): string => toLatinDigits(written.replaceAll(UNSEEN, '')).trim()

/** A number that is not negative, in the digits of any script; null where nothing is written, undefined for no number. */
export const readTypedNumber = (written: string, max: number, isWhole = true): number | null | undefined => {
  const text = plain(written).replace(/[,٫]/, '.')
  if (text === '') return null
  if (!(isWhole ? /^\d+$/ : /^\d+(?:\.\d*)?$/).test(text)) return undefined
  const value = Number(text)
  return value <= max ? value : undefined
}

/** A place in a video, as `1:05`, `0:01:05` or seconds alone; undefined for none. */
export const readTypedClock = (written: string): number | undefined => {
  const text = plain(written)
  if (!/^\d+(?::\d{1,2}){0,2}$/.test(text)) return undefined
  const parts = text.split(':').map(Number)
  if (parts.slice(1).some((part) => part >= 60)) return undefined
  return parts.reduce((sum, part) => sum * 60 + part, 0)
}
