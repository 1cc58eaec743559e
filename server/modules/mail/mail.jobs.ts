import { createTransport } from 'nodemailer'

import { MAIL_JOB } from '../../platform/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { findMessage, keepOutcome } from './messages.repository.ts'
import { renderMail } from './templates.ts'

/** As often as the queue tries a job: once, and five times again. */
const ATTEMPTS = 6

/** Sends what is queued. Once a mail has left, its secrets leave the database. */
export const mailJobs = ({ jobs, db, clock, settings, log }: Platform): void => {
  const { smtpUrl } = settings
  const transport = smtpUrl === undefined ? undefined : createTransport(smtpUrl)

  jobs.handle<{ messageId: number }>(MAIL_JOB, async ({ messageId }) => {
    const message = await findMessage(db, messageId)
    if (!message || message.state !== 'queued' || transport === undefined) return
    const { template, locale, recipientName, recipientAddress, data } = message
    const mail = renderMail({ template, language: locale, name: recipientName, data, product: settings.productName })
    const attempts = message.attempts + 1
    try {
      // Names and addresses as objects: a line break in one of them cannot begin another header.
      await transport.sendMail({
        from: { name: settings.productName, address: settings.mailFrom },
        to: { name: recipientName, address: recipientAddress },
        ...mail,
      })
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
      await keepOutcome(db, messageId, { state: attempts < ATTEMPTS ? 'queued' : 'failed', attempts, error: reason })
      throw error
    }
    await keepOutcome(db, messageId, { state: 'sent', attempts, error: null, sentAt: clock.now(), data: {} })
    log.info({ messageId, template }, 'A mail was sent')
  })
}
