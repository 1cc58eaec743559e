import { and, eq, inArray } from 'drizzle-orm'

import type { GroupRequirements, RequirementsBody } from '../../../src/domain/contract/group-progress.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Tx } from '../../platform/db/database.ts'
import { courses as courseTable } from '../../platform/db/tables/catalogue.table.ts'
import { groupCourses, groups } from '../../platform/db/tables/groups.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { fieldRefused } from '../../platform/refusal.ts'
import { findLedGroup } from '../groups/group-access.ts'

/** Those that are no published courses. */
export const unknownAmong = async (tx: Tx, ids: readonly number[]): Promise<readonly number[]> => {
  if (ids.length === 0) return []
  const known = await tx
    .select({ id: courseTable.id })
    .from(courseTable)
    .where(and(inArray(courseTable.id, [...ids]), eq(courseTable.isPublished, true)))
  return ids.filter((id) => !known.some((row) => row.id === id))
}

export const createRequirements = ({ audit, db }: Pick<Platform, 'audit' | 'db'>) => ({
  /** Says anew what a group is expected to hold, and by when: all of it at once. */
  set: (
    coordinatorId: number,
    groupId: number,
    { courses }: RequirementsBody,
    language: Language,
  ): Promise<GroupRequirements> =>
    db.transaction(async (tx) => {
      const { id, name } = await findLedGroup(tx, coordinatorId, groupId)
      // Two who set it at once come one after the other, and the later is what holds.
      await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, id)).for('update')
      const ids = courses.map(({ courseId }) => courseId)
      const unknown = await unknownAmong(tx, ids)
      const wrong = ids.flatMap((courseId, place) =>
        unknown.includes(courseId) || ids.indexOf(courseId) !== place ? [place] : [],
      )
      if (wrong.length > 0) {
        const message = textsIn(language).fields.choice
        throw fieldRefused(...wrong.map((place) => ({ field: `courses.${place}.courseId`, message })))
      }
      await tx.delete(groupCourses).where(eq(groupCourses.groupId, id))
      if (courses.length > 0)
        await tx.insert(groupCourses).values(courses.map((course) => ({ groupId: id, ...course })))
      await audit.record(tx, {
        action: 'group.coursesSet',
        actorId: coordinatorId,
        subject: `group:${id}`,
        details: { courses },
      })
      return { id, name, courses }
    }),
})
