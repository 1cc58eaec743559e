import * as z from 'zod/mini'

import { id } from '../../../src/domain/contract/common.contract.ts'
import { textsIn } from '../../i18n/texts.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusedField } from '../../platform/refusal.ts'
import { createEnrolling } from '../enrollments/enrolling.ts'
import { moveEnrollment } from '../enrollments/enrollment-lifecycle.ts'
import { lockEnrollment } from '../enrollments/enrollments.repository.ts'
import { undoableWork, type Performed, type Undone } from '../list-acts/act-work.ts'
import { chooseStudents } from './all-students.repository.ts'
import { findOpenOfferingOf, holdStudents, isUntouched } from './students-held.repository.ts'

/** The enrolment that was made. */
const before = z.object({ enrollmentId: id })

type Before = z.infer<typeof before>
type Asked = Readonly<{ courseId: number }>

/** Enrols people in an online course; whoever is under way in it stays as they are. Undone while it is untouched. */
export const enrollingAct = (platform: Platform) => {
  const { audit, clock } = platform
  const enroll = createEnrolling(platform)
  return undoableWork<Asked, Before>({
    before,
    choose: async (tx, { selection, language, asked: { courseId } }, limit) => {
      if (!(await findOpenOfferingOf(tx, courseId))) throw refusedField('courseId', textsIn(language).fields.choice)
      return chooseStudents(tx, selection, dayClock(platform), limit)
    },
    perform: async (tx, { actId, doer, asked: { courseId } }, ids) => {
      const offered = await findOpenOfferingOf(tx, courseId)
      const held = await holdStudents(tx, ids)
      const results: Performed<Before>[] = []
      for (const studentId of ids) {
        const student = held.get(studentId)
        if (!student || !offered) results.push({ id: studentId, outcome: 'refused', reason: 'gone' })
        else if (!student.isReachable) results.push({ id: studentId, outcome: 'refused', reason: 'unreachable' })
        else {
          const { id: enrollmentId, isNew } = await enroll(tx, studentId, offered)
          results.push(
            isNew
              ? { id: studentId, outcome: 'done', before: { enrollmentId } }
              : { id: studentId, outcome: 'unchanged', reason: 'same' },
          )
        }
      }
      await audit.record(
        tx,
        ...results.flatMap((result) =>
          result.outcome === 'done'
            ? [
                {
                  action: 'enrollment.made' as const,
                  actorId: doer.userId,
                  subject: `enrollment:${result.before.enrollmentId}`,
                  details: { listAct: actId, student: result.id },
                },
              ]
            : [],
        ),
      )
      return results
    },
    undo: async (tx, { actId, doer }, rows) => {
      const now = clock.now()
      const results: Undone[] = []
      for (const { id: studentId, before: was } of rows) {
        const enrollment = await lockEnrollment(tx, was.enrollmentId)
        const isAsLeft = enrollment !== undefined && (await isUntouched(tx, enrollment))
        const dropped = isAsLeft ? await moveEnrollment(tx, enrollment, 'enrollment.dropped', false, now) : null
        if (dropped === null) results.push({ id: studentId, outcome: 'kept', reason: 'changed' })
        else {
          await audit.record(tx, {
            action: 'enrollment.dropped',
            actorId: doer.userId,
            subject: `enrollment:${dropped.id}`,
            details: { listAct: actId, student: studentId },
          })
          results.push({ id: studentId, outcome: 'undone' })
        }
      }
      return results
    },
  })
}
