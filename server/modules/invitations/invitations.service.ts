import type { AuditAction, AuditDetails } from '../../../src/domain/audit.ts'
import { INSTRUCTORS_LIST } from '../../../src/domain/contract/instructors.list.ts'
import type { InvitationForm } from '../../../src/domain/contract/invitation.contract.ts'
import type { Invitation } from '../../../src/domain/contract/invitations.list.ts'
import { ID_MAX } from '../../../src/domain/id-max.ts'
import { lastDayOf } from '../../../src/domain/instructor-approval.ts'
import { INVITATION_DAYS, invitationState } from '../../../src/domain/invitation.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Choice, ListAsked } from '../../../src/domain/list.ts'
import { askedIn } from '../../../src/domain/person-fields.ts'
import { isUserType, USER_TYPE } from '../../../src/domain/user-type.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Caller } from '../../platform/caller.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import { DAY, HOUR, later } from '../../platform/clock.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { keptOf } from '../../platform/db/person.sql.ts'
import { refuseFar } from '../../platform/far-days.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, fieldRefused, forbidden, found, refusedField } from '../../platform/refusal.ts'
import { agencyRefusals } from '../agencies/known-agencies.ts'
import { normaliseEmail } from '../auth/email.ts'
import { unknownAmong } from '../group-progress/requirements.service.ts'
import { endOfDay } from '../instructors/approval-standing.ts'
import { hashOfCode, makeInvitationCode } from './invitation-code.ts'
import { fullName, invitationSender, type SentInvitation } from './invitation-mail.ts'
import {
  bindToGroup,
  findGroupOf,
  findInvitation,
  findOpen,
  insertInvitation,
  insertInvitations,
  markRevoked,
  markUsed,
  renewCode,
  revokeOthers,
} from './invitations.repository.ts'
import type { InvitationRow, InvitedTo, NewInvitation } from './invitations.repository.ts'
import { keepInvitedCourses, listInvitedCourses } from './invited-courses.repository.ts'
import { findInviters, listInvitations, type ListedInvitation } from './programme-invitations.repository.ts'

/** Mails that one inviter may cause, and that one address may get. */
const INVITER_LIMIT: Limit = { tries: 60, milliseconds: HOUR }
const ADDRESS_LIMIT: Limit = { tries: 5, milliseconds: HOUR }

/** Who does something here, in the log and against their limits. */
type Doer = Pick<Caller, 'userId'>

/** An invitation as it is answered, wherever it leads. */
export type AnyInvitation = Omit<Invitation, 'courses' | 'approvedUntil'>

/** Someone to be invited as a student; the address in the form that `normaliseEmail` gives. */
export type InvitedStudent = Readonly<
  Pick<InvitationRow, 'firstName' | 'lastName' | 'email' | 'phone' | 'primaryAgencyId' | 'language'>
>

export const createInvitations = (platform: Platform) => {
  const { audit, clock, db, limits, settings } = platform
  const send = invitationSender(platform)
  const answerOf = ({ row, invitedBy }: Pick<ListedInvitation, 'row' | 'invitedBy'>): AnyInvitation => {
    const { id, userType, firstName, lastName, email, language } = row
    const facts = {
      expiresAt: row.expiresAt.toISOString(),
      revokedAt: row.revokedAt?.toISOString() ?? null,
      usedAt: row.usedAt?.toISOString() ?? null,
    }
    return {
      id,
      userType,
      firstName,
      lastName,
      email,
      language,
      state: invitationState(facts, clock.now().getTime()),
      createdAt: row.createdAt.toISOString(),
      expiresAt: facts.expiresAt,
      invitedBy,
    }
  }

  const withCourses = ({ courses, ...listed }: ListedInvitation, language: Language): Invitation => {
    const { approvedUntil } = listed.row
    return {
      ...answerOf(listed),
      courses: courses.map(({ title, ...course }) => ({ ...course, title: title[language] })),
      approvedUntil: approvedUntil && lastDayOf(approvedUntil, settings.timeZone),
    }
  }

  const freshInvitation = (invited: Omit<NewInvitation, 'codeHash' | 'createdAt' | 'expiresAt'>) => {
    const code = makeInvitationCode()
    const now = clock.now()
    return {
      code,
      row: { ...invited, codeHash: hashOfCode(code), createdAt: now, expiresAt: later(now, INVITATION_DAYS * DAY) },
    }
  }

  const admit = async (tx: Tx, { userId }: Doer, email: string): Promise<void> => {
    await limits.take(`invitation inviter ${userId}`, INVITER_LIMIT, tx)
    // The row of this limit also holds back a second invitation of the same address until this one is whole.
    await limits.take(`invitation address ${email}`, ADDRESS_LIMIT, tx)
  }

  /** The end of the approvals that it is to bring; null for none. Only who approves instructors may say it. */
  const approvalEnd = async (
    tx: Tx,
    { userType, courseIds, approvedUntil }: InvitationForm,
    { roles }: Caller,
    language: Language,
  ): Promise<Date | null> => {
    if (courseIds.length === 0) return null
    if (!INSTRUCTORS_LIST.roles.some((role) => roles.includes(role))) throw forbidden()
    const { fields } = textsIn(language)
    const isRepeated = new Set(courseIds).size < courseIds.length
    if (userType !== USER_TYPE.instructor || isRepeated || (await unknownAmong(tx, courseIds)).length > 0)
      throw refusedField('courseIds', fields.choice)
    const endsAt = endOfDay(approvedUntil, platform)
    if (endsAt <= clock.now()) throw refusedField('approvedUntil', fields.pastDay)
    refuseFar('approvedUntil', endsAt, clock.now(), language)
    return endsAt
  }

  const entryOf = (action: AuditAction, { userId }: Doer, id: number, details?: AuditDetails) => ({
    action,
    actorId: userId,
    subject: `invitation:${id}`,
    ...(details && { details }),
  })
  const record = (tx: Tx, ...entry: Parameters<typeof entryOf>) => audit.record(tx, entryOf(...entry))

  /** One code, one mail: whoever was invited before to the same has only the latest. */
  const takeBackOthers = async (tx: Tx, { row, group }: SentInvitation, inviter: Doer): Promise<void> => {
    const others = await revokeOthers(tx, row, group?.id ?? null, clock.now())
    for (const id of others) await record(tx, 'invitation.revoked', inviter, id, { replacedBy: row.id })
  }

  /**
   * Mails a fresh code, good for as many days as the first; the one before it works no more. Refuses with 404, 409
   * `INVITATION_OVER` and 429. `name` is that of whoever wants it.
   */
  const mailAnew = async (tx: Tx, id: number, inviter: Doer, name: string): Promise<void> => {
    const { email } = found(await findInvitation(tx, id))
    await admit(tx, inviter, email)
    const code = makeInvitationCode()
    const expiresAt = later(clock.now(), INVITATION_DAYS * DAY)
    const row = await renewCode(tx, id, { codeHash: hashOfCode(code), expiresAt })
    if (!row) throw conflict('INVITATION_OVER')
    const sent = { row, code, group: await findGroupOf(tx, id) }
    await takeBackOthers(tx, sent, inviter)
    await send(tx, sent, name)
    await record(tx, 'invitation.resent', inviter, id)
  }

  return {
    answerOf,

    /** The open invitation behind a code, however it was typed. */
    find: (query: Queryable, code: string): Promise<InvitationRow | undefined> =>
      findOpen(query, hashOfCode(code), clock.now()),

    /** Uses an open invitation, once, and gives it; refuses the field `verificationCode` with 400. */
    redeem: async (tx: Tx, code: string, userId: number, language: Language): Promise<InvitationRow> => {
      const used = await markUsed(tx, hashOfCode(code), userId, clock.now())
      if (!used) throw refusedField('verificationCode', textsIn(language).fields.invitation)
      return used
    },

    list: async (asked: ListAsked, language: Language) => {
      const page = await listInvitations(db, asked, dayClock(platform))
      return { ...page, items: page.items.map((listed) => withCourses(listed, language)) }
    },

    inviters: (asked: ChoiceAsked, limit: number): Promise<Choice[]> => findInviters(db, asked, limit),

    /** Keeps an invitation, into a group or into none, and mails its code; of the code itself only the mail knows. */
    invite: async (
      tx: Tx,
      form: InvitationForm,
      inviter: Caller,
      language: Language,
      group?: InvitedTo,
    ): Promise<Invitation> => {
      const { userType, primaryAgencyId } = form
      const email = normaliseEmail(form.email)
      if (!isUserType(userType)) throw refusedField('userType', textsIn(language).fields.choice)
      const refused = await agencyRefusals(tx, { primaryAgencyId, agencies: [] }, language)
      if (refused.length > 0) throw fieldRefused(...refused)
      const approvedUntil = await approvalEnd(tx, form, inviter, language)
      await admit(tx, inviter, email)

      const fresh = freshInvitation({
        ...keptOf(askedIn('invitation'), form),
        email,
        language: form.language,
        userType,
        approvedUntil,
        createdById: inviter.userId,
      })
      const row = await insertInvitation(tx, fresh.row)
      const { courseIds } = form
      await keepInvitedCourses(tx, row.id, courseIds)
      if (group) await bindToGroup(tx, group.id, [row.id])
      const sent = { row, code: fresh.code, group }
      await takeBackOthers(tx, sent, inviter)
      await send(tx, sent, fullName(inviter.account))
      await record(tx, 'invitation.sent', inviter, row.id, {
        userType,
        ...(group && { group: group.id }),
        ...(approvedUntil && { courses: courseIds, until: approvedUntil.toISOString() }),
      })
      const courses = await listInvitedCourses(tx, row.id)
      return withCourses({ row, invitedBy: fullName(inviter.account), courses }, language)
    },

    /**
     * Keeps and mails many invitations of students into a group at once. Their addresses were admitted by
     * `admitAddress`, and none of them has an open one into it. Gives the ids of the invitations.
     */
    inviteMany: async (
      tx: Tx,
      group: InvitedTo,
      persons: readonly InvitedStudent[],
      inviter: Readonly<{ id: number | null; name: string }>,
    ): Promise<readonly number[]> => {
      if (persons.length === 0) return []
      const fresh = persons.map((person) =>
        freshInvitation({ ...person, userType: USER_TYPE.student, createdById: inviter.id }),
      )
      const rows = await insertInvitations(
        tx,
        fresh.map(({ row }) => row),
      )
      const ids = rows.map(({ id }) => id)
      const codes = new Map(fresh.map(({ row, code }) => [row.codeHash, code]))
      await bindToGroup(tx, group.id, ids)
      for (const row of rows) {
        await send(tx, { row, code: found(codes.get(row.codeHash)), group, isOneOfMany: true }, inviter.name)
      }
      return ids
    },

    /** Counts a mail to an address and holds back others that would invite it, or refuses with 429. */
    admitAddress: (tx: Tx, email: string): Promise<void> =>
      limits.take(`invitation address ${email}`, ADDRESS_LIMIT, tx),

    /** Holds back others that would invite an address, without a mail. */
    holdAddress: (tx: Tx, email: string): Promise<void> =>
      limits.take(`invitation address ${email}`, { ...ADDRESS_LIMIT, tries: ID_MAX }, tx, 0),

    revoke: async (tx: Tx, id: number, inviter: Caller): Promise<void> => {
      found(await findInvitation(tx, id))
      if ((await markRevoked(tx, [id], clock.now())).length === 0) throw conflict('INVITATION_OVER')
      await record(tx, 'invitation.revoked', inviter, id)
    },

    mailAnew,

    resend: (tx: Tx, id: number, inviter: Caller): Promise<void> =>
      mailAnew(tx, id, inviter, fullName(inviter.account)),
  }
}

export type Invitations = ReturnType<typeof createInvitations>
