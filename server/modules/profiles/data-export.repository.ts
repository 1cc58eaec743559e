import { and, asc, eq, inArray, or } from 'drizzle-orm'

import type { Queryable } from '../../platform/db/database.ts'
import { personColumns } from '../../platform/db/person.sql.ts'
import {
  agencies,
  invitations,
  mailedLinks,
  nameChanges,
  phoneCodes,
  sessions,
  userAgencies,
  userRoles,
  users,
} from '../../platform/db/tables/accounts.table.ts'
import { contactFlights, contactMessages } from '../../platform/db/tables/contact.table.ts'
import { listDefaults, listViews } from '../../platform/db/tables/list-views.table.ts'
import { auditLog, messages } from '../../platform/db/tables/platform.table.ts'
import { clearedEvents, notes } from '../../platform/db/tables/quick-panel.table.ts'

/*
 * Each column is named, or described as a person's: what is added to a table is in no export until someone decides that
 * it is no hash, no code and no secret.
 */

export const findPerson = async (query: Queryable, userId: number) => {
  const [row] = await query
    .select({
      id: users.id,
      ...personColumns,
      emailVerifiedAt: users.emailVerifiedAt,
      phoneVerifiedAt: users.phoneVerifiedAt,
      notifyPhone: users.notifyPhone,
      language: users.language,
      welcomed: users.welcomed,
      shortcuts: users.shortcuts,
      settings: users.settings,
      photo: users.photo,
      createdAt: users.createdAt,
      lastSignInAt: users.lastSignInAt,
      deactivatedAt: users.deactivatedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  return row
}

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

export const listRoles = async (query: Queryable, userId: number): Promise<number[]> => {
  const rows = await query.select().from(userRoles).where(eq(userRoles.userId, userId)).orderBy(asc(userRoles.roleId))
  return rows.map(({ roleId }) => roleId)
}

export const listAgencies = async (query: Queryable, { id, primaryAgencyId }: Person) => {
  const further = query.select({ id: userAgencies.agencyId }).from(userAgencies).where(eq(userAgencies.userId, id))
  const isPrimary = primaryAgencyId === null ? undefined : eq(agencies.id, primaryAgencyId)
  const rows = await query
    .select({ id: agencies.id, name: agencies.name })
    .from(agencies)
    .where(or(inArray(agencies.id, further), isPrimary))
    .orderBy(agencies.name)
  return rows.map(({ id: agencyId, name }) => ({ id: agencyId, name, isPrimary: agencyId === primaryAgencyId }))
}

export const listSessions = (query: Queryable, userId: number) =>
  query
    .select({
      startedAt: sessions.createdAt,
      lastUsedAt: sessions.renewedAt,
      endedAt: sessions.endedAt,
      userAgent: sessions.userAgent,
      address: sessions.address,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sessions.createdAt)

export const listLinks = (query: Queryable, userId: number) =>
  query
    .select({
      kind: mailedLinks.kind,
      newEmail: mailedLinks.newEmail,
      createdAt: mailedLinks.createdAt,
      expiresAt: mailedLinks.expiresAt,
      usedAt: mailedLinks.usedAt,
    })
    .from(mailedLinks)
    .where(eq(mailedLinks.userId, userId))
    .orderBy(mailedLinks.id)

export const listNameChanges = (query: Queryable, userId: number) =>
  query
    .select({
      state: nameChanges.state,
      oldFirstName: nameChanges.oldFirstName,
      oldLastName: nameChanges.oldLastName,
      newFirstName: nameChanges.newFirstName,
      newLastName: nameChanges.newLastName,
      reason: nameChanges.reason,
      evidence: nameChanges.evidence,
      askedAt: nameChanges.askedAt,
      decidedAt: nameChanges.decidedAt,
      refusal: nameChanges.refusal,
    })
    .from(nameChanges)
    .where(eq(nameChanges.userId, userId))
    .orderBy(nameChanges.id)

export const listPhoneCodes = (query: Queryable, userId: number) =>
  query
    .select({
      phone: phoneCodes.phone,
      tries: phoneCodes.tries,
      createdAt: phoneCodes.createdAt,
      expiresAt: phoneCodes.expiresAt,
      usedAt: phoneCodes.usedAt,
    })
    .from(phoneCodes)
    .where(eq(phoneCodes.userId, userId))
    .orderBy(phoneCodes.id)

/** Invitations that made this account, or gave it a role. */
export const listUsedInvitations = (query: Queryable, userId: number) =>
  query
    .select({
      userType: invitations.userType,
      firstName: invitations.firstName,
      lastName: invitations.lastName,
      email: invitations.email,
      phone: invitations.phone,
      createdAt: invitations.createdAt,
      usedAt: invitations.usedAt,
    })
    .from(invitations)
    .where(eq(invitations.usedById, userId))
    .orderBy(invitations.id)

export const listNotes = (query: Queryable, userId: number) =>
  query
    .select({ title: notes.title, detail: notes.detail, createdAt: notes.createdAt })
    .from(notes)
    .where(eq(notes.userId, userId))
    .orderBy(notes.id)

export const listListViews = (query: Queryable, userId: number) =>
  query
    .select({
      list: listViews.list,
      name: listViews.name,
      asked: listViews.asked,
      role: listViews.roleId,
      createdAt: listViews.createdAt,
    })
    .from(listViews)
    .where(eq(listViews.userId, userId))
    .orderBy(listViews.id)

export const listListDefaults = (query: Queryable, userId: number) =>
  query
    .select({ list: listDefaults.list, view: listViews.name, brought: listDefaults.brought })
    .from(listDefaults)
    .leftJoin(listViews, eq(listViews.id, listDefaults.viewId))
    .where(eq(listDefaults.userId, userId))
    .orderBy(listDefaults.list)

export const listClearedEvents = (query: Queryable, userId: number) =>
  query
    .select({ eventId: clearedEvents.eventId, at: clearedEvents.at })
    .from(clearedEvents)
    .where(eq(clearedEvents.userId, userId))
    .orderBy(clearedEvents.eventId)

export const listContactMessages = (query: Queryable, userId: number) =>
  query
    .select({
      reference: contactMessages.reference,
      name: contactMessages.name,
      email: contactMessages.email,
      topic: contactMessages.topic,
      message: contactMessages.message,
      state: contactMessages.state,
      createdAt: contactMessages.createdAt,
      flight: contactFlights.flight,
    })
    .from(contactMessages)
    .leftJoin(contactFlights, eq(contactFlights.contactId, contactMessages.id))
    .where(eq(contactMessages.userId, userId))
    .orderBy(contactMessages.id)

/** To the address, and to the phone only once it is proven: an unproven one may be somebody else's. */
export const listMessages = (query: Queryable, { email, phone, phoneVerifiedAt }: Person) => {
  const toAddress = and(eq(messages.channel, 'mail'), eq(messages.recipientAddress, email))
  const isProven = phone !== null && phoneVerifiedAt !== null
  const toPhone = isProven ? and(eq(messages.channel, 'sms'), eq(messages.recipientAddress, phone)) : undefined
  return query
    .select({
      channel: messages.channel,
      template: messages.template,
      language: messages.locale,
      state: messages.state,
      createdAt: messages.createdAt,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(or(toAddress, toPhone))
    .orderBy(messages.id)
}

/** By the person, and about the person. Whoever else did something is named by nothing, their address neither. */
export const listAudit = async (query: Queryable, userId: number) => {
  const rows = await query
    .select({
      at: auditLog.at,
      action: auditLog.action,
      subject: auditLog.subject,
      address: auditLog.address,
      actorId: auditLog.actorId,
    })
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.subject, `user:${userId}`)))
    .orderBy(auditLog.id)
  return rows.map(({ at, action, subject, address, actorId }) => {
    const isByPerson = actorId === userId
    return { at, action, subject, isByPerson, address: isByPerson ? address : null }
  })
}
