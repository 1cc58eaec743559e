import { isolated, ltr } from '../../letter.ts'
import type { CertificateLetters } from './certificate-letters.ts'

export const certificatesAr: CertificateLetters = {
  certificateIssued: ({ courseTitle, certificateNumber, certificateLink }, product) => ({
    subject: `شهادتك: ${courseTitle}`,
    preheader: 'صدرت لك.',
    paragraphs: [`أصدر ${product} لك شهادة في دورة «${isolated(courseTitle)}». ويمكن لأي شخص التحقق منها برقمها:`],
    code: certificateNumber,
    link: { label: 'عرض الشهادة', address: certificateLink },
    closing: 'تجدها في لوحتك أيضًا. وإذا لم تكن تتوقعها فأخبرنا.',
  }),
  certificateReissued: ({ courseTitle, replaced, certificateNumber, certificateLink }) => ({
    subject: `أُعيد إصدار شهادتك: ${courseTitle}`,
    preheader: 'تحل الشهادة الجديدة محل القديمة.',
    paragraphs: [
      `أُعيد إصدار شهادتك في دورة «${isolated(courseTitle)}» باسمك المصحّح. ولم يتغيّر ما أتممته ولا مدة صلاحيته.`,
      `تحل محل الشهادة ${ltr(replaced)} التي لم تعد سارية. ويمكن لأي شخص التحقق من الجديدة برقمها:`,
    ],
    code: certificateNumber,
    link: { label: 'عرض الشهادة', address: certificateLink },
    closing: 'إذا لم تكن تتوقع ذلك فأخبرنا.',
  }),
  certificateRestored: ({ courseTitle, certificateNumber, certificateLink }, product) => ({
    subject: `شهادتك سارية من جديد: ${courseTitle}`,
    preheader: 'هي سارية كما كانت.',
    paragraphs: [
      `أعاد ${product} إليك شهادتك في دورة «${isolated(courseTitle)}» بعد أن كانت ملغاة. وهي كما كانت، ويمكن لأي شخص التحقق منها برقمها:`,
    ],
    code: certificateNumber,
    link: { label: 'عرض الشهادة', address: certificateLink },
    closing: 'إن كانت لديك أسئلة فراسلنا مع ذكر رقم الشهادة.',
  }),
  certificateRevoked: ({ courseTitle, certificateNumber, reason, link }, product) => ({
    subject: `أُلغيت شهادتك: ${courseTitle}`,
    preheader: 'لم تعد سارية.',
    paragraphs: [
      `ألغى ${product} شهادتك في دورة «${isolated(courseTitle)}». ومن يتحقق منها يرى أنها لم تعد سارية.`,
      `السبب المذكور: ${isolated(reason)}`,
      'رقم الشهادة:',
    ],
    code: certificateNumber,
    link: { label: 'الاستفسار عن ذلك', address: link },
    closing: 'إذا رأيت أن في الأمر خطأ فراسلنا مع ذكر رقم الشهادة.',
  }),
}
