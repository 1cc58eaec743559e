import { MAILED_LISTS } from '../../../src/domain/report-mailing.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { listHolders } from './mailed-lists.repository.ts'
import { mayRead } from './mailed-lists.service.ts'
import { listBarred, type MailingRecord } from './report-mailings.repository.ts'

/** What is mailed to whom; `list` is that of a view, null of a report and of a view that is gone. */
type Mailed = Pick<MailingRecord, 'kind' | 'agencyId' | 'recipients'> & Readonly<{ list: string | null }>

/**
 * Of each mailing those of its recipients who may read it, asked anew each time. A report is also for whoever has no
 * account, and one's own agency's pack is one's own to read; a list is for the accounts that have it.
 */
export const allowedOf = async (
  query: Queryable,
  mailings: readonly Mailed[],
): Promise<readonly (readonly string[])[]> => {
  const of = (isView: boolean) => [
    ...new Set(mailings.flatMap(({ kind, recipients }) => ((kind === 'view') === isView ? recipients : []))),
  ]
  const [ofReports, ofViews] = [of(false), of(true)]
  const barred = await listBarred(query, ofReports)
  const holders = ofViews.length === 0 ? [] : await listHolders(query, ofViews)
  return mailings.map(({ kind, agencyId, recipients, list: named }) => {
    if (kind === 'view') {
      const list = MAILED_LISTS.find((id) => id === named)
      const readers = new Set(holders.flatMap((one) => (list && mayRead(list, one) ? [one.address] : [])))
      return recipients.filter((address) => readers.has(address))
    }
    const out = new Set(
      barred
        .filter((one) => one.isClosed || agencyId === null || one.agencyId !== agencyId)
        .map(({ address }) => address),
    )
    return recipients.filter((address) => !out.has(address))
  })
}
