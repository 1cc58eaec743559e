import { createDates } from '../../../../../src/domain/dates.ts'
import type { Language } from '../../../../../src/domain/language.ts'
import type { ClassMail, MailData } from '../../../../platform/mail.ts'
import { isolated } from '../../letter.ts'
import type { MessageWords } from '../../letter.ts'
import { classTime } from '../class-time.ts'

export type ClassTemplate =
  | 'classChanged'
  | 'classCancelled'
  | 'classMessage'
  | 'programmeMessage'
  | 'classTakenOver'
  | 'classHandedOver'

export type ClassWords = Pick<MessageWords['letters'], ClassTemplate>

export const placeOf = ({ venue, address, city }: Pick<ClassMail, 'venue' | 'address' | 'city'>): string =>
  isolated([venue, address, city].filter((part) => part !== '').join(', '))

/** A line for each session: a day with its hours, and the name of the clock. */
export const sessionLines = (language: Language, { sessions, timeZone }: MailData['classChanged']): string => {
  const dates = createDates(language)
  return sessions.map(({ startsAt, endsAt }) => isolated(dates.span(startsAt, endsAt, timeZone))).join('\n')
}

export const nextLines = (language: Language, { nextClasses }: MailData['classCancelled']): string =>
  nextClasses
    .map(({ startsAt, timeZone, venue, city }) =>
      isolated(`${classTime(language, startsAt, timeZone)}: ${isolated(`${venue}, ${city}`)}`),
    )
    .join('\n')
