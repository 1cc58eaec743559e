import { isolated } from '../../letter.ts'
import { classTime } from '../class-time.ts'
import { nextLines, placeOf, sessionLines } from './class-words.ts'
import type { ClassWords } from './class-words.ts'

export const classesAr: ClassWords = {
  classChanged: (held) => ({
    subject: `تغيّر موعد صفك أو مكانه: ${held.courseTitle}`,
    preheader: classTime('ar', held.startsAt, held.timeZone),
    paragraphs: [
      `تغيّر موعد صف «${isolated(held.courseTitle)}» أو مكانه، وأصبح:`,
      sessionLines('ar', held),
      `المكان: ${placeOf(held)}.`,
      `كان يبدأ سابقًا: ${classTime('ar', held.before.startsAt, held.before.timeZone)}، ${placeOf(held.before)}.`,
      'يبقى مكانك في الصف محفوظًا لك، ولا حاجة إلى أي تأكيد.',
    ],
    link: { label: 'عرض صفي', address: held.classLink },
    closing: 'إذا لم يناسبك الموعد أو المكان الجديد فغادر الصف من تلك الصفحة أو اختر موعدًا آخر.',
  }),
  classCancelled: (held) => ({
    subject: `أُلغي الصف: ${held.courseTitle}، ${classTime('ar', held.startsAt, held.timeZone)}`,
    preheader: 'لن يُعقد هذا الصف.',
    paragraphs: [
      `لن يُعقد صف «${isolated(held.courseTitle)}» (${classTime('ar', held.startsAt, held.timeZone)}، ${placeOf(held)}).`,
      `السبب الذي ذكره المدرّب: ${isolated(held.reason)}`,
      ...(held.nextClasses.length === 0
        ? ['لا يوجد موعد آخر مقرر حتى الآن. تظهر المواعيد الجديدة في الصفحة أدناه.']
        : ['الصفوف التالية لهذه الدورة:', nextLines('ar', held)]),
    ],
    link: {
      label: held.nextClasses.length === 0 ? 'البحث عن مواعيد جديدة' : 'اختيار صف آخر',
      address: held.classLink,
    },
    closing: 'انتهى مقعدك أو مكانك في قائمة الانتظار بإلغاء هذا الصف. عليك التسجيل في صف آخر.',
  }),
  classMessage: (held) => ({
    subject: `بخصوص صفك: ${held.courseTitle}`,
    preheader: classTime('ar', held.startsAt, held.timeZone),
    paragraphs: [
      `يكتب إليك ${isolated(held.instructor)} بخصوص صف «${isolated(held.courseTitle)}» (${classTime('ar', held.startsAt, held.timeZone)}، ${placeOf(held)}):`,
      isolated(held.text),
    ],
    link: { label: 'عرض صفي', address: held.classLink },
    closing: 'تصلك هذه الرسالة لأن لك مكانًا في هذا الصف.',
  }),
  programmeMessage: ({ sender, subject, text, link }) => ({
    subject,
    preheader: text.slice(0, 120),
    paragraphs: [`يكتب إليك ${isolated(sender)} من إدارة البرنامج:`, isolated(text)],
    link: { label: 'افتح صفوفي', address: link },
    closing: 'وصلتك هذه الرسالة لأنك تدرّس هنا.',
  }),
  classTakenOver: (held) => ({
    subject: `أنت تدرّس صفًا الآن: ${held.courseTitle}`,
    preheader: classTime('ar', held.startsAt, held.timeZone),
    paragraphs: [
      `أنت تدرّس «${isolated(held.courseTitle)}» في ${classTime('ar', held.startsAt, held.timeZone)} بدلًا من ${isolated(held.from)}.`,
      `المكان: ${placeOf(held)}.`,
      'كشف الحضور والمقاعد وقائمة الانتظار لك من الآن.',
    ],
    link: { label: 'افتح الصف', address: held.classLink },
    closing: 'إذا تعذّر حضورك فاكتب فورًا إلى إدارة البرنامج.',
  }),
  classHandedOver: (held) => ({
    subject: `مدرّب آخر يدرّس صفك: ${held.courseTitle}`,
    preheader: classTime('ar', held.startsAt, held.timeZone),
    paragraphs: [
      `يدرّس ${isolated(held.to)} «${isolated(held.courseTitle)}» في ${classTime('ar', held.startsAt, held.timeZone)} (${placeOf(held)}) بدلًا منك.`,
      'لا شيء عليك فعله: من له مقعد يبقى له.',
    ],
    link: { label: 'انظر الصف', address: held.classLink },
    closing: 'إذا لم تكن تنتظر ذلك فاكتب إلى إدارة البرنامج.',
  }),
}
