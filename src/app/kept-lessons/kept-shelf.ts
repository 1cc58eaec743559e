import type {
  LessonMedia,
  OnlineCourseProgress,
  OpenedCourse,
  WatchReportAnswer,
} from '../../domain/contract/lesson.contract.ts'
import { asKept, isSameMedia, withWatched, type KeptLesson } from '../../domain/kept-lesson.ts'
import { lessonToOpen } from '../../domain/lesson-to-open.ts'
import { withCredit } from '../../machines/course-player/course-standing.ts'
import { readWatched } from '../../views/pages/lesson/outside/browser-actors.ts'
import { playedHere } from './kept-media.ts'
import { createKeptStore, type KeptStore } from './kept-store.ts'

type Opened = NonNullable<OpenedCourse>

/** The kept lessons of a person, as the pages of their courses want them. */
export const createShelf = (userId: number, store: KeptStore = createKeptStore()) => {
  const ofCourse = async (courseId: number): Promise<readonly KeptLesson[]> =>
    (await store.listLessons(userId)).filter(({ progress }) => progress.courseId === courseId)

  /** What is kept says how its course stands, too: for when nobody can be asked. */
  const noteProgress = async (progress: OnlineCourseProgress): Promise<void> => {
    for (const lesson of await ofCourse(progress.courseId)) await store.writeLesson({ ...lesson, progress })
  }

  const here = async (lessonId: number): Promise<LessonMedia | null> => {
    const lesson = await store.readLesson(userId, lessonId)
    return lesson && playedHere(store, lesson)
  }

  return {
    noteProgress,

    noteCredit: async (enrollmentId: number, lessonId: number, answer: WatchReportAnswer): Promise<void> => {
      const lesson = (await store.listLessons(userId)).find(({ progress }) => progress.id === enrollmentId)
      if (lesson) await noteProgress(withCredit(lesson.progress, lessonId, answer))
    },

    /** From the device what is kept there, if it is what the server has. */
    playedFor: async (media: LessonMedia): Promise<LessonMedia> => {
      const lesson = await store.readLesson(userId, media.lessonId)
      const isSame = lesson !== null && isSameMedia(lesson.media, asKept(lesson.media, media))
      return (isSame ? await playedHere(store, lesson) : null) ?? media
    },

    here,

    isBegun: async (lessonId: number): Promise<boolean> => (await store.readLesson(userId, lessonId)) !== null,

    /**
     * A course where nobody can be asked: as it stood, with what was watched since, also where not all of a lesson has
     * come. Null without a lesson that was begun to be kept.
     */
    openAway: async (courseId: number, lessonId: number | null): Promise<Opened | null> => {
      const [first] = await ofCourse(courseId)
      if (!first) return null
      const progress: OnlineCourseProgress = {
        ...first.progress,
        lessons: first.progress.lessons.map((lesson) => withWatched(lesson, readWatched(first.progress.id, lesson.id))),
      }
      const asked = lessonToOpen(progress, lessonId)
      return { progress, media: asked && (await here(asked.id)) }
    },

    /** The lessons of a course that open without a network. */
    wholeOf: async (courseId: number): Promise<readonly number[]> =>
      (await ofCourse(courseId)).flatMap(({ isWhole, lessonId }) => (isWhole ? [lessonId] : [])),
  }
}
