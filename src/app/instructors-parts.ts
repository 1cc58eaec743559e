import { createPageParts } from './page-parts.ts'

/** The parts of the page of all instructors; the first has the plain address. */
export const INSTRUCTORS_PARTS = ['people', 'invitations'] as const
export type InstructorsPart = (typeof INSTRUCTORS_PARTS)[number]

export const { partIn: instructorsPartIn, addressOf: instructorsAddress } = createPageParts(
  '/admin/instructors',
  INSTRUCTORS_PARTS,
)
