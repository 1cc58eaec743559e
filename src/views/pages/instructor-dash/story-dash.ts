import type { InstructorDashboard } from '../../../domain/contract/held-class.contract.ts'
import { OWN_CLASSES, type OwnClass } from '../../../domain/contract/own-classes.list.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { CANCELLED, HELD } from '../class-desk/story-classes.ts'
import { NOW } from '../story-data.ts'

const HOUR = 3_600_000
const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString()

export const INSTRUCTOR_DASHBOARD: InstructorDashboard = {
  next: {
    ...HELD,
    instructors: HELD.instructors.map(({ name }) => name),
    seated: HELD.capacity - HELD.seatsLeft,
  },
  awaiting: [
    {
      id: 5,
      courseTitle: HELD.courseTitle,
      courseDate: at(-26),
      timeZone: 'America/Chicago',
      venue: 'Harlan County 911, training room',
      city: 'Fairmont',
      people: 6,
      unmarked: 6,
      present: 0,
      noShow: 0,
    },
    {
      id: 6,
      courseTitle: 'Cable Barrier Response',
      courseDate: at(-60),
      timeZone: 'America/Chicago',
      venue: 'DOT District 1 training pad',
      city: 'Fairmont',
      people: 9,
      unmarked: 0,
      present: 8,
      noShow: 1,
    },
  ],
  figures: { year: 2026, classes: 7, trained: 112, passShare: 0.91 },
  withheld: [],
}

export const EMPTY_INSTRUCTOR_DASHBOARD: InstructorDashboard = {
  next: null,
  awaiting: [],
  figures: { year: 2026, classes: 0, trained: 0, passShare: null },
  withheld: [],
}

const own = (held: typeof HELD, id: number, more: Partial<OwnClass> = {}): OwnClass => ({
  id,
  courseId: held.courseId,
  courseTitle: held.courseTitle,
  courseStatusId: held.courseStatusId,
  courseDate: held.courseDate,
  courseEndDate: held.courseEndDate,
  timeZone: held.timeZone,
  venue: held.venue,
  address: held.address,
  city: held.city,
  county: held.county,
  capacity: held.capacity,
  seated: held.capacity - held.seatsLeft,
  seatsLeft: held.seatsLeft,
  waiting: held.waiting,
  registrationClosesAt: held.registrationClosesAt,
  sessionCount: held.sessions.length,
  ...more,
})

export const OWN: readonly OwnClass[] = [
  own(HELD, 7),
  own(HELD, 5, { courseDate: at(-26), courseEndDate: at(-22), sessionCount: 1, venue: 'Harlan County 911' }),
  own(CANCELLED, 8),
  own(HELD, 9, { courseStatusId: 3, courseDate: at(-900), courseEndDate: at(-896), sessionCount: 1 }),
]

/** The list with outside actors of stories and tests. */
export const ownClassesThat = (items: readonly OwnClass[] = OWN) => listThat(OWN_CLASSES, rowsOf(items))
