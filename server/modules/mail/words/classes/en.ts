import { isolated } from '../../letter.ts'
import { classTime } from '../class-time.ts'
import { nextLines, placeOf, sessionLines } from './class-words.ts'
import type { ClassWords } from './class-words.ts'

export const classesEn: ClassWords = {
  classChanged: (held) => ({
    subject: `Your class has changed: ${held.courseTitle}`,
    preheader: classTime('en', held.startsAt, held.timeZone),
    paragraphs: [
      `${isolated(held.courseTitle)} has a new time or place. It is now:`,
      sessionLines('en', held),
      `Where: ${placeOf(held)}.`,
      `Before, it began ${classTime('en', held.before.startsAt, held.before.timeZone)}: ${placeOf(held.before)}.`,
      'Your place in the class stays yours; there is nothing to confirm.',
    ],
    link: { label: 'See my class', address: held.classLink },
    closing: 'If the new time or place does not suit you, leave the class on that page or choose another date.',
  }),
  classCancelled: (held) => ({
    subject: `Cancelled: ${held.courseTitle}, ${classTime('en', held.startsAt, held.timeZone)}`,
    preheader: 'This class will not take place.',
    paragraphs: [
      `${isolated(held.courseTitle)} on ${classTime('en', held.startsAt, held.timeZone)} (${placeOf(held)}) will not take place.`,
      `The instructor’s reason: ${isolated(held.reason)}`,
      ...(held.nextClasses.length === 0
        ? ['No other date is planned yet. New dates appear on the page below.']
        : ['The next classes of this course:', nextLines('en', held)]),
    ],
    link: {
      label: held.nextClasses.length === 0 ? 'Look for new dates' : 'Choose another class',
      address: held.classLink,
    },
    closing: 'Your seat or your place on the waitlist has ended with this class. You have to register for another.',
  }),
  classMessage: (held) => ({
    subject: `About your class: ${held.courseTitle}`,
    preheader: classTime('en', held.startsAt, held.timeZone),
    paragraphs: [
      `${isolated(held.instructor)} writes to you about ${isolated(held.courseTitle)} on ${classTime('en', held.startsAt, held.timeZone)} (${placeOf(held)}):`,
      isolated(held.text),
    ],
    link: { label: 'See my class', address: held.classLink },
    closing: 'You get this message because you have a place in this class.',
  }),
  programmeMessage: ({ sender, subject, text, link }) => ({
    subject,
    preheader: text.slice(0, 120),
    paragraphs: [`${isolated(sender)}, who runs the program, writes to you:`, isolated(text)],
    link: { label: 'Open my classes', address: link },
    closing: 'You are written to because you teach here.',
  }),
  classTakenOver: (held) => ({
    subject: `You teach a class now: ${held.courseTitle}`,
    preheader: classTime('en', held.startsAt, held.timeZone),
    paragraphs: [
      `You teach ${isolated(held.courseTitle)} on ${classTime('en', held.startsAt, held.timeZone)} in place of ${isolated(held.from)}.`,
      `Where: ${placeOf(held)}.`,
      'Its roster, its seats and its waitlist are yours from now on.',
    ],
    link: { label: 'Open the class', address: held.classLink },
    closing: 'If you cannot be there, write to those who run the program at once.',
  }),
  classHandedOver: (held) => ({
    subject: `Another instructor teaches your class: ${held.courseTitle}`,
    preheader: classTime('en', held.startsAt, held.timeZone),
    paragraphs: [
      `${isolated(held.to)} teaches ${isolated(held.courseTitle)} on ${classTime('en', held.startsAt, held.timeZone)} (${placeOf(held)}) in your place.`,
      'There is nothing to do for you: who has a seat keeps it.',
    ],
    link: { label: 'See the class', address: held.classLink },
    closing: 'If you did not expect this, write to those who run the program.',
  }),
}
