import { isolated } from '../../letter.ts'
import { dayIn, type EnrollmentLetters } from './enrollment-letters.ts'

export const enrollmentsAr: EnrollmentLetters = {
  enrollmentExtended: ({ courseTitle, until, link }) => ({
    subject: `لديك وقت إضافي: ${courseTitle}`,
    preheader: `حتى ${dayIn('ar', until)}.`,
    paragraphs: [
      `مُدِّد تسجيلك في دورة «${isolated(courseTitle)}». يمكنك إكمال الدورة حتى ${dayIn('ar', until)}.`,
      'تقدّمك محفوظ: تابع من حيث توقفت.',
    ],
    link: { label: 'فتح الدورة', address: link },
    closing: 'إن كانت لديك أسئلة فراسلنا.',
  }),
  enrollmentDropped: ({ courseTitle, reason, link }, product) => ({
    subject: `انتهى تسجيلك: ${courseTitle}`,
    preheader: 'أُنهي تسجيلك في الدورة.',
    paragraphs: [
      `أنهى ${product} تسجيلك في دورة «${isolated(courseTitle)}». ما أنجزته فيها محفوظ، والشهادات التي تحملها تبقى كما هي.`,
      `السبب المذكور: ${isolated(reason)}`,
    ],
    link: { label: 'راسلنا في هذا الأمر', address: link },
    closing: 'إذا رأيت أن في الأمر خطأً فراسلنا.',
  }),
  enrollmentReturned: ({ courseTitle, until, link }) => ({
    subject: `تراجعنا عما كتبناه إليك: ${courseTitle}`,
    preheader: 'تسجيلك كما كان.',
    paragraphs: [
      `تراجعنا عما كتبناه إليك بشأن تسجيلك في دورة «${isolated(courseTitle)}». عاد التسجيل كما كان، وينتهي في ${dayIn('ar', until)}.`,
    ],
    link: { label: 'فتح الدورة', address: link },
    closing: 'إن كانت لديك أسئلة فراسلنا.',
  }),
  attemptReset: ({ courseTitle, lesson, attempt, link }) => ({
    subject: `لديك محاولة أخرى: ${courseTitle}`,
    preheader: 'لم تعد إحدى محاولات الاختبار محسوبة.',
    paragraphs: [
      `لم تعد المحاولة ${attempt} في اختبار درس «${isolated(lesson)}» من دورة «${isolated(courseTitle)}» محسوبة. يمكنك أداء الاختبار من جديد.`,
      'ما أجبت به محفوظ معها.',
    ],
    link: { label: 'فتح الدورة', address: link },
    closing: 'إن كانت لديك أسئلة فراسلنا.',
  }),
}
