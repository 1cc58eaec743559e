import { asc, desc, eq, inArray } from 'drizzle-orm'

import { COURSE_TYPE } from '../../../src/domain/course.ts'
import {
  documentKept,
  NO_TEXT,
  type CourseDocument,
  type CourseFile,
  type CourseLesson,
  type CourseQuestion,
} from '../../../src/domain/course/course-document.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import {
  choices,
  instructorOnlineCourses,
  lessons,
  questions,
  quizzes,
  type courses,
} from '../../platform/db/tables/catalogue.table.ts'
import { filesOf } from '../lessons/lesson-files.ts'

type CourseRow = typeof courses.$inferSelect
type OfferingRow = typeof instructorOnlineCourses.$inferSelect

/** The version of a course that is open, or was last. */
export const findLatestOffering = async (query: Queryable, courseId: number): Promise<OfferingRow | null> => {
  const [row] = await query
    .select()
    .from(instructorOnlineCourses)
    .where(eq(instructorOnlineCourses.courseId, courseId))
    .orderBy(desc(instructorOnlineCourses.isOpen), desc(instructorOnlineCourses.id))
    .limit(1)
  return row ?? null
}

/** Keys of what was made before there were any: its id is as good, and the same each time. */
const keyOf = (kind: 'l' | 'q' | 'c' | 't', id: number): string => `${kind}${id}`

const questionsIn = async (query: Queryable, quizIds: readonly number[]) => {
  if (quizIds.length === 0) return new Map<number, CourseQuestion[]>()
  const rows = await query
    .select()
    .from(questions)
    .where(inArray(questions.quizId, [...quizIds]))
    .orderBy(asc(questions.id))
  const ids = rows.map(({ id }) => id)
  const made =
    ids.length === 0
      ? []
      : await query.select().from(choices).where(inArray(choices.questionId, ids)).orderBy(asc(choices.id))
  const choicesOf = Map.groupBy(made, ({ questionId }) => questionId)
  const written = rows.map(({ id, quizId, prompt, explanation, videoSecond }) => ({
    quizId,
    question: {
      key: keyOf('q', id),
      prompt,
      explanation,
      videoSecond,
      tags: [],
      isRetired: false,
      choices: (choicesOf.get(id) ?? []).map(({ id: choiceId, text, isCorrect }) => ({
        key: keyOf('c', choiceId),
        text,
        isCorrect,
      })),
    },
  }))
  return new Map(
    [...Map.groupBy(written, ({ quizId }) => quizId)].map(([quizId, of]) => [
      quizId,
      of.map(({ question }) => question),
    ]),
  )
}

const videoOf = ({
  files,
  timeLength,
}: Pick<typeof lessons.$inferSelect, 'files' | 'timeLength'>): CourseLesson['video'] => {
  const { sources } = filesOf(files)
  return sources.length === 0
    ? null
    : {
        sources: sources.map(({ container, name, type }) => ({ container, name, type })),
        seconds: timeLength,
        width: null,
        height: null,
      }
}

const withLength = (films: CourseLesson['captions'], seconds: number): CourseLesson['films'] => {
  const film = (file: CourseFile | null) => (file === null ? null : { ...file, seconds })
  return { en: film(films.en), tr: film(films.tr), ar: film(films.ar) }
}

const lessonsOf = async (query: Queryable, offeringId: number): Promise<CourseLesson[]> => {
  const rows = await query
    .select({ lesson: lessons, quiz: quizzes })
    .from(lessons)
    .innerJoin(quizzes, eq(quizzes.lessonId, lessons.id))
    .where(eq(lessons.offeringId, offeringId))
    .orderBy(asc(lessons.position))
  const bank = await questionsIn(
    query,
    rows.map(({ quiz }) => quiz.id),
  )
  return rows.map(({ lesson, quiz }) => {
    const { poster, captions, labels, films } = filesOf(lesson.files)
    const trackOf = (files: typeof captions) => {
      const fileIn = (wanted: Language) => {
        const file = files.find(({ language }) => language === wanted)
        return file ? { container: file.container, name: file.name } : null
      }
      return { en: fileIn('en'), tr: fileIn('tr'), ar: fileIn('ar') }
    }
    return {
      key: keyOf('l', lesson.id),
      title: lesson.title,
      summary: lesson.summary,
      video: videoOf(lesson),
      poster,
      captions: trackOf(captions),
      labels: trackOf(labels),
      // Those of a lesson that has no document of its own were made with it, and are of its length.
      films: withLength(trackOf(films), lesson.timeLength),
      quiz: {
        questionsDrawn: quiz.questionsDrawn,
        passPercent: quiz.passPercent,
        timeLimitSeconds: quiz.timeLimitSeconds,
        attemptsAllowed: quiz.attemptsAllowed,
        cooldownSeconds: quiz.cooldownSeconds,
      },
      questions: bank.get(quiz.id) ?? [],
    }
  })
}

const TYPES: readonly number[] = Object.values(COURSE_TYPE)

/** A kind of course that is none of the specification's is shown as its first, and written so. */
const typeOf = (id: number): CourseDocument['details']['courseTypeId'] =>
  TYPES.includes(id) ? (id as CourseDocument['details']['courseTypeId']) : COURSE_TYPE.standard

/** A course as it is offered: the whole of a version, or its details where it has none. */
export const documentOf = async (
  query: Queryable,
  course: CourseRow,
  offering: OfferingRow | null,
): Promise<CourseDocument> => {
  if (offering?.document) return documentKept(offering.document)
  return {
    details: {
      title: course.title,
      description: course.description,
      audience: course.audience ?? NO_TEXT,
      courseTypeId: typeOf(course.courseTypeId),
      categoryId: course.categoryId,
      totalCourseHours: course.totalCourseHours,
      prerequisiteCourseId: course.prerequisiteCourseId,
      expiresAfterDays: course.expiresAfterDays,
      isOnline: course.isOnline,
    },
    teaches: course.teaches.map((text, at) => ({ key: keyOf('t', at + 1), text })),
    lessons: offering === null ? [] : await lessonsOf(query, offering.id),
  }
}
