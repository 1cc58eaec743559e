import type { Upload } from '../contract/upload.contract.ts'
import type { CourseFile, CourseFilm, CourseVideo } from './course-document.ts'

/** What files of a lesson are sent for. */
export const lessonTarget = (courseId: number, lesson: string): string => `course:${courseId}:${lesson}`

/** The type by which a browser knows whether it can play it; what it is, its content said when it was checked. */
export const videoType = (name: string): string => (name.endsWith('.webm') ? 'video/webm' : 'video/mp4')

/** A video of a lesson, of a file that was sent; null as long as it is not ready. */
export const videoOf = ({ file, seconds, width, height }: Upload): CourseVideo | null =>
  file && seconds !== null ? { sources: [{ ...file, type: videoType(file.name) }], seconds, width, height } : null

/** A film in one language, of a file that was sent; null as long as it is not ready. */
export const filmOf = ({ file, seconds }: Upload): CourseFilm | null =>
  file && seconds !== null ? { ...file, seconds } : null

const DIGEST = /^[0-9a-f]{64}\.(\w+)$/

/** What a person knows a file by: one that is named by its content has no more than its kind. */
export const shownName = ({ name }: CourseFile): string => DIGEST.exec(name)?.[1]?.toUpperCase() ?? name
