import { and, eq, isNull, sql } from 'drizzle-orm'

import { PROGRAMME_NEED_KINDS, type ProgrammeNeed } from '../../../src/domain/programme-needs.ts'
import { ROLE, type RoleId } from '../../../src/domain/role.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { agencies, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import type { Settings } from '../../platform/settings.ts'

/** How many who can sign in have a role, counted no further than this. */
const countUpTo = (query: Queryable, roleId: RoleId, most: number) =>
  query.$count(
    query
      .select({ userId: userRoles.userId })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(and(eq(userRoles.roleId, roleId), isNull(users.deactivatedAt)))
      .limit(most)
      .as('holders'),
  )

/** What of its needs a programme has: one statement. */
export const readMetNeeds = async (
  query: Queryable,
  { smtpUrl, smsUrl }: Pick<Settings, 'smtpUrl' | 'smsUrl'>,
): Promise<ReadonlySet<ProgrammeNeed>> => {
  const [found] = await query
    .select({
      agencies: sql<boolean>`exists (select from ${agencies})`,
      courses: sql<boolean>`exists (select from ${courses} where ${courses.isPublished})`,
      instructors: countUpTo(query, ROLE.instructor, 1),
      owners: countUpTo(query, ROLE.owner, 2),
    })
    .from(sql`(values (1)) as one`)
  const isMet: Readonly<Record<ProgrammeNeed, boolean>> = {
    mail: smtpUrl !== undefined,
    texts: smsUrl !== undefined,
    agencies: found?.agencies === true,
    courses: found?.courses === true,
    instructors: (found?.instructors ?? 0) > 0,
    secondOwner: (found?.owners ?? 0) > 1,
  }
  return new Set(PROGRAMME_NEED_KINDS.filter((kind) => isMet[kind]))
}
