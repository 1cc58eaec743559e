import { desc, eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'

import { latestMessages } from '../../../../server/modules/mail/messages.repository.ts'
import { agencies, users } from '../../../../server/platform/db/tables/accounts.table.ts'
import { auditLog, messages } from '../../../../server/platform/db/tables/platform.table.ts'
import type { TestApp } from '../../support/test-app.ts'

type As = Readonly<{ token: string }>

/** Asks as a person, at an address under /api. */
export const asking = (server: TestApp) => {
  const ask =
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    (as: As, path: string, payload?: Record<string, unknown>, headers: Record<string, string> = {}) =>
      server.call({ method, url: `/api${path}`, as, headers, ...(payload === undefined ? {} : { payload }) })
  return { get: ask('GET'), post: ask('POST'), put: ask('PUT'), patch: ask('PATCH'), remove: ask('DELETE') }
}

export const statusOf = async (server: TestApp, as: As): Promise<number> =>
  (await server.call({ url: '/api/auth/me', as })).statusCode

export const refusedWith = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().error.code]

/** What the answer says of fields. */
export const fieldsRefused = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.json().error.code,
  answer.json().error.details,
]

/** What a person did, but for coming and going. */
export const deedsOf = async ({ platform }: TestApp, userId: number) => {
  const rows = await platform.db
    .select({ action: auditLog.action, subject: auditLog.subject, details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.actorId, userId))
    .orderBy(auditLog.id)
  return rows.filter(({ action }) => action !== 'session.started')
}

export const accountOf = async ({ platform }: TestApp, userId: number) => {
  const [row] = await platform.db.select().from(users).where(eq(users.id, userId))
  if (!row) throw new Error('There is no such person')
  return row
}

/** What was sent to an address or a phone, the latest first. */
export const messagesTo = ({ platform }: TestApp, address: string) =>
  platform.db.select().from(messages).where(eq(messages.recipientAddress, address)).orderBy(desc(messages.id))

/** What the latest message of a template to an address was filled with. */
export const messageTo = async ({ platform }: TestApp, address: string, template: string) => {
  const sent = await latestMessages(platform, 300)
  const message = sent.find((one) => one.recipientAddress === address && one.template === template)
  if (!message) throw new Error(`No ${template} went to ${address}`)
  return message.data as Readonly<Record<string, string>>
}

export const makeAgency = async ({ platform }: TestApp, name: string): Promise<number> => {
  const [row] = await platform.db.insert(agencies).values({ name }).returning({ id: agencies.id })
  if (!row) throw new Error('The agency was not kept')
  return row.id
}
