import { and, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'

import { findClashes } from '../../../src/domain/class-clash.ts'
import type { Clash, Span, TimedClass } from '../../../src/domain/class-clash.ts'
import type { ClassClash } from '../../../src/domain/contract/class-form.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Language } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { hasRole } from '../../platform/caller.ts'
import type { Caller } from '../../platform/caller.ts'
import { DAY, later } from '../../platform/clock.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { classInstructors, classSessions, instructorCourses } from '../../platform/db/tables/classes.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { findTaughtClass } from './class-access.ts'
import type { ClashesAsked } from './class-clashes.query.ts'

const MOST = 200
const AHEAD: readonly number[] = [CLASS_STATUS.scheduled]
/** What a class that was held can have met. */
const HELD: readonly number[] = [CLASS_STATUS.scheduled, CLASS_STATUS.completed]
/** Of a whole series. */
const MOST_OF_MANY = 1000

export const createClassClashes = ({ db }: Pick<Platform, 'db'>) => {
  const listHeldThen = async (
    sessions: readonly Span[],
    except: number | undefined,
    language: Language,
    { most = MOST, statuses = AHEAD }: Readonly<{ most?: number; statuses?: readonly number[] }> = {},
  ) => {
    const isThen = or(
      ...sessions.map(({ startsAt, endsAt }) => {
        const [from, to] = [new Date(startsAt), new Date(endsAt)]
        // No session is longer than a day: so much of the index is looked at.
        return and(
          gt(classSessions.startsAt, later(from, -DAY)),
          lt(classSessions.startsAt, to),
          gt(classSessions.endsAt, from),
        )
      }),
    )
    const rows = await db
      .select({
        id: instructorCourses.id,
        title: courses.title,
        venue: instructorCourses.venue,
        city: instructorCourses.city,
        timeZone: instructorCourses.timeZone,
        startsAt: classSessions.startsAt,
        endsAt: classSessions.endsAt,
      })
      .from(classSessions)
      .innerJoin(instructorCourses, eq(instructorCourses.id, classSessions.instructorCourseId))
      .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
      .where(
        and(
          isThen,
          inArray(instructorCourses.courseStatusId, [...statuses]),
          except === undefined ? undefined : ne(instructorCourses.id, except),
        ),
      )
      .orderBy(classSessions.startsAt, instructorCourses.id)
      .limit(most)
    const ids = [...new Set(rows.map(({ id }) => id))]
    const teachers =
      ids.length === 0
        ? []
        : await db
            .select({
              classId: classInstructors.instructorCourseId,
              id: users.id,
              name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
            })
            .from(classInstructors)
            .innerJoin(users, eq(users.id, classInstructors.userId))
            .where(inArray(classInstructors.instructorCourseId, ids))
    return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, sessionsOf]) => {
      const [first] = sessionsOf
      if (!first) return []
      const own = teachers.filter(({ classId }) => classId === id)
      return [
        {
          title: first.title[language],
          venue: first.venue,
          city: first.city,
          timeZone: first.timeZone,
          sessions: sessionsOf.map(({ startsAt, endsAt }) => ({
            startsAt: startsAt.toISOString(),
            endsAt: endsAt.toISOString(),
          })),
          instructorIds: own.map((person) => person.id),
          names: new Map(own.map((person) => [person.id, person.name])),
        },
      ]
    })
  }

  /** Who would be named beside the co-instructors: of a class that is edited, the one who teaches it. */
  const ownIds = async (caller: Caller, except: number | undefined): Promise<readonly number[]> => {
    if (except === undefined) return hasRole(caller, ROLE.instructor) ? [caller.userId] : []
    await findTaughtClass(db, caller, except)
    const rows = await db
      .select({ id: classInstructors.userId })
      .from(classInstructors)
      .where(and(eq(classInstructors.instructorCourseId, except), eq(classInstructors.userId, caller.userId)))
    return rows.map(({ id }) => id)
  }

  type Held = Awaited<ReturnType<typeof listHeldThen>>[number]

  const told = ({ kind, held: other, at, instructorIds: shared }: Clash<Held>): ClassClash => ({
    kind,
    courseTitle: other.title,
    venue: other.venue,
    city: other.city,
    startsAt: at.startsAt,
    endsAt: at.endsAt,
    timeZone: other.timeZone,
    instructors: shared.flatMap((id) => other.names.get(id) ?? []),
  })

  return {
    /** What a class that is planned would meet. It is told, and not refused: two can share a hall. */
    find: async (asked: ClashesAsked, caller: Caller, language: Language): Promise<{ items: ClassClash[] }> => {
      const { session: sessions, venue, city, coInstructor, except } = asked
      const instructorIds = [...(await ownIds(caller, except)), ...coInstructor]
      if (sessions.length === 0) return { items: [] }
      const held = await listHeldThen(sessions, except, language)
      return { items: findClashes({ sessions, instructorIds, venue, city }, held).map(told) }
    },

    /** The same of a class that was held: what is completed was in its way too. */
    findHeld: async (recorded: TimedClass, language: Language): Promise<ClassClash[]> =>
      findClashes(recorded, await listHeldThen(recorded.sessions, undefined, language, { statuses: HELD })).map(told),

    /** The same of several at once, in two statements; none of these is in another's way. */
    findEach: async (
      planned: readonly TimedClass[],
      except: number,
      language: Language,
    ): Promise<readonly (readonly ClassClash[])[]> => {
      const sessions = planned.flatMap((one) => one.sessions)
      if (sessions.length === 0) return []
      const held = await listHeldThen(sessions, except, language, { most: MOST_OF_MANY })
      return planned.map((one) => findClashes(one, held).map(told))
    },
  }
}
