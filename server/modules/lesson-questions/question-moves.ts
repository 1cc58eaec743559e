import { and, eq } from 'drizzle-orm'

import type { AuditAction, AuditDetails } from '../../../src/domain/audit.ts'
import { formatVideoLength } from '../../../src/domain/duration.ts'
import { decideLessonQuestion } from '../../../src/machines/lifecycle/decide-lesson-question.ts'
import type { LessonQuestionLifecycleEvent } from '../../../src/machines/lifecycle/lesson-question.lifecycle.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { offeringInstructors } from '../../platform/db/tables/catalogue.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found } from '../../platform/refusal.ts'
import {
  findQuestionOfContact,
  lockQuestion,
  updateQuestion,
  type HeldQuestion,
  type QuestionRow,
} from './lesson-questions.repository.ts'

export const nameOf = ({ firstName, lastName }: Readonly<{ firstName: string; lastName: string }>): string =>
  `${firstName} ${lastName}`

/** Whether somebody answers questions of this version of a course. Their own are as if they were not there. */
export const teaches = async (query: Queryable, userId: number, held: HeldQuestion): Promise<boolean> => {
  if (held.userId === userId || held.question.state === 'withdrawn') return false
  const rows = await query
    .select({ userId: offeringInstructors.userId })
    .from(offeringInstructors)
    .where(and(eq(offeringInstructors.offeringId, held.offeringId), eq(offeringInstructors.userId, userId)))
  return rows.length > 0
}

type QuestionDeed = Extract<AuditAction, `lessonQuestion.${string}`>

/** What is done with a question, by whomever: moved as the chart has it, noted, and told to who asked. */
export const createQuestionMoves = ({ audit, mail, settings }: Pick<Platform, 'audit' | 'mail' | 'settings'>) => ({
  move: async (
    tx: Tx,
    { question, userId }: HeldQuestion,
    byId: number,
    event: LessonQuestionLifecycleEvent['type'],
    changes: Partial<Pick<QuestionRow, 'answer' | 'answeredAt' | 'answeredById'>> = {},
  ): Promise<QuestionRow> => {
    const state = decideLessonQuestion(question.state, { isOwn: userId === byId }, event)
    if (state === null) throw conflict('ILLEGAL_TRANSITION', { state: question.state })
    return found(await updateQuestion(tx, question, { ...changes, state }))
  },

  note: (
    tx: Tx,
    action: QuestionDeed,
    { enrollmentId, lessonId }: QuestionRow,
    { caller, address, requestId }: Actor,
    more: AuditDetails = {},
  ) =>
    audit.record(tx, {
      action,
      actorId: caller.userId,
      subject: `enrollment:${enrollmentId}`,
      address,
      requestId,
      details: { lesson: lessonId, ...more },
    }),

  tell: async (tx: Tx, held: HeldQuestion, instructor: string, text: string): Promise<void> => {
    if (!held.isReachable) return
    const { question, language, courseId } = held
    await mail.send(tx, {
      template: 'lessonAnswer',
      to: { name: nameOf(held), address: held.email },
      language,
      data: {
        instructor,
        courseTitle: held.courseTitle[language],
        lesson: held.title[language],
        moment: formatVideoLength(question.at),
        question: question.text,
        text,
        link: `${settings.publicUrl}/online-course/${courseId}?lesson=${question.lessonId}`,
      },
    })
  },
})

/**
 * What the programme answers to a message that a question became is its answer: it stands in the lesson, and was mailed
 * as the programme's answers are. The message is answered whatever became of the question.
 */
export const takeProgrammeAnswer = async (
  tx: Tx,
  { contactId, text, byId, at }: Readonly<{ contactId: number; text: string; byId: number; at: Date }>,
): Promise<void> => {
  const id = await findQuestionOfContact(tx, contactId)
  const held = id === undefined ? undefined : await lockQuestion(tx, id)
  if (!held) return
  const { question, userId } = held
  const state = decideLessonQuestion(question.state, { isOwn: userId === byId }, 'question.answered')
  if (state === null) return
  const answer = question.answer === null ? text : `${question.answer}\n\n${text}`
  await updateQuestion(tx, question, { state, answer, answeredAt: at, answeredById: byId })
}
