import type { Language } from '../../../../../src/domain/language.ts'
import type { MailData } from '../../../../platform/mail.ts'
import { isolated } from '../../letter.ts'
import type { MessageWords } from '../../letter.ts'
import { longDate } from '../long-date.ts'

export type ReminderWords = Pick<MessageWords['letters'], 'courseReminder'>

type Reminded = MailData['courseReminder']['courses']

/** A line for each course; `due` says the day where there is one. */
export const courseLines = (language: Language, courses: Reminded, due: (day: string) => string): string =>
  courses
    .map(({ title, dueOn }) => {
      const line = `• ${isolated(title)}`
      return dueOn === null ? line : `${line}: ${due(longDate(language, `${dueOn}T00:00:00Z`))}`
    })
    .join('\n')
