import { readFileSync } from 'node:fs'

import { fold } from '../../src/domain/text-folding.ts'
import type { ServerTexts } from '../i18n/en.ts'
import { refusedField } from './refusal.ts'

/** Whose password it is to be; what is not known yet is left out. */
export type PasswordOwner = Readonly<{ email?: string; firstName?: string; lastName?: string }>

export type PasswordFlaw = 'commonPassword' | 'ownPassword'

/** Words that lists of leaked passwords are made of: folded, without the digits and symbols that are put around them. */
const WORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split(/\s+/),
)

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qazwsxedcrfvtgbyhnujmikolp',
].flatMap((row) => [row, Array.from(row).toReversed().join('')])

const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
}

/** Digits and symbols around a word beyond which it is no longer that word that is guessed. */
const MOST_AROUND = 10
/** A mailbox or a word of fewer letters is in many a good password by chance. */
const LEAST_LETTERS = 4

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')
const trimmed = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** With digits and symbols read as the letters that they stand for; a 1 and a ! are also an l. */
const unleeted = (text: string): string[] => {
  const read = (ones: string) =>
    text.replaceAll(/[@48391!0$57+]/g, (sign) => (sign === '1' || sign === '!' ? ones : (LEET[sign] ?? sign)))
  return [read('i'), read('l')]
}

/** Letters with something between them are a word only when they are several. */
const scattered = (text: string): string => {
  const letters = lettersOf(text)
  return letters.length < LEAST_LETTERS ? '' : letters
}

/** The words that may be behind a folded password. */
const basesOf = (folded: string): Set<string> =>
  new Set(
    [trimmed(folded), folded]
      .flatMap((text) => [text].concat(unleeted(text)))
      .flatMap((text) => [trimmed(text), scattered(text)])
      .filter((base) => base !== ''),
  )

/** `abcabc` is `abc` twice. */
const unitOf = (base: string): string => /^(.+?)\1+$/u.exec(base)?.[1] ?? base

const isCommonWord = (base: string): boolean => {
  const unit = unitOf(base)
  return Array.from(unit).length === 1 || WORDS.has(base) || WORDS.has(unit) || ROWS.some((row) => row.includes(base))
}

const isCommon = (folded: string): boolean =>
  [...basesOf(folded)].some((base) => folded.length - base.length <= MOST_AROUND && isCommonWord(base))

const isOwn = (folded: string, { email = '', firstName = '', lastName = '' }: PasswordOwner): boolean => {
  const mailbox = fold(email.split('@')[0] ?? '')
  const [first, last] = [lettersOf(fold(firstName)), lettersOf(fold(lastName))]
  const within = [mailbox, lettersOf(mailbox), first + last, last + first].filter(
    (own) => Array.from(own).length >= LEAST_LETTERS,
  )
  const texts = [folded, lettersOf(folded), ...unleeted(folded).map(lettersOf)]
  const isWithin = within.some((own) => texts.some((text) => text.includes(own)))
  return isWithin || [...basesOf(folded)].some((base) => base === first || base === last)
}

/**
 * What makes a password one of the first that is guessed: a common word, however it is cased, spelled with digits
 * and symbols or surrounded by them, or what is known of the person. Undefined where there is nothing of that.
 */
export const passwordFlaw = (password: string, owner: PasswordOwner = {}): PasswordFlaw | undefined => {
  const folded = fold(password)
  if (isCommon(folded)) return 'commonPassword'
  return isOwn(folded, owner) ? 'ownPassword' : undefined
}

/** Refuses with 400 a password that is easily guessed, as a refusal of the field `password`. */
export const refuseCommon = (password: string, texts: ServerTexts['fields'], owner: PasswordOwner = {}): void => {
  const flaw = passwordFlaw(password, owner)
  if (flaw !== undefined) throw refusedField('password', texts[flaw])
}
