import type { AnsweredState, ContactEntryKind, ContactState, ContactTopic } from '../../../src/domain/contact.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { PersonKey } from './people.ts'

type Staff = Extract<PersonKey, 'demo-admin' | 'demo-owner'>

/** Something written about a message, so many hours after it came. */
type EntrySource = Readonly<{ kind: ContactEntryKind; after: number; by: Staff; text: string; asksBack?: true }>

export type ContactSource = Readonly<{
  reference: string
  /** Somebody of the demo who was signed in, or a stranger. */
  from: PersonKey | Readonly<{ name: string; email: string }>
  topic: ContactTopic
  language: Language
  message: string
  hoursAgo: number
  state: ContactState
  was?: AnsweredState
  closeReason?: string
  assignee?: Staff
  entries?: readonly EntrySource[]
}>

/** What people wrote by the contact page in the last weeks. */
export const contactCases: readonly ContactSource[] = [
  {
    reference: 'C-7K3M-9QX2',
    from: 'demo-student',
    topic: 'certificates',
    language: 'en',
    hoursAgo: 3,
    state: 'new',
    message:
      'My chief asks for a certificate with my badge number on it. The one in my profile has my licence number alone. Can you add it?',
  },
  {
    reference: 'C-QQ4T-82HM',
    from: { name: 'Dana Whitfield', email: 'dana.whitfield@example.org' },
    topic: 'teaching',
    language: 'en',
    hoursAgo: 190,
    state: 'assigned',
    assignee: 'demo-admin',
    entries: [
      {
        kind: 'note',
        after: 20,
        by: 'demo-owner',
        text: 'Her chief called: they need somebody in the county by spring.',
      },
    ],
    message:
      'I have worked the interstate for eleven years and would like to teach the four-hour class in our county.\n\nWhom do I ask, and what does it take?\n\nDana Whitfield\nRedfield County',
  },
  {
    reference: 'C-MA7X-3PD9',
    from: { name: 'هناء صالح', email: 'hana.saleh@example.net' },
    topic: 'classes',
    language: 'ar',
    hoursAgo: 27,
    state: 'new',
    message: 'هل توجد دورة حضورية قريبة من مدينتي هذا الشهر؟ فريقنا ستة أشخاص، ونفضّل أن نحضر معًا.',
  },
  {
    reference: 'C-8WZK-55NF',
    from: { name: 'Murat Yıldız', email: 'murat.yildiz@example.org' },
    topic: 'account',
    language: 'tr',
    hoursAgo: 70,
    state: 'waiting',
    assignee: 'demo-admin',
    entries: [
      {
        kind: 'reply',
        after: 5,
        by: 'demo-admin',
        asksBack: true,
        text: 'Hangi adresle kaydoldunuz? İş adresinizle mi, yoksa başka bir adresle mi?',
      },
    ],
    message: 'Parolamı sıfırlamak istiyorum ama e-posta gelmiyor. Gereksiz klasörüne de baktım.',
  },
  {
    reference: 'C-KD3R-P7VA',
    from: { name: 'Ana Lima', email: 'ana.lima@example.net' },
    topic: 'courses',
    language: 'en',
    hoursAgo: 130,
    state: 'answered',
    assignee: 'demo-owner',
    entries: [
      {
        kind: 'reply',
        after: 9,
        by: 'demo-owner',
        text: 'The online course is free for everybody who works or volunteers on the road. Sign up, and you can begin at once.',
      },
    ],
    message: 'Does the online course cost anything for volunteers?',
  },
  {
    reference: 'C-X2HC-YT64',
    from: { name: 'Owen Price', email: 'o.price@example.org' },
    topic: 'other',
    language: 'en',
    hoursAgo: 400,
    state: 'closed',
    closeReason: 'Answered by phone.',
    message: 'Please call me about the signs for the exercise in May.',
  },
  {
    reference: 'C-3GVN-R8JB',
    from: { name: 'SEO Growth Team', email: 'growth@example.com' },
    topic: 'other',
    language: 'en',
    hoursAgo: 50,
    state: 'spam',
    message: 'We noticed that your website could rank much higher. Reply to get a free audit today.',
  },
]

/** Answers that are given often. */
export const savedAnswers = [
  {
    title: 'Another name on a certificate',
    en: 'Ask for the change on your profile, under your name. Once it is approved, your certificates are issued anew, and the old numbers lead to the new ones.',
    tr: 'Değişikliği profilinizde, adınızın altında isteyin. Onaylanınca sertifikalarınız yeniden düzenlenir; eski numaralar yenilerine götürür.',
    ar: 'اطلب التغيير من ملفك الشخصي تحت اسمك. بعد الموافقة تُصدر شهاداتك من جديد، وتقود الأرقام القديمة إلى الجديدة.',
  },
  {
    title: 'Becoming an instructor',
    en: 'Thank you for wanting to teach. You will get an invitation by email; with it you sign up as an instructor and are approved for your courses.',
    tr: 'Eğitim vermek istediğiniz için teşekkürler. Size e-postayla bir davet gelecek; onunla eğitmen olarak kaydolur ve eğitimleriniz için onay alırsınız.',
    ar: 'شكرًا لرغبتك في التدريب. ستصلك دعوة بالبريد، تسجّل بها مدرّبًا وتُعتمد لدوراتك.',
  },
  {
    title: 'Password mail does not come',
    en: 'Look into the junk folder first. If it is not there, tell us with which address you signed up, and we send it again.',
    tr: 'Önce gereksiz klasörüne bakın. Orada da yoksa hangi adresle kaydolduğunuzu yazın, yeniden gönderelim.',
    ar: '',
  },
] as const
