import * as z from 'zod/mini'

import { ROLE } from '../role.ts'
import { seatedClass } from './class.contract.ts'
import { defineList, type RowOf } from './define-list.ts'

/** Upcoming: scheduled, and not over by the clock. Past: over, or completed. */
export const CLASS_TIMES = ['upcoming', 'past', 'cancelled'] as const
export type ClassTime = (typeof CLASS_TIMES)[number]

/** One of GET /instructor-courses/mine. */
export const ownClass = z.object({
  ...z.omit(seatedClass, { sessions: true, instructors: true, hostAgency: true }).shape,
  sessionCount: z.int(),
})

/** The classes that one teaches. */
export const OWN_CLASSES = defineList({
  id: 'ownClasses',
  path: '/instructor-courses/mine',
  roles: [ROLE.instructor, ROLE.admin, ROLE.owner],
  row: ownClass,
  columns: {
    course: { shown: 'always', csv: ['course'] },
    date: { isSorted: true, csv: ['date', 'time', 'timeZone'] },
    venue: { csv: ['venue', 'address'] },
    city: { shown: 'onChoice', csv: ['city', 'county'] },
    seats: { type: 'figure', csv: ['seats', 'seated', 'free'] },
    waiting: { type: 'figure', csv: ['waiting'] },
    status: { csv: ['status'] },
  },
  sort: '-date',
  filters: {
    when: { kind: 'one', of: CLASS_TIMES },
    /** By the clock of the venue. */
    date: { kind: 'days', looks: 'both' },
    course: { kind: 'ref', to: 'course' },
    /** Those that are taken. */
    seats: { kind: 'numbers' },
    waiting: { kind: 'numbers' },
  },
  perPage: [10, 25, 50],
  views: {
    /** The soonest first. */
    upcoming: { filters: { when: ['upcoming'] }, sort: 'date' },
    past: { filters: { when: ['past'] } },
    cancelled: { filters: { when: ['cancelled'] } },
  },
})

export type OwnClass = RowOf<typeof OWN_CLASSES>
