import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { ClassSummary } from '../../../domain/contract/class.contract.ts'
import type { CourseDetail, FoundCourse } from '../../../domain/contract/course-search.contract.ts'
import { FaultError, type Fault } from '../../../domain/fault.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { Position } from '../../../domain/places.ts'
import { courseSearchMachine, type CourseChoices } from '../../../machines/course-search/course-search.machine.ts'
import { locationMachine } from '../../../machines/course-search/location.machine.ts'
import type { ListRead, ListExport } from '../../../machines/list/list.machine.ts'
import { createResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { Holdings } from '../home/course-standing.ts'
import { forgetful, silence } from '../story-actors.ts'
import { COURSES, NOW } from '../story-data.ts'

type Found = ListRead<FoundCourse, CourseChoices>
type Read = ReturnType<typeof fromPromise<Found, { query: ListAsked }>>

const next = (more: Partial<NonNullable<FoundCourse['nextClass']>> = {}): NonNullable<FoundCourse['nextClass']> => ({
  id: 31,
  courseDate: '2026-12-12T19:00:00.000Z',
  timeZone: 'America/Chicago',
  venue: 'Fairmont Fire Department, Station 4',
  city: 'Fairmont',
  county: 'Harlan',
  seatsLeft: 5,
  isOpen: true,
  miles: null,
  ...more,
})

const NEXT = [
  null,
  next(),
  next({ seatsLeft: 0, city: 'Kestrel', county: 'Redfield', miles: 59 }),
  next({ isOpen: false, seatsLeft: 1 }),
]

export const FOUND: readonly FoundCourse[] = COURSES.map((course, place) => {
  const nextClass = course.isOnline ? null : (NEXT[place] ?? null)
  return Object.assign({ classCount: nextClass === null ? 0 : place, nextClass }, course)
})

export const PAGE: Found = {
  items: FOUND,
  total: FOUND.length,
  isTotalExact: true,
  next: null,
  previous: null,
  categories: [
    { id: 1, name: 'Responder' },
    { id: 2, name: 'Towing and recovery' },
  ],
  towns: [
    { city: 'Fairmont', county: 'Harlan' },
    { city: 'Kestrel', county: 'Redfield' },
  ],
}

export const NO_COURSES: Found = { ...PAGE, items: [], total: 0 }

/** The search with a way to read; `told` hears what is asked for and written. */
export const searchThat = (read: Read, written: (asked: ListAsked) => void = () => {}) =>
  courseSearchMachine.provide({
    actors: {
      rows: createResourceMachine<Found, ListAsked>().provide({
        actors: { read, watchTopics: silence },
      }),
      writeAddress: fromPromise<void, { asked: ListAsked }>(async ({ input }) => written(input.asked)),
      exportRows: fromPromise<void, ListExport>(() => Promise.resolve()),
      watchDeeds: silence,
      selectionMemory: forgetful,
    },
  })

/** Answers once, and can then not be read again. */
export const searchGoneStale = () => {
  let reads = 0
  return courseSearchMachine.provide({
    actors: {
      rows: createResourceMachine<Found, ListAsked>().provide({
        actors: {
          read: fromPromise<Found, { query: ListAsked }>(() => {
            reads += 1
            return reads === 1 ? Promise.resolve(PAGE) : Promise.reject(new FaultError({ kind: 'offline' }))
          }),
          watchTopics: fromCallback<EventObject, undefined>(({ sendBack }) => {
            setTimeout(() => sendBack({ type: 'topic.changed' }))
          }),
        },
      }),
      writeAddress: fromPromise<void, { asked: ListAsked }>(() => Promise.resolve()),
      exportRows: fromPromise<void, ListExport>(() => Promise.resolve()),
      watchDeeds: silence,
      selectionMemory: forgetful,
    },
  })
}

export const locatedAt = (position: Position) =>
  locationMachine.provide({ actors: { locate: fromPromise<Position, undefined>(() => Promise.resolve(position)) } })
export const notLocated = (fault: Fault) =>
  locationMachine.provide({
    actors: { locate: fromPromise<Position, undefined>(() => Promise.reject(new FaultError(fault))) },
  })

export const HELD: Holdings = {
  online: [{ courseId: 1, status: 1, expirationDate: '2027-04-02T00:00:00Z' }],
  inPerson: [
    {
      instructorCourse: {
        id: 31,
        courseId: 2,
        courseStatusId: 1,
        courseDate: '2026-12-12T19:00:00.000Z',
        courseEndDate: null,
      },
    },
  ],
  now: NOW,
}

export const aClass = (more: Partial<ClassSummary> = {}): ClassSummary => ({
  id: 31,
  courseId: 2,
  courseTitle: 'National TIM Responder Course (in person)',
  courseStatusId: 1,
  courseDate: '2026-12-12T19:00:00.000Z',
  courseEndDate: '2026-12-12T23:00:00.000Z',
  timeZone: 'America/Chicago',
  sessions: [{ id: 1, startsAt: '2026-12-12T19:00:00.000Z', endsAt: '2026-12-12T23:00:00.000Z' }],
  venue: 'Fairmont Fire Department, Station 4',
  address: '1500 Locust Street',
  city: 'Fairmont',
  county: 'Harlan',
  hostAgency: 'Fairmont Fire Department',
  instructors: ['Walter Okafor'],
  capacity: 18,
  seatsLeft: 5,
  waiting: 0,
  registrationClosesAt: '2026-12-11T06:00:00.000Z',
  ...more,
})

const given = (id: number) => {
  const course = COURSES.find((one) => one.id === id)
  if (!course) throw new Error(`The stories have no course ${id}.`)
  return course
}

export const ONLINE_DETAIL: CourseDetail = {
  course: given(1),
  audience: 'Everyone who works at the roadside.',
  teaches: ['Size up a scene and report it', 'Place your vehicle so that it shields people on foot'],
  expiresAfterDays: 365,
  prerequisite: null,
  lessons: [
    {
      id: 1,
      title: 'Introduction',
      summary: 'Why incident management saves lives.',
      timeLength: 45,
      picture: 'introduction',
    },
    {
      id: 2,
      title: 'Fundamentals and Terminology',
      summary: 'The words that we share.',
      timeLength: 150,
      picture: null,
    },
  ],
  isOffered: true,
  classes: [],
  hasMoreClasses: false,
}

export const CLASS_DETAIL: CourseDetail = {
  ...ONLINE_DETAIL,
  course: given(2),
  expiresAfterDays: 730,
  prerequisite: { id: 1, title: 'National TIM Responder Course (online)' },
  lessons: [],
  isOffered: false,
  classes: [
    aClass(),
    aClass({
      id: 32,
      seatsLeft: 0,
      waiting: 3,
      city: 'Kestrel',
      sessions: [
        { id: 2, startsAt: '2026-12-19T01:00:00.000Z', endsAt: '2026-12-19T03:00:00.000Z' },
        { id: 3, startsAt: '2026-12-21T01:00:00.000Z', endsAt: '2026-12-21T03:00:00.000Z' },
      ],
      courseDate: '2026-12-19T01:00:00.000Z',
    }),
    aClass({ id: 33, registrationClosesAt: '2026-01-01T00:00:00.000Z', courseDate: '2026-12-30T19:00:00.000Z' }),
  ],
}
