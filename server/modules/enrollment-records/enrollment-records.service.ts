import {
  ENROLLMENT_ENTRIES,
  EXTENSION_ROWS,
  OFFERED_CHANGES,
  type EnrollmentDetail,
  type ExtensionPreview,
} from '../../../src/domain/contract/enrollment-record.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { LIST_ACT_ROWS_MAX } from '../../../src/domain/list-act.ts'
import type { ListAsked, ListSelection } from '../../../src/domain/list.ts'
import { attemptsLeft } from '../../../src/domain/quiz.ts'
import { nextEnrollmentChanges } from '../../../src/machines/lifecycle/decide-enrollment-change.ts'
import type { Actor } from '../../platform/actor.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found } from '../../platform/refusal.ts'
import { holdCount } from '../../platform/selection.ts'
import { listLatestOf } from '../audit/audit.repository.ts'
import { nameEntries } from '../audit/audit.service.ts'
import { enrollmentStateOf } from '../enrollments/enrollment-lifecycle.ts'
import { listWhollyPassed } from '../enrollments/enrollments.repository.ts'
import { settleIfDue } from '../enrollments/overdue.ts'
import { attemptsCounted, moveLesson } from '../lessons/lesson-lifecycle.ts'
import { changeFacts, createChangeNotes, stateAfter, weighExtension } from './enrollment-changes.ts'
import { listAttemptsOf, listLessonsOf, markReset } from './enrollment-record.repository.ts'
import { chooseEnrollments, findEnrollmentRecord, listEnrollmentRecords } from './enrollment-records.repository.ts'
import { isResettable, presentLesson, presentRecord } from './enrollment-records.view.ts'
import { holdEnrollments, readEnrollments } from './enrollments-held.repository.ts'
import { extensionOf } from './extending.act.ts'

type ExtensionAsked = Readonly<{ selection: ListSelection; days: number | null; until: string | null }>

const isOffered = (change: string): change is (typeof OFFERED_CHANGES)[number] =>
  OFFERED_CHANGES.some((offered) => offered === change)

/** Enrolments in online courses, for those who run the programme. */
export const createEnrollmentRecords = (platform: Platform) => {
  const { clock, db } = platform
  const { note, tell } = createChangeNotes(platform)

  /** 404 where there is none. */
  const read = async (id: number, language: Language): Promise<EnrollmentDetail> => {
    const now = clock.now()
    const row = found(await findEnrollmentRecord(db, id))
    const held = found((await readEnrollments(db, [id])).get(id))
    const state = enrollmentStateOf(row.enrollment.statusId)
    // Some day is behind the one that it ends on: which, is asked when it is extended.
    const changes = nextEnrollmentChanges(state, changeFacts(held, now, { isForward: true })).filter(isOffered)
    const canReset = changes.includes('attempt.reset')
    const attempts = await listAttemptsOf(db, id)
    const entries = await listLatestOf(db, `enrollment:${id}`, ENROLLMENT_ENTRIES)
    return {
      record: presentRecord(row, language, now),
      startedAt: row.enrollment.startedAt.toISOString(),
      completedAt: row.enrollment.completedAt?.toISOString() ?? null,
      state,
      changes,
      lessons: (await listLessonsOf(db, id)).map((lesson) =>
        presentLesson(lesson, attempts, { language, now, canReset }),
      ),
      entries: await nameEntries(db, entries, language),
    }
  }

  return {
    page: async (asked: ListAsked, language: Language) => {
      const { items, ...page } = await listEnrollmentRecords(db, asked, dayClock(platform))
      const now = clock.now()
      return { ...page, items: items.map((row) => presentRecord(row, language, now)) }
    },

    read,

    /**
     * What extending those chosen would come to, by the rule that extends them. 400 where it is neither by days nor to a
     * day, 409 where another number is chosen than was said, or too many are.
     */
    previewExtension: async (
      { selection, ...asked }: ExtensionAsked,
      language: Language,
    ): Promise<ExtensionPreview> => {
      const extension = extensionOf(asked, language)
      const days = dayClock(platform)
      const chosen = await chooseEnrollments(db, selection, days, LIST_ACT_ROWS_MAX + 1)
      if (chosen.length > LIST_ACT_ROWS_MAX) throw conflict('TOO_MANY_CHOSEN', { most: LIST_ACT_ROWS_MAX })
      holdCount(selection, chosen.length)
      const ids = chosen.map(({ id }) => id)
      const known = await readEnrollments(db, ids)
      const passed = await listWhollyPassed(db, ids)
      const rows = chosen.flatMap(({ id, label }) => {
        const held = known.get(id)
        if (!held) return []
        const weighed = weighExtension(held, extension, days)
        return [
          {
            id,
            name: label,
            courseTitle: held.courseTitle[language],
            before: held.enrollment.expirationDate.toISOString(),
            after: 'after' in weighed ? weighed.after.toISOString() : null,
            completes: 'after' in weighed && passed.has(id),
            reason: 'reason' in weighed ? weighed.reason : null,
          },
        ]
      })
      const kept = rows.filter(({ after }) => after === null)
      const completed = rows.filter(({ completes }) => completes)
      const goingOn = rows.filter(({ after, completes }) => after !== null && !completes)
      return {
        total: rows.length,
        extended: completed.length + goingOn.length,
        completed: completed.length,
        rows: [...kept, ...completed, ...goingOn].slice(0, EXTENSION_ROWS),
      }
    },

    /**
     * Says of an attempt that it does not count: it stays, with its number and what it came to, and its lesson is as if
     * its quiz were not begun. 404 where it is not of the enrolment, 409 where the charts of the two refuse.
     */
    /** What is overdue of it, before it is changed: by itself, since that stands whatever becomes of the change. */
    settle: (id: number): Promise<boolean> => settleIfDue(platform, id),

    resetAttempt: async (
      tx: Tx,
      { caller, address, requestId }: Actor,
      { id, attemptId, reason }: Readonly<{ id: number; attemptId: number; reason: string }>,
    ): Promise<void> => {
      const held = found((await holdEnrollments(tx, [id])).get(id))
      const tried = found((await listAttemptsOf(tx, id)).find(({ attempt }) => attempt.id === attemptId))
      const lesson = found(
        (await listLessonsOf(tx, id)).find(({ progress }) => progress.lessonId === tried.attempt.lessonId),
      )
      const now = clock.now()
      const isTaken = stateAfter(held, 'attempt.reset', now) !== null && isResettable(lesson, tried, now)
      if (!isTaken) throw conflict('ILLEGAL_TRANSITION')
      const { progress, quiz } = lesson
      const moved = await moveLesson(tx, progress, quiz, 'attempt.reset', now, {
        attemptsReset: progress.attemptsReset + 1,
        retryAt: null,
      })
      if (moved === null) throw conflict('ILLEGAL_TRANSITION')
      await markReset(tx, attemptId, { at: now, byId: caller.userId, reason })
      const leftAt = (row: typeof progress) => ({
        attemptsLeft: attemptsLeft(quiz.attemptsAllowed, attemptsCounted(row)),
      })
      await note(
        tx,
        'enrollment.attemptReset',
        id,
        {
          before: leftAt(progress),
          after: leftAt(moved),
          lesson: lesson.position,
          attempt: tried.attempt.number,
          reason,
        },
        { actorId: caller.userId, address, requestId },
      )
      await tell(tx, held, { kind: 'reset', lesson: lesson.title[held.language], attempt: tried.attempt.number })
    },
  }
}
