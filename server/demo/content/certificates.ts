import { CERTIFICATE_ALPHABET } from '../../../src/domain/certificate.ts'
import { classes } from './classes.ts'
import { enrollments } from './enrollments.ts'
import type { PersonKey } from './people.ts'
import { courses } from './programme.ts'
import type { CourseKey } from './programme.ts'
import type { CertificateSource } from './programme.types.ts'
import { registrations } from './registrations.ts'

type Certificate = CertificateSource & { person: PersonKey; course: CourseKey }

/** The same number for the same key in every installation of the demo, so that a printed one can be looked up in any. */
const numberFor = (key: string): string => {
  const digits = Array.from({ length: 8 }, (_, place) => {
    let hash = 2_166_136_261 + place * 97
    for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0
    return CERTIFICATE_ALPHABET.charAt(((hash ^ (hash >>> 13)) >>> 0) % CERTIFICATE_ALPHABET.length)
  }).join('')
  return `TIM-${digits.slice(0, 4)}-${digits.slice(4)}`
}

const daysGood = new Map<CourseKey, number>(courses.map((course) => [course.key, course.expiresAfterDays]))

const issue = (
  key: string,
  facts: Pick<Certificate, 'person' | 'course' | 'earnedBy' | 'issuedDay'>,
  more: Partial<Certificate> = {},
): Certificate => {
  const expirationDay = facts.issuedDay + (daysGood.get(facts.course) ?? 0)
  return {
    key,
    number: numberFor(key),
    ...facts,
    expirationDay,
    state: expirationDay < 0 ? 'expired' : 'valid',
    ...more,
  }
}

/** What became of a certificate after it was issued, by key. */
const aftermath: Readonly<Record<string, Partial<Certificate>>> = {
  'otis.freeman/online': {
    state: 'revoked',
    revoked: {
      day: -150,
      by: 'demo-admin',
      reason: 'Another person answered the quizzes. The learner was asked to take the course again.',
    },
  },
  'kathleen.obrien/online': {
    state: 'superseded',
    printedName: 'Kathrine Obrien',
    supersededBy: 'kathleen.obrien/online-corrected',
  },
}

const ofEnrollments = enrollments.flatMap(({ key, person, course, completedDay: issuedDay }) =>
  issuedDay === undefined
    ? []
    : [issue(key, { person, course, earnedBy: { enrollment: key }, issuedDay }, aftermath[key])],
)

const ofClasses = registrations.flatMap(({ class: classKey, person, attendance }) => {
  const held = classes.find((candidate) => candidate.key === classKey)
  const issuedDay = held?.sessions.at(-1)?.day
  if (held?.status !== 'completed' || issuedDay === undefined || attendance !== 'present') return []
  return [issue(`${person}/${classKey}`, { person, course: held.course, earnedBy: { class: classKey }, issuedDay })]
})

/** A correction keeps the end of the certificate that it takes the place of. */
const corrected = issue(
  'kathleen.obrien/online-corrected',
  {
    person: 'kathleen.obrien',
    course: 'responder-online',
    earnedBy: { enrollment: 'kathleen.obrien/online' },
    issuedDay: -262,
  },
  { expirationDay: 95 },
)

export const certificates: readonly Certificate[] = [...ofEnrollments, corrected, ...ofClasses]
