import type { ClassMail } from '../../../../platform/mail.ts'
import { isolated, ltr } from '../../letter.ts'
import { classTime, closingTime } from '../class-time.ts'
import { calendarAttachment } from './registration-words.ts'
import type { RegistrationWords } from './registration-words.ts'

const when = ({ startsAt, timeZone }: ClassMail) => classTime('ar', startsAt, timeZone)
const shortly = ({ startsAt, timeZone }: ClassMail) => classTime('ar', startsAt, timeZone)
const where = ({ venue, address, city }: ClassMail) => isolated(`${venue}, ${address}, ${city}`)

export const registrationAr: RegistrationWords = {
  letters: {
    seatConfirmed: (held) => ({
      subject: `تأكّد مقعدك: ${held.courseTitle}`,
      preheader: when(held),
      paragraphs: [
        `لك مقعد في «${isolated(held.courseTitle)}».`,
        `الموعد: ${when(held)}.`,
        `المكان: ${where(held)}.`,
        ...(held.notes === '' ? [] : [isolated(held.notes)]),
      ],
      link: { label: 'عرض صفي', address: held.classLink },
      moreLinks: [{ label: 'إضافة إلى التقويم', address: held.calendarLink }],
      closing: 'إذا تعذّر عليك الحضور فغادر الصف من تلك الصفحة: يحصل على مقعدك شخص من قائمة الانتظار.',
      attachment: calendarAttachment(held.calendar),
    }),
    seatWaitlisted: (held) => ({
      subject: `أنت في قائمة الانتظار: ${held.courseTitle}`,
      preheader: `ترتيبك: ${held.position}.`,
      paragraphs: [
        `جميع المقاعد في «${isolated(held.courseTitle)}» محجوزة. ترتيبك في قائمة الانتظار: ${held.position}.`,
        `الموعد: ${when(held)}.`,
        `المكان: ${where(held)}.`,
        'عندما يتوفر مقعد لك نكتب إليك فورًا، ويكون لديك وقت محدود لقبوله.',
      ],
      link: { label: 'عرض مكاني', address: held.classLink },
      closing: 'إذا لم تعد تريد مقعدًا فغادر قائمة الانتظار من تلك الصفحة.',
    }),
    seatOffered: (held) => ({
      subject: `توفّر مقعد لك: ${held.courseTitle}`,
      preheader: `اقبله قبل: ${closingTime('ar', held.endsAt, held.timeZone)}.`,
      paragraphs: [
        `توفّر مقعد في «${isolated(held.courseTitle)}»، وأنت التالي في قائمة الانتظار.`,
        `الموعد: ${when(held)}.`,
        `المكان: ${where(held)}.`,
      ],
      link: { label: 'قبول المقعد أو رفضه', address: held.classLink },
      validity: `المقعد محجوز لك حتى: ${closingTime('ar', held.endsAt, held.timeZone)}. بعد ذلك يُعرض على التالي في القائمة.`,
      closing: 'إذا رفضته حصل عليه التالي في القائمة في وقت أقرب.',
    }),
    offerLapsed: (held) => ({
      subject: `انتهى العرض المقدم لك: ${held.courseTitle}`,
      preheader: 'لم يُقبل المقعد في الوقت المحدد.',
      paragraphs: [
        `المقعد الذي حُجز لك في «${isolated(held.courseTitle)}» (${when(held)}) لم يُقبل في الوقت المحدد، وسينتقل إلى التالي في القائمة.`,
        'يمكنك التسجيل مرة أخرى: ستكون حينها في آخر قائمة الانتظار لهذا الصف. وقد تتوفر مقاعد في مواعيد أخرى.',
      ],
      link: { label: 'عرض جميع المواعيد', address: held.classLink },
      closing: 'لم يتغير شيء آخر في حسابك.',
    }),
    classLeft: (held) => ({
      subject: `لم يعد لك مكان في الصف: ${held.courseTitle}`,
      preheader: 'تم التخلي عن مكانك.',
      paragraphs: [`لم يعد لك مكان في «${isolated(held.courseTitle)}» (${when(held)}).`],
      link: { label: 'عرض مواعيد أخرى', address: held.classLink },
      closing: 'إذا كان ذلك خطأً فسجّل مرة أخرى.',
    }),
  },
  texts: {
    seatConfirmed: (held, product) =>
      `${product}: تأكّد مقعدك في ${isolated(held.courseTitle)}. ${shortly(held)}، ${isolated(held.venue)}.`,
    seatWaitlisted: (held, product) =>
      `${product}: ترتيبك ${held.position} في قائمة انتظار ${isolated(held.courseTitle)}، ${shortly(held)}.`,
    seatOffered: (held, product) =>
      `${product}: توفّر لك مقعد في ${isolated(held.courseTitle)}. اقبله قبل ${closingTime('ar', held.endsAt, held.timeZone)}: ${ltr(held.classLink)}`,
    offerLapsed: (held, product) =>
      `${product}: لم يُقبل مقعد ${isolated(held.courseTitle)}، ${shortly(held)}، في الوقت المحدد وانتقل إلى التالي.`,
    classLeft: (held, product) => `${product}: لم يعد لك مكان في ${isolated(held.courseTitle)}، ${shortly(held)}.`,
  },
}
