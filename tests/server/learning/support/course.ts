import type { Db } from '../../../../server/platform/db/database.ts'
import {
  choices,
  courseCategories,
  courses,
  instructorOnlineCourses,
  lessons,
  questions,
  quizzes,
  transcriptCues,
} from '../../../../server/platform/db/tables/catalogue.table.ts'
import type { Localized } from '../../../../src/domain/language.ts'

export const inThree = (text: string): Localized => ({ en: text, tr: `${text} (tr)`, ar: `${text} (ar)` })

/** Only what tells right from wrong carries this; it may be read in no answer before the grading. */
export const CANARY = 'CANARY-OF-THE-KEY'

export type TestCourse = Readonly<{
  courseId: number
  offeringId: number
  lessonIds: readonly number[]
  /** Question id to the id of its right choice. */
  key: ReadonlyMap<number, number>
}>

export const VIDEO_SECONDS = 40
const QUESTIONS = 6

const first = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('Nothing was inserted')
  return row
}

/** An online course of short lessons: quizzes draw 4 of 6 questions, pass at 75 per cent, 120 s, cooldown 30 s. */
export const makeCourse = async (
  db: Db,
  rules: Partial<typeof quizzes.$inferInsert> & { lessonCount?: number } = {},
): Promise<TestCourse> => {
  const { lessonCount = 2, ...quizRules } = rules
  const category = first(
    await db
      .insert(courseCategories)
      .values({ name: inThree('Responder') })
      .returning(),
  )
  const course = first(
    await db
      .insert(courses)
      .values({
        position: 1,
        title: inThree('Scene basics'),
        description: inThree('What every responder knows.'),
        courseTypeId: 1,
        categoryId: category.id,
        totalCourseHours: 4,
        isOnline: true,
        isPublished: true,
        expiresAfterDays: 365,
      })
      .returning(),
  )
  const offering = first(await db.insert(instructorOnlineCourses).values({ courseId: course.id }).returning())
  const lessonIds: number[] = []
  const key = new Map<number, number>()
  for (let position = 1; position <= lessonCount; position += 1) {
    const lesson = first(
      await db
        .insert(lessons)
        .values({
          offeringId: offering.id,
          position,
          title: inThree(`Lesson ${position}`),
          summary: inThree('In short.'),
          files: {
            container: 'lessons',
            sources: [{ name: `lesson-${position}.mp4`, type: 'video/mp4' }],
            poster: `lesson-${position}.jpg`,
            captions: [{ language: 'en', name: `lesson-${position}.en.vtt` }],
            labels: [{ language: 'ar', name: `lesson-${position}.labels.ar.vtt` }],
            films: [{ language: 'ar', name: `lesson-${position}.ar.webm` }],
          },
          timeLength: VIDEO_SECONDS,
        })
        .returning(),
    )
    lessonIds.push(lesson.id)
    await db
      .insert(transcriptCues)
      .values({ lessonId: lesson.id, position: 1, start: 0, end: 5, text: inThree('Stay in the cone zone.') })
    const quiz = first(
      await db
        .insert(quizzes)
        .values({
          lessonId: lesson.id,
          questionsDrawn: 4,
          passPercent: 75,
          timeLimitSeconds: 120,
          attemptsAllowed: null,
          cooldownSeconds: 30,
          ...quizRules,
        })
        .returning(),
    )
    for (let number = 1; number <= QUESTIONS; number += 1) {
      const question = first(
        await db
          .insert(questions)
          .values({
            quizId: quiz.id,
            prompt: inThree(`Question ${position}.${number}`),
            explanation: inThree(`${CANARY} ${position}.${number}`),
            videoSecond: number * 5,
          })
          .returning(),
      )
      const made = await db
        .insert(choices)
        .values(
          [1, 2, 3].map((choice) => ({
            questionId: question.id,
            text: inThree(`Choice ${choice}`),
            isCorrect: choice === (number % 3) + 1,
          })),
        )
        .returning()
      key.set(question.id, made.find(({ isCorrect }) => isCorrect)?.id ?? 0)
    }
  }
  return { courseId: course.id, offeringId: offering.id, lessonIds, key }
}
