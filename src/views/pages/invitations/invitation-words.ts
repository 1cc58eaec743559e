import { Undo2 } from 'lucide-react'

import { calendarDays } from '../../../domain/calendar.ts'
import type { Invitation } from '../../../domain/contract/invitations.list.ts'
import type { DayClock } from '../../../domain/day-range.ts'
import type { InvitationState } from '../../../domain/invitation.ts'
import { keysOf } from '../../../domain/keys.ts'
import type { Language } from '../../../domain/language.ts'
import { USER_TYPE, type UserTypeName } from '../../../domain/user-type.ts'
import type { Words } from '../../../i18n/words.tsx'
import type { StatusTone } from '../../ui/status-chip.view.tsx'

export const USER_TYPE_NAMES = keysOf<UserTypeName>({ instructor: true, groupCoordinator: true, student: true })

export const TONES: Readonly<Record<InvitationState, StatusTone>> = {
  open: 'info',
  used: 'success',
  expired: 'warning',
  revoked: 'neutral',
}

/** Keeps a name or an address of another direction from turning the sentence around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`

export const nameOf = ({ firstName, lastName }: Pick<Invitation, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

export const roleWords = ({ invitations }: Words, userType: number): string => {
  const name = USER_TYPE_NAMES.find((one) => USER_TYPE[one] === userType)
  return name === undefined ? '' : invitations.roles[name]()
}

/** Taking back those that are chosen: codes stop working at once. */
export const revokingOf = ({ invitations: { revokingChosen: said } }: Words) => ({
  icon: Undo2,
  said,
  isDangerous: true,
})

/** When its code ends or has ended, counted in days of the clock; null where that says nothing any more. */
export const expiryWords = (
  { invitations }: Words,
  language: Language,
  { state, expiresAt }: Invitation,
  { now, timeZone }: DayClock,
): string | null => {
  const days = calendarDays(now, Date.parse(expiresAt), timeZone)
  const when = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' }).format(days, 'day')
  if (state === 'open') return invitations.list.expires({ when })
  return state === 'expired' ? invitations.list.expired({ when }) : null
}
