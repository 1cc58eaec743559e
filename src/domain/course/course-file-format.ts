import * as z from 'zod/mini'

import { categoryNames } from '../contract/vocabulary.contract.ts'
import type { Localized } from '../language.ts'
import {
  courseDocument,
  type CourseDocument,
  type CourseFile,
  type CourseFilm,
  type CourseLesson,
  type Kept,
} from './course-document.ts'
import { COURSE_LIMITS } from './course-limits.ts'

/** What says of a file that it is a course, and by which rules: docs/course-file.md. */
export const COURSE_FORMAT = 'tim-training-course'
/** The first had no retired questions, the second no labels, the third no films in languages; they are read too. */
const COURSE_FORMAT_VERSIONS = [1, 2, 3, 4] as const
export const COURSE_FORMAT_VERSION = 4

/** The one text in it, and the folder of what that names. */
export const COURSE_ENTRY = 'course.json'
export const FILES_FOLDER = 'files/'

/** Bytes of all of it, and of its text. */
export const COURSE_FILE_BYTES = 4_000_000_000
export const COURSE_TEXT_BYTES = 20_000_000
export const COURSE_FILES_MAX = 500
/** What a text is made of, as JSON: a course of as many characters as there may be has less, and is not as deep. */
export const COURSE_TEXT_PARTS = 1_000_000
export const COURSE_TEXT_DEPTH = 20
export const COURSE_TEXT_KEYS = 20

/** Named by what is in it, wherever it came from. */
export const CONTENT_NAME = /^[0-9a-f]{64}\.(?:mp4|webm|vtt|png|jpg|webp|avif)$/
/** What stands for the container of a file that is in the same archive. */
export const FILES_CONTAINER = 'files'

const title = z.string().check(z.maxLength(COURSE_LIMITS.title))
const name = z.strictObject({ en: title, tr: title, ar: title })

/** `course.json`. What has an id of one installation alone is said by its names. */
export const courseFileContent = z.strictObject({
  format: z.literal(COURSE_FORMAT),
  version: z.literal(COURSE_FORMAT_VERSIONS),
  category: categoryNames,
  /** Of the course that is asked for first. */
  prerequisite: z.nullable(name),
  course: z.strictObject({
    ...courseDocument.shape,
    details: z.omit(courseDocument.shape.details, { categoryId: true, prerequisiteCourseId: true }),
  }),
})

export type CourseFileContent = Kept<z.infer<typeof courseFileContent>>

type Renamed = (file: CourseFile) => CourseFile | null

const lessonWith = (lesson: CourseLesson, renamed: Renamed): CourseLesson => {
  const { video, poster, captions, labels, films } = lesson
  const of = (file: CourseFile | null) => (file === null ? null : renamed(file))
  const film = (one: CourseFilm | null): CourseFilm | null => {
    const to = of(one)
    return one === null || to === null ? null : { ...to, seconds: one.seconds }
  }
  const sources = (video?.sources ?? []).flatMap(({ type, ...file }) => {
    const to = renamed(file)
    return to === null ? [] : [{ ...to, type }]
  })
  return {
    ...lesson,
    video: video === null || sources.length === 0 ? null : { ...video, sources },
    poster: of(poster),
    captions: { en: of(captions.en), tr: of(captions.tr), ar: of(captions.ar) },
    labels: { en: of(labels.en), tr: of(labels.tr), ar: of(labels.ar) },
    films: { en: film(films.en), tr: film(films.tr), ar: film(films.ar) },
  }
}

/** Lessons that name their files otherwise; one that is called nothing is not there. */
export const lessonsWith = (lessons: readonly CourseLesson[], renamed: Renamed): readonly CourseLesson[] =>
  lessons.map((lesson) => lessonWith(lesson, renamed))

/** A course as its file says it. */
export const fileContentOf = (
  { details, teaches, lessons }: CourseDocument,
  names: Readonly<{ category: Localized; prerequisite: Localized | null }>,
  renamed: Renamed,
): CourseFileContent => {
  const { categoryId: _category, prerequisiteCourseId: _prerequisite, ...rest } = details
  return {
    format: COURSE_FORMAT,
    version: COURSE_FORMAT_VERSION,
    ...names,
    course: { details: rest, teaches, lessons: lessonsWith(lessons, renamed) },
  }
}

/** The same back, with what has ids here. */
export const documentOfContent = (
  { course }: CourseFileContent,
  ids: Pick<CourseDocument['details'], 'categoryId' | 'prerequisiteCourseId'>,
  renamed: Renamed,
): CourseDocument => ({
  details: { ...course.details, ...ids },
  teaches: course.teaches,
  lessons: lessonsWith(course.lessons, renamed),
})
