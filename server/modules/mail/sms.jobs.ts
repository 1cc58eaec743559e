import { PHONE_CODE } from '../../../src/domain/phone.ts'
import { MINUTE, later } from '../../platform/clock.ts'
import type { Retries } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { wordingNow } from '../message-templates/message-wordings.ts'
import { deliver } from './delivery.ts'
import type { Accepted, Refused } from './delivery.ts'
import type { FilledSms } from './messages.repository.ts'
import { OWN_REASONS } from './own-reasons.ts'
import { createSmsGateway, internationalNumber, type SmsGateway } from './sms-gateway.ts'
import { renderSms } from './templates.ts'

/** For about five minutes: a code that comes later than that helps nobody. */
const RETRIES: Retries = { limit: 6, firstDelay: 5, longestDelay: 120 }

/** As many as mails. */
const SMS_AT_ONCE = 5

const TOO_LATE: Refused = {
  reason: OWN_REASONS.tooLate.en,
  code: 'EXPIRED',
  isFinal: true,
  ends: 'skipped',
}

/** Sends what text messages are queued, by SMS_URL; a server without it leaves that to one that has it. */
export const smsJobs = (platform: Platform): void => {
  const { clock, settings } = platform
  const { smsUrl, smsFrom, productName } = settings
  const gateway = smsUrl === undefined ? undefined : createSmsGateway(smsUrl, smsFrom)

  const send = async (sms: FilledSms, by: SmsGateway): Promise<Accepted | Refused> => {
    const { template, locale, recipientAddress, data, createdAt } = sms
    if (template === 'phoneCode' && clock.now() >= later(createdAt, PHONE_CODE.minutes * MINUTE)) return TOO_LATE
    const { words, versionId } = await wordingNow(platform.db, sms)
    const text = renderSms({
      template,
      language: locale,
      data,
      product: productName,
      wording: words,
      isTest: sms.testOf !== null,
    })
    const said = await by({ to: internationalNumber(recipientAddress), text })
    return 'answer' in said ? { ...said, versionId } : said
  }

  deliver(platform, 'sms', RETRIES, gateway && ((sms) => send(sms, gateway)), SMS_AT_ONCE)
}
