/**
 * What a mail server means by its refusal, as far as its code says it (RFC 3463, RFC 5248, RFC 7505), and whether that is
 * of the address itself: then nothing that is sent there arrives.
 */
const IS_OF_THE_ADDRESS = {
  noMailbox: true,
  noDomain: true,
  noAddress: true,
  moved: true,
  takesNoMail: true,
  closed: true,
  full: false,
  tooLarge: false,
  notAllowed: false,
  later: false,
}
export type MailAnswer = keyof typeof IS_OF_THE_ADDRESS

/** Subject and detail of an enhanced status code, whatever its class. */
const BY_CODE: Readonly<Record<string, MailAnswer>> = {
  '1.1': 'noMailbox',
  '1.2': 'noDomain',
  '1.3': 'noAddress',
  '1.6': 'moved',
  '1.10': 'takesNoMail',
  '2.1': 'closed',
  '2.2': 'full',
  '2.3': 'tooLarge',
  '3.4': 'tooLarge',
}

const ENHANCED = /^(?:\d{3}[ -])?(?<kind>[45])\.(?<subject>\d{1,3})\.(?<detail>\d{1,3})\b/
const SECURITY = '7'
/** Of a server that says no more than its code: storage exceeded (RFC 5321, 4.2.2). */
const OVER_STORAGE = /^552\b/
const PASSING = /^4\d\d\b/

/** What an answer means, by the code that it begins with; null where it says none that tells. */
export const meaningOf = (answer: string): MailAnswer | null => {
  const { kind, subject, detail } = ENHANCED.exec(answer)?.groups ?? {}
  if (kind === undefined) return OVER_STORAGE.test(answer) ? 'full' : PASSING.test(answer) ? 'later' : null
  const known = BY_CODE[`${subject}.${detail}`] ?? (subject === SECURITY ? 'notAllowed' : null)
  // What is so for now alone is not of the address, nor of what was written: a server may want to be asked twice.
  return kind === '4' && known !== 'full' ? 'later' : known
}

/** Whether it refuses the address for good; undefined where the answer has no code that tells. */
export const refusesAddress = (answer: string): boolean | undefined => {
  if (ENHANCED.exec(answer)?.groups?.['kind'] !== '5') return undefined
  const meaning = meaningOf(answer)
  return meaning !== null && IS_OF_THE_ADDRESS[meaning]
}
