import { FILM_TOLERANCE } from '../file-upload.ts'
import { LANGUAGES, type Language, type Localized } from '../language.ts'
import { isPlainName, isSeen } from '../plain-name.ts'
import {
  CHOICES_MIN,
  drawnFrom,
  fileKey,
  filesOfLesson,
  filesOfTrack,
  type CourseDocument,
  type CourseLesson,
  type CourseQuestion,
} from './course-document.ts'

/** What of a course stands where in its editor. */
export const COURSE_TABS = ['details', 'lessons', 'questions', 'rules'] as const
export type CourseTab = (typeof COURSE_TABS)[number]

/** What keeps a course from being published; `field` names what is amiss where several could be. */
export const PUBLISH_PROBLEMS = [
  /** A text that is there in another language, or has to be, is not in this one. */
  'textMissing',
  /** A title is no name of one line. */
  'notPlain',
  'hoursMissing',
  'daysMissing',
  'categoryMissing',
  /** A course that is gone, or that asks for this one first itself. */
  'prerequisiteUnusable',
  'noLessons',
  'videoMissing',
  /** A film in another language does not last as long as the video. */
  'filmOtherLength',
  /** A file that the lesson names is not kept any more. */
  'fileMissing',
  'captionsMissing',
  /** There are captions, and nothing is said in them. */
  'transcriptMissing',
  'drawnMissing',
  /** More questions are drawn than there are to draw from. */
  'drawnBeyondBank',
  'passMarkMissing',
  /** Nobody could try at all, or has time to. */
  'attemptsMissing',
  'timeMissing',
  'choicesMissing',
  /** None of them is right, or several are. */
  'notOneRight',
  /** What answers it is taught after the end of the video. */
  'beyondVideo',
] as const

export type PublishProblemKind = (typeof PUBLISH_PROBLEMS)[number]

export type PublishProblem = Readonly<{
  kind: PublishProblemKind
  tab: CourseTab
  field: string | null
  /** Keys of what it is about. */
  lesson: string | null
  question: string | null
  choice: string | null
  line: string | null
  language: Language | null
}>

/** What only the server knows of a draft; files as `fileKey` names them. */
export type PublishFacts = Readonly<{
  categoryIds: readonly number[]
  /** Courses that may be asked for first. */
  prerequisiteIds: readonly number[]
  missingFiles: readonly string[]
  /** Captions of which there are none to read. */
  silentCaptions: readonly string[]
}>

type Problems = readonly PublishProblem[]
type Where = Readonly<Partial<Omit<PublishProblem, 'kind' | 'tab'>> & { tab: CourseTab }>

const problem = (kind: PublishProblemKind, where: Where): PublishProblem => ({
  kind,
  field: null,
  lesson: null,
  question: null,
  choice: null,
  line: null,
  language: null,
  ...where,
})

const where = (isAmiss: boolean, kind: PublishProblemKind, at: Where): Problems => (isAmiss ? [problem(kind, at)] : [])

const missingIn = (text: Localized, field: string, at: Where): Problems =>
  LANGUAGES.flatMap((language) => where(!isSeen(text[language]), 'textMissing', { ...at, field, language }))

/** What may be left out, but not in one language alone. */
const halfMissing = (text: Localized, field: string, at: Where): Problems =>
  LANGUAGES.some((language) => isSeen(text[language])) ? missingIn(text, field, at) : []

const titleProblems = (title: Localized, at: Where): Problems => [
  ...missingIn(title, 'title', at),
  ...LANGUAGES.flatMap((language) =>
    where(!isPlainName(title[language]), 'notPlain', { ...at, field: 'title', language }),
  ),
]

const detailProblems = ({ details, teaches }: CourseDocument, facts: PublishFacts): Problems => {
  const at = { tab: 'details' } as const
  const { categoryId, prerequisiteCourseId, totalCourseHours, expiresAfterDays } = details
  const isUnusable = prerequisiteCourseId !== null && !facts.prerequisiteIds.includes(prerequisiteCourseId)
  return [
    ...titleProblems(details.title, at),
    ...missingIn(details.description, 'description', at),
    ...halfMissing(details.audience, 'audience', at),
    ...teaches.flatMap(({ key, text }) => missingIn(text, 'teaches', { ...at, line: key })),
    ...where(!facts.categoryIds.includes(categoryId), 'categoryMissing', at),
    ...where(!totalCourseHours, 'hoursMissing', at),
    ...where(!expiresAfterDays, 'daysMissing', at),
    ...where(isUnusable, 'prerequisiteUnusable', at),
  ]
}

const questionProblems = (
  { key, prompt, explanation, videoSecond, choices }: CourseQuestion,
  lesson: CourseLesson,
): Problems => {
  const at = { tab: 'questions', lesson: lesson.key, question: key } as const
  const right = choices.filter(({ isCorrect }) => isCorrect).length
  return [
    ...missingIn(prompt, 'prompt', at),
    ...halfMissing(explanation, 'explanation', at),
    ...choices.flatMap(({ key: choice, text }) => missingIn(text, 'text', { ...at, choice })),
    ...where(choices.length < CHOICES_MIN, 'choicesMissing', at),
    ...where(right !== 1, 'notOneRight', at),
    ...where(lesson.video !== null && videoSecond > lesson.video.seconds, 'beyondVideo', at),
  ]
}

const ruleProblems = (lesson: CourseLesson): Problems => {
  const { key, quiz } = lesson
  const at = { tab: 'rules', lesson: key } as const
  const { questionsDrawn, passPercent, timeLimitSeconds, attemptsAllowed } = quiz
  return [
    ...where(!questionsDrawn, 'drawnMissing', at),
    ...where((questionsDrawn ?? 0) > drawnFrom(lesson).length, 'drawnBeyondBank', at),
    ...where(!passPercent, 'passMarkMissing', at),
    ...where(attemptsAllowed === 0, 'attemptsMissing', at),
    ...where(timeLimitSeconds === 0, 'timeMissing', at),
  ]
}

const lessonProblems = (lesson: CourseLesson, facts: PublishFacts): Problems => {
  const at = { tab: 'lessons', lesson: lesson.key } as const
  const { video, captions, films } = lesson
  const isSilent = captions.en !== null && facts.silentCaptions.includes(fileKey(captions.en))
  return [
    ...titleProblems(lesson.title, at),
    ...missingIn(lesson.summary, 'summary', at),
    ...where(!video?.seconds, 'videoMissing', at),
    ...filesOfTrack(films).flatMap(({ language, seconds }) =>
      where(video !== null && Math.abs(seconds - video.seconds) > FILM_TOLERANCE, 'filmOtherLength', {
        ...at,
        language,
      }),
    ),
    ...where(captions.en === null, 'captionsMissing', { ...at, language: 'en' }),
    ...where(isSilent, 'transcriptMissing', { ...at, language: 'en' }),
    ...filesOfLesson(lesson).flatMap((file) =>
      where(facts.missingFiles.includes(fileKey(file)), 'fileMissing', { ...at, field: fileKey(file) }),
    ),
    ...ruleProblems(lesson),
    ...drawnFrom(lesson).flatMap((question) => questionProblems(question, lesson)),
  ]
}

/** All that keeps a course from being published, in the order of its editor. Without any it is published. */
export const publishProblems = (document: CourseDocument, facts: PublishFacts): Problems => [
  ...detailProblems(document, facts),
  ...(document.details.isOnline
    ? [
        ...where(document.lessons.length === 0, 'noLessons', { tab: 'lessons' }),
        ...document.lessons.flatMap((lesson) => lessonProblems(lesson, facts)),
      ]
    : []),
]
