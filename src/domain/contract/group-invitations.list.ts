import * as z from 'zod/mini'

import { INVITATION_STATES } from '../invitation.ts'
import { ROLE } from '../role.ts'
import { id } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'
import { invitation } from './invitations.list.ts'

/** One of GET /groups/invitations; the answer of POST /groups/{id}/invitations. */
export const groupInvitation = z.extend(z.omit(invitation, { userType: true, courses: true, approvedUntil: true }), {
  groupId: id,
  groupName: z.string(),
})

/** Who was invited into a coordinator's own groups. */
export const GROUP_INVITATIONS_LIST = defineList({
  id: 'groupInvitations',
  path: '/groups/invitations',
  roles: [ROLE.groupCoordinator],
  row: groupInvitation,
  columns: {
    name: { shown: 'always', isSorted: true, csv: ['firstName', 'lastName', 'email'] },
    group: { csv: ['group'] },
    state: { csv: ['state'] },
    sent: { isSorted: true, csv: ['sentOn', 'goodUntil', 'invitedBy'] },
    language: { shown: 'onChoice' },
  },
  sort: '-sent',
  filters: {
    group: { kind: 'number' },
    state: { kind: 'many', of: INVITATION_STATES },
    sent: { kind: 'days', looks: 'back' },
    expires: { kind: 'days', looks: 'ahead' },
  },
  perPage: [20, 50, 100],
  views: {
    /** Those that wait longest first. */
    open: { filters: { state: ['open'] }, sort: 'sent' },
    expired: { filters: { state: ['expired'] } },
  },
  acts: {
    /** Undone, the code that was mailed works again. */
    revoke: { isUndoable: true },
  },
})

export type GroupInvitation = RowOf<typeof GROUP_INVITATIONS_LIST>
