import { setImmediate } from 'node:timers/promises'

import { asc, eq, sql } from 'drizzle-orm'

import type { WatchReportAnswer } from '../../../src/domain/contract/lesson.contract.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { creditWatch, isVideoFinished, secondsOf } from '../../../src/domain/watch-credit.ts'
import type { WatchRange } from '../../../src/domain/watch-credit.ts'
import { SECOND } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { students } from '../../platform/db/tables/accounts.table.ts'
import { lessons, quizzes } from '../../platform/db/tables/catalogue.table.ts'
import { lessonProgress, onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { conflict, notFound, Refusal } from '../../platform/refusal.ts'
import { watchStanding } from '../enrollments/course-progress-view.ts'
import { isOpen } from '../enrollments/enrollment-lifecycle.ts'
import { lessonAfter, standingOf } from './lesson-lifecycle.ts'
import type { ProgressRow } from './lesson-lifecycle.ts'

export type WatchReport = Readonly<{
  userId: number
  enrollmentId: number
  lessonId: number
  ranges: readonly WatchRange[]
  /** When it arrived, by the server's clock. */
  at: Date
}>

type Held = Awaited<ReturnType<typeof lockHeld>>[number]
type Verdict = Readonly<{ progress: ProgressRow; answer: WatchReportAnswer }>

const keyOf = ({ enrollmentId, lessonId }: Pick<WatchReport, 'enrollmentId' | 'lessonId'>) =>
  `${enrollmentId}/${lessonId}`

/** Locked in one order, so that two servers never wait for each other. */
const lockHeld = (tx: Tx, reports: readonly WatchReport[]) => {
  const keys = JSON.stringify(reports.map(({ enrollmentId, lessonId }) => [enrollmentId, lessonId]))
  return tx
    .select({
      progress: lessonProgress,
      timeLength: lessons.timeLength,
      attemptsAllowed: quizzes.attemptsAllowed,
      statusId: onlineEnrollments.statusId,
      expirationDate: onlineEnrollments.expirationDate,
      userId: students.userId,
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(quizzes, eq(quizzes.lessonId, lessonProgress.lessonId))
    .innerJoin(onlineEnrollments, eq(onlineEnrollments.id, lessonProgress.enrollmentId))
    .innerJoin(students, eq(students.id, onlineEnrollments.studentId))
    .where(
      sql`(${lessonProgress.enrollmentId}, ${lessonProgress.lessonId}) in (select (key->>0)::int, (key->>1)::int from jsonb_array_elements(${keys}::jsonb) as keys(key))`,
    )
    .orderBy(asc(lessonProgress.enrollmentId), asc(lessonProgress.lessonId))
    .for('update', { of: lessonProgress })
}

const secondsBetween = (from: Date | null, to: Date) => (from === null ? 0 : (to.getTime() - from.getTime()) / SECOND)

const credit = (progress: ProgressRow, report: WatchReport, timeLength: number): ProgressRow => {
  // A tab in which nothing was played tells of nothing.
  if (report.ranges.length === 0 && progress.lastReportAt !== null) return progress
  const { ranges, spare } = creditWatch(
    progress,
    report.ranges,
    secondsBetween(progress.lastReportAt, report.at),
    timeLength,
  )
  const isLater = progress.lastReportAt === null || report.at > progress.lastReportAt
  return {
    ...progress,
    ranges,
    spare,
    creditedSeconds: secondsOf(ranges),
    lastReportAt: isLater ? report.at : progress.lastReportAt,
  }
}

/** What a report makes of a lesson. What is watched after the video is finished is credited and moves nothing. */
const judgeReport = (held: Held | undefined, report: WatchReport): Verdict | Refusal => {
  if (!held || held.userId !== report.userId) return notFound()
  const { timeLength } = held
  const isEnrollmentOpen = isOpen(held, report.at)
  const verdict = (progress: ProgressRow): Verdict => ({
    progress,
    answer: {
      standing: standingOf(progress, held, isEnrollmentOpen, report.at),
      ...watchStanding(progress, timeLength),
    },
  })
  if (held.statusId === ENROLLMENT_STATUS.completed) return verdict(held.progress)
  if (!isEnrollmentOpen) return conflict('ENROLLMENT_CLOSED', { status: held.statusId })
  if (held.progress.state === 'locked') {
    return conflict('LESSON_LOCKED', { ...standingOf(held.progress, held, true, report.at) })
  }
  const credited = credit(held.progress, report, timeLength)
  const watched = lessonAfter(credited, held, 'video.watched', report.at)
  if (watched === null) return verdict(credited)
  const afterWatch = { ...credited, ...watched }
  const finished = isVideoFinished(credited.ranges, timeLength)
    ? lessonAfter(afterWatch, held, 'video.finished', report.at)
    : null
  return verdict({ ...afterWatch, ...finished })
}

const write = async (tx: Tx, changes: readonly Readonly<{ before: ProgressRow; after: ProgressRow }>[]) => {
  const rows = changes.map(({ before, after }) => ({
    enrollment_id: after.enrollmentId,
    lesson_id: after.lessonId,
    old_state: before.state,
    state: after.state,
    status: after.status,
    ranges: after.ranges,
    spare: after.spare,
    credited_seconds: after.creditedSeconds,
    last_report_at: after.lastReportAt?.toISOString() ?? null,
  }))
  await tx.execute(sql`
    update ${lessonProgress} as held
    set state = new.state, status = new.status, ranges = new.ranges, spare = new.spare,
        credited_seconds = new.credited_seconds, last_report_at = new.last_report_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(
      enrollment_id int, lesson_id int, old_state text, state text, status smallint, ranges jsonb,
      spare double precision, credited_seconds double precision, last_report_at timestamptz
    )
    where held.enrollment_id = new.enrollment_id and held.lesson_id = new.lesson_id and held.state = new.old_state`)
}

type Waiting = Readonly<{
  report: WatchReport
  resolve: (answer: WatchReportAnswer) => void
  reject: (cause: unknown) => void
}>

const AT_ONCE = 500

/**
 * Credits watch reports. Those that arrive while a transaction is under way share the next one: a lesson full
 * of learners costs the database four statements at a time, and nobody is answered before the commit.
 */
export const createWatchLedger = (db: Db) => {
  let waiting: Waiting[] = []
  let isWorking = false

  /** One report of each lesson; a second one of the same lesson has its turn after the first. */
  const takeBatch = (): Waiting[] => {
    const keys = new Set<string>()
    const batch: Waiting[] = []
    const later: Waiting[] = []
    for (const item of waiting) {
      const key = keyOf(item.report)
      if (batch.length < AT_ONCE && !keys.has(key)) {
        keys.add(key)
        batch.push(item)
      } else later.push(item)
    }
    waiting = later
    return batch
  }

  const settleBatch = async (batch: readonly Waiting[]) => {
    try {
      const verdicts = await db.transaction(async (tx) => {
        const rows = await lockHeld(
          tx,
          batch.map(({ report }) => report),
        )
        const heldBy = new Map(rows.map((row) => [keyOf(row.progress), row]))
        const judged = batch.map(({ report }) => judgeReport(heldBy.get(keyOf(report)), report))
        const changes = judged.flatMap((verdict) => {
          const before = verdict instanceof Refusal ? undefined : heldBy.get(keyOf(verdict.progress))?.progress
          return verdict instanceof Refusal || !before || before === verdict.progress
            ? []
            : [{ before, after: verdict.progress }]
        })
        if (changes.length > 0) await write(tx, changes)
        return judged
      })
      for (const [index, { resolve, reject }] of batch.entries()) {
        const verdict = verdicts[index]
        if (verdict === undefined || verdict instanceof Refusal) reject(verdict ?? notFound())
        else resolve(verdict.answer)
      }
    } catch (cause) {
      for (const { reject } of batch) reject(cause)
    }
  }

  const work = async () => {
    if (isWorking) return
    isWorking = true
    try {
      // Whatever arrived in the same turn of the event loop shares the first transaction too.
      await setImmediate()
      while (waiting.length > 0) await settleBatch(takeBatch())
    } finally {
      isWorking = false
    }
  }

  return {
    record: (report: WatchReport): Promise<WatchReportAnswer> =>
      new Promise((resolve, reject) => {
        waiting.push({ report, resolve, reject })
        void work()
      }),
  }
}
