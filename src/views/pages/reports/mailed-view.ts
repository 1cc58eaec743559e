import type { ReportMailings } from '../../../domain/contract/report-mailing.contract.ts'
import type { Words } from '../../../i18n/words.tsx'

/** A named view, with the list that it is of: several lists may have one of the same name. */
export const mailedViewIn = (
  { reportsList: { mailings: said } }: Words,
  { name, list }: Pick<ReportMailings['views'][number], 'name' | 'list'>,
): string => said.viewOf({ list: said.lists[list](), view: `\u2068${name}\u2069` })
