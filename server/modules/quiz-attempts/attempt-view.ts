import type { AttemptResult, QuizAttempt } from '../../../src/domain/contract/lesson.contract.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { Language } from '../../../src/domain/language.ts'
import { answersNeeded, isExplained } from '../../../src/domain/quiz.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { listCertificates, standingFor } from '../certificates/certificates.repository.ts'
import { enrollmentNextEvents, isOpen } from '../enrollments/enrollment-lifecycle.ts'
import { findEnrollment, listLessonProgress } from '../enrollments/enrollments.repository.ts'
import { standingOf } from '../lessons/lesson-lifecycle.ts'
import { listChoiceTexts, listDrawn, listGraded } from './quiz-attempts.repository.ts'
import type { AttemptRow } from './quiz-attempts.repository.ts'

export const remainingSeconds = (attempt: Pick<AttemptRow, 'deadlineAt'>, now: Date): number | null =>
  attempt.deadlineAt === null ? null : Math.max(0, (attempt.deadlineAt.getTime() - now.getTime()) / 1000)

const resultOf = async (
  query: Queryable,
  attempt: AttemptRow,
  language: Language,
  now: Date,
): Promise<AttemptResult> => {
  const learner = await findEnrollment(query, attempt.enrollmentId)
  const lessons = await listLessonProgress(query, attempt.enrollmentId)
  const lesson = lessons.find(({ lesson: { id } }) => id === attempt.lessonId)
  if (!learner || !lesson) throw new Error(`Attempt ${attempt.id} has lost its lesson`)
  const { enrollment } = learner
  const graded = await listGraded(query, attempt.id)
  const isCompleted = enrollment.statusId === ENROLLMENT_STATUS.completed
  const certificates = isCompleted ? await listCertificates(query, enrollment.studentId) : []
  const hasPassed = lesson.progress.state === 'passed'
  return {
    right: attempt.right ?? 0,
    total: attempt.total,
    needed: answersNeeded(attempt.total, attempt.passPercent),
    feedback: graded.map(({ questionId, isRight, videoSecond, explanation }) => ({
      questionId,
      isRight: isRight === true,
      videoSecond,
      explanation:
        isExplained({ hasPassed, isRight: isRight === true }) && explanation[language] !== ''
          ? explanation[language]
          : null,
    })),
    lesson: standingOf(lesson.progress, lesson.quiz, isOpen(enrollment, now), now),
    enrollment: {
      status: enrollment.statusId,
      nextEvents: enrollmentNextEvents(
        enrollment,
        lessons.every(({ progress }) => progress.state === 'passed'),
        now,
      ),
    },
    certificateNumber: standingFor(certificates, enrollment.id)?.number ?? null,
  }
}

/** An attempt as its learner sees it. Nothing in it tells right from wrong until it is closed. */
export const presentAttempt = async (
  query: Queryable,
  attempt: AttemptRow,
  language: Language,
  now: Date,
): Promise<QuizAttempt> => {
  const drawn = await listDrawn(query, attempt.id)
  const texts = await listChoiceTexts(
    query,
    drawn.flatMap(({ choiceOrder }) => choiceOrder),
  )
  const isClosed = attempt.state !== 'open'
  return {
    id: attempt.id,
    enrollmentId: attempt.enrollmentId,
    lessonId: attempt.lessonId,
    number: attempt.number,
    state: attempt.state,
    seat: attempt.seat,
    passPercent: attempt.passPercent,
    startedAt: attempt.startedAt.toISOString(),
    deadlineAt: attempt.deadlineAt?.toISOString() ?? null,
    remainingSeconds: isClosed ? 0 : remainingSeconds(attempt, now),
    questions: drawn.map(({ questionId, prompt, choiceOrder, choiceId }) => ({
      id: questionId,
      prompt: prompt[language],
      choices: choiceOrder.map((id) => ({ id, text: texts.get(id)?.[language] ?? '' })),
      choiceId,
    })),
    result: isClosed ? await resultOf(query, attempt, language, now) : null,
  }
}
