import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { ClassPlace, CourseClass, CourseClasses } from '../../../domain/contract/registration.contract.ts'
import { classRegistrationMachine } from '../../../machines/class-registration/class-registration.machine.ts'
import type {
  AccommodateInput,
  ClassesInput,
  LeaveInput,
  RegisterInput,
} from '../../../machines/class-registration/class-registration.types.ts'
import { answers } from '../story-actors.ts'
import { aCourse, NOW } from '../story-data.ts'

const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString()

/** A class of an evening, ten days from now. */
export const aClass = (facts: Partial<CourseClass> = {}): CourseClass => ({
  id: 4,
  courseId: 2,
  courseTitle: 'National TIM Responder Course (in person)',
  courseStatusId: 1,
  courseDate: at(250),
  courseEndDate: at(300),
  timeZone: 'America/Chicago',
  sessions: [
    { id: 1, startsAt: at(250), endsAt: at(252) },
    { id: 2, startsAt: at(298), endsAt: at(300) },
  ],
  venue: 'Twin Forks Fire Hall',
  address: '9 Main Street',
  city: 'Twin Forks',
  county: 'Ashby',
  hostAgency: 'Twin Forks Fire Department',
  instructors: ['Ruth Delgado', 'Kemal Aydın'],
  capacity: 25,
  seatsLeft: 7,
  waiting: 0,
  registrationClosesAt: at(220),
  own: null,
  ineligible: null,
  clash: null,
  ...facts,
})

export const aPlace = (facts: Partial<ClassPlace> = {}): ClassPlace => ({
  id: 41,
  instructorCourseId: 4,
  state: 'registered',
  registeredAt: at(-24),
  position: null,
  offerEndsAt: null,
  accommodation: null,
  notes: 'Park behind the hall. Bring your high-visibility vest.',
  nextEvents: ['registration.left'],
  calendarUrl: '/api/instructor-course-students/41/calendar?viewer=7&expires=1804600800&signature=aGVsbG8',
  ...facts,
})

export const WAITING = aPlace({
  state: 'waitlisted',
  position: 3,
  notes: null,
  calendarUrl: null,
  accommodation: 'Large-print handouts, and a seat near the screen.',
})

export const OFFER = aPlace({
  state: 'offered',
  offerEndsAt: at(1.75),
  notes: null,
  calendarUrl: null,
  nextEvents: ['offer.accepted', 'offer.declined', 'registration.left'],
})

const FULL = aClass({
  id: 5,
  courseDate: at(500),
  sessions: [{ id: 3, startsAt: at(500), endsAt: at(504) }],
  venue: 'Highway Patrol Academy, Classroom 2',
  address: '400 Academy Drive',
  city: 'Fairmont',
  seatsLeft: 0,
  waiting: 2,
  registrationClosesAt: at(470),
})

export const courseClasses = (items: readonly CourseClass[], facts: Partial<CourseClasses> = {}): CourseClasses => ({
  now: new Date(NOW).toISOString(),
  course: {
    ...aCourse({ id: 2, title: 'National TIM Responder Course (in person)', isOnline: false }),
    prerequisite: null,
  },
  items: [...items],
  hasMore: false,
  ...facts,
})

/** One with seats, and one that is full. */
export const OPEN = courseClasses([aClass(), FULL])
/** With a place in the first. */
export const withOwn = (place: ClassPlace) =>
  courseClasses([aClass({ own: place, ineligible: 'already', seatsLeft: place.state === 'registered' ? 6 : 0 }), FULL])

export type RegistrationActors = Readonly<{
  read: ReturnType<typeof answers<CourseClasses, ClassesInput>>
  register: ReturnType<typeof answers<ClassPlace, RegisterInput>>
  accept: ReturnType<typeof answers<ClassPlace, { id: number }>>
  leave: ReturnType<typeof answers<ClassPlace, LeaveInput>>
  accommodate: ReturnType<typeof answers<ClassPlace, AccommodateInput>>
}>

/** A chart whose server answers so; its clock stands still. */
export const registrationThat = (actors: Partial<RegistrationActors> = {}) => {
  const { read, register, accept, leave, accommodate } = actors
  return classRegistrationMachine.provide({
    actors: {
      readClasses: read ?? answers<CourseClasses, ClassesInput>(OPEN),
      register: register ?? answers<ClassPlace, RegisterInput>(aPlace()),
      accept: accept ?? answers<ClassPlace, { id: number }>(aPlace()),
      leave: leave ?? fromPromise<ClassPlace, LeaveInput>(async () => aPlace({ state: 'cancelled' })),
      accommodate:
        accommodate ??
        fromPromise<ClassPlace, AccommodateInput>(async ({ input }) => aPlace({ accommodation: input.accommodation })),
      watchTopics: fromCallback<EventObject, undefined>(() => {}),
      clock: fromCallback<EventObject, undefined>(() => {}),
    },
  })
}
