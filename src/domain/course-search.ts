import { DELIVERIES, isDelivery, type Delivery } from './delivery.ts'
import type { ListAsked, ListDefinition } from './list.ts'
import { readCircle, type Circle } from './places.ts'

/** Courses as everyone may look for them. Days are those of the venue's calendar. */
export const COURSE_SEARCH: ListDefinition = {
  id: 'courseSearch',
  columns: ['course'],
  fixed: ['course'],
  hidden: [],
  sorts: ['position', 'soonest', 'hours'],
  sort: 'position',
  filters: {
    delivery: { kind: 'one', of: DELIVERIES },
    /** The id of one. */
    category: { kind: 'number' },
    hoursFrom: { kind: 'number' },
    hoursTo: { kind: 'number' },
    from: { kind: 'day' },
    to: { kind: 'day' },
    county: { kind: 'text' },
    city: { kind: 'text' },
    /** A key of `PLACES` or a point, and the miles around it: `fairmont,50`. */
    near: { kind: 'text' },
    seats: { kind: 'one', of: ['free'] },
  },
  perPage: [24],
}

export type CourseFilters = Readonly<{
  delivery: Delivery | null
  categoryId: number | null
  hoursFrom: number | null
  hoursTo: number | null
  from: string | null
  to: string | null
  county: string | null
  city: string | null
  around: Circle | null
  hasFreeSeats: boolean
}>

/** What the filters of an address mean. A circle that is not known is as none. */
export const courseFilters = ({ filters }: Pick<ListAsked, 'filters'>): CourseFilters => {
  const text = (key: string): string | null => filters[key]?.[0] ?? null
  const number = (key: string): number | null => {
    const value = text(key)
    return value === null ? null : Number(value)
  }
  const delivery = text('delivery')
  return {
    delivery: isDelivery(delivery) ? delivery : null,
    categoryId: number('category'),
    hoursFrom: number('hoursFrom'),
    hoursTo: number('hoursTo'),
    from: text('from'),
    to: text('to'),
    county: text('county'),
    city: text('city'),
    around: readCircle(text('near') ?? ''),
    hasFreeSeats: text('seats') === 'free',
  }
}

/** Whether a course must have a class for it: a day or a place is one of a class, and online courses have none. */
export const asksForAClass = ({ from, to, county, city, around }: CourseFilters): boolean =>
  [from, to, county, city, around].some((asked) => asked !== null)
