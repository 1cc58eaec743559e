import type { PersonKey } from './people.ts'
import { courses } from './programme.ts'
import type { CourseKey } from './programme.ts'
import type { EnrollmentSource } from './programme.types.ts'

type Enrollment = EnrollmentSource & { person: PersonKey; course: CourseKey }

/** What a line says of itself; the rest follows from the course's rules. */
type Line = Pick<
  EnrollmentSource,
  'startDay' | 'lastActivityDay' | 'lessonsPassed' | 'isVerified' | 'current' | 'completedDay'
>

const course = 'responder-online' satisfies CourseKey
const { expiresAfterDays, lessons } = courses[0]

/** `incomplete` marks a verified enrolment whose course is not completed. */
const enrollment = (key: string, person: PersonKey, status: EnrollmentSource['status'], line: Line): Enrollment => ({
  key,
  person,
  course,
  status,
  ...line,
  expirationDay: line.startDay + expiresAfterDays,
  incomplete: line.isVerified && status !== 'completed',
})

const active = (person: PersonKey, line: Line, key = `${person}/online`) => enrollment(key, person, 'active', line)
const lapsed = (person: PersonKey, line: Line) => enrollment(`${person}/online`, person, 'expired', line)
const dropped = (person: PersonKey, line: Line) => enrollment(`${person}/online`, person, 'dropped', line)
const completed = (person: PersonKey, startDay: number, completedDay: number, isVerified = true) =>
  enrollment(`${person}/online`, person, 'completed', {
    startDay,
    completedDay,
    lastActivityDay: completedDay,
    lessonsPassed: lessons.length,
    isVerified,
  })

const video = (watched: number) => ({ step: 'video', watched }) as const
const quiz = (outcome: 'unanswered' | 'failed' | 'timeout') => ({ step: 'quiz', outcome }) as const
/** Nobody begins it again before somebody who runs the programme has reset one. */
const outOfAttempts = { step: 'quiz', outcome: 'failed', attempts: 3 } as const

export const enrollments: readonly Enrollment[] = [
  // Early
  active('maya.feldman', {
    startDay: -18,
    lastActivityDay: -1,
    lessonsPassed: 0,
    current: video(0.3),
    isVerified: false,
  }),
  active('jacob.stern', {
    startDay: -44,
    lastActivityDay: -6,
    lessonsPassed: 1,
    current: quiz('failed'),
    isVerified: true,
  }),
  active('tyler.osborne', {
    startDay: -55,
    lastActivityDay: -30,
    lessonsPassed: 1,
    current: video(0.1),
    isVerified: true,
  }),
  active('isaac.thornton', {
    startDay: -45,
    lastActivityDay: -9,
    lessonsPassed: 0,
    current: video(0.7),
    isVerified: false,
  }),
  active('emre.karaca', { startDay: -105, lastActivityDay: -105, lessonsPassed: 0, isVerified: false }),
  active('demo-coordinator', {
    startDay: -40,
    lastActivityDay: -2,
    lessonsPassed: 2,
    current: video(0.6),
    isVerified: true,
  }),
  active('hannah.weiss', {
    startDay: -70,
    lastActivityDay: -2,
    lessonsPassed: 2,
    current: quiz('failed'),
    isVerified: true,
  }),
  // Half way
  active('sofia.marchetti', {
    startDay: -90,
    lastActivityDay: -1,
    lessonsPassed: 4,
    current: video(0.5),
    isVerified: true,
  }),
  active('leyla.sahin', {
    startDay: -60,
    lastActivityDay: -1,
    lessonsPassed: 5,
    current: video(0.5),
    isVerified: false,
  }),
  active('zeynep.arslan', {
    startDay: -80,
    lastActivityDay: -12,
    lessonsPassed: 3,
    current: quiz('timeout'),
    isVerified: true,
  }),
  active('jamal.whitaker', {
    startDay: -65,
    lastActivityDay: -2,
    lessonsPassed: 5,
    current: quiz('unanswered'),
    isVerified: true,
  }),
  active('luis.quintero', {
    startDay: -210,
    lastActivityDay: -8,
    lessonsPassed: 6,
    current: quiz('timeout'),
    isVerified: true,
  }),
  // Late
  active('emily.nguyen', {
    startDay: -85,
    lastActivityDay: -4,
    lessonsPassed: 8,
    current: quiz('unanswered'),
    isVerified: true,
  }),
  active('selin.ozturk', {
    startDay: -100,
    lastActivityDay: -7,
    lessonsPassed: 8,
    current: video(0.5),
    isVerified: true,
  }),
  active('marcus.bell', {
    startDay: -280,
    lastActivityDay: -2,
    lessonsPassed: 7,
    current: video(0.85),
    isVerified: true,
  }),
  // Within thirty days of the end
  active('deshawn.pruitt', {
    startDay: -340,
    lastActivityDay: -120,
    lessonsPassed: 2,
    current: video(0.2),
    isVerified: false,
  }),
  active('burak.demir', {
    startDay: -351,
    lastActivityDay: -6,
    lessonsPassed: 6,
    current: outOfAttempts,
    isVerified: true,
  }),
  // Past the end, and not yet marked so
  active('peter.nowak', {
    startDay: -420,
    lastActivityDay: -160,
    lessonsPassed: 3,
    current: video(0.4),
    isVerified: true,
  }),
  active('chris.lofgren', {
    startDay: -400,
    lastActivityDay: -90,
    lessonsPassed: 5,
    current: quiz('failed'),
    isVerified: false,
  }),

  lapsed('brian.keller', {
    startDay: -600,
    lastActivityDay: -410,
    lessonsPassed: 2,
    current: video(0.5),
    isVerified: true,
  }),
  lapsed('george.pavlidis', {
    startDay: -840,
    lastActivityDay: -600,
    lessonsPassed: 4,
    current: quiz('failed'),
    isVerified: false,
  }),
  lapsed('dale.mccready', { startDay: -500, lastActivityDay: -430, lessonsPassed: 1, isVerified: false }),

  completed('amina.diallo', -190, -150),
  completed('omar.farouk', -300, -260),
  completed('khalil.mansour', -200, -188),
  completed('monique.lavoie', -330, -300),
  completed('mehmet.yildiz', -345, -310),
  completed('noor.alhashimi', -135, -120),
  completed('samir.qasim', -250, -220, false),
  completed('ingrid.solberg', -360, -340),
  completed('beth.ostrowski', -350, -290),
  completed('tariq.aziz', -120, -60, false),
  completed('kathleen.obrien', -300, -270),
  completed('otis.freeman', -320, -300),

  completed('victor.ramos', -470, -430),
  completed('gunnar.hale', -795, -760),
  completed('frank.dubois', -880, -840, false),
  // Completed long ago, and renewed
  completed('demo-student', -500, -470),
  active(
    'demo-student',
    { startDay: -16, lastActivityDay: -1, lessonsPassed: 4, current: video(0.4), isVerified: true },
    'demo-student/online-renewed',
  ),
  completed('angela.fontaine', -690, -660),
  active(
    'angela.fontaine',
    { startDay: -20, lastActivityDay: -20, lessonsPassed: 1, current: video(0), isVerified: true },
    'angela.fontaine/online-renewed',
  ),

  dropped('rosa.ibarra', {
    startDay: -270,
    lastActivityDay: -200,
    lessonsPassed: 2,
    current: video(0.1),
    isVerified: true,
  }),
  dropped('huda.khalifa', {
    startDay: -200,
    lastActivityDay: -195,
    lessonsPassed: 0,
    current: video(0.4),
    isVerified: false,
  }),
  dropped('bobbie.tate', {
    startDay: -280,
    lastActivityDay: -240,
    lessonsPassed: 1,
    current: quiz('failed'),
    isVerified: false,
  }),
  // With the second account of somebody who was trained with the first
  active('w.price', {
    startDay: -25,
    lastActivityDay: -3,
    lessonsPassed: 2,
    current: video(0.4),
    isVerified: true,
  }),
]
