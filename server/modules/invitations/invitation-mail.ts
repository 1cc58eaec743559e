import { lastDayOf } from '../../../src/domain/instructor-approval.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { InvitationRow, InvitedTo } from './invitations.repository.ts'
import { listInvitedCourses } from './invited-courses.repository.ts'

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

/** What is mailed of an invitation; only the mail knows its code. */
export type SentInvitation = Readonly<{
  row: InvitationRow
  code: string
  group: InvitedTo | undefined
  isOneOfMany?: boolean
}>

/** Mails invitations in the words of whoever is invited; `inviter` is a name. */
export const invitationSender = ({ clock, mail, settings }: Platform) => {
  const invitationLink = ({ id, userType }: InvitationRow, code: string): string => {
    const query = new URLSearchParams({
      accountType: String(userType),
      profileId: String(id),
      verificationCode: code,
    })
    return `${settings.publicUrl}/auth/register?${query}`
  }

  /** What accepting it now would approve somebody for, as its mail tells it. */
  const approvalOf = async (tx: Tx, { id, approvedUntil, language }: InvitationRow) => {
    if (approvedUntil === null || approvedUntil <= clock.now()) return {}
    const courses = (await listInvitedCourses(tx, id)).filter(({ isArchived }) => !isArchived)
    if (courses.length === 0) return {}
    const titles = courses.map(({ title }) => title[language])
    return { approval: { courses: titles, endsOn: lastDayOf(approvedUntil, settings.timeZone) } }
  }

  return async (tx: Tx, sent: SentInvitation, inviter: string): Promise<void> => {
    const { row, code, group } = sent
    const { userType, language } = row
    const to = { name: fullName(row), address: row.email }
    const link = invitationLink(row, code)
    const expiresAt = lastDayOf(row.expiresAt, settings.timeZone)
    if (group === undefined) {
      const data = { code, link, userType, inviter, expiresAt, ...(await approvalOf(tx, row)) }
      await mail.send(tx, { template: 'invitation', to, language, data })
      return
    }
    const profileLink = `${settings.publicUrl}/profile`
    await mail.send(tx, {
      template: 'groupInvitation',
      to,
      language,
      data: { code, link, profileLink, group: group.name, inviter, expiresAt },
      ...(sent.isOneOfMany ? { isOneOfMany: true } : {}),
    })
  }
}
