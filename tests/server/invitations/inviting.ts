import type { LightMyRequestResponse } from 'fastify'

import { latestMessages } from '../../../server/modules/mail/messages.repository.ts'
import { invitations } from '../../../server/platform/db/tables/accounts.table.ts'
import { auditLog, messages } from '../../../server/platform/db/tables/platform.table.ts'
import type { MailData } from '../../../server/platform/mail.ts'
import type { TestApp } from '../support/test-app.ts'

export const CODE = /^([2-9A-HJKMNP-TV-Z]{4}-){6}[2-9A-HJKMNP-TV-Z]{4}$/

const FORM = {
  userType: 2,
  firstName: 'Bora',
  lastName: 'Demir',
  email: 'bora@example.org',
  phone: '',
  primaryAgencyId: 0,
  language: 'en',
}

type Form = Readonly<Record<string, unknown>>

export type Inviting = {
  (form?: Form, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** Invites, and answers the id and the code that was mailed. */
  one: (form?: Form) => Promise<{ id: number; code: string }>
}

/** Invitations that were mailed, the latest first. */
export const mailedInvitations = async ({ platform }: TestApp) => {
  const mails = (await latestMessages(platform, 200)).filter(({ template }) => template === 'invitation')
  return mails.map(({ data, recipientAddress, recipientName, locale }) => ({
    recipientAddress,
    recipientName,
    locale,
    data: data as MailData['invitation'],
  }))
}

export const clearInvitations = async ({ platform: { db } }: TestApp): Promise<void> => {
  await db.delete(invitations)
  await db.delete(messages)
  await db.delete(auditLog)
}

export const inviting = (server: TestApp, as: { token: string }): Inviting => {
  const invite = (form: Form = {}, headers: Record<string, string> = {}) =>
    server.call({ method: 'POST', url: '/api/invitations', payload: { ...FORM, ...form }, headers, as })
  return Object.assign(invite, {
    one: async (form: Form = {}) => {
      const { id } = (await invite(form)).json<{ id: number }>()
      const [mail] = await mailedInvitations(server)
      if (!mail) throw new Error('Nothing was mailed')
      return { id, code: mail.data.code }
    },
  })
}
