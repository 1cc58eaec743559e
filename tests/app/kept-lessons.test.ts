import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createKeeper } from '../../src/app/kept-lessons/keeper.ts'
import { withKept } from '../../src/app/kept-lessons/kept-course.ts'
import { keptFor } from '../../src/app/kept-lessons/kept-hint.ts'
import { noteKeptFor } from '../../src/app/kept-lessons/kept-mark.ts'
import { createShelf } from '../../src/app/kept-lessons/kept-shelf.ts'
import type { KeptStore } from '../../src/app/kept-lessons/kept-store.ts'
import type { LessonMedia, OpenedCourse } from '../../src/domain/contract/lesson.contract.ts'
import { FaultError, toFault } from '../../src/domain/fault.ts'
import type { KeptLesson } from '../../src/domain/kept-lesson.ts'
import type { SoundChoice } from '../../src/domain/player-habits.ts'
import type { Gateway } from '../../src/gateway/gateway.ts'
import type { LessonServer } from '../../src/views/pages/lesson/outside/assemble-course-player.ts'
import { aCourse } from '../machines/course-player/course.fixture.ts'
import { aMedia } from '../machines/lesson/lesson.fixture.ts'

const PERSON = 5
const KIB = 1024
const VIDEO_BYTES = 300 * KIB
const ADDRESS = { courseId: 9, enrollmentId: 1, lessonId: 2 }
const signal = AbortSignal.timeout(60_000)

/** A device, as far as lessons lie on it. */
const fakeStore = () => {
  const lessons = new Map<string, KeptLesson>()
  const pieces = new Map<string, Blob>()
  const store: KeptStore = {
    readLesson: async (userId, lessonId) => lessons.get(`${userId}/${lessonId}`) ?? null,
    listLessons: async (userId) => [...lessons.values()].filter((lesson) => lesson.userId === userId),
    writeLesson: async (lesson) => void lessons.set(`${lesson.userId}/${lesson.lessonId}`, lesson),
    listPieces: async (userId, lessonId) =>
      new Set([...pieces.keys()].filter((key) => key.startsWith(`${userId}/${lessonId}/`))),
    readPiece: async (key) => pieces.get(key) ?? null,
    writePiece: async (key, piece) => void pieces.set(key, piece),
    removeLesson: async (userId, lessonId) => {
      lessons.delete(`${userId}/${lessonId}`)
      for (const key of pieces.keys()) if (key.startsWith(`${userId}/${lessonId}/`)) pieces.delete(key)
    },
  }
  return { store, lessons, pieces }
}

let tag = '"one"'
let asked: string[] = []
let isOffline = false

/** A server of files: a video by ranges, and small ones whole. */
const answer = async (address: string, init: RequestInit = {}): Promise<Response> => {
  if (isOffline) throw new TypeError('Failed to fetch')
  const range = new Headers(init.headers).get('range')
  asked.push(`${init.method ?? 'GET'} ${address}${range === null ? '' : ` ${range}`}`)
  if (!address.endsWith('.mp4')) return new Response('WEBVTT', { headers: { etag: '"small"' } })
  if (init.method === 'HEAD') return new Response(null, { headers: { etag: tag, 'content-length': `${VIDEO_BYTES}` } })
  const [, from = 0, to = 0] = /(\d+)-(\d+)/.exec(range ?? '')?.map(Number) ?? []
  const size = Math.min(to + 1, VIDEO_BYTES) - from
  return new Response(new Uint8Array(size), { status: 206, headers: { etag: tag } })
}

const ask = (async (name: string) =>
  name === 'LessonMedia' ? { lessonMedia: offered } : { onlineCourse: aCourse() }) as unknown as Gateway['ask']

let offered: LessonMedia = aMedia()

const setUp = (sound: SoundChoice = 'en') => {
  const device = fakeStore()
  const keptPages: number[] = []
  const keeper = createKeeper({
    ask,
    store: device.store,
    userId: PERSON,
    keepPages: async (courseId) => void keptPages.push(courseId),
    pagesNow: async () => 'build-1 en',
    keepPerson: async () => {},
    canKeep: () => true,
    served: () => null,
    sound: () => sound,
  })
  return { ...device, keeper, keptPages }
}

const keepAll = async ({ keeper }: ReturnType<typeof setUp>) => {
  let amount = await keeper.prepare(ADDRESS, signal)
  while (amount.kept < amount.total) amount = await keeper.fetchNext(ADDRESS, signal)
  return keeper.finish(ADDRESS)
}

beforeEach(() => {
  tag = '"one"'
  asked = []
  isOffline = false
  offered = aMedia()
  vi.stubGlobal('fetch', answer)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as Blob).size}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a lesson comes by ranges, whole, and is played by addresses of the page', async () => {
  const world = setUp()
  const { here, amount } = await keepAll(world)
  expect(asked.filter((one) => one.includes(' bytes='))).toEqual(
    ['0-131071', '131072-262143', '262144-393215'].map(
      (range) => `GET /files/lessons/download/scene-safety.mp4 bytes=${range}`,
    ),
  )
  const { sources, captions, labels, transcript } = here
  const spoken = [captions, labels].map((track) => track.map(({ language }) => language))
  expect([sources, ...spoken, transcript, world.keptPages]).toEqual([
    [{ url: `blob:${VIDEO_BYTES}`, type: 'video/mp4' }],
    ['en', 'tr', 'ar'],
    ['en', 'ar'],
    aMedia().transcript,
    [9],
  ])
  expect([amount.kept, amount.total, keptFor()]).toEqual([amount.total, VIDEO_BYTES + 6 * 6, PERSON])
})

test('what has come is not fetched again, also by a page that was opened anew', async () => {
  const world = setUp()
  await world.keeper.prepare(ADDRESS, signal)
  await world.keeper.fetchNext(ADDRESS, signal)
  isOffline = true
  const lost = await world.keeper.fetchNext(ADDRESS, signal).catch((cause: unknown) => toFault(cause).kind)
  isOffline = false
  expect([lost, await world.keeper.recall(ADDRESS)]).toMatchObject(['offline', { is: 'partial' }])
  asked = []
  await keepAll(world)
  expect(asked.filter((one) => one.includes(' bytes=0-'))).toEqual([])
})

test('a video that is another by now is begun anew, and one that changes on the way stops', async () => {
  const world = setUp()
  await world.keeper.prepare(ADDRESS, signal)
  await world.keeper.fetchNext(ADDRESS, signal)
  tag = '"two"'
  await expect(world.keeper.fetchNext(ADDRESS, signal)).rejects.toMatchObject({ fault: { code: 'FILE_CHANGED' } })
  const { kept } = await world.keeper.prepare(ADDRESS, signal)
  expect(kept).toBe(6 * 6)
})

test('what is kept is fresh until the server has other content under its name', async () => {
  const world = setUp()
  await keepAll(world)
  expect(await world.keeper.check(ADDRESS, signal)).toBe(true)
  tag = '"two"'
  expect(await world.keeper.check(ADDRESS, signal)).toBe(false)
})

test('a course opens away as it stood, with what was watched since, and for nobody but its person', async () => {
  const world = setUp()
  await keepAll(world)
  localStorage.setItem('watched/1/2', JSON.stringify({ v: 1, data: [[0, 12]] }))
  const opened = await createShelf(PERSON, world.store).openAway(9, 2)
  const lesson = opened?.progress.lessons.find(({ id }) => id === 2)
  expect([lesson?.video.creditedSeconds, lesson?.video.resumeAt, opened?.media?.lessonId]).toEqual([12, 12, 2])
  expect(await createShelf(PERSON + 1, world.store).openAway(9, 2)).toBeNull()
})

test('a course opens away though only half of its lesson has come, whose video says what is lacking', async () => {
  const world = setUp()
  await world.keeper.prepare(ADDRESS, signal)
  await world.keeper.fetchNext(ADDRESS, signal)
  const shelf = createShelf(PERSON, world.store)
  const opened = await shelf.openAway(9, 2)
  expect([opened?.progress.courseId, opened?.media, await shelf.isBegun(2), await shelf.isBegun(3)]).toEqual([
    9,
    null,
    true,
    false,
  ])
})

test('a lesson that lost a piece is no longer played from the device', async () => {
  const world = setUp()
  await keepAll(world)
  world.pieces.delete([...world.pieces.keys()].find((key) => key.includes('.mp4')) ?? '')
  expect(await world.keeper.recall(ADDRESS)).toMatchObject({ is: 'partial' })
})

test('of films in several languages the one that is heard is kept, and is fresh as that one', async () => {
  const filmIn = (language: 'en' | 'tr' | 'ar') =>
    ({ language, url: `/files/lessons/download/scene-safety.${language}.mp4`, type: 'video/mp4' }) as const
  offered = aMedia({ films: [filmIn('tr'), filmIn('ar')] })
  const world = setUp('tr')
  const { here } = await keepAll(world)
  expect([here.sources, here.films]).toEqual([
    [{ url: `blob:${VIDEO_BYTES}`, type: 'video/mp4' }],
    [{ language: 'tr', url: `blob:${VIDEO_BYTES}`, type: 'video/mp4' }],
  ])
  expect([...new Set(asked.filter((one) => one.includes('.mp4')).map((one) => one.split(' ')[1]))]).toEqual([
    filmIn('tr').url,
  ])
  expect(await world.keeper.check(ADDRESS, signal)).toBe(true)
  expect((await createShelf(PERSON, world.store).playedFor(offered)).films).toEqual(here.films)
  offered = aMedia({ films: [filmIn('ar')] })
  expect(await world.keeper.check(ADDRESS, signal)).toBe(false)
  expect(await createShelf(PERSON, world.store).playedFor(offered)).toEqual(offered)
})

const served = { progress: aCourse(), media: aMedia() } satisfies OpenedCourse

const serverThat = (loadCourse: LessonServer['loadCourse']): LessonServer =>
  ({ loadCourse }) as Partial<LessonServer> as LessonServer

test('who keeps nothing is answered as the server answers, also where it cannot be asked', async () => {
  const offline = serverThat(() => Promise.reject(new FaultError({ kind: 'offline' })))
  expect(
    await withKept(
      serverThat(async () => served),
      () => PERSON,
    ).loadCourse(ADDRESS, signal),
  ).toEqual(served)
  await expect(withKept(offline, () => PERSON).loadCourse(ADDRESS, signal)).rejects.toThrow('offline')
  // What another person keeps is not looked for.
  noteKeptFor(PERSON + 1)
  await expect(withKept(offline, () => PERSON).loadCourse(ADDRESS, signal)).rejects.toThrow('offline')
})
