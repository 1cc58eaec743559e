import { sql } from 'drizzle-orm'

import type { RoleId } from '../../../src/domain/role.ts'
import { userRoles, users } from '../../platform/db/tables/accounts.table.ts'

/** The roles of the user whom the outer query reads, as an array. */
export const rolesOfUser = sql<RoleId[]>`array(
  select ${userRoles.roleId} from ${userRoles} where ${userRoles.userId} = ${users.id} order by ${userRoles.roleId}
)`
