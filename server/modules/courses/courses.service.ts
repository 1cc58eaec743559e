import { createHash } from 'node:crypto'

import type { Course } from '../../../src/domain/contract/course.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { SECOND } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { listPublishedCourses } from './courses.repository.ts'
import type { CourseRow } from './courses.repository.ts'

/** The list of courses in one language, as it goes over the wire. */
export type CourseListing = Readonly<{ courses: readonly Course[]; body: Buffer; etag: string }>

type Catalogue = Readonly<Record<Language, CourseListing>>

/** How long a server may show a list that another server has changed. */
const FRESH_FOR = 5 * SECOND

export const presentCourse = (row: CourseRow, language: Language): Course => ({
  id: row.id,
  title: row.title[language],
  description: row.description[language],
  courseTypeId: row.courseTypeId,
  courseCategory: { name: row.categoryName[language], picture: row.categoryPicture },
  totalCourseHours: row.totalCourseHours,
  isOnline: row.isOnline,
})

const listingOf = (rows: readonly CourseRow[], language: Language): CourseListing => {
  const courses = rows.map((row) => presentCourse(row, language))
  const body = Buffer.from(JSON.stringify(courses))
  // Weak: the same list may leave compressed in one way or another.
  return { courses, body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/**
 * The catalogue is read by everyone and changed by few: it is kept in memory, in every language at once. A load
 * that began before an `invalidate` is never kept.
 */
const makeCourses = ({ clock, db }: Pick<Platform, 'clock' | 'db'>) => {
  let held: Readonly<{ catalogue: Promise<Catalogue>; loadedAt: number }> | null = null

  const load = async (): Promise<Catalogue> => {
    const rows = await listPublishedCourses(db)
    const listings = LANGUAGES.map((language) => [language, listingOf(rows, language)] as const)
    return Object.fromEntries(listings) as Catalogue
  }

  const catalogueNow = (): Promise<Catalogue> => {
    const now = clock.now().getTime()
    if (held && now - held.loadedAt < FRESH_FOR && now >= held.loadedAt) return held.catalogue
    const loading = { catalogue: load(), loadedAt: now }
    held = loading
    // A failed load is not remembered.
    loading.catalogue.catch(() => {
      if (held === loading) held = null
    })
    return loading.catalogue
  }

  return {
    list: async (language: Language): Promise<CourseListing> => (await catalogueNow())[language],
    /** To be called when a change of courses or categories is committed. */
    invalidate: (): void => {
      held = null
    },
  }
}

const catalogues = new WeakMap<Db, ReturnType<typeof makeCourses>>()

/** One for a database: whoever changes a course tells those who list it. */
export const createCourses = (parts: Pick<Platform, 'clock' | 'db'>): ReturnType<typeof makeCourses> => {
  const known = catalogues.get(parts.db)
  if (known) return known
  const made = makeCourses(parts)
  catalogues.set(parts.db, made)
  return made
}
