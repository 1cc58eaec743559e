import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'

import {
  filesOfTrack,
  LESSON_TRACKS,
  type CourseFile,
  type LessonTrack,
} from '../../../src/domain/course/course-document.ts'
import {
  CONTENT_NAME,
  COURSE_ENTRY,
  COURSE_FILE_BYTES,
  courseFileContent,
  COURSE_FILES_MAX,
  COURSE_TEXT_BYTES,
  COURSE_TEXT_DEPTH,
  COURSE_TEXT_KEYS,
  COURSE_TEXT_PARTS,
  FILES_FOLDER,
  type CourseFileContent,
} from '../../../src/domain/course/course-file-format.ts'
import { COURSE_CHARACTERS_MAX } from '../../../src/domain/course/course-limits.ts'
import { FILM_TOLERANCE, SPOKEN_KINDS, UPLOAD_BYTES, type UploadKind } from '../../../src/domain/file-upload.ts'
import { createJsonBounds } from '../../../src/domain/json-bounds.ts'
import { DEFAULT_LANGUAGE } from '../../../src/domain/language.ts'
import type { Arrived } from '../../platform/files/arriving.ts'
import { refuseWithoutRoom } from '../../platform/files/disk-room.ts'
import {
  isOfArchive,
  readZipEntry,
  readZipIndex,
  ZipUnreadable,
  type PackedEntry,
} from '../../platform/files/zip-reading.ts'
import { unkeptFieldIn } from '../../platform/kept-text.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal, type RefusalDetails } from '../../platform/refusal.ts'
import { checkApart } from '../uploads/check-apart.ts'

const refused = (details: RefusalDetails): Refusal => new Refusal(422, 'COURSE_FILE_UNREADABLE', { details })

/** A file of the archive with what it has to be, in each place that has it; of a film in a language also how long. */
type Used = Readonly<{ name: string; kind: UploadKind; lengths: readonly number[] }>

/** A film in a language is a video like that of the lesson, and may be the same file. */
const KIND_OF_TRACK = {
  captions: 'captions',
  labels: 'labels',
  films: 'video',
} as const satisfies Record<LessonTrack, UploadKind>

const CONTAINERS = {
  video: 'lessons',
  films: 'lessons',
  captions: 'lessons',
  labels: 'lessons',
  picture: 'pictures',
} as const

/** As players read them: what others write is made into it where it is uploaded. */
const isWebVtt = (bytes: Uint8Array): boolean =>
  isUtf8(bytes) && /^\uFEFF?WEBVTT/.test(Buffer.from(bytes.subarray(0, 16)).toString())

const indexOf = async (path: string): Promise<ReadonlyMap<string, PackedEntry>> => {
  const entries = await readZipIndex(path)
  if (entries.length > COURSE_FILES_MAX) throw refused({ what: 'entries' })
  // A folder of its own is what some programs write of one that has files.
  const files = entries.filter(({ name }) => name !== FILES_FOLDER)
  for (const { name } of files) {
    const isFile = name.startsWith(FILES_FOLDER) && CONTENT_NAME.test(name.slice(FILES_FOLDER.length))
    if (name !== COURSE_ENTRY && !isFile) throw refused({ what: 'unknown', name: name.slice(0, 200) })
  }
  const byName = new Map(files.map((entry) => [entry.name, entry]))
  if (byName.size !== files.length) throw refused({ what: 'twice' })
  if (files.reduce((sum, { size }) => sum + size, 0) > COURSE_FILE_BYTES) throw new Refusal(413, 'TOO_LARGE')
  return byName
}

/** The text of the course, of which no more is read than it said, and nothing made where it is more than a course has. */
const readText = async (path: string, entry: PackedEntry): Promise<string> => {
  if (entry.size > COURSE_TEXT_BYTES) throw new Refusal(413, 'TOO_LARGE')
  const isWithin = createJsonBounds({
    deepest: COURSE_TEXT_DEPTH,
    parts: COURSE_TEXT_PARTS,
    keys: COURSE_TEXT_KEYS,
  })
  const pieces: Buffer[] = []
  let came = 0
  for await (const piece of (await readZipEntry(path, entry)) as AsyncIterable<Buffer>) {
    came += piece.length
    if (came > entry.size) throw new ZipUnreadable('It is larger than it says')
    // What JSON is made of is of one byte each, whatever its texts are.
    if (!isWithin(piece.toString('latin1'))) throw refused({ what: 'content' })
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

const readContent = async (path: string, entry: PackedEntry | undefined): Promise<CourseFileContent> => {
  if (entry === undefined) throw refused({ what: 'missing', name: COURSE_ENTRY })
  const text = await readText(path, entry)
  try {
    const parsed = courseFileContent.safeParse(JSON.parse(text))
    if (parsed.success && unkeptFieldIn(text, parsed.data) === undefined) return parsed.data
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw refused({ what: 'content' })
}

const usesIn = ({ course }: CourseFileContent): readonly Used[] => {
  const uses = course.lessons.flatMap(({ video, poster, ...lesson }): Omit<Used, 'lengths'>[] => [
    ...(video?.sources ?? []).map(({ name }) => ({ name, kind: 'video' as const })),
    ...(poster === null ? [] : [{ name: poster.name, kind: 'picture' as const }]),
    ...LESSON_TRACKS.flatMap((track) =>
      filesOfTrack<CourseFile>(lesson[track]).map(({ name }) => ({ name, kind: KIND_OF_TRACK[track] })),
    ),
  ])
  const kinds = new Map(uses.map(({ name, kind }) => [name, kind]))
  const other = uses.find(({ name, kind }) => kinds.get(name) !== kind)
  if (other !== undefined) throw refused({ what: 'kind', name: other.name })
  const films = course.lessons.flatMap(({ films: spoken }) => filesOfTrack(spoken))
  return [...kinds].map(([name, kind]) => {
    const lengths = films.filter((film) => film.name === name).map(({ seconds }) => seconds)
    return { name, kind, lengths }
  })
}

export type BroughtCourse = Readonly<{ content: CourseFileContent; nameOf: (file: CourseFile) => CourseFile | null }>

/** What its name says by its digest, and what its place says by its content. */
const refuseOther = async ({ name, kind, lengths }: Used, { size }: PackedEntry, arrived: Arrived): Promise<void> => {
  if (arrived.size !== size || arrived.digest !== name.slice(0, name.indexOf('.')))
    throw refused({ what: 'damaged', name })
  if (SPOKEN_KINDS.includes(kind) && !isWebVtt(await readFile(arrived.path))) throw refused({ what: 'kind', name })
  const asked = lengths.length === 0 ? kind : 'films'
  const { found } = await checkApart({ path: arrived.path, kind: asked, language: DEFAULT_LANGUAGE })
  if (typeof found === 'string' || !name.endsWith(found.ending)) throw refused({ what: 'kind', name })
  const { seconds = 0 } = found
  if (lengths.some((said) => Math.abs(said - seconds) > FILM_TOLERANCE)) throw refused({ what: 'length', name })
}

/**
 * Reads a course out of one file, and keeps what it names: each is what its name says by its digest, and what its
 * place says by its content, as every upload is. Nothing of it is written where its own names would lead, and nothing is
 * kept before all of it was read: what is refused leaves nothing.
 */
export const readCourseFile = async ({ db, files }: Platform, path: string, userId: number): Promise<BroughtCourse> => {
  const keep = async (arrived: readonly Readonly<{ use: Used; file: Arrived }>[]): Promise<void> => {
    for (const { use, file } of arrived)
      await files.adopt(CONTAINERS[use.kind], use.name, file, db, { title: use.name, createdById: userId })
  }

  try {
    const index = await indexOf(path)
    // As much as they say: no more is written of any.
    await refuseWithoutRoom(
      files,
      [...index.values()].reduce((sum, { size }) => sum + size, 0),
    )
    const content = await readContent(path, index.get(COURSE_ENTRY))
    const uses = usesIn(content)
    const named = new Set(uses.map(({ name }) => `${FILES_FOLDER}${name}`))
    const strange = [...index.keys()].find((name) => name !== COURSE_ENTRY && !named.has(name))
    if (strange !== undefined) throw refused({ what: 'unnamed', name: strange })
    if (JSON.stringify(content.course).length > COURSE_CHARACTERS_MAX) throw new Refusal(413, 'TOO_LARGE')

    /** One within the other, so that each is still there when the last was read. */
    const take = async (arrived: readonly Readonly<{ use: Used; file: Arrived }>[]): Promise<void> => {
      const use = uses[arrived.length]
      if (use === undefined) return keep(arrived)
      const entry = index.get(`${FILES_FOLDER}${use.name}`)
      if (entry === undefined) throw refused({ what: 'missing', name: use.name })
      if (entry.size > UPLOAD_BYTES[use.kind]) throw new Refusal(413, 'TOO_LARGE')
      return files.receive(await readZipEntry(path, entry), entry.size, async (file) => {
        await refuseOther(use, entry, file)
        return take([...arrived, { use, file }])
      })
    }
    await take([])
    const kept = new Map(uses.map(({ name, kind }) => [name, { container: CONTAINERS[kind], name }]))
    return { content, nameOf: ({ name }) => kept.get(name) ?? null }
  } catch (cause) {
    if (isOfArchive(cause)) throw refused({ what: 'archive' })
    throw cause
  }
}
