import type { LessonMedia } from '../../domain/contract/lesson.contract.ts'
import { pathOf } from '../../domain/film-sound.ts'
import { countPieces, type KeptFile, type KeptLesson } from '../../domain/kept-lesson.ts'
import { pieceKey, type KeptStore } from './kept-store.ts'

/** Addresses in this page of files on the device, until they are let go. */
const given = new Map<string, string>()

const placesOf = (lesson: KeptLesson, file: KeptFile) =>
  Array.from({ length: countPieces(file) }, (_, at) => pieceKey(lesson, file.path, at))

const addressOf = async (store: KeptStore, lesson: KeptLesson, file: KeptFile): Promise<string | null> => {
  const known = `${pieceKey(lesson, file.path, 0)} ${file.tag}`
  const held = given.get(known)
  if (held !== undefined) return held
  const pieces = await Promise.all(placesOf(lesson, file).map((key) => store.readPiece(key)))
  const whole = pieces.flatMap((piece) => piece ?? [])
  if (whole.length < pieces.length) return null
  const address = URL.createObjectURL(new Blob(whole, { type: file.type }))
  given.set(known, address)
  return address
}

/** How many bytes of a lesson are on the device, and where the pieces belong that are not. */
export const missingOf = async (store: KeptStore, lesson: KeptLesson) => {
  const held = await store.listPieces(lesson.userId, lesson.lessonId)
  let kept = 0
  const missing: Readonly<{ file: KeptFile; at: number }>[] = []
  for (const file of lesson.files) {
    for (let at = 0; at < countPieces(file); at += 1) {
      if (!held.has(pieceKey(lesson, file.path, at))) missing.push({ file, at })
      else kept += Math.min(file.piece, file.size - at * file.piece)
    }
  }
  return { kept, missing, total: lesson.files.reduce((sum, { size }) => sum + size, 0) }
}

/**
 * A lesson as it is played from the device, by addresses of this page; null where a piece is gone. They need no worker:
 * most come to a lesson by a link from another page, which none watches over. A browser seeks in them by itself.
 */
export const playedHere = async (store: KeptStore, lesson: KeptLesson): Promise<LessonMedia | null> => {
  // A browser that ran out of room may have thrown away some of it since.
  if (!lesson.isWhole || (await missingOf(store, lesson)).missing.length > 0) return null
  const addresses = new Map<string, string>()
  for (const file of lesson.files) {
    const address = await addressOf(store, lesson, file)
    if (address === null) return null
    addresses.set(file.path, address)
  }
  const here = (url: string) => addresses.get(pathOf(url))
  const { media } = lesson
  const tracksHere = (tracks: LessonMedia['captions']) =>
    tracks.flatMap(({ url, language }) => {
      const address = here(url)
      return address === undefined ? [] : [{ url: address, language }]
    })
  return {
    ...media,
    sources: media.sources.flatMap(({ url, type }) => {
      const address = here(url)
      return address === undefined ? [] : [{ url: address, type }]
    }),
    posterUrl: media.posterUrl === null ? null : (here(media.posterUrl) ?? null),
    captions: tracksHere(media.captions),
    labels: tracksHere(media.labels),
    films: media.films.flatMap((film) => {
      const address = here(film.url)
      return address === undefined ? [] : [{ ...film, url: address }]
    }),
  }
}

export const letGo = ({ userId, lessonId }: Pick<KeptLesson, 'userId' | 'lessonId'>): void => {
  const start = pieceKey({ userId, lessonId }, '', 0).replace(/\/0$/, '')
  for (const [known, address] of given) {
    if (!known.startsWith(start)) continue
    URL.revokeObjectURL(address)
    given.delete(known)
  }
}
