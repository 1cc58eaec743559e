import { BadgeAlert, ClipboardList, IdCard, MailWarning, MessageSquare, UserPlus, type LucideIcon } from 'lucide-react'

import type { ProgrammeOverview } from '../../../domain/contract/programme.contract.ts'
import { waitingPlaces, type ProgrammeWaitingKind } from '../../../domain/programme-waiting.ts'
import type { Words } from '../../../i18n/words.tsx'
import type { WrittenDates } from '../../dates.ts'
import type { Waiting } from '../waiting-rows.view.tsx'

const ICONS: Readonly<Record<ProgrammeWaitingKind, LucideIcon>> = {
  classes: ClipboardList,
  nameChanges: IdCard,
  messages: MessageSquare,
  failedMails: MailWarning,
  unverified: BadgeAlert,
  invitations: UserPlus,
}

/** What waits in the programme, as lines. */
export const programmeRows = (
  { homeWaiting: said }: Words,
  dates: Pick<WrittenDates, 'date'>,
  { waiting }: Pick<ProgrammeOverview, 'waiting'>,
): Waiting[] =>
  waiting.map(({ kind, count, oldestId, since }) => ({
    key: kind,
    icon: ICONS[kind],
    text: said.kinds[kind]({ count }),
    note: said.since({ date: dates.date(since) }),
    places: waitingPlaces(kind, oldestId),
  }))
