import { fromCallback, type EventObject } from 'xstate'

import type { CheckLinkAnswer, LinkedWalkIn } from '../../../domain/contract/account.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import type { LinkKind } from '../../../domain/link.ts'
import { answers, fails, silence } from '../story-actors.ts'

export const LINK_OVER: Fault = {
  kind: 'refused',
  code: 'LINK_EXPIRED',
  message: 'This link has expired or was used before. Ask for a new one.',
}
export const TOO_MANY: Fault = {
  kind: 'refused',
  code: 'TOO_MANY_TRIES',
  message: 'Too many tries. Wait a while and try again.',
  retryAfter: 1500,
}

/** A wait that stays where it began. */
export const stillCooldown = fromCallback<EventObject, { seconds: number }>(() => {})

const WALK_IN: LinkedWalkIn = {
  courseTitle: 'National TIM Responder Course (in person)',
  courseDate: '2026-05-04T13:00:00Z',
  timeZone: 'America/Chicago',
  venue: 'Fairmont Fire Department, Station 4',
  email: 'dale.mccready@example.org',
}

const aLink = (kind: LinkKind): CheckLinkAnswer => ({
  kind,
  expiresAt: '2026-05-05T14:00:00Z',
  walkIn: kind === 'walkIn' ? WALK_IN : null,
})

/** Outside actors of a mailed link that stands in the address and works, but for what a story says. */
export const linkActors = <Answer>(kind: LinkKind) => ({
  takeCode: answers<string | null, undefined>('b1946ac92492d2347c6235b4d2611184'),
  checkLink: answers<CheckLinkAnswer, { code: string }>(aLink(kind)),
  watchNetwork: silence,
  sendFreshLink: answers<void, { code: string }>(undefined),
  dropCode: answers<void, { answer: Answer }>(undefined),
  recallUse: answers<Readonly<{ answer: Answer }> | null, undefined>(null),
})

export const noCode = answers<string | null, undefined>(null)
export const checkFails = (fault: Fault) => fails<CheckLinkAnswer, { code: string }>(fault)
export const freshFails = (fault: Fault) => fails<void, { code: string }>(fault)
