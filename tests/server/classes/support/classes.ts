import { eq } from 'drizzle-orm'

import { latestMessages } from '../../../../server/modules/mail/messages.repository.ts'
import { classInstructors } from '../../../../server/platform/db/tables/classes.table.ts'
import type { ClassForm } from '../../../../src/domain/contract/class-form.contract.ts'
import { DAY, HOUR, makeClass } from '../../registrations/support/classes.ts'
import type { TestApp, TestUser } from '../../support/test-app.ts'

/** A whole form of a class in ten days: a morning in Fairmont. */
export const formOf = (
  server: TestApp,
  courseId: number,
  { startsIn = 10 * DAY, ...more }: Partial<ClassForm> & { startsIn?: number } = {},
): ClassForm => {
  const startsAt = server.clock.now().getTime() + startsIn
  return {
    courseId,
    sessions: [{ startsAt: new Date(startsAt).toISOString(), endsAt: new Date(startsAt + 4 * HOUR).toISOString() }],
    timeZone: 'America/Chicago',
    venue: 'Fire Hall',
    address: '1 Main Street',
    city: 'Fairmont',
    county: 'Harlan',
    hostAgencyId: null,
    capacity: 2,
    registrationClosesAt: new Date(startsAt - HOUR).toISOString(),
    notes: 'Park behind the hall.',
    coInstructorIds: [],
    ...more,
  }
}

/** The same class for its changes: no course, a version. */
export const changesOf = (form: ClassForm, version: number, more: Partial<ClassForm> = {}) => {
  const { courseId: _, ...rest } = { ...form, ...more }
  return { ...rest, version }
}

export const teach = async ({ platform: { db } }: TestApp, classId: number, ...people: readonly TestUser[]) => {
  await db.delete(classInstructors).where(eq(classInstructors.instructorCourseId, classId))
  await db.insert(classInstructors).values(people.map(({ userId }) => ({ instructorCourseId: classId, userId })))
}

/** A class that someone teaches; `startsIn` from now. */
export const taughtClass = async (
  server: TestApp,
  courseId: number,
  teacher: TestUser,
  options: Parameters<typeof makeClass>[2] = {},
): Promise<number> => {
  const id = await makeClass(server, courseId, options)
  await teach(server, id, teacher)
  return id
}

/** Mails of a template, the first first, with whom they went to. */
export const mailsOf = async (server: TestApp, template: string) =>
  (await latestMessages(server.platform, 200))
    .filter((message) => message.template === template)
    .toReversed()
    .map(({ recipientAddress, locale, data }) => ({ to: recipientAddress, locale, data }))
