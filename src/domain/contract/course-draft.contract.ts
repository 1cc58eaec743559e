import * as z from 'zod/mini'

import { courseChange, COURSE_CHANGES_MAX } from '../course/course-change.ts'
import { courseDocument, question } from '../course/course-document.ts'
import { COURSE_EVENTS, COURSE_STATES } from '../course/course-state.ts'
import { COURSE_TABS, PUBLISH_PROBLEMS } from '../course/publish-checks.ts'
import { QUESTION_FINDINGS, QUESTION_FORMATS, QUESTIONS_TEXT_MAX } from '../course/question-reading.ts'
import { LANGUAGES } from '../language.ts'
import { id, instant, signedUrl, version } from './common.contract.ts'

/** POST /course-records, POST /course-records/{id}/duplicate, POST /course-categories */
export const madeCourse = z.object({ id })

/** POST /course-records/import: the body is the file itself. */
export const broughtCourse = z.object({
  id,
  /** The course that it asks for first is none of this programme. */
  isPrerequisiteLost: z.boolean(),
})

const problem = z.object({
  kind: z.enum(PUBLISH_PROBLEMS),
  tab: z.enum(COURSE_TABS),
  field: z.nullable(z.string()),
  lesson: z.nullable(z.string()),
  question: z.nullable(z.string()),
  choice: z.nullable(z.string()),
  line: z.nullable(z.string()),
  language: z.nullable(z.enum(LANGUAGES)),
})

const facts = z.object({
  categoryIds: z.array(id),
  prerequisiteIds: z.array(id),
  missingFiles: z.array(z.string()),
  silentCaptions: z.array(z.string()),
})

const standing = {
  /** How often it was changed: what is published is what somebody saw. */
  revision: version,
  state: z.enum(COURSE_STATES),
  nextEvents: z.array(z.enum(COURSE_EVENTS)),
  problems: z.array(problem),
  /** With them the browser finds its problems itself while somebody types. */
  facts,
  /** Null where nobody has changed it since it came. */
  updatedAt: z.nullable(instant),
  updatedBy: z.nullable(z.string()),
}

/** GET /course-records/{id}/draft */
export const courseDraft = z.object({
  ...standing,
  document: courseDocument,
  /** That is open; null of a course that was never published, or is not online. */
  version: z.nullable(z.int()),
  /** Who is under way in any of its versions. */
  enrolled: z.int(),
})

/** PATCH /course-records/{id}/draft: what was changed since `revision`. */
export const courseSave = z.strictObject({
  revision: version,
  changes: z.array(courseChange).check(z.minLength(1), z.maxLength(COURSE_CHANGES_MAX)),
})

/** `document` is told where others have changed it since that revision: what is there now, with both. */
export const savedCourse = z.object({ ...standing, document: z.nullable(courseDocument) })

/** The facts of the code `COURSE_CONFLICT` (409): nothing of the save was written. */
export const courseConflict = z.object({
  revision: version,
  document: courseDocument,
  conflicts: z.array(
    z.union([
      z.object({ kind: z.literal('differs'), change: courseChange, theirs: z.unknown() }),
      z.object({ kind: z.literal('gone'), change: courseChange }),
    ]),
  ),
})

/** POST /course-records/{id}/publish. `COURSE_CHANGED` where it is another by now, `COURSE_INCOMPLETE` with problems. */
export const publishAsked = z.strictObject({ revision: version })
export const courseProblems = z.object({ problems: z.array(problem) })
export const publishedCourse = z.object({
  /** Null of a course that is not online. */
  version: z.nullable(z.int()),
  /** People who go on with an older one. */
  kept: z.int(),
})

/** GET /course-records/{id}/versions, the newest first. */
export const courseVersions = z.array(
  z.object({
    version: z.int(),
    publishedAt: instant,
    publishedBy: z.nullable(z.string()),
    isOpen: z.boolean(),
    lessons: z.int(),
    questions: z.int(),
    /** Who is under way in it. */
    enrolled: z.int(),
    completed: z.int(),
  }),
)

/** GET /course-records/{id}/versions/{version}: the whole of it. */
export const courseVersion = z.object({ version: z.int(), document: courseDocument })

/** GET /course-records/{id}/files: addresses of what its draft names, for the asker alone. */
export const courseFiles = z.object({
  files: z.array(z.object({ container: z.string(), name: z.string(), url: signedUrl })),
  /** Until then the addresses work; ask again afterwards. */
  validUntil: instant,
})

/** POST /course-records/{id}/questions/read. `language` is that of texts that do not say theirs. */
export const questionsAsked = z.strictObject({
  format: z.enum(QUESTION_FORMATS),
  language: z.enum(LANGUAGES),
  text: z.string().check(z.minLength(1), z.maxLength(QUESTIONS_TEXT_MAX)),
})

/** Nothing is written: who asked adds what they want of it, as every other change. */
export const readQuestions = z.object({
  questions: z.array(question),
  findings: z.array(
    z.object({
      /** From 1. */
      line: z.int(),
      kind: z.enum(QUESTION_FINDINGS),
      /** Key of the question that it is about; null of what is left out. */
      question: z.nullable(z.string()),
      detail: z.nullable(z.string()),
    }),
  ),
})

const localizedName = z.object({ en: z.string(), tr: z.string(), ar: z.string() })

/** GET /course-vocabulary: what a course is described by. Texts in every language. */
export const courseVocabulary = z.object({
  categories: z.array(z.object({ id, name: localizedName, courses: z.int() })),
  /** That may be asked for before another. */
  courses: z.array(z.object({ id, title: localizedName })),
})

export type CourseDraft = z.infer<typeof courseDraft>
export type CourseSave = z.infer<typeof courseSave>
export type SavedCourse = z.infer<typeof savedCourse>
export type CourseConflicts = z.infer<typeof courseConflict>
export type PublishedCourse = z.infer<typeof publishedCourse>
export type CourseVersion = z.infer<typeof courseVersions>[number]
export type CourseFiles = z.infer<typeof courseFiles>
export type ReadQuestions = z.infer<typeof readQuestions>
export type BroughtCourse = z.infer<typeof broughtCourse>
export type CourseVocabulary = z.infer<typeof courseVocabulary>
