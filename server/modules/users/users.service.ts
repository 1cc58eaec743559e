import type { User } from '../../../src/domain/contract/users.list.ts'
import { pick } from '../../../src/domain/keys.ts'
import { FOUND_BY_NAME, LISTED_KEYS } from '../../../src/domain/person-fields.ts'
import { roleNamesOf } from '../../../src/domain/user-account.ts'
import type { ListedUser } from './users.repository.ts'

/** An account as it is answered. */
export const presentUser = (row: ListedUser): User => ({
  ...pick(row, ['id', ...FOUND_BY_NAME, ...LISTED_KEYS, 'sessions']),
  roles: roleNamesOf(row.roles),
  verifiedAt: row.verifiedAt?.toISOString() ?? null,
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  state: row.deactivatedAt === null ? 'active' : 'deactivated',
  createdAt: row.createdAt.toISOString(),
})
