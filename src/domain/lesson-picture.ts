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
