import { COURSE_TYPE } from './course.ts'

/** What courses of a category are pictured by; the first says nothing of their subject. */
export const CATEGORY_PICTURES = [
  'closedLane',
  'responder',
  'towing',
  'instructor',
  'infrastructure',
  'refresher',
] as const

export type CategoryPicture = (typeof CATEGORY_PICTURES)[number]

const OF_TYPE: ReadonlyMap<number, CategoryPicture> = new Map([
  [COURSE_TYPE.instructor, 'instructor'],
  [COURSE_TYPE.towTruck, 'towing'],
])

type Pictured = Readonly<{ courseTypeId: number; courseCategory: Readonly<{ picture: CategoryPicture | null }> }>

/** Its category's own; where nobody chose one, what its type tells of it. Never a subject that it may not have. */
export const categoryPictureOf = ({ courseTypeId, courseCategory: { picture } }: Pictured): CategoryPicture =>
  picture ?? OF_TYPE.get(courseTypeId) ?? 'closedLane'
