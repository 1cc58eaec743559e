import type { OWN_CLASSES, OwnClass } from '../../../src/domain/contract/own-classes.list.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Language } from '../../../src/domain/language.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import type { Line } from '../../http/lists.ts'
import { CLASS_FACE_WORDS } from './class-face.words.ts'

const NAMES = Object.keys(CLASS_STATUS) as (keyof typeof CLASS_STATUS)[]

/** A line of the export, by the clock of the venue. */
export const ownClassLine = (held: OwnClass, language: Language): Line<typeof OWN_CLASSES> => {
  const { date, time } = wallTimeOf(Date.parse(held.courseDate), held.timeZone)
  const status = NAMES.find((name) => CLASS_STATUS[name] === held.courseStatusId) ?? 'scheduled'
  return {
    course: held.courseTitle,
    date,
    time,
    timeZone: held.timeZone,
    venue: held.venue,
    address: held.address,
    city: held.city,
    county: held.county,
    seats: held.capacity,
    seated: held.seated,
    free: held.seatsLeft,
    waiting: held.waiting,
    status: CLASS_FACE_WORDS[language][status],
  }
}
