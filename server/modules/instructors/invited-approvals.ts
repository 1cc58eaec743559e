import { approvalState, lastDayOf } from '../../../src/domain/instructor-approval.ts'
import { decideApproval } from '../../../src/machines/lifecycle/decide-approval.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { MailData } from '../../platform/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import type { InvitationRow } from '../invitations/invitations.repository.ts'
import { holdInvitedCourses } from '../invitations/invited-courses.repository.ts'
import { keepApproval, standingOf } from './approval-standing.ts'
import { holdApprovals, joinOnline, type ApprovalRow } from './approvals.sql.ts'
import { holdInstructors } from './instructors.repository.ts'

type Parts = Pick<Platform, 'audit' | 'clock' | 'mail' | 'settings'>

type Accepted = Readonly<{
  invitation: InvitationRow
  /** Who is an instructor by now. */
  user: Readonly<{ id: number; name: string; email: string; language: MailLanguage }>
}>
type MailLanguage = InvitationRow['language']

/**
 * Approves who has accepted an invitation for the courses that it carries, in the transaction that uses it, and mails
 * what came of it: false where it carries none. A course that was archived meanwhile is left out, and so is everything
 * once the end is past. An approval that is there already is renewed as its chart says: never to an earlier end, and
 * one that is suspended stays so.
 */
export const approveInvited = async (
  tx: Tx,
  { audit, clock, mail, settings }: Parts,
  { invitation, user }: Accepted,
): Promise<boolean> => {
  const { id, approvedUntil, createdById } = invitation
  if (approvedUntil === null) return false
  await holdInstructors(tx, [user.id])
  const invited = await holdInvitedCourses(tx, id)
  const held = new Map((await holdApprovals(tx, [user.id], null)).map((row) => [row.courseId, row]))
  const now = clock.now()
  const titleOf = (course: (typeof invited)[number]) => course.title[user.language]

  const told: { courses: { title: string; endsOn: string }[]; suspended: string[]; leftOut: string[] } = {
    courses: [],
    suspended: [],
    leftOut: [],
  }
  const tell = (title: string, { suspendedAt, endsAt }: Pick<ApprovalRow, 'suspendedAt' | 'endsAt'>) => {
    if (suspendedAt !== null) told.suspended.push(title)
    else told.courses.push({ title, endsOn: lastDayOf(endsAt, settings.timeZone) })
  }
  const noted: { action: 'approval.given' | 'approval.renewed'; courseId: number; was: string | null }[] = []
  const by = { approvedAt: now, approvedById: createdById }
  const endsAt = approvedUntil.toISOString()

  for (const course of invited) {
    const row = held.get(course.id)
    if (course.isArchived || approvedUntil <= now) {
      told.leftOut.push(titleOf(course))
      continue
    }
    if (row) {
      const facts = { isOver: row.endsAt <= now, isLonger: approvedUntil > row.endsAt }
      const state = decideApproval(approvalState(row, now.getTime()), facts, 'approval.renewed')
      if (state === null) {
        tell(titleOf(course), row)
        continue
      }
    }
    const was = row ? standingOf(row) : null
    const left = { ...(was ?? { suspendedAt: null, reason: null }), endsAt }
    await keepApproval(tx, { userId: user.id, courseId: course.id, was, left, ...by })
    await joinOnline(tx, course.id, user.id)
    tell(titleOf(course), { suspendedAt: row?.suspendedAt ?? null, endsAt: approvedUntil })
    noted.push({
      action: row ? 'approval.renewed' : 'approval.given',
      courseId: course.id,
      was: row?.endsAt.toISOString() ?? null,
    })
  }
  await audit.record(
    tx,
    ...noted.map(({ action, courseId, was }) => ({
      action,
      actorId: user.id,
      subject: `user:${user.id}`,
      details: { invitation: id, courses: [courseId], before: [was], after: [endsAt] },
    })),
  )
  const data: MailData['teachingApproved'] = { ...told, link: `${settings.publicUrl}/instructor/dash` }
  const to = { name: user.name, address: user.email }
  await mail.send(tx, { template: 'teachingApproved', to, language: user.language, data })
  return true
}
