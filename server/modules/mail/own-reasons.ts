import type { Language } from '../../../src/domain/language.ts'

type Words = Readonly<Record<Language, string>>

/** Why this product itself did not send a message. Kept in English, as what other servers answer mostly is. */
export const OWN_REASONS = {
  replaced: {
    en: 'Its link had been replaced by a later one, used or taken back before it could be sent.',
    tr: 'Gönderilemeden önce bağlantısının yerini bir başkası aldı, kullanıldı veya geri alındı.',
    ar: 'قبل أن تُرسل حلّ محل رابطها رابط أحدث، أو استُخدم، أو سُحب.',
  },
  tooLate: {
    en: 'Its code had expired before it could be sent.',
    tr: 'Gönderilemeden önce kodunun süresi doldu.',
    ar: 'انتهت صلاحية رمزها قبل أن تُرسل.',
  },
  unreadable: {
    en: 'What this message is filled with cannot be opened: the secret of this installation was changed.',
    tr: 'Bu mesajın içeriği açılamıyor: kurulumun gizli anahtarı değiştirilmiş.',
    ar: 'تعذّر فتح محتوى هذه الرسالة: تغيّر المفتاح السري لهذا النظام.',
  },
  suppressed: {
    en: 'A message before came back from this address: there is no such mailbox.',
    tr: 'Bu adresten daha önce bir mesaj geri döndü: böyle bir posta kutusu yok.',
    ar: 'رجعت رسالة سابقة من هذا العنوان: لا يوجد صندوق بريد كهذا.',
  },
  renewed: {
    en: 'A fresh one was sent in its place.',
    tr: 'Yerine yenisi gönderildi.',
    ar: 'أُرسلت رسالة جديدة بدلًا منها.',
  },
} as const satisfies Readonly<Record<string, Words>>

const byEnglish: ReadonlyMap<string, Words> = new Map(Object.values(OWN_REASONS).map((words) => [words.en, words]))

/** A reason in the reader's language where it is one of our own; what another server said is told as it said it. */
export const reasonIn = (language: Language, reason: string | null): string | null =>
  reason === null ? null : (byEnglish.get(reason)?.[language] ?? reason)
