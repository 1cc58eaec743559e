import { eq } from 'drizzle-orm'

import {
  choices,
  courseCategories,
  courses as courseTable,
  instructorOnlineCourses,
  lessons as lessonTable,
  questions as questionTable,
  quizzes as quizTable,
  transcriptCues,
} from '../platform/db/tables/catalogue.table.ts'
import type { QuestionSource, VideoTiming } from './content/content.types.ts'
import { lessonScripts } from './content/lessons/lesson-scripts.ts'
import { categories, lessonSlugs, type LessonSlug } from './content/programme.ts'
import type { CourseSource } from './content/programme.types.ts'
import { quizzes } from './content/quizzes/quizzes.ts'
import { lessonFiles, readTiming } from './demo-media.ts'
import { given, pairUp } from './seed-context.ts'
import type { SeedContext } from './seed-context.ts'

export type SeededCourse = Readonly<{
  id: number
  offeringId: number | null
  lessons: readonly Readonly<{ id: number; timeLength: number; questionsDrawn: number; passPercent: number }>[]
}>

type TaughtCourse = Omit<CourseSource, 'lessons'> & Readonly<{ lessons: readonly LessonSlug[] }>

/** A template is published by whoever makes it theirs. */
type Standing = 'offered' | 'template'

const scripts = new Map(lessonScripts.map((script) => [script.slug, script]))

const readTimings = async (): Promise<ReadonlyMap<string, VideoTiming>> =>
  new Map(await Promise.all(lessonSlugs.map(async (slug) => [slug, await readTiming(slug)] as const)))

const seedCourses = async ({ tx }: SeedContext, courses: readonly TaughtCourse[], as: Standing) => {
  const categoryRows = await tx
    .insert(courseCategories)
    .values(categories.map(({ name, picture }) => ({ name, picture })))
    .returning({ id: courseCategories.id })
  const categoryIds = new Map<string, number>(pairUp(categories, categoryRows).map(([{ key }, { id }]) => [key, id]))
  const rows = await tx
    .insert(courseTable)
    .values(
      courses.map((course) => ({
        position: course.order,
        title: course.title,
        description: course.description,
        audience: course.audience,
        teaches: course.teaches,
        courseTypeId: course.typeId,
        categoryId: given(categoryIds, course.category),
        totalCourseHours: course.totalCourseHours,
        isOnline: course.isOnline,
        isPublished: as === 'offered' && course.published,
        expiresAfterDays: course.expiresAfterDays,
      })),
    )
    .returning({ id: courseTable.id })
  const seeded = pairUp(courses, rows)
  const idOf = new Map<string, number>(seeded.map(([{ key }, { id }]) => [key, id]))
  for (const [course, { id }] of seeded) {
    if (course.prerequisite === undefined) continue
    await tx
      .update(courseTable)
      .set({ prerequisiteCourseId: given(idOf, course.prerequisite) })
      .where(eq(courseTable.id, id))
  }
  const online = seeded.filter(([{ isOnline }]) => isOnline)
  const offerings = await tx
    .insert(instructorOnlineCourses)
    .values(online.map(([, { id }]) => ({ courseId: id })))
    .returning({ id: instructorOnlineCourses.id, courseId: instructorOnlineCourses.courseId })
  const offeringOf = new Map(offerings.map(({ id, courseId }) => [courseId, id]))
  return seeded.map(([source, { id }]) => ({ source, id, offeringId: offeringOf.get(id) ?? null }))
}

type LessonSource = Readonly<{ offeringId: number; position: number; slug: LessonSlug }>

const seedLessons = async (
  { tx }: SeedContext,
  sources: readonly LessonSource[],
  timings: ReadonlyMap<string, VideoTiming>,
) => {
  const rows = await tx
    .insert(lessonTable)
    .values(
      sources.map(({ offeringId, position, slug }) => ({
        offeringId,
        position,
        title: given(scripts, slug).title,
        summary: given(scripts, slug).summary,
        files: lessonFiles(slug),
        timeLength: given(timings, slug).timeLength,
      })),
    )
    .returning({ id: lessonTable.id, timeLength: lessonTable.timeLength })
  const seeded = pairUp(sources, rows)
  await tx.insert(transcriptCues).values(
    seeded.flatMap(([{ slug }, { id }]) => {
      const spoken = given(scripts, slug).scenes.flatMap(({ cues }) => cues)
      const spans = given(timings, slug).scenes.flatMap(({ cues }) => cues)
      return pairUp(spoken, spans).map(([text, { start, end }], index) => ({
        lessonId: id,
        position: index + 1,
        start,
        end,
        text,
      }))
    }),
  )
  return seeded
}

const seedQuizzes = async (
  { tx }: SeedContext,
  lessons: readonly (readonly [LessonSource, { id: number }])[],
  timings: ReadonlyMap<string, VideoTiming>,
) => {
  const quizRows = await tx
    .insert(quizTable)
    .values(lessons.map(([{ slug }, { id }]) => ({ lessonId: id, ...quizzes[slug].rules })))
    .returning({ id: quizTable.id })
  const bank = pairUp(lessons, quizRows).flatMap(([[{ slug }], { id: quizId }]) => {
    const sceneOf = new Map(given(timings, slug).scenes.map((scene) => [scene.id, scene]))
    const startOf = ({ scene, cue = 0 }: QuestionSource): number => {
      const { start, cues } = given(sceneOf, scene)
      const said = cues[cue]
      if (!said) throw new Error(`The scene ${scene} has no caption ${cue}.`)
      return cue === 0 ? start : said.start
    }
    return quizzes[slug].questions.map((question) => ({
      ...question,
      quizId,
      videoSecond: startOf(question),
    }))
  })
  const questionRows = await tx
    .insert(questionTable)
    .values(bank.map(({ quizId, prompt, explanation, videoSecond }) => ({ quizId, prompt, explanation, videoSecond })))
    .returning({ id: questionTable.id })
  await tx
    .insert(choices)
    .values(
      pairUp(bank, questionRows).flatMap(([question, { id }]) =>
        question.choices.map(({ text, correct }) => ({ questionId: id, text, isCorrect: correct === true })),
      ),
    )
}

/** Courses, their lessons, transcripts and quizzes, by the key of the course. */
export const seedCatalogue = async (
  context: SeedContext,
  courses: readonly TaughtCourse[],
  as: Standing,
): Promise<ReadonlyMap<string, SeededCourse>> => {
  const timings = await readTimings()
  const seeded = await seedCourses(context, courses, as)
  const sources = seeded.flatMap(({ source, offeringId }) =>
    offeringId === null ? [] : source.lessons.map((slug, index) => ({ offeringId, position: index + 1, slug })),
  )
  const lessons = await seedLessons(context, sources, timings)
  await seedQuizzes(context, lessons, timings)
  return new Map(
    seeded.map(({ source, id, offeringId }) => [
      source.key,
      {
        id,
        offeringId,
        lessons: lessons
          .filter(([lesson]) => lesson.offeringId === offeringId)
          .map(([{ slug }, lesson]) => ({
            id: lesson.id,
            timeLength: lesson.timeLength,
            questionsDrawn: quizzes[slug].rules.questionsDrawn,
            passPercent: quizzes[slug].rules.passPercent,
          })),
      },
    ]),
  )
}
