import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'

import { APPROVAL_WARNED_DAYS, lastDayOf } from '../../../src/domain/instructor-approval.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { DAY, later } from '../../platform/clock.ts'
import { userRoles, users } from '../../platform/db/tables/accounts.table.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { instructorApprovals } from '../../platform/db/tables/classes.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { isApproval } from './approvals.sql.ts'

const EVERY_MORNING = '7 6 * * *'
/** People of one transaction. */
const AT_ONCE = 500

type Parts = Pick<Platform, 'clock' | 'db' | 'mail' | 'settings'>

/** Tells some instructors of approvals that end soon: one mail each, and of each end once. How many were told. */
const warnSome = ({ clock, db, mail, settings }: Parts): Promise<number> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const rows = await tx
      .select({ approval: instructorApprovals, user: users, title: courses.title })
      .from(instructorApprovals)
      .innerJoin(users, eq(users.id, instructorApprovals.userId))
      // Whose role was taken keeps their approvals, and has nothing to renew until it is given back.
      .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.roleId, ROLE.instructor)))
      .innerJoin(courses, eq(courses.id, instructorApprovals.courseId))
      .where(
        and(
          isApproval('approved', now),
          gt(instructorApprovals.endsAt, now),
          lte(instructorApprovals.endsAt, later(now, APPROVAL_WARNED_DAYS * DAY)),
          or(
            isNull(instructorApprovals.warnedOf),
            sql`${instructorApprovals.warnedOf} <> ${instructorApprovals.endsAt}`,
          ),
          isNull(users.deactivatedAt),
        ),
      )
      .orderBy(asc(instructorApprovals.userId), asc(instructorApprovals.endsAt))
      .limit(AT_ONCE)
      .for('update', { of: instructorApprovals, skipLocked: true })
    for (const ending of Map.groupBy(rows, ({ user }) => user.id).values()) {
      const [first] = ending
      if (!first) continue
      const { user } = first
      await mail.send(tx, {
        template: 'approvalEnding',
        to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
        language: user.language,
        data: {
          courses: ending.map(({ approval, title }) => ({
            title: title[user.language],
            endsOn: lastDayOf(approval.endsAt, settings.timeZone),
          })),
          link: `${settings.publicUrl}/contact`,
        },
        isOneOfMany: true,
      })
    }
    for (const { approval } of rows)
      await tx
        .update(instructorApprovals)
        .set({ warnedOf: approval.endsAt })
        .where(eq(instructorApprovals.id, approval.id))
    return rows.length
  })

/** Tells everybody whose approval ends within sixty days, and was not told of that end. */
export const warnOfEndings = async (parts: Parts): Promise<void> => {
  while ((await warnSome(parts)) === AT_ONCE);
}

/** By the server's clock, once a day. */
export const approvalsJobs = (platform: Platform): void => {
  platform.jobs.repeat('approvals.warn', EVERY_MORNING, () => warnOfEndings(platform))
}
