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

/** The lessons that have a picture, by their subject. */
export const LESSON_PICTURES = [
  'introduction',
  'fundamentals-and-terminology',
  'notification-and-scene-size-up',
  'safe-vehicle-positioning',
  'scene-safety',
  'command-responsibilities',
  'traffic-management',
  'special-circumstances',
  'clearance-and-termination',
] as const

export type LessonPicture = (typeof LESSON_PICTURES)[number]

/**
 * The drawn picture of what a lesson's video is about: those of the programme's own videos are known by their files. A
 * lesson that shows any other video has none, whatever it showed before: never a wrong subject.
 */
export const lessonPictureOf = (videoName: string | undefined): LessonPicture | null =>
  LESSON_PICTURES.find((picture) => videoName === `${picture}.mp4`) ?? null
