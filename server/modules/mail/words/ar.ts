import type { MailWords } from '../templates.ts'
import { longDate } from './long-date.ts'

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
  },
}
