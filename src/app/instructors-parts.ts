/** The parts of the page of all instructors; the first has the plain address. */
export const INSTRUCTORS_PARTS = ['people', 'invitations'] as const
export type InstructorsPart = (typeof INSTRUCTORS_PARTS)[number]

/** Which part an address shows. */
export const instructorsPartIn = (query: URLSearchParams): InstructorsPart =>
  INSTRUCTORS_PARTS.find((part) => part === query.get('view')) ?? 'people'

export const instructorsAddress = (part: InstructorsPart, asked = ''): string => {
  const query = new URLSearchParams(asked)
  if (part !== 'people') query.set('view', part)
  return query.size === 0 ? '/admin/instructors' : `/admin/instructors?${query}`
}
