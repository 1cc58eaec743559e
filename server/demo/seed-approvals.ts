import { and, eq } from 'drizzle-orm'

import { approveByHistory } from '../modules/instructors/approvals.sql.ts'
import { instructorApprovals } from '../platform/db/tables/classes.table.ts'
import type { SeededCourse } from './seed-catalogue.ts'
import { given } from './seed-context.ts'
import type { SeedContext } from './seed-context.ts'
import type { SeededPeople } from './seed-people.ts'

/** What instructors are approved for: what they taught. One ends soon, and one is suspended with a class to come. */
export const seedApprovals = async (
  { tx, now, dayAt }: SeedContext,
  courses: ReadonlyMap<string, SeededCourse>,
  { userIds }: SeededPeople,
): Promise<void> => {
  await approveByHistory(tx, now)
  const set = (person: string, course: string, changes: Partial<typeof instructorApprovals.$inferInsert>) =>
    tx
      .update(instructorApprovals)
      .set(changes)
      .where(
        and(
          eq(instructorApprovals.userId, given(userIds, person)),
          eq(instructorApprovals.courseId, given(courses, course).id),
        ),
      )
  await set('ruth.delgado', 'train-the-trainer', { endsAt: dayAt(40) })
  await set('yusuf.rahman', 'refresher', {
    suspendedAt: dayAt(-3),
    suspensionReason: 'The medical refresher of his own is missing.',
  })
}
