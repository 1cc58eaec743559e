import { toLatinDigits } from './digits.ts'

/** Characters of a phone field from which a code can be sent to it (specification, sections 2 and 9). */
export const SEND_CODE_FROM = 10

/**
 * Digits of the code that a phone is sent, minutes that it is good for, wrong tries after which it is void, and
 * seconds after which another one is offered: as long as a text message may take.
 */
export const PHONE_CODE = { digits: 6, minutes: 10, tries: 5, resendAfter: 30 } as const

const DIGITS = 10

/** A number that begins with another country than ours, written as such: `+90`, or `0090`, which says the same. */
export const isForeignPhone = (phone: string): boolean => /^\W*00\W*[2-9]|^\s*\+(?!\s*1)/.test(toLatinDigits(phone))

/** How E.164 counts: the digits of a country and of a number there together. */
const ABROAD = /^[2-9]\d{7,14}$/

/** As it is dialled within a country that puts a 0 before it, as most do: no number of ours begins so. */
const DIALLED_ABROAD = /^0[1-9]\d{7,10}$/

/** A whole number of another country, which can be somebody's: it is none that is kept here, and no mistake either. */
export const isPhoneAbroad = (phone: string): boolean => {
  if (/\p{L}/u.test(phone)) return false
  const digits = toLatinDigits(phone).replaceAll(/\D/g, '')
  if (isForeignPhone(phone)) return ABROAD.test(digits.replace(/^00/, ''))
  return !phone.includes('+') && DIALLED_ABROAD.test(digits)
}

/**
 * The digits that the mask takes: at most ten, of any script, the first of them 1 to 9. A number that was pasted or
 * filled in whole may begin with its country, `+1` or `1`: no area code does.
 */
const maskedDigits = (typed: string): string => {
  const digits = toLatinDigits(typed).replaceAll(/\D/g, '').replace(/^0+/, '')
  return (digits.length > DIGITS ? digits.replace(/^10*/, '') : digits).slice(0, DIGITS)
}

/**
 * What was typed, in the mask `(###) ###-####` as far as it goes. Another country's number stays as it is, to be refused
 * by name: cut to ten digits it would be somebody else's.
 */
export const maskPhone = (typed: string): string => {
  if (isForeignPhone(typed)) return toLatinDigits(typed).replaceAll(/[^\d +()-]/g, '')
  const digits = maskedDigits(typed)
  if (digits === '') return ''
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (digits.length <= 3) return `(${area}`
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`
}

/** Whether a phone is empty or in the form of the mask (specification, section 5). */
export const isPhone = (phone: string): boolean => phone === '' || /^\([1-9]\d{2}\) \d{3}-\d{4}$/.test(phone)

/** Whether a code can be sent to what stands in the field. */
export const canSendCode = (phone: string): boolean => phone.length >= SEND_CODE_FROM
