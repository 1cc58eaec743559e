import { CLASS_STATUS } from '../../src/domain/course.ts'
import { daysLater, instantOf, wallTimeOf } from '../../src/domain/zoned-time.ts'
import {
  classInstructors,
  classMessages,
  classSessions,
  instructorCourses,
  instructorCourseStudents,
} from '../platform/db/tables/classes.table.ts'
import { classes } from './content/classes.ts'
import { registrations } from './content/registrations.ts'
import type { SeededCourse } from './seed-catalogue.ts'
import { given, pairUp } from './seed-context.ts'
import type { SeedContext } from './seed-context.ts'
import type { SeededPeople } from './seed-people.ts'

const DAY_HOURS = 24

export const registrationKey = (person: string, classKey: string): string => `${person}/${classKey}`

/** An hour of the venue's own clock on the day of an instant there; 24 is the midnight after. */
const hourAt = (day: Date, hour: number, timeZone: string): Date => {
  const { date } = wallTimeOf(day.getTime(), timeZone)
  const minutes = Math.round((hour % DAY_HOURS) * 60)
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return new Date(instantOf(daysLater({ date, time }, Math.floor(hour / DAY_HOURS)), timeZone))
}

/** Classes with their sessions, instructors and rosters; registration ids by person and class. */
export const seedClasses = async (
  { tx, dayAt }: SeedContext,
  courses: ReadonlyMap<string, SeededCourse>,
  { agencyIds, userIds, studentIds }: SeededPeople,
): Promise<ReadonlyMap<string, number>> => {
  const closedAtOf = (
    source: (typeof classes)[number],
    sessions: readonly Readonly<{ endsAt: Date }>[],
  ): Date | null => {
    if ('cancelledDay' in source) return dayAt(source.cancelledDay)
    return source.status === 'completed' ? (sessions.at(-1)?.endsAt ?? null) : null
  }
  const held = classes.map((source) => {
    const at = (day: number, hour: number) => hourAt(dayAt(day), hour, source.timeZone)
    const sessions = source.sessions.map(({ day, startHour, endHour }) => ({
      startsAt: at(day, startHour),
      endsAt: at(day, endHour),
    }))
    const [first] = sessions
    if (first === undefined) throw new Error(`${source.key} has no sessions`)
    return { source, sessions, startsAt: first.startsAt, closesAt: at(source.registrationClosesDay, 24) }
  })
  const rows = await tx
    .insert(instructorCourses)
    .values(
      held.map(({ source, sessions, startsAt, closesAt }) => ({
        courseId: given(courses, source.course).id,
        courseStatusId: CLASS_STATUS[source.status],
        courseDate: startsAt,
        courseEndDate: sessions.at(-1)?.endsAt ?? null,
        timeZone: source.timeZone,
        hostAgencyId: given(agencyIds, source.host),
        venue: source.venue,
        address: source.address,
        city: source.city,
        county: source.county,
        capacity: source.capacity,
        registrationClosesAt: closesAt,
        cancellationReason: 'cancellationReason' in source ? source.cancellationReason : null,
        notes: 'notes' in source ? source.notes : null,
        closedAt: closedAtOf(source, sessions),
        createdById: given(userIds, source.instructors[0]),
      })),
    )
    .returning({ id: instructorCourses.id })
  const seeded = pairUp(held, rows)
  await tx
    .insert(classSessions)
    .values(
      seeded.flatMap(([{ sessions }, { id }]) => sessions.map((session) => ({ instructorCourseId: id, ...session }))),
    )
  await tx
    .insert(classInstructors)
    .values(
      seeded.flatMap(([{ source }, { id }]) =>
        source.instructors.map((person) => ({ instructorCourseId: id, userId: given(userIds, person) })),
      ),
    )

  const written = seeded.flatMap(([{ source }, { id }]) =>
    ('messages' in source ? source.messages : []).map(({ day, text }) => ({
      instructorCourseId: id,
      sentById: given(userIds, source.instructors[0]),
      audience: 'all' as const,
      text,
      recipients: registrations.filter((place) => place.class === source.key && place.state !== 'cancelled').length,
      sentAt: dayAt(day),
    })),
  )
  await tx.insert(classMessages).values(written)

  const classIds = new Map<string, number>(seeded.map(([{ source }, { id }]) => [source.key, id]))
  const endedWith = new Map<string, Date>(
    classes.flatMap((source) => ('cancelledDay' in source ? [[source.key, dayAt(source.cancelledDay)] as const] : [])),
  )
  const registrationRows = await tx
    .insert(instructorCourseStudents)
    .values(
      registrations.map((registration) => ({
        instructorCourseId: given(classIds, registration.class),
        studentId: given(studentIds, registration.person),
        state: registration.state,
        attendance: registration.attendance ?? null,
        registeredAt: dayAt(registration.registeredDay),
        closedAt: endedWith.get(registration.class) ?? null,
        offerEndsAt: registration.offerEndsDay === undefined ? null : dayAt(registration.offerEndsDay),
        accommodation: registration.accommodation ?? null,
      })),
    )
    .returning({ id: instructorCourseStudents.id })
  return new Map(
    pairUp(registrations, registrationRows).map(([source, { id }]) => [
      registrationKey(source.person, source.class),
      id,
    ]),
  )
}
