import { INVITATION_STATES } from './invitation.ts'
import type { ListDefinition } from './list.ts'

/** Invitations into no group; those of a group are with who leads it. */
export const INVITATION_LIST: ListDefinition = {
  id: 'invitations',
  columns: ['person', 'role', 'state', 'sent'],
  fixed: ['person', 'state'],
  hidden: [],
  sorts: ['person', 'sent'],
  sort: '-sent',
  filters: { state: { kind: 'one', of: INVITATION_STATES } },
  perPage: [20, 50, 100],
}
