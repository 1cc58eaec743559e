import type { LessonMedia } from '../../domain/contract/lesson.contract.ts'

const served = new Map<number, LessonMedia>()

/** What the server said last of a lesson's media in this page: who wants to know how large it is need not ask again. */
export const servedMedia = (lessonId: number): LessonMedia | undefined => served.get(lessonId)

export const noteServed = (media: LessonMedia): void => {
  served.set(media.lessonId, media)
}
