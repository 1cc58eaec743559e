import type { Language } from '../../../src/domain/language.ts'
import type { MessageChannel, MessageState } from '../../../src/domain/message.ts'

type MessageWords = Readonly<{
  channels: Readonly<Record<MessageChannel, string>>
  states: Readonly<Record<MessageState, string>>
}>

/** What the file of messages says. */
export const MESSAGE_WORDS: Readonly<Record<Language, MessageWords>> = {
  en: {
    channels: { mail: 'Email', sms: 'Text message' },
    states: {
      queued: 'Waiting',
      sent: 'Sent',
      failed: 'Failed',
      bounced: 'Came back',
      suppressed: 'Kept back',
      skipped: 'Left out',
      outbox: 'In the outbox',
    },
  },
  tr: {
    channels: { mail: 'E-posta', sms: 'Kısa mesaj' },
    states: {
      queued: 'Bekliyor',
      sent: 'Gönderildi',
      failed: 'Gönderilemedi',
      bounced: 'Geri döndü',
      suppressed: 'Alıkonuldu',
      skipped: 'Atlandı',
      outbox: 'Giden kutusunda',
    },
  },
  ar: {
    channels: { mail: 'بريد إلكتروني', sms: 'رسالة نصية' },
    states: {
      queued: 'تنتظر',
      sent: 'أُرسلت',
      failed: 'تعذّر إرسالها',
      bounced: 'رجعت',
      suppressed: 'أُمسكت',
      skipped: 'تُركت',
      outbox: 'في صندوق الصادر',
    },
  },
}
