import type { LessonMedia } from '../../domain/contract/lesson.contract.ts'
import { FaultError, toFault } from '../../domain/fault.ts'
import { pathOf, sourcesIn } from '../../domain/film-sound.ts'
import {
  asKept,
  isSameMedia,
  KEPT_VERSION,
  type DeviceRoom,
  type KeptAmount,
  type KeptFile,
  type KeptLesson,
} from '../../domain/kept-lesson.ts'
import type { SoundChoice } from '../../domain/player-habits.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type {
  KeptAddress,
  KeptStanding,
  KeptWhole,
  Measure,
} from '../../machines/lesson-keeping/lesson-keeping.setup.ts'
import { fetchPiece, fetchWhole, isUnchanged, measure, sourceOf } from './keep-files.ts'
import { noteKeptFor } from './kept-mark.ts'
import { letGo, missingOf, playedHere } from './kept-media.ts'
import { tellKept } from './kept-news.ts'
import { pieceKey, type KeptStore } from './kept-store.ts'

export type Keeping = Readonly<{
  ask: Gateway['ask']
  store: KeptStore
  userId: number
  /** Puts the pages aside, and says which they are. */
  keepPages: (courseId: number, signal: AbortSignal) => Promise<void>
  pagesNow: (signal: AbortSignal) => Promise<string>
  /** Lets the person be known on their pages where nobody can be asked. */
  keepPerson: () => Promise<void>
  canKeep: () => boolean
  /** What the server said of the lesson's media in this page, where it has: it need not be asked again. */
  served: () => LessonMedia | null
  /** The voice that the person hears films in. */
  sound: () => SoundChoice
}>

export const roomNow = async (): Promise<DeviceRoom> => {
  const { storage } = navigator as Partial<Navigator>
  if (!storage || !('estimate' in storage)) return null
  const { usage, quota } = await storage.estimate()
  return usage === undefined || quota === undefined ? null : { used: usage, most: quota }
}

/** The media of a lesson with the one source that is kept, of the film as it is heard. */
const ofOneSource = (media: LessonMedia, sound: SoundChoice): LessonMedia => {
  const source = sourceOf(sourcesIn(media, sound))
  if (!source) throw new FaultError({ kind: 'notFound' })
  return { ...media, sources: [source], films: media.films.filter(({ url }) => url === source.url) }
}

const smallOf = ({ captions, labels, posterUrl }: LessonMedia): string[] => [
  ...captions.map(({ url }) => url),
  ...labels.map(({ url }) => url),
  ...(posterUrl === null ? [] : [posterUrl]),
]

const addressIn = (media: LessonMedia, { path }: KeptFile): string =>
  [...media.sources.map(({ url }) => url), ...smallOf(media)].find((url) => pathOf(url) === path) ?? path

export const dropLesson = async (store: KeptStore, userId: number, lessonId: number): Promise<void> => {
  await store.removeLesson(userId, lessonId)
  letGo({ userId, lessonId })
  tellKept()
}

/** What is done to keep a lesson on this device. Each deed may be begun again where it stopped. */
export const createKeeper = ({
  ask,
  store,
  userId,
  keepPages,
  pagesNow,
  keepPerson,
  canKeep,
  served,
  sound,
}: Keeping) => {
  const mediaNow = async ({ enrollmentId, lessonId }: KeptAddress, signal: AbortSignal): Promise<LessonMedia> =>
    (await ask('LessonMedia', { enrollmentId, lessonId }, { signal })).lessonMedia

  const held = async (lessonId: number): Promise<KeptLesson> => {
    const lesson = await store.readLesson(userId, lessonId)
    if (!lesson) throw new FaultError({ kind: 'unexpected' })
    return lesson
  }

  const amountOf = async (lesson: KeptLesson): Promise<KeptAmount> => {
    const { kept, total } = await missingOf(store, lesson)
    return { kept, total }
  }

  const wholeOf = async (lesson: KeptLesson): Promise<KeptWhole | null> => {
    const here = await playedHere(store, lesson)
    return here && { is: 'whole', amount: await amountOf(lesson), here, room: await roomNow() }
  }

  return {
    recall: async ({ lessonId }: KeptAddress): Promise<KeptStanding> => {
      if (!canKeep()) return { is: 'unsupported' }
      const lesson = await store.readLesson(userId, lessonId)
      if (!lesson) return { is: 'absent' }
      return (await wholeOf(lesson)) ?? { is: 'partial', amount: await amountOf(lesson) }
    },

    measure: async (address: KeptAddress, signal: AbortSignal): Promise<Measure> => {
      const said = served()
      // What is played from the device has addresses of the page.
      const isServed = said !== null && !said.sources.some(({ url }) => url.startsWith('blob:'))
      const [source] = ofOneSource(isServed ? said : await mediaNow(address, signal), sound()).sources
      if (!source) throw new FaultError({ kind: 'notFound' })
      const { size } = await measure(source.url, source.type, signal)
      return { total: size, room: await roomNow() }
    },

    /** Asks for what there is now, drops what is of something else, and fetches what is small. */
    prepare: async (address: KeptAddress, signal: AbortSignal): Promise<KeptAmount> => {
      const { courseId, enrollmentId, lessonId } = address
      const [{ onlineCourse }, offered] = await Promise.all([
        ask('OnlineCourse', { enrollmentId }, { signal }),
        mediaNow(address, signal),
      ])
      const media = ofOneSource(offered, sound())
      const [source] = media.sources
      if (!source) throw new FaultError({ kind: 'notFound' })
      // A browser may throw away what nobody asked it to hold.
      await (navigator as Partial<Navigator>).storage?.persist?.()
      await keepPages(courseId, signal)
      await keepPerson()
      noteKeptFor(userId)
      const video = await measure(source.url, source.type, signal)
      const before = await store.readLesson(userId, lessonId)
      const begun = before?.files.find(({ path }) => path === video.path)
      if (before && begun?.tag !== video.tag) {
        await store.removeLesson(userId, lessonId)
        letGo(before)
      }
      const small = await Promise.all(smallOf(media).map((url) => fetchWhole(url, signal)))
      const lesson: KeptLesson = {
        v: KEPT_VERSION,
        userId,
        lessonId,
        progress: onlineCourse,
        media,
        files: [video, ...small.map(({ file }) => file)],
        pages: await pagesNow(signal),
        isWhole: false,
      }
      for (const { file, content } of small) await store.writePiece(pieceKey(lesson, file.path, 0), content)
      await store.writeLesson(lesson)
      return amountOf(lesson)
    },

    fetchNext: async ({ lessonId }: KeptAddress, signal: AbortSignal): Promise<KeptAmount> => {
      const lesson = await held(lessonId)
      const [next] = (await missingOf(store, lesson)).missing
      if (next) {
        const piece = await fetchPiece(addressIn(lesson.media, next.file), next.file, next.at, signal)
        await store.writePiece(pieceKey(lesson, next.file.path, next.at), piece)
      }
      return amountOf(lesson)
    },

    finish: async ({ lessonId }: KeptAddress): Promise<KeptWhole> => {
      const lesson = { ...(await held(lessonId)), isWhole: true }
      const whole = await wholeOf(lesson)
      if (!whole) throw new FaultError({ kind: 'unexpected' })
      await store.writeLesson(lesson)
      tellKept()
      return whole
    },

    /** Whether it is still the lesson that the server has. Its pages are kept anew without a word where they are older. */
    check: async (address: KeptAddress, signal: AbortSignal): Promise<boolean> => {
      const lesson = await held(address.lessonId)
      const media = asKept(lesson.media, await mediaNow(address, signal))
      if (!isSameMedia(lesson.media, media)) return false
      const tags = await Promise.all(lesson.files.map((file) => isUnchanged(addressIn(media, file), file, signal)))
      if (tags.includes(false)) return false
      const pages = await pagesNow(signal)
      try {
        if (pages !== lesson.pages) await keepPages(address.courseId, signal)
      } catch (cause) {
        if (toFault(cause).kind === 'offline' || signal.aborted) throw cause
        return false
      }
      await keepPerson()
      await store.writeLesson({ ...lesson, media, pages })
      return true
    },

    drop: ({ lessonId }: KeptAddress): Promise<void> => dropLesson(store, userId, lessonId),
  }
}
