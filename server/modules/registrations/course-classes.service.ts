import { SEATED_STATES } from '../../../src/domain/class.ts'
import type { ClassSummary } from '../../../src/domain/contract/class.contract.ts'
import type { CourseClass, CourseClasses } from '../../../src/domain/contract/registration.contract.ts'
import { clashOf, eligibilityOf } from '../../../src/domain/eligibility.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { summariseClasses } from '../classes/class-summary.repository.ts'
import { presentCourse } from '../courses/courses.service.ts'
import { presentPlace } from './place-view.ts'
import { findCourseToRegister, isShown, listOwnPlaces, ownFirst } from './standing.repository.ts'
import type { OwnPlace } from './standing.repository.ts'

/** Those that take the student's time: a place on a waitlist does not. */
export const seatedElsewhere = (own: readonly OwnPlace[], classId: number): OwnPlace[] =>
  own.filter(({ place, held }) => held.id !== classId && SEATED_STATES.some((state) => state === place.state))

export const createCourseClasses = ({ addresses, clock, db }: Pick<Platform, 'addresses' | 'clock' | 'db'>) => {
  const present = (
    summary: ClassSummary,
    own: readonly OwnPlace[],
    caller: Caller | null,
    hasPrerequisite: boolean,
    language: Language,
    now: Date,
  ): CourseClass => {
    if (caller === null) return { ...summary, own: null, ineligible: null, clash: null }
    const mine = own.find(({ held }) => held.id === summary.id)
    const clash = clashOf(summary.sessions, seatedElsewhere(own, summary.id))
    const ineligible = eligibilityOf(
      {
        ...summary,
        isStudent: caller.studentId !== null,
        isOn: mine !== undefined,
        hasPrerequisite,
        isClashing: clash !== null,
      },
      now.getTime(),
    )
    return {
      ...summary,
      own: mine ? presentPlace({ addresses }, caller.userId, mine, now) : null,
      ineligible,
      clash:
        ineligible === 'clash' && clash
          ? {
              courseTitle: clash.courseTitle[language],
              startsAt: clash.held.courseDate.toISOString(),
              timeZone: clash.held.timeZone,
            }
          : null,
    }
  }

  return {
    /** @param count classes, besides those that the caller is on */
    list: async (
      courseId: number,
      count: number,
      caller: Caller | null,
      language: Language,
    ): Promise<CourseClasses> => {
      const now = clock.now()
      const studentId = caller?.studentId ?? null
      const course = found(await findCourseToRegister(db, courseId, studentId, now))
      const own = studentId === null ? [] : await listOwnPlaces(db, studentId, now)
      const ownCount = own.filter(({ held }) => held.courseId === courseId).length
      // One more than is shown tells whether there are more.
      const summaries = await summariseClasses(db, language, {
        where: isShown(db, courseId, studentId, now),
        orderBy: ownFirst(db, studentId),
        limit: ownCount + count + 1,
      })
      const shown = summaries
        .slice(0, ownCount + count)
        .toSorted((a, b) => Date.parse(a.courseDate) - Date.parse(b.courseDate) || a.id - b.id)
      const hasPrerequisite = course.prerequisite === null || course.hasCertificate
      return {
        now: now.toISOString(),
        course: {
          ...presentCourse(course, language),
          prerequisite: course.prerequisite && {
            id: course.prerequisite.id,
            title: course.prerequisite.title[language],
          },
        },
        items: shown.map((summary) => present(summary, own, caller, hasPrerequisite, language, now)),
        hasMore: summaries.length > shown.length,
      }
    },
  }
}
