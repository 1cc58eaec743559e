import * as z from 'zod/mini'

import { id } from '../contract/common.contract.ts'
import { courseTypeId } from '../contract/course-form.contract.ts'
import { ID_MAX } from '../id-max.ts'
import { LANGUAGES, type Language, type Localized } from '../language.ts'
import { COURSE_LIMITS } from './course-limits.ts'

/** How many choices a question has at least. */
export const CHOICES_MIN = 2

/** Of a lesson, a question, a choice or a line: the same for as long as there is a course with it. */
export const courseKey = z.string().check(z.regex(/^[\w-]{1,36}$/))

/** In a draft each may still be empty. */
const draftText = (most: number) => {
  const text = z.string().check(z.maxLength(most))
  return z.strictObject({ en: text, tr: text, ar: text })
}

/** Each by a key of its own. */
const keyed = <Item extends z.ZodMiniType<Readonly<{ key: string }>>>(item: Item, most: number) =>
  z.array(item).check(
    z.maxLength(most),
    z.refine((items) => new Set(items.map(({ key }) => key)).size === items.length),
  )

const count = (most: number) => z.nullable(z.int().check(z.nonnegative(), z.maximum(most)))
const seconds = z.number().check(z.nonnegative(), z.maximum(ID_MAX))
const pixels = z.nullable(z.int().check(z.positive(), z.maximum(ID_MAX)))

/** A file that is kept, by the names that the server gave it. */
export const courseFile = z.strictObject({
  container: z.string().check(z.regex(/^[a-z]{1,40}$/)),
  name: z.string().check(z.regex(/^[a-z0-9][\w.-]{0,150}$/i)),
})

/** A film in one form or several, the best first: a browser takes the first that it can play. */
export const courseVideo = z.strictObject({
  sources: z
    .array(z.strictObject({ ...courseFile.shape, type: z.string().check(z.minLength(1), z.maxLength(100)) }))
    .check(z.minLength(1), z.maxLength(4)),
  seconds,
  width: pixels,
  height: pixels,
})

/** A field that a change sets whole, with what it may hold: numbers that are not typed yet are null. */
export const detailFields = {
  courseTypeId,
  categoryId: id,
  totalCourseHours: z.nullable(z.number().check(z.nonnegative(), z.maximum(COURSE_LIMITS.hours))),
  prerequisiteCourseId: z.nullable(id),
  /** Days that an enrolment runs, and a certificate. */
  expiresAfterDays: count(COURSE_LIMITS.days),
}

export const detailTexts = {
  title: draftText(COURSE_LIMITS.title),
  description: draftText(COURSE_LIMITS.text),
  audience: draftText(COURSE_LIMITS.line),
}

/** What one can do afterwards, a line each. */
export const taughtLine = z.strictObject({ key: courseKey, text: draftText(COURSE_LIMITS.line) })

/** Seconds, attempts: null is no limit. */
export const quizFields = {
  questionsDrawn: count(COURSE_LIMITS.questions),
  passPercent: count(100),
  timeLimitSeconds: count(ID_MAX),
  attemptsAllowed: count(ID_MAX),
  cooldownSeconds: count(ID_MAX),
}

export const choice = z.strictObject({ key: courseKey, text: draftText(COURSE_LIMITS.line), isCorrect: z.boolean() })

export const questionTexts = {
  prompt: draftText(COURSE_LIMITS.text),
  /** Told once the quiz is passed; it may be empty in every language. */
  explanation: draftText(COURSE_LIMITS.text),
}

export const questionFields = {
  /** Where in the video the answer is taught. */
  videoSecond: seconds,
  tags: z
    .array(z.string().check(z.minLength(1), z.maxLength(COURSE_LIMITS.tag)))
    .check(z.maxLength(COURSE_LIMITS.tags)),
  /** Kept in the bank, and drawn by no version that is published from now on. What is from before says nothing of it. */
  isRetired: z._default(z.boolean(), false),
}

export const question = z.strictObject({
  key: courseKey,
  ...questionTexts,
  ...questionFields,
  choices: keyed(choice, COURSE_LIMITS.choices),
})

export const lessonTexts = { title: draftText(COURSE_LIMITS.title), summary: draftText(COURSE_LIMITS.text) }

/** `poster` is the picture that stands before the video, where there is one. */
export const lessonFields = { video: z.nullable(courseVideo), poster: z.nullable(courseFile) }

/** A film that speaks one language, with its length: what is watched of it counts as if it were the lesson's own. */
export const courseFilm = z.strictObject({ ...courseFile.shape, seconds })

const inLanguages = <File extends z.ZodMiniType>(file: File) => {
  const one = z.nullable(file)
  return z.strictObject({ en: one, tr: one, ar: one })
}
const filesInLanguages = inLanguages(courseFile)
const NO_FILES = { en: null, tr: null, ar: null }

/** Files that go along with a video, one for each language. */
export const LESSON_TRACKS = ['captions', 'labels', 'films'] as const
export type LessonTrack = (typeof LESSON_TRACKS)[number]

export const lesson = z.strictObject({
  key: courseKey,
  ...lessonTexts,
  ...lessonFields,
  /** WebVTT, by its language. The transcript is made from them when the course is published. */
  captions: filesInLanguages,
  /** WebVTT of metadata: what is written on the picture (`domain/picture-label.ts`). What is from before has none. */
  labels: z._default(filesInLanguages, NO_FILES),
  /** The same film as it speaks each language; without one its own is heard. What is from before has none. */
  films: z._default(inLanguages(courseFilm), NO_FILES),
  quiz: z.strictObject(quizFields),
  questions: keyed(question, COURSE_LIMITS.questions),
})

/** All that a course is, as it is written, kept of each version, and taken from one programme to another. */
export const courseDocument = z.strictObject({
  details: z.strictObject({
    ...detailTexts,
    ...detailFields,
    /** Said when it is made, and the same ever after: online courses have enrolments, others have classes. */
    isOnline: z.boolean(),
  }),
  teaches: keyed(taughtLine, COURSE_LIMITS.teaches),
  lessons: keyed(lesson, COURSE_LIMITS.lessons),
})

/** Nobody changes a document: a change makes another. */
export type Kept<T> = T extends object ? { readonly [Key in keyof T]: Kept<T[Key]> } : T

export type CourseDocument = Kept<z.infer<typeof courseDocument>>
export type CourseFile = Kept<z.infer<typeof courseFile>>
export type CourseFilm = Kept<z.infer<typeof courseFilm>>
export type CourseVideo = Kept<z.infer<typeof courseVideo>>
export type CourseDetails = CourseDocument['details']
export type TaughtLine = CourseDocument['teaches'][number]
export type CourseLesson = CourseDocument['lessons'][number]
export type CourseQuiz = CourseLesson['quiz']
export type CourseQuestion = CourseLesson['questions'][number]
export type CourseChoice = CourseQuestion['choices'][number]

export const NO_TEXT: Localized = { en: '', tr: '', ar: '' }

/** How long an enrolment runs, and a quiz is, until somebody says otherwise. */
const USUAL = { expiresAfterDays: 365, questionsDrawn: 5, passPercent: 80 } as const

type Made = Readonly<Pick<CourseDetails, 'isOnline' | 'courseTypeId' | 'categoryId'> & { title: string }>

export const blankCourse = (
  { title, isOnline, courseTypeId, categoryId }: Made,
  language: Language,
): CourseDocument => ({
  details: {
    title: { ...NO_TEXT, [language]: title },
    description: NO_TEXT,
    audience: NO_TEXT,
    courseTypeId,
    categoryId,
    totalCourseHours: null,
    prerequisiteCourseId: null,
    expiresAfterDays: USUAL.expiresAfterDays,
    isOnline,
  },
  teaches: [],
  lessons: [],
})

export const blankLesson = (key: string): CourseLesson => ({
  key,
  title: NO_TEXT,
  summary: NO_TEXT,
  video: null,
  poster: null,
  captions: NO_FILES,
  labels: NO_FILES,
  films: NO_FILES,
  quiz: {
    questionsDrawn: USUAL.questionsDrawn,
    passPercent: USUAL.passPercent,
    timeLimitSeconds: null,
    attemptsAllowed: null,
    cooldownSeconds: 0,
  },
  questions: [],
})

export const blankChoice = (key: string, isCorrect = false): CourseChoice => ({ key, text: NO_TEXT, isCorrect })

/** The first choice is the right one until another is. */
export const blankQuestion = (key: string, choiceKeys: readonly string[]): CourseQuestion => ({
  key,
  prompt: NO_TEXT,
  explanation: NO_TEXT,
  videoSecond: 0,
  tags: [],
  isRetired: false,
  choices: choiceKeys.map((choiceKey, at) => blankChoice(choiceKey, at === 0)),
})

/** Those of a bank from which a quiz is drawn. */
export const drawnFrom = ({ questions }: Pick<CourseLesson, 'questions'>): readonly CourseQuestion[] =>
  questions.filter(({ isRetired }) => !isRetired)

type KeptLesson = Omit<CourseLesson, 'questions' | 'labels' | 'films'> &
  Readonly<{
    questions: readonly (Omit<CourseQuestion, 'isRetired'> & Partial<CourseQuestion>)[]
    labels?: CourseLesson['labels']
    films?: CourseLesson['films']
  }>

/** A document as it was kept: one of before there were retired questions, labels, or films in languages, says nothing of them. */
export type KeptDocument = Omit<CourseDocument, 'lessons'> & Readonly<{ lessons: readonly KeptLesson[] }>

export const documentKept = (kept: KeptDocument): CourseDocument => ({
  ...kept,
  lessons: kept.lessons.map((of) => ({
    ...of,
    labels: of.labels ?? NO_FILES,
    films: of.films ?? NO_FILES,
    questions: of.questions.map((one) => ({ ...one, isRetired: one.isRetired ?? false })),
  })),
})

/** As one string, for sets and maps of files. */
export const fileKey = ({ container, name }: CourseFile): string => `${container}/${name}`

/** The files of a track that are there, each with its language. */
export const filesOfTrack = <File extends CourseFile>(
  track: Readonly<Record<Language, File | null>>,
): readonly (File & Readonly<{ language: Language }>)[] =>
  LANGUAGES.flatMap((language) => {
    const file = track[language]
    return file === null ? [] : [{ language, ...file }]
  })

/** Every file that a lesson is made of. */
export const filesOfLesson = (lesson: CourseLesson): readonly CourseFile[] => [
  ...(lesson.video?.sources ?? []),
  ...(lesson.poster === null ? [] : [lesson.poster]),
  ...LESSON_TRACKS.flatMap((track) => filesOfTrack<CourseFile>(lesson[track])),
]
