import { asc, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'

import { instant } from '../../../src/domain/contract/common.contract.ts'
import { COURSE_RECORDS } from '../../../src/domain/contract/course-records.list.ts'
import type { CourseState } from '../../../src/domain/course/course-state.ts'
import type { CourseLifecycleEvent } from '../../../src/machines/lifecycle/course.lifecycle.ts'
import { decideCourse } from '../../../src/machines/lifecycle/decide-course.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { courseDrafts, courses } from '../../platform/db/tables/catalogue.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { actsOf, undoableWork, type ListActs, type Performed, type Undone } from '../list-acts/act-work.ts'
import { chooseCourses } from './course-list.repository.ts'
import { courseFactsOf, courseStateOf } from './course-standing.ts'

/** The columns that say where a course stands. */
const standing = z.object({
  isPublished: z.boolean(),
  publishedAt: z.nullable(instant),
  archivedAt: z.nullable(instant),
})
/** As it was, and as the act left it. */
const before = z.object({ was: standing, left: standing })

type Standing = z.infer<typeof standing>
type Before = z.infer<typeof before>
type Event = Extract<
  CourseLifecycleEvent['type'],
  'course.withdrawn' | 'course.offeredAgain' | 'course.archived' | 'course.unarchived'
>

/** Held in the order of their ids, so that two acts that overlap wait for each other. Enrolments go on meanwhile. */
const lockCourses = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({ course: courses, draft: courseDrafts })
    .from(courses)
    .leftJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
    .where(inArray(courses.id, [...ids]))
    .orderBy(asc(courses.id))
    .for('no key update', { of: courses })

const standingOf = ({ isPublished, publishedAt, archivedAt }: typeof courses.$inferSelect): Standing => ({
  isPublished,
  publishedAt: publishedAt?.toISOString() ?? null,
  archivedAt: archivedAt?.toISOString() ?? null,
})

const isOffered = (state: CourseState): boolean => state === 'published' || state === 'changed'

/** What putting it back does. */
const BACK: Readonly<Record<Event, Event>> = {
  'course.withdrawn': 'course.offeredAgain',
  'course.offeredAgain': 'course.withdrawn',
  'course.archived': 'course.unarchived',
  'course.unarchived': 'course.archived',
}

/** Where nothing is left to do. */
const isSo: Readonly<Record<Event, (state: CourseState) => boolean>> = {
  'course.withdrawn': (state) => state === 'withdrawn',
  'course.offeredAgain': (state) => isOffered(state),
  'course.archived': (state) => state === 'archived',
  'course.unarchived': (state) => state !== 'archived',
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

const isSame = (one: Standing, other: Standing): boolean =>
  one.isPublished === other.isPublished && one.publishedAt === other.publishedAt && one.archivedAt === other.archivedAt

/** What those who make courses do with many at once: each goes the way of its lifecycle, or is named as it is. */
export const courseRecordsActs = (platform: Platform): ListActs => {
  const { audit, clock } = platform

  const write = async (tx: Tx, id: number, { isPublished, publishedAt, archivedAt }: Standing): Promise<void> => {
    await tx
      .update(courses)
      .set({
        isPublished,
        publishedAt: dateOf(publishedAt),
        archivedAt: dateOf(archivedAt),
        updatedAt: clock.now(),
      })
      .where(eq(courses.id, id))
  }

  const workOf = (event: Event) =>
    undoableWork<unknown, Before>({
      before,
      choose: (tx, { selection, language }, limit) => chooseCourses(tx, selection, language, dayClock(platform), limit),
      perform: async (tx, { actId, doer }, ids) => {
        const now = clock.now().toISOString()
        const held = new Map((await lockCourses(tx, ids)).map((row) => [row.course.id, row]))
        const results: Performed<Before>[] = []
        for (const id of ids) {
          const row = held.get(id)
          if (row === undefined) {
            results.push({ id, outcome: 'refused', reason: 'gone' })
            continue
          }
          const from = courseStateOf(row.course, row.draft)
          if (isSo[event](from)) {
            results.push({ id, outcome: 'unchanged', reason: 'same' })
            continue
          }
          // Whether it is sound is asked where it is published alone.
          const to = decideCourse(from, courseFactsOf(row.course, row.draft, false), event)
          if (to === null) {
            results.push({ id, outcome: 'refused', reason: 'otherState' })
            continue
          }
          const was = standingOf(row.course)
          const left: Standing = {
            isPublished: isOffered(to),
            publishedAt: was.isPublished ? (was.publishedAt ?? now) : was.publishedAt,
            archivedAt: to === 'archived' ? now : null,
          }
          await write(tx, id, left)
          await audit.record(tx, {
            action: event,
            actorId: doer.userId,
            subject: `course:${id}`,
            details: { before: from, after: to, listAct: actId },
          })
          results.push({ id, outcome: 'done', before: { was, left } })
        }
        return results
      },
      undo: async (tx, { actId, doer }, rows) => {
        const ids = rows.map(({ id }) => id)
        const held = new Map((await lockCourses(tx, ids)).map((row) => [row.course.id, row]))
        const results: Undone[] = []
        for (const { id, before: kept } of rows) {
          const row = held.get(id)
          if (row === undefined || !isSame(standingOf(row.course), kept.left)) {
            results.push({ id, outcome: 'kept', reason: row === undefined ? 'gone' : 'changed' })
            continue
          }
          await write(tx, id, kept.was)
          await audit.record(tx, {
            action: BACK[event],
            actorId: doer.userId,
            subject: `course:${id}`,
            details: { before: kept.left, after: kept.was, listAct: actId },
          })
          results.push({ id, outcome: 'undone' })
        }
        return results
      },
    })

  return actsOf(COURSE_RECORDS, {
    withdraw: workOf('course.withdrawn'),
    offerAgain: workOf('course.offeredAgain'),
    archive: workOf('course.archived'),
    unarchive: workOf('course.unarchived'),
  })
}
