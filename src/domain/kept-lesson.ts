import type { LessonInCourse, LessonMedia, OnlineCourseProgress } from './contract/lesson.contract.ts'
import { pathOf } from './film-sound.ts'
import { mergeRanges, resumeAt, secondsOf, type WatchRange } from './watch-credit.ts'

/** What is kept by another version of the product is fetched anew. */
export const KEPT_VERSION = 3

const KIB = 1024
const LEAST_PIECE = 128 * KIB
const MOST_PIECE = 2 * KIB * KIB
/** About so many pieces a video comes in: a lost one is soon fetched again, and few questions are asked. */
const PIECES = 64

/** One file of a lesson as it lies on the server: its address without what signs it, and the tag of its content. */
export type KeptFile = Readonly<{ path: string; type: string; size: number; tag: string | null; piece: number }>

/** A lesson on a device, or as much of it as has come. It is its person's own. */
export type KeptLesson = Readonly<{
  v: typeof KEPT_VERSION
  userId: number
  lessonId: number
  /** The course as its learner stood in it when it was read last. */
  progress: OnlineCourseProgress
  /** With the addresses of the server. */
  media: LessonMedia
  files: readonly KeptFile[]
  /** Which build and language of the pages that show it were put aside with it. */
  pages: string
  isWhole: boolean
}>

/** Bytes of a lesson that are on the device, and that it has. */
export type KeptAmount = Readonly<{ kept: number; total: number }>

/** Bytes of the device that this page may use, and uses; null where the browser does not tell. */
export type DeviceRoom = Readonly<{ used: number; most: number }> | null

/** Bytes of a piece of a file of `size` bytes. */
export const pieceOf = (size: number): number => Math.min(MOST_PIECE, Math.max(LEAST_PIECE, Math.ceil(size / PIECES)))

export const countPieces = ({ size, piece }: Pick<KeptFile, 'size' | 'piece'>): number =>
  Math.max(1, Math.ceil(size / piece))

/** Whether `bytes` more have room, with a tenth to spare: a device that is filled to its end throws things away. */
export const hasRoomFor = (room: DeviceRoom, bytes: number): boolean =>
  room === null || room.used + bytes * 1.1 <= room.most

const named = ({ sources, films, captions, labels, posterUrl }: LessonMedia): string[] => [
  ...sources.map(({ url }) => pathOf(url)),
  ...films.map(({ url }) => pathOf(url)),
  ...captions.map(({ url }) => pathOf(url)),
  ...labels.map(({ url }) => pathOf(url)),
  ...(posterUrl === null ? [] : [pathOf(posterUrl)]),
]

/** What the server has by now of what was kept: of its films the one that was heard. */
export const asKept = (kept: LessonMedia, now: LessonMedia): LessonMedia => {
  const wasKept = (files: readonly Readonly<{ url: string }>[], url: string) =>
    files.some((file) => pathOf(file.url) === pathOf(url))
  const sources = [...now.films, ...now.sources].filter(({ url }) => wasKept(kept.sources, url))
  return {
    ...now,
    sources: sources.slice(0, 1).map(({ url, type }) => ({ url, type })),
    films: now.films.filter(({ url }) => wasKept(kept.films, url)),
  }
}

/** Whether a lesson is still played from the files that were kept. Other content under the same names is told by tags. */
export const isSameMedia = (kept: LessonMedia, now: LessonMedia): boolean =>
  kept.timeLength === now.timeLength && named(kept).join(' ') === named(now).join(' ')

/**
 * A lesson with what was watched of it on this device and not sent yet, as far as its own page is concerned: it goes on
 * there. What of it counts, the server says.
 */
export const withWatched = (lesson: LessonInCourse, ranges: readonly WatchRange[]): LessonInCourse => {
  const watched = mergeRanges([...lesson.video.creditedRanges, ...ranges]).map(([from, to]): [number, number] => [
    from,
    to,
  ])
  return {
    ...lesson,
    video: {
      ...lesson.video,
      creditedRanges: watched,
      creditedSeconds: secondsOf(watched),
      resumeAt: resumeAt(watched, lesson.video.timeLength),
    },
  }
}
