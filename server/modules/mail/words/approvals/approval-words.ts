import type { Language } from '../../../../../src/domain/language.ts'
import type { MailData } from '../../../../platform/mail.ts'
import { isolated } from '../../letter.ts'
import type { MessageWords } from '../../letter.ts'
import { longDate } from '../long-date.ts'

export type ApprovalWords = Pick<MessageWords['letters'], 'approvalEnding' | 'teachingApproved'>

/** A line for each course; `until` says its last day. */
export const endingLines = (
  language: Language,
  courses: MailData['approvalEnding']['courses'],
  until: (day: string) => string,
): string =>
  courses
    .map(({ title, endsOn }) => `• ${isolated(title)}: ${until(longDate(language, `${endsOn}T00:00:00Z`))}`)
    .join('\n')

/** A line for each. */
export const courseLines = (titles: readonly string[]): string =>
  titles.map((title) => `• ${isolated(title)}`).join('\n')

/** Lines below what is said of them; nothing where there are none. */
export const under = (said: string, lines: string): readonly string[] => (lines === '' ? [] : [said, lines])
