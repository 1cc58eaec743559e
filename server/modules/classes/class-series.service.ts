import { and, eq, inArray, ne } from 'drizzle-orm'

import { isSameVenue } from '../../../src/domain/class-clash.ts'
import { isAhead } from '../../../src/domain/class-plan.ts'
import { firstDayOf, heldAgainOn, type Repeated } from '../../../src/domain/class-series.ts'
import type { MadeSeries, SeriesDates } from '../../../src/domain/contract/class-series.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { holidayOn } from '../../../src/domain/federal-holidays.ts'
import { pick } from '../../../src/domain/keys.ts'
import type { Language } from '../../../src/domain/language.ts'
import { addDays, daysAfterFirst, SERIES_DAYS_MAX, type Recurrence } from '../../../src/domain/recurrence.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Caller } from '../../platform/caller.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { found, refusedField } from '../../platform/refusal.ts'
import { findTaughtClass, lockTaughtClass, type ClassRow } from './class-access.ts'
import { createClassClashes } from './class-clashes.service.ts'
import { summariseClasses } from './class-summary.repository.ts'
import { insertClass, keptFromTeaching, refuseCourse, refuseFields, refuseUnapproved } from './class-writing.ts'
import { listInstructors, listSessions } from './held-class.repository.ts'

const SERIES_LIMIT: Limit = { tries: 20, milliseconds: HOUR }

type Hours = ReturnType<typeof heldAgainOn>

const beginOf = ({ sessions: [first] }: Pick<Hours, 'sessions'>): string => first?.startsAt ?? ''

/** A class again and again: each with its own seats, and nobody on it. */
export const createClassSeries = (platform: Platform) => {
  const { audit, clock, db, limits } = platform
  const clashes = createClassClashes(platform)

  const hoursOf = async (query: Queryable, row: ClassRow): Promise<Repeated> => ({
    sessions: (await listSessions(query, row.id)).map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    registrationClosesAt: row.registrationClosesAt.toISOString(),
    timeZone: row.timeZone,
  })

  /** At which of these hours a class of the course begins already, at the same place; one that was cancelled does not. */
  const beginsHeld = async (
    query: Queryable,
    row: ClassRow,
    begins: readonly string[],
  ): Promise<ReadonlySet<string>> => {
    if (begins.length === 0) return new Set()
    const rows = await query
      .select()
      .from(instructorCourses)
      .where(
        and(
          eq(instructorCourses.courseId, row.courseId),
          ne(instructorCourses.courseStatusId, CLASS_STATUS.cancelled),
          inArray(
            instructorCourses.courseDate,
            begins.map((begin) => new Date(begin)),
          ),
        ),
      )
    return new Set(rows.filter((other) => isSameVenue(row, other)).map(({ courseDate }) => courseDate.toISOString()))
  }

  return {
    /** Where the days of a rule lie, and what is in the way there. The first is that of the class itself, left out. */
    find: async (id: number, rule: Recurrence, caller: Caller, language: Language): Promise<SeriesDates> => {
      const now = clock.now()
      const row = await findTaughtClass(db, caller, id)
      const repeated = await hoursOf(db, row)
      const days = daysAfterFirst(firstDayOf(repeated), rule).map((day) => {
        const { sessions } = heldAgainOn(repeated, day)
        return { day, sessions }
      })
      const [summary] = await summariseClasses(db, language, { where: eq(instructorCourses.id, id), limit: 1 })
      const instructorIds = (await listInstructors(db, id)).map((person) => person.id)
      const held = await beginsHeld(db, row, days.map(beginOf))
      const { venue, city } = row
      const inTheWay = await clashes.findEach(
        days.map(({ sessions }) => ({ sessions, instructorIds, venue, city })),
        id,
        language,
      )
      return {
        held: pick(found(summary), [
          'id',
          'courseTitle',
          'courseDate',
          'courseEndDate',
          'timeZone',
          'venue',
          'city',
          'capacity',
          'instructors',
        ]),
        unable: await keptFromTeaching(db, row.courseId, instructorIds, language, now),
        dates: days.map(({ day, sessions }, at) => {
          const startsAt = beginOf({ sessions })
          const isHeld = held.has(startsAt)
          return {
            day,
            startsAt,
            endsAt: sessions.at(-1)?.endsAt ?? startsAt,
            holiday: holidayOn(day),
            isPast: !isAhead({ startsAt }, now.getTime()),
            isHeld,
            clashes: isHeld ? [] : [...(inTheWay[at] ?? [])],
          }
        }),
      }
    },

    /** Makes it on each of the days: all, or none where one is past or has it already. */
    make: async (
      tx: Tx,
      id: number,
      days: readonly string[],
      caller: Caller,
      language: Language,
    ): Promise<MadeSeries> => {
      const now = clock.now()
      const { fields } = textsIn(language)
      await limits.take(`class series ${caller.userId}`, SERIES_LIMIT, tx)
      const row = await lockTaughtClass(tx, caller, id)
      const repeated = await hoursOf(tx, row)
      const furthest = addDays(firstDayOf(repeated), SERIES_DAYS_MAX)
      if (days.some((day) => day > furthest)) throw refusedField('days', fields.choice)
      const again = days.toSorted().map((day) => ({ day, hours: heldAgainOn(repeated, day) }))
      if (again.some(({ hours }) => !isAhead({ startsAt: beginOf(hours) }, now.getTime())))
        throw refusedField('days', fields.pastSession)
      const taken = await beginsHeld(
        tx,
        row,
        again.map(({ hours }) => beginOf(hours)),
      )
      if (taken.size > 0) throw refusedField('days', fields.heldAlready)
      const instructorIds = (await listInstructors(tx, id)).map((person) => person.id)
      await refuseCourse(tx, row.courseId, language)
      const staff = { instructorIds, fieldOf: () => 'instructors' }
      await refuseUnapproved(tx, row.courseId, staff, language, now)
      const made: MadeSeries['made'] = []
      for (const { day, hours } of again) {
        const { sessions, registrationClosesAt } = hours
        const form = {
          ...pick(row, ['courseId', 'timeZone', 'venue', 'address', 'city', 'county', 'hostAgencyId', 'capacity']),
          notes: row.notes ?? '',
          coInstructorIds: [],
          sessions: [...sessions],
          // As far before it as that of the first; where that is past by now, people register until it begins.
          registrationClosesAt:
            Date.parse(registrationClosesAt) > now.getTime() ? registrationClosesAt : beginOf(hours),
        }
        if (made.length === 0) await refuseFields(tx, form, staff, language, now)
        const classId = await insertClass(tx, form, instructorIds, { createdById: caller.userId, createdAt: now })
        made.push({ id: classId, day })
      }
      await audit.record(
        tx,
        { action: 'class.repeated', actorId: caller.userId, subject: `class:${id}`, details: { count: made.length } },
        ...made.map((one) => ({
          action: 'class.created' as const,
          actorId: caller.userId,
          subject: `class:${one.id}`,
          details: { class: id },
        })),
      )
      return { made }
    },
  }
}
