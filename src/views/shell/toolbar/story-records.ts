import type { Finding } from '../../../domain/contract/finding.contract.ts'
import { placeOfRecord } from '../../../domain/menu-search.ts'

const timeless = { startsAt: null, timeZone: null }

const FOUND: readonly Finding[] = [
  {
    ...timeless,
    kind: 'people',
    id: 7,
    title: 'Nora Ellis',
    note: 'nora.ellis@example.org',
    place: '/admin/users?person=7',
  },
  {
    ...timeless,
    kind: 'people',
    id: 9,
    title: 'Norbert Lane',
    note: 'lane@example.org',
    place: '/admin/users?person=9',
  },
  { ...timeless, kind: 'courses', id: 2, title: 'Northern road safety', note: null, place: '/admin/courses?course=2' },
  {
    kind: 'classes',
    id: 5,
    title: 'National Traffic Incident Responder',
    note: 'North Hall, Fairmont',
    startsAt: '2026-05-08T14:00:00Z',
    timeZone: 'America/Chicago',
    place: '/instructor/roster/5',
  },
]

/** What a search for "nor" finds beside pages. */
export const RECORDS = FOUND.map(placeOfRecord)
