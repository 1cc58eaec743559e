import { describe, expect, it } from 'vitest'

import { withoutIsolates } from '../../../server/modules/mail/letter.ts'
import { sampleMails, sampleTexts } from '../../../server/modules/mail/sample-messages.ts'
import { SAMPLE_NAMES } from '../../../server/modules/mail/sample-words.ts'
import { builtInTexts } from '../../../server/modules/mail/template-defaults.ts'
import { renderMail, renderSms } from '../../../server/modules/mail/templates.ts'
import type { MailTemplate } from '../../../server/platform/mail.ts'
import type { SmsTemplate } from '../../../server/platform/sms.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { checkTemplate } from '../../../src/domain/message-template-check.ts'
import { TEMPLATE_KINDS } from '../../../src/domain/message-variables.ts'

const product = 'TIM Training'

/** What a mail says, whichever way its directions are marked. */
const said = ({ subject, preheader, text }: ReturnType<typeof renderMail>) =>
  [subject, preheader, withoutIsolates(text)] as const

const unprompted = (template: MailTemplate, language: (typeof LANGUAGES)[number]) => {
  const samples = sampleMails(language)
  return {
    ...samples,
    // Their words depend on who reminds, and on whether it is an amendment.
    courseReminder: { ...samples.courseReminder, coordinator: null },
  }[template]
}

describe.each(TEMPLATE_KINDS.map((kind) => [`${kind.channel} ${kind.template}`, kind] as const))(
  '%s',
  (_name, kind) => {
    const texts = builtInTexts(kind)

    it('is sound as the product words it: it can be checked and put in force unchanged', () => {
      expect(checkTemplate(kind, texts)).toEqual([])
    })

    it.each(LANGUAGES)('says as a template in %s what the product says itself', (language) => {
      const wordingOf = texts[language]
      const sayAll = {
        sms: () => {
          const template = kind.template as SmsTemplate
          const sms = { template, language, data: sampleTexts(language)[template], product }
          return [renderSms({ ...sms, wording: wordingOf }), renderSms(sms)]
        },
        mail: () => {
          const template = kind.template as MailTemplate
          const data = unprompted(template, language)
          const mail = { template, language, name: SAMPLE_NAMES[language], data, product }
          return [said(renderMail({ ...mail, wording: wordingOf })), said(renderMail(mail))]
        },
      }
      const [asTemplate, bySelf] = sayAll[kind.channel]()
      expect(asTemplate).toEqual(bySelf)
    })
  },
)
