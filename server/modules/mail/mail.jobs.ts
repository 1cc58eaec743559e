import { createTransport } from 'nodemailer'

import type { Retries } from '../../platform/jobs/jobs.ts'
import type { MailTemplate } from '../../platform/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { wordingNow } from '../message-templates/message-wordings.ts'
import { deliver } from './delivery.ts'
import type { Accepted, Refused } from './delivery.ts'
import type { FilledMail } from './messages.repository.ts'
import { OWN_REASONS } from './own-reasons.ts'
import { createReplacedCheck } from './replaced.ts'
import { isAlwaysSent, isBounce, isSuppressed } from './suppressed.ts'
import { renderMail } from './templates.ts'

/** For three days and more: a mail server that went away on a Friday evening is looked after on Monday. */
export const MAIL_RETRIES: Retries = { limit: 48, firstDelay: 30, longestDelay: 7200 }

/** A person wrote them: whoever gets one is to answer it, and so is what answers for them while they are away. */
const BY_A_PERSON: ReadonlySet<MailTemplate> = new Set<MailTemplate>(['contactReply'])

/** By which whoever gets it, and their mail program, answer to the right matter. */
const threadHeaders = ({ data }: FilledMail, replyTo: string | undefined) => {
  const thread = 'thread' in data ? data.thread : undefined
  if (thread === undefined) return {}
  const { id, before } = thread
  const last = before.at(-1)
  return {
    messageId: id,
    ...(last !== undefined && { inReplyTo: last, references: [...before] }),
    ...(replyTo !== undefined && { replyTo }),
  }
}

/** Connections to the mail server at the same time: what any of them puts up with from one client. */
const MAIL_AT_ONCE = 5

const SUPPRESSED: Refused = {
  reason: OWN_REASONS.suppressed.en,
  code: 'SUPPRESSED',
  isFinal: true,
  ends: 'suppressed',
}

/** A 5xx is for good, but not one that says that we could not sign in: that is put right in the settings. */
const refusalOf = (error: unknown): Refused => {
  if (!(error instanceof Error)) return { reason: 'unknown', code: 'unknown', isFinal: false }
  const said = error as Error & { code?: string; responseCode?: number; command?: string; response?: string }
  const { code, responseCode } = said
  return {
    reason: error.message,
    code: responseCode ?? code ?? error.name,
    isFinal: responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH',
    ...(isBounce(said) && { ends: 'bounced' }),
  }
}

/** Sends what mail is queued, by SMTP_URL; a server without it leaves that to one that has it. */
export const mailJobs = (platform: Platform): void => {
  const { smtpUrl, productName, mailFrom, contactAddress } = platform.settings
  const transport = smtpUrl === undefined ? undefined : createTransport(smtpUrl)

  const replacedCheck = createReplacedCheck(platform)

  const send = async (mail: FilledMail, by: typeof transport & object): Promise<Accepted | Refused> => {
    const replaced = await replacedCheck(mail)
    if (replaced) return replaced
    if (!isAlwaysSent(mail.template) && (await isSuppressed(platform.db, mail.recipientAddress))) return SUPPRESSED
    const { template, locale, recipientName, recipientAddress, data } = mail
    const { words, versionId } = await wordingNow(platform.db, mail)
    const isTest = mail.testOf !== null
    const { subject, text, html, attachment } = renderMail({
      template,
      language: locale,
      name: recipientName,
      data,
      product: productName,
      wording: words,
      isTest,
    })
    try {
      // Names and addresses as objects: a line break in one of them cannot begin another header.
      const { response, messageId } = await by.sendMail({
        from: { name: productName, address: mailFrom },
        to: { name: recipientName, address: recipientAddress },
        headers: BY_A_PERSON.has(template) && !isTest ? {} : { 'auto-submitted': 'auto-generated' },
        ...(!isTest && threadHeaders(mail, contactAddress)),
        subject,
        text,
        html,
        attachments: attachment
          ? [{ filename: attachment.fileName, contentType: attachment.contentType, content: attachment.content }]
          : [],
      })
      return { answer: response, versionId, mailId: messageId }
    } catch (error) {
      return refusalOf(error)
    }
  }

  deliver(platform, 'mail', MAIL_RETRIES, transport && ((mail) => send(mail, transport)), MAIL_AT_ONCE)
}
