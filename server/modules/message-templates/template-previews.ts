import type { TemplatePreview } from '../../../src/domain/contract/message-template.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { TemplateKind } from '../../../src/domain/message-variables.ts'
import type { MailTemplate } from '../../platform/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SmsTemplate } from '../../platform/sms.ts'
import type { MailMode } from '../mail/mail-html.ts'
import { sampleMails, sampleTexts } from '../mail/sample-messages.ts'
import { SAMPLE_NAMES } from '../mail/sample-words.ts'
import { renderMail, renderSms } from '../mail/templates.ts'
import { wordsOfSource } from './template-tests.ts'

type Preview = Omit<TemplatePreview, 'frames'> & Readonly<{ html: string | null }>

/** Messages as they would be sent, with examples in place of what they would be filled with. */
export const createTemplatePreviews = ({ db, settings }: Platform) => {
  const product = settings.productName
  const site = settings.publicUrl

  /** 404 where the kind has no such version. What is unfinished shows its variables as they are written. */
  return async (
    { channel, template }: TemplateKind,
    source: string,
    language: Language,
    mode: MailMode = 'light',
  ): Promise<Preview> => {
    const { words } = await wordsOfSource(db, { channel, template }, source, language)
    if (channel === 'sms') {
      const kind = template as SmsTemplate
      const data = sampleTexts(language, site)[kind]
      const text = renderSms({ template: kind, language, data, product, wording: words })
      return { subject: null, preview: null, text, html: null }
    }
    const kind = template as MailTemplate
    const data = sampleMails(language, site)[kind]
    const name = SAMPLE_NAMES[language]
    const { subject, preheader, text, html } = renderMail({
      template: kind,
      language,
      name,
      data,
      product,
      wording: words,
      mode,
    })
    return { subject, preview: preheader, text, html }
  }
}
