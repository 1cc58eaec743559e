import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'

import { instant } from '../../../src/domain/contract/common.contract.ts'
import { instantsMeant } from '../../../src/domain/day-range.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { instructorApprovals } from '../../platform/db/tables/classes.table.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ApprovalRow } from './approvals.sql.ts'

/** What of an approval is changed: by acts, and by accepting an invitation. */
export const approvalStanding = z.object({
  endsAt: instant,
  suspendedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
})
export type ApprovalStanding = z.infer<typeof approvalStanding>

export const standingOf = ({ endsAt, suspendedAt, suspensionReason }: ApprovalRow): ApprovalStanding => ({
  endsAt: endsAt.toISOString(),
  suspendedAt: suspendedAt?.toISOString() ?? null,
  reason: suspensionReason,
})

export const isSameStanding = (a: ApprovalStanding, b: ApprovalStanding): boolean =>
  a.endsAt === b.endsAt && a.suspendedAt === b.suspendedAt && a.reason === b.reason

export const columnsOf = ({ endsAt, suspendedAt, reason }: ApprovalStanding) => ({
  endsAt: new Date(endsAt),
  suspendedAt: suspendedAt === null ? null : new Date(suspendedAt),
  suspensionReason: reason,
})

/** The end of a day, by the programme's clock. */
export const endOfDay = (day: string, platform: Pick<Platform, 'clock' | 'settings'>): Date =>
  new Date(instantsMeant(`..${day}`, dayClock(platform)).before ?? 0)

type Kept = Readonly<{
  userId: number
  courseId: number
  /** Null where there was none. */
  was: ApprovalStanding | null
  left: ApprovalStanding
  approvedAt: Date
  approvedById: number | null
}>

/** Keeps how an approval stands from now on; the one that is changed is held. */
export const keepApproval = async (tx: Tx, { userId, courseId, was, left, ...by }: Kept): Promise<void> => {
  await (was === null
    ? tx.insert(instructorApprovals).values({ userId, courseId, ...by, ...columnsOf(left) })
    : tx
        .update(instructorApprovals)
        .set(columnsOf(left))
        .where(and(eq(instructorApprovals.userId, userId), eq(instructorApprovals.courseId, courseId))))
}
