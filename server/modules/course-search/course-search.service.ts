import { and, eq } from 'drizzle-orm'

import type {
  CourseDetail,
  CourseSearchPage,
  FoundCourse,
} from '../../../src/domain/contract/course-search.contract.ts'
import { courseFilters } from '../../../src/domain/course-search.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ListAsked } from '../../../src/domain/list.ts'
import { milesBetween, positionOf, type Position } from '../../../src/domain/places.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { summariseClasses } from '../classes/class-summary.repository.ts'
import { presentCourse } from '../courses/courses.service.ts'
import { pictureOf } from '../lessons/lesson-files.ts'
import { findCourse, listLessons } from './course-detail.repository.ts'
import { isToCome, listCategories, listTowns, searchCourses, type FoundCourseRow } from './course-search.repository.ts'

/** Classes that a detail shows: whoever wants a later one looks for its date. */
const CLASSES_SHOWN = 20

const milesFrom = (centre: Position | undefined, town: { city: string; county: string }): number | null => {
  const position = positionOf(town)
  return centre && position ? Math.round(milesBetween(centre, position)) : null
}

const presentFound = (row: FoundCourseRow, language: Language, centre: Position | undefined): FoundCourse => {
  const { next } = row
  return {
    ...presentCourse(row, language),
    classCount: next?.classCount ?? 0,
    nextClass: next && {
      id: next.id,
      courseDate: next.courseDate.toISOString(),
      timeZone: next.timeZone,
      venue: next.venue,
      city: next.city,
      county: next.county,
      seatsLeft: next.seatsLeft,
      isOpen: next.isOpen,
      miles: milesFrom(centre, next),
    },
  }
}

export const createCourseSearch = ({ clock, db }: Pick<Platform, 'clock' | 'db'>) => ({
  /** Four statements, however many are found. */
  search: async (asked: ListAsked, language: Language): Promise<CourseSearchPage> => {
    const now = clock.now()
    const filters = courseFilters(asked)
    const [page, categories, towns] = await Promise.all([
      searchCourses(db, asked, filters, now),
      listCategories(db),
      listTowns(db, now),
    ])
    return {
      ...page,
      items: page.items.map((row) => presentFound(row, language, filters.around?.centre)),
      categories: categories.map(({ id, name }) => ({ id, name: name[language] })),
      towns,
    }
  },

  /** Five statements. */
  read: async (courseId: number, language: Language): Promise<CourseDetail> => {
    const row = found(await findCourse(db, courseId))
    const [lessons, classes] = await Promise.all([
      row.isOnline ? listLessons(db, courseId) : [],
      summariseClasses(db, language, {
        where: and(eq(instructorCourses.courseId, courseId), isToCome(clock.now())),
        limit: CLASSES_SHOWN + 1,
      }),
    ])
    const { audience, teaches, expiresAfterDays } = row
    return {
      course: presentCourse(row, language),
      audience: audience?.[language] ?? null,
      teaches: teaches.map((line) => line[language]),
      expiresAfterDays,
      prerequisite: row.prerequisite && { id: row.prerequisite.id, title: row.prerequisite.title[language] },
      lessons: lessons.map((lesson) => ({
        id: lesson.id,
        title: lesson.title[language],
        summary: lesson.summary[language],
        timeLength: lesson.timeLength,
        picture: pictureOf(lesson.files),
      })),
      isOffered: row.offeringId !== null,
      classes: classes.slice(0, CLASSES_SHOWN),
      hasMoreClasses: classes.length > CLASSES_SHOWN,
    }
  },
})
