import { eq, sql } from 'drizzle-orm'

import type { QuickEvent } from '../../../src/domain/contract/quick-panel.contract.ts'
import { DEFAULT_LANGUAGE } from '../../../src/domain/language.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Caller } from '../../platform/caller.ts'
import { clearedEvents } from '../../platform/db/tables/quick-panel.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { EVENT_WORDS } from './event.words.ts'
import {
  listAnswersToOwn,
  listClassesAhead,
  listClassesToTeach,
  listCooldowns,
  listExpiringCertificates,
  listExpiringEnrollments,
  listOffers,
  listQuestionsToAnswer,
  listRunningAttempts,
} from './quick-events.repository.ts'

type Person = Pick<Caller, 'userId' | 'studentId'>
type Parts = Pick<Platform, 'db' | 'clock'>

const atIn = (at: Date | null): string => (at ?? new Date(0)).toISOString()

const learningEvents = async ({ db, clock }: Parts, studentId: number, language: Language): Promise<QuickEvent[]> => {
  const now = clock.now()
  const words = EVENT_WORDS[language]
  const classes = await listClassesAhead(db, studentId, now)
  const offers = await listOffers(db, studentId, now)
  const enrollments = await listExpiringEnrollments(db, studentId, now)
  const attempts = await listRunningAttempts(db, studentId, now)
  const cooldowns = await listCooldowns(db, studentId, now)
  const certificates = await listExpiringCertificates(db, studentId, now)
  const answers = await listAnswersToOwn(db, studentId, now)
  return [
    ...classes.map(({ held, title }): QuickEvent => ({
      id: `class-${held.id}`,
      kind: 'class',
      title: title[language],
      detail: words.place(held.venue, held.city),
      at: atIn(held.courseDate),
      timeZone: held.timeZone,
      url: '/student/dash',
    })),
    ...offers.map(({ place, held, title }): QuickEvent => ({
      id: `offer-${place.id}`,
      kind: 'offer',
      title: words.offer(title[language]),
      detail: words.place(held.venue, held.city),
      at: atIn(place.offerEndsAt),
      timeZone: held.timeZone,
      url: `/course/register/${held.courseId}`,
    })),
    ...enrollments.map(({ enrollment, title }): QuickEvent => ({
      id: `enrollment-${enrollment.id}`,
      kind: 'enrollment',
      title: words.enrollmentEnds(title[language]),
      detail: words.enrollmentDetail,
      at: atIn(enrollment.expirationDate),
      timeZone: null,
      url: `/online-course/${enrollment.courseId}`,
    })),
    ...attempts.map(({ attempt, lesson, courseId }): QuickEvent => ({
      id: `deadline-${attempt.id}`,
      kind: 'deadline',
      title: words.quizRuns(lesson.title[language]),
      detail: words.quizRunsDetail,
      at: atIn(attempt.deadlineAt),
      timeZone: null,
      url: `/online-course/${courseId}?lesson=${lesson.id}`,
    })),
    ...cooldowns.map(({ progress, lesson, courseId }): QuickEvent => ({
      id: `retry-${progress.enrollmentId}-${lesson.id}`,
      kind: 'retry',
      title: words.quizAgain(lesson.title[language]),
      detail: words.quizAgainDetail,
      at: atIn(progress.retryAt),
      timeZone: null,
      url: `/online-course/${courseId}?lesson=${lesson.id}`,
    })),
    ...certificates.map(({ certificate }): QuickEvent => ({
      id: `certificate-${certificate.number}`,
      kind: 'certificate',
      title: words.certificateEnds(certificate.courseTitle[language]),
      detail: words.certificateDetail(certificate.number),
      at: atIn(certificate.expiresAt),
      timeZone: null,
      url: `/course/verification?code=${certificate.number}`,
    })),
    ...answers.map(({ question, lesson, courseId }): QuickEvent => ({
      id: `answer-${question.id}`,
      kind: 'answer',
      title: words.answered(lesson.title[language]),
      detail: question.text.slice(0, 120),
      at: atIn(question.answeredAt),
      timeZone: null,
      url: `/online-course/${courseId}?lesson=${lesson.id}`,
    })),
  ]
}

const teachingEvents = async ({ db, clock }: Parts, userId: number, language: Language): Promise<QuickEvent[]> => {
  const classes = await listClassesToTeach(db, userId, clock.now())
  const questions = await listQuestionsToAnswer(db, userId)
  const teaching = classes.map(({ held, title }): QuickEvent => ({
    id: `teaching-${held.id}`,
    kind: 'teaching',
    title: EVENT_WORDS[language].teaching(title[language]),
    detail: EVENT_WORDS[language].place(held.venue, held.city),
    at: atIn(held.courseDate),
    timeZone: held.timeZone,
    url: '/instructor/dash',
  }))
  const asked = questions.map(({ courseId, title, at }): QuickEvent => ({
    id: `questions-${courseId}`,
    kind: 'question',
    title: EVENT_WORDS[language].questionsWait(title[language]),
    detail: EVENT_WORDS[language].questionsWaitDetail,
    at: atIn(at),
    timeZone: null,
    url: '/instructor/student-enrollments?view=questions',
  }))
  return [...teaching, ...asked]
}

/** A person's events are worked out by our clock at each request: none is stale, and none is filler. */
export const createQuickEvents = ({ db, clock }: Parts) => {
  const current = async ({ userId, studentId }: Person, language: Language): Promise<QuickEvent[]> => {
    const learning = studentId === null ? [] : await learningEvents({ db, clock }, studentId, language)
    const events = [...learning, ...(await teachingEvents({ db, clock }, userId, language))]
    return events.toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
  }

  return {
    list: async (person: Person, language: Language): Promise<QuickEvent[]> => {
      const cleared = await db.select().from(clearedEvents).where(eq(clearedEvents.userId, person.userId))
      const clearedAt = new Map(cleared.map(({ eventId, at }) => [eventId, at.toISOString()]))
      return (await current(person, language)).filter(({ id, at }) => clearedAt.get(id) !== at)
    },

    /** For good, until the event is moved. What is none of the person's events now is passed over. */
    clear: async (person: Person, ids: readonly string[]): Promise<void> => {
      const cleared = (await current(person, DEFAULT_LANGUAGE)).filter(({ id }) => ids.includes(id))
      if (cleared.length === 0) return
      await db
        .insert(clearedEvents)
        .values(cleared.map(({ id, at }) => ({ userId: person.userId, eventId: id, at: new Date(at) })))
        .onConflictDoUpdate({
          target: [clearedEvents.userId, clearedEvents.eventId],
          set: { at: sql`excluded.at` },
        })
    },
  }
}
