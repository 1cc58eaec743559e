import type { ListDefinition } from './list.ts'

/** Upcoming: scheduled, and not over by the clock. Past: over, or completed. */
export const CLASS_TIMES = ['upcoming', 'past', 'cancelled'] as const
export type ClassTime = (typeof CLASS_TIMES)[number]

/** GET /instructor-courses/mine: the classes that one teaches. */
export const OWN_CLASSES: ListDefinition = {
  id: 'own-classes',
  columns: ['course', 'date', 'venue', 'city', 'seats', 'waiting', 'status'],
  fixed: ['course'],
  hidden: ['city'],
  sorts: ['date'],
  sort: '-date',
  filters: { when: { kind: 'one', of: CLASS_TIMES } },
  perPage: [10, 25, 50],
}
