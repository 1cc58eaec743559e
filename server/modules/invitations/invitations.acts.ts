import { INVITATION_LIST } from '../../../src/domain/contract/invitations.list.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { actsOf, type ListActs } from '../list-acts/act-work.ts'
import { amongUngrouped, chooseInvitations } from './programme-invitations.repository.ts'
import { revokingWork } from './revoking.ts'

/** What is done with invitations into no group. */
export const invitationsActs = (platform: Platform): ListActs =>
  actsOf(INVITATION_LIST, {
    revoke: revokingWork(platform, {
      choose: (tx, _doer, selection, limit) => chooseInvitations(tx, selection, dayClock(platform), limit),
      among: (tx, _doer, ids) => amongUngrouped(tx, ids),
    }),
  })
