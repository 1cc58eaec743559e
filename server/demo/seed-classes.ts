import { CLASS_STATUS } from '../../src/domain/course.ts'
import { HOUR, later } from '../platform/clock.ts'
import {
  classInstructors,
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

export const registrationKey = (person: string, classKey: string): string => `${person}/${classKey}`

const offsetOf = (instant: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant)
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}

/** An hour of the venue's own clock on the day of an instant there. */
const hourAt = (day: Date, hour: number, timeZone: string): Date => {
  const local = later(day, offsetOf(day, timeZone) * HOUR)
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate())
  const guess = new Date(midnight + hour * HOUR)
  return later(guess, -offsetOf(guess, timeZone) * HOUR)
}

/** Classes with their sessions, instructors and rosters; registration ids by person and class. */
export const seedClasses = async (
  { tx, dayAt }: SeedContext,
  courses: ReadonlyMap<string, SeededCourse>,
  { agencyIds, userIds, studentIds }: SeededPeople,
): Promise<ReadonlyMap<string, number>> => {
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

  const classIds = new Map<string, number>(seeded.map(([{ source }, { id }]) => [source.key, id]))
  const registrationRows = await tx
    .insert(instructorCourseStudents)
    .values(
      registrations.map((registration) => ({
        instructorCourseId: given(classIds, registration.class),
        studentId: given(studentIds, registration.person),
        state: registration.state,
        attendance: registration.attendance ?? null,
        registeredAt: dayAt(registration.registeredDay),
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
