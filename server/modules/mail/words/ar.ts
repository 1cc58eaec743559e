import type { ContactTopic } from '../../../../src/domain/contact.ts'
import type { MailWords } from '../templates.ts'
import { longDate } from './long-date.ts'

const topics: Readonly<Record<ContactTopic, string>> = {
  courses: 'الدورات عبر الإنترنت',
  classes: 'الدورات الحضورية',
  certificates: 'الشهادات',
  account: 'الحساب أو تسجيل الدخول',
  teaching: 'كيف تصبح مدربًا',
  other: 'موضوع آخر',
}

export const ar: MailWords = {
  greeting: (name) => `مرحبًا ${name}،`,
  letters: {
    emailVerification: ({ link }, product) => ({
      subject: `تأكيد بريدك الإلكتروني في ${product}`,
      paragraphs: ['افتح الرابط أدناه لتأكيد أن هذا العنوان لك. يعمل الرابط مرة واحدة ولمدة يوم واحد.'],
      link: { label: 'تأكيد بريدي الإلكتروني', address: link },
      closing: 'إذا لم تطلب ذلك فيمكنك تجاهل هذه الرسالة.',
    }),
    enrollmentConfirmed: ({ courseTitle, courseLink, verificationCode, verificationLink, expiresAt }) => ({
      subject: `تم تسجيلك: ${courseTitle}`,
      paragraphs: [
        `تم تسجيلك في دورة «${courseTitle}». آخر موعد لإكمالها: ${longDate('ar', expiresAt)}.`,
        `ابدأ أو تابع من هنا: ${courseLink}`,
        'للتحقق من تسجيلك، أكّد بياناتك بهذا الرمز:',
      ],
      code: verificationCode,
      link: { label: 'التحقق من تسجيلي', address: verificationLink },
      closing: 'احتفظ بهذه الرسالة إلى أن تكمل الدورة.',
    }),
    courseCompleted: ({ courseTitle, certificateNumber, certificateLink }) => ({
      subject: `اكتملت الدورة: ${courseTitle}`,
      paragraphs: [`لقد أكملت دورة «${courseTitle}». شهادتك جاهزة.`, 'يمكن لأي شخص التحقق منها برقمها:'],
      code: certificateNumber,
      link: { label: 'عرض الشهادة', address: certificateLink },
      closing: 'شكرًا لك على جعل جانب الطريق أكثر أمانًا.',
    }),
    contactReceived: ({ reference, topic, link }, product) => ({
      subject: `وصلتنا رسالتك: ${reference}`,
      paragraphs: [
        `وصلت رسالتك إلى فريق ${product}. الموضوع: ${topics[topic]}. سنرد عليك على هذا العنوان، وغالبًا خلال يومي عمل.`,
        'إذا كتبت أو اتصلت مرة أخرى فاذكر هذا الرقم المرجعي:',
      ],
      code: reference,
      link: { label: 'صفحة الاتصال', address: link },
      closing: 'إذا لم تكتب إلينا فيمكنك تجاهل هذه الرسالة.',
    }),
    contactMessage: ({ reference, topic, name, email, message, link }) => ({
      subject: `نموذج الاتصال، ${topics[topic]}: ${reference}`,
      paragraphs: [`كتب ${name} (${email}) من صفحة الاتصال. الموضوع: ${topics[topic]}.`, message],
      code: reference,
      link: { label: 'سجلات نموذج الاتصال', address: link },
      closing: 'أرسل الرد إلى العنوان أعلاه واذكر الرقم المرجعي.',
    }),
  },
}
