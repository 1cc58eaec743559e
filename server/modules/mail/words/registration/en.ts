import type { ClassMail } from '../../../../platform/mail.ts'
import { isolated, ltr } from '../../letter.ts'
import { classTime, closingTime } from '../class-time.ts'
import { calendarAttachment } from './registration-words.ts'
import type { RegistrationWords } from './registration-words.ts'

const when = ({ startsAt, timeZone }: ClassMail) => classTime('en', startsAt, timeZone)
const shortly = ({ startsAt, timeZone }: ClassMail) => classTime('en', startsAt, timeZone)
const where = ({ venue, address, city }: ClassMail) => isolated(`${venue}, ${address}, ${city}`)

export const registrationEn: RegistrationWords = {
  letters: {
    seatConfirmed: (held) => ({
      subject: `Your seat is confirmed: ${held.courseTitle}`,
      preheader: when(held),
      paragraphs: [
        `You have a seat in ${isolated(held.courseTitle)}.`,
        `When: ${when(held)}.`,
        `Where: ${where(held)}.`,
        ...(held.notes === '' ? [] : [isolated(held.notes)]),
      ],
      link: { label: 'See my class', address: held.classLink },
      moreLinks: [{ label: 'Add it to a calendar', address: held.calendarLink }],
      closing: 'If you cannot come, leave the class on that page: someone on the waitlist gets your seat.',
      attachment: calendarAttachment(held.calendar),
    }),
    seatWaitlisted: (held) => ({
      subject: `You are on the waitlist: ${held.courseTitle}`,
      preheader: `Your position: ${held.position}.`,
      paragraphs: [
        `All seats in ${isolated(held.courseTitle)} are taken. You are number ${held.position} on the waitlist.`,
        `When: ${when(held)}.`,
        `Where: ${where(held)}.`,
        'When a seat comes free for you, we write to you at once. You then have a limited time to accept it.',
      ],
      link: { label: 'See my place', address: held.classLink },
      closing: 'If you no longer want a seat, leave the waitlist on that page.',
    }),
    seatOffered: (held) => ({
      subject: `A seat is free for you: ${held.courseTitle}`,
      preheader: `Accept it by ${closingTime('en', held.endsAt, held.timeZone)}.`,
      paragraphs: [
        `A seat in ${isolated(held.courseTitle)} came free, and you are next on the waitlist.`,
        `When: ${when(held)}.`,
        `Where: ${where(held)}.`,
      ],
      link: { label: 'Accept or decline the seat', address: held.classLink },
      validity: `The seat is kept for you until ${closingTime('en', held.endsAt, held.timeZone)}. After that it is offered to the next in line.`,
      closing: 'If you decline it, the next in line gets it sooner.',
    }),
    offerLapsed: (held) => ({
      subject: `Your offer has ended: ${held.courseTitle}`,
      preheader: 'The seat was not accepted in time.',
      paragraphs: [
        `The seat in ${isolated(held.courseTitle)} (${when(held)}) that was kept for you was not accepted in time. It goes to the next in line.`,
        'You can register again: for this class you then stand at the end of the waitlist. Other dates may have free seats.',
      ],
      link: { label: 'See all dates', address: held.classLink },
      closing: 'Nothing else has changed in your account.',
    }),
    classLeft: (held) => ({
      subject: `You are off the class: ${held.courseTitle}`,
      preheader: 'Your place was given up.',
      paragraphs: [`You no longer have a place in ${isolated(held.courseTitle)} (${when(held)}).`],
      link: { label: 'See other dates', address: held.classLink },
      closing: 'If this was a mistake, register again.',
    }),
  },
  texts: {
    seatConfirmed: (held, product) =>
      `${product}: your seat in ${held.courseTitle} is confirmed. ${shortly(held)}, ${held.venue}.`,
    seatWaitlisted: (held, product) =>
      `${product}: you are number ${held.position} on the waitlist for ${held.courseTitle}, ${shortly(held)}.`,
    seatOffered: (held, product) =>
      `${product}: a seat in ${held.courseTitle} is free for you. Accept it by ${closingTime('en', held.endsAt, held.timeZone)}: ${ltr(held.classLink)}`,
    offerLapsed: (held, product) =>
      `${product}: the seat in ${held.courseTitle}, ${shortly(held)}, was not accepted in time and goes to the next in line.`,
    classLeft: (held, product) => `${product}: you no longer have a place in ${held.courseTitle}, ${shortly(held)}.`,
  },
}
