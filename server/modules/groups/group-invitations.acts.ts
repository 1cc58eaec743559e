import { GROUP_INVITATIONS_LIST } from '../../../src/domain/contract/group-invitations.list.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { revokingWork } from '../invitations/revoking.ts'
import { actsOf, type ListActs } from '../list-acts/act-work.ts'
import { amongLed, chooseGroupInvitations } from './group-invitations.repository.ts'

/** What a coordinator does with the invitations into the own groups. */
export const groupInvitationsActs = (platform: Platform): ListActs =>
  actsOf(GROUP_INVITATIONS_LIST, {
    revoke: revokingWork(platform, {
      choose: (tx, { userId }, selection, limit) =>
        chooseGroupInvitations(tx, userId, selection, dayClock(platform), limit),
      among: (tx, { userId }, ids) => amongLed(tx, userId, ids),
    }),
  })
