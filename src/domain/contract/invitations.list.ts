import * as z from 'zod/mini'

import { INVITATION_STATES } from '../invitation.ts'
import { LANGUAGES } from '../language.ts'
import { ROLE } from '../role.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'
import { namedRow } from './person.contract.ts'

/** What somebody is invited to teach, in the language of the request. */
export const invitedCourse = z.object({
  id,
  title: z.string(),
  /** Whoever accepts is not approved for it. */
  isArchived: z.boolean(),
})

/** One of GET /invitations. The code itself is in the mail alone. */
export const invitation = z.object({
  id,
  userType: z.int(),
  ...namedRow,
  language: z.enum(LANGUAGES),
  state: z.enum(INVITATION_STATES),
  createdAt: instant,
  expiresAt: instant,
  invitedBy: z.nullable(z.string()),
  courses: z.array(invitedCourse),
  /** The last day of the approvals, by the programme's clock; null where there are none. */
  approvedUntil: z.nullable(z.string()),
})

/** Invitations into no group; those of a group are with who leads it. */
export const INVITATION_LIST = defineList({
  id: 'invitations',
  path: '/invitations',
  roles: [ROLE.admin, ROLE.owner, ROLE.master],
  row: invitation,
  columns: {
    person: { shown: 'always', isSorted: true, csv: ['firstName', 'lastName', 'email'] },
    role: { csv: ['invitedAs'] },
    courses: { csv: ['approvedCourses'] },
    ends: { shown: 'onChoice', csv: ['approvedUntil'] },
    state: { shown: 'always', csv: ['state'] },
    sent: { isSorted: true, csv: ['sentOn', 'goodUntil', 'invitedBy'] },
  },
  sort: '-sent',
  filters: {
    state: { kind: 'one', of: INVITATION_STATES },
    sent: { kind: 'days', looks: 'back' },
    expires: { kind: 'days', looks: 'ahead' },
    invitedBy: { kind: 'ref', to: 'person' },
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

export type Invitation = RowOf<typeof INVITATION_LIST>
