import * as z from 'zod/mini'

import { ROLE } from '../role.ts'
import { ROLE_NAMES, USER_STATES } from '../user-account.ts'
import { DEED_REASON_MAX } from '../user-deed.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'
import { hasInk } from './name.contract.ts'
import { listedColumns, listedRow, namedRow } from './person.contract.ts'

/** An account, and who holds it. */
export const user = z.object({
  id,
  ...namedRow,
  roles: z.array(z.enum(ROLE_NAMES)),
  ...listedRow,
  verifiedAt: z.nullable(instant),
  lastSignInAt: z.nullable(instant),
  state: z.enum(USER_STATES),
  createdAt: instant,
  /** Those that a token still opens. */
  sessions: z.int(),
})

/** Kept in the log, for who asks later. */
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(DEED_REASON_MAX), hasInk)

const roleAsked = z.strictObject({ role: z.enum(ROLE_NAMES) })

/** Everybody who has an account. */
export const USERS_LIST = defineList({
  id: 'users',
  path: '/users',
  roles: [ROLE.admin, ROLE.owner],
  row: user,
  columns: {
    name: { shown: 'always', isSorted: true, csv: ['firstName', 'lastName'] },
    email: { isSorted: true, csv: ['email'] },
    roles: { csv: ['roles'] },
    ...listedColumns,
    // Of whoever runs the programme there is none, and their agency says it of the others.
    discipline: { ...listedColumns.discipline, shown: 'onChoice' },
    verified: { csv: ['verifiedAt'] },
    lastSignIn: { isSorted: true, csv: ['lastSignIn'] },
    state: { csv: ['state'] },
    created: { isSorted: true, shown: 'onChoice', csv: ['created'] },
    sessions: { type: 'figure', shown: 'onChoice', csv: ['sessions'] },
  },
  sort: 'name',
  filters: {
    role: { kind: 'many', of: ROLE_NAMES },
    agency: { kind: 'ref', to: 'agency' },
    verified: { kind: 'yesNo' },
    lastSignIn: { kind: 'days', looks: 'back' },
    neverSignedIn: { kind: 'yesNo' },
    state: { kind: 'many', of: USER_STATES },
    nameAsked: { kind: 'yesNo' },
    /** Shares a birthdate and a last name, a phone or a licence number with another open account. */
    likelyDouble: { kind: 'yesNo' },
    /** A message came back from their address, and nothing is emailed there any more. */
    heldBack: { kind: 'yesNo' },
  },
  opens: 'person',
  perPage: [20, 50, 100],
  views: {
    /** Who runs the programme. */
    running: { filters: { role: ['owner', 'admin', 'master'] } },
    /** Those who wait longest first. */
    unverified: { filters: { verified: ['no'], state: ['active'] }, sort: 'created' },
    neverSignedIn: { filters: { neverSignedIn: ['yes'], state: ['active'] }, sort: 'created' },
    nameAsked: { filters: { nameAsked: ['yes'] } },
    likelyDouble: { filters: { likelyDouble: ['yes'] } },
    heldBack: { filters: { heldBack: ['yes'] } },
    deactivated: { filters: { state: ['deactivated'] } },
  },
  acts: {
    addRole: { asks: roleAsked, isUndoable: true },
    takeRole: { asks: roleAsked, isUndoable: true },
    /** A link to set another password, by email. */
    sendReset: { isUndoable: false },
    resendVerification: { isUndoable: false },
    endSessions: { isUndoable: false },
    /** Their records and certificates stay. */
    deactivate: { asks: z.strictObject({ reason }), isUndoable: true },
    reactivate: { isUndoable: true },
  },
})

export type User = RowOf<typeof USERS_LIST>
