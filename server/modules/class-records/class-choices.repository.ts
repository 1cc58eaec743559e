import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm'

import type { Language } from '../../../src/domain/language.ts'
import type { Choice } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { areFoundIn } from '../../platform/db/folded.sql.ts'
import { isPersonFound } from '../../platform/db/person.sql.ts'
import { agencies, userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { classInstructors, instructorCourses } from '../../platform/db/tables/classes.table.ts'
import { coursesBy, isCourseAsked } from '../courses/course-choices.sql.ts'
import { namedTeacher } from '../instructors/handovers.repository.ts'

const one = { one: sql`1` }

/** Courses of which classes are held. */
export const findCoursesOfClasses = (query: Queryable, asked: ChoiceAsked, language: Language, limit: number) =>
  coursesBy(query, and(eq(courses.isOnline, false), isCourseAsked(asked)), language, limit)

/** Agencies that were host to a class. */
export const findHosts = (query: Queryable, asked: ChoiceAsked, limit: number): Promise<Choice[]> =>
  query
    .select({ id: agencies.id, name: agencies.name })
    .from(agencies)
    .where(
      and(
        'ids' in asked ? inArray(agencies.id, [...asked.ids]) : areFoundIn(agencies.name, asked.search),
        exists(query.select(one).from(instructorCourses).where(eq(instructorCourses.hostAgencyId, agencies.id))),
      ),
    )
    .orderBy(agencies.name, agencies.id)
    .limit(limit)

/** Who is an instructor, or teaches a class though they are none any more. */
export const findTeachers = async (query: Queryable, asked: ChoiceAsked, limit: number): Promise<Choice[]> => {
  const rows = await query
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, agency: agencies.name })
    .from(users)
    .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
    .where(
      and(
        'ids' in asked ? inArray(users.id, [...asked.ids]) : isPersonFound(asked.search),
        or(
          exists(
            query
              .select(one)
              .from(userRoles)
              .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, ROLE.instructor))),
          ),
          exists(query.select(one).from(classInstructors).where(eq(classInstructors.userId, users.id))),
        ),
      ),
    )
    .orderBy(asc(users.sortName), asc(users.id))
    .limit(limit)
  return rows.map(namedTeacher)
}
