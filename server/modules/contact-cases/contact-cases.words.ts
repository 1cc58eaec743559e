import type { ContactState, ContactTopic } from '../../../src/domain/contact.ts'
import type { Language } from '../../../src/domain/language.ts'

type ContactCaseWords = Readonly<{
  states: Readonly<Record<ContactState, string>>
  topics: Readonly<Record<ContactTopic, string>>
  late: string
}>

/** What the file of messages says. */
export const CONTACT_CASE_WORDS: Readonly<Record<Language, ContactCaseWords>> = {
  en: {
    states: {
      new: 'New',
      assigned: 'Assigned',
      answered: 'Answered',
      waiting: 'Waiting for the writer',
      closed: 'Closed',
      spam: 'Spam',
    },
    topics: {
      courses: 'Online courses',
      classes: 'In-person classes',
      certificates: 'Certificates',
      account: 'Account and signing in',
      teaching: 'Becoming an instructor',
      other: 'Something else',
    },
    late: 'Late',
  },
  tr: {
    states: {
      new: 'Yeni',
      assigned: 'Üstlenildi',
      answered: 'Yanıtlandı',
      waiting: 'Yazandan yanıt bekliyor',
      closed: 'Kapandı',
      spam: 'İstenmeyen',
    },
    topics: {
      courses: 'Çevrim içi eğitimler',
      classes: 'Sınıflar',
      certificates: 'Sertifikalar',
      account: 'Hesap ve giriş',
      teaching: 'Eğitmen olmak',
      other: 'Başka bir konu',
    },
    late: 'Gecikti',
  },
  ar: {
    states: {
      new: 'جديدة',
      assigned: 'مُسندة',
      answered: 'تم الرد عليها',
      waiting: 'بانتظار رد المرسل',
      closed: 'مغلقة',
      spam: 'مزعجة',
    },
    topics: {
      courses: 'الدورات عبر الإنترنت',
      classes: 'الصفوف',
      certificates: 'الشهادات',
      account: 'الحساب وتسجيل الدخول',
      teaching: 'كيف تصبح مدرّبًا',
      other: 'موضوع آخر',
    },
    late: 'متأخرة',
  },
}
