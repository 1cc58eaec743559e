import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'

import type { ClassChoices, WithheldCourses } from '../../../src/domain/contract/held-class.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { hasRole, type Caller } from '../../platform/caller.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { agencies, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { classInstructors, instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { withheldFrom } from '../instructors/withheld-courses.sql.ts'

const CLASSES_LOOKED_AT = 60
const VENUES = 12
const INSTRUCTORS = 1000

/** Of whom no class of theirs is asked, since they teach none, nothing is withheld. */
const readWithheld = async (query: Queryable, { userId, ...caller }: Asker, language: Language, now: Date) => {
  if (!hasRole(caller, ROLE.instructor)) return []
  const { rows } = await query.execute<{ withheld: WithheldCourses }>(
    sql`select ${withheldFrom(userId, language, now)} as withheld`,
  )
  return rows[0]?.withheld ?? []
}

type Asker = Pick<Caller, 'userId' | 'roles'>

/** What a class can be made of, in five statements. */
export const readClassChoices = async (
  query: Queryable,
  caller: Asker,
  language: Language,
  now: Date,
): Promise<ClassChoices> => {
  const { compare } = new Intl.Collator(language)
  const [programme, instructors, hosts, held, withheld] = await Promise.all([
    query
      .select({ id: courses.id, title: courses.title, totalCourseHours: courses.totalCourseHours })
      .from(courses)
      .where(and(eq(courses.isOnline, false), eq(courses.isPublished, true)))
      .orderBy(asc(courses.position)),
    query
      .select({
        id: users.id,
        name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
        agency: agencies.name,
      })
      .from(users)
      .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.roleId, ROLE.instructor)))
      .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
      .where(isNull(users.deactivatedAt))
      .orderBy(asc(users.sortName), asc(users.id))
      .limit(INSTRUCTORS),
    query.select({ id: agencies.id, name: agencies.name }).from(agencies),
    query
      .select({
        venue: instructorCourses.venue,
        address: instructorCourses.address,
        city: instructorCourses.city,
        county: instructorCourses.county,
        hostAgencyId: instructorCourses.hostAgencyId,
        timeZone: instructorCourses.timeZone,
      })
      .from(instructorCourses)
      .innerJoin(classInstructors, eq(classInstructors.instructorCourseId, instructorCourses.id))
      .where(eq(classInstructors.userId, caller.userId))
      .orderBy(desc(instructorCourses.courseDate), desc(instructorCourses.id))
      .limit(CLASSES_LOOKED_AT),
    readWithheld(query, caller, language, now),
  ])
  const venues = [...Map.groupBy(held, ({ venue, city }) => `${venue}\n${city}`).values()].flatMap(
    ([latest]) => latest ?? [],
  )
  return {
    courses: programme.map(({ id, title, totalCourseHours }) => ({ id, title: title[language], totalCourseHours })),
    instructors,
    agencies: hosts.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id),
    venues: venues.slice(0, VENUES),
    withheld,
  }
}
