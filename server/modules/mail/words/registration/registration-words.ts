import type { MessageWords } from '../../letter.ts'

type Template = 'seatConfirmed' | 'seatWaitlisted' | 'seatOffered' | 'offerLapsed' | 'classLeft'

/** What a student is told of a place in a class. */
export type RegistrationWords = Readonly<{
  letters: Pick<MessageWords['letters'], Template>
  texts: Pick<MessageWords['texts'], Template>
}>

/** A calendar file, under a name that every system can keep. */
export const calendarAttachment = (content: string) => ({
  fileName: 'class.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content,
})
