import type {
  AnswerQuestionBody,
  AskQuestionBody,
  LessonQuestion,
  OwnLessonQuestions,
} from '../../../src/domain/contract/lesson-question.contract.ts'
import type { LessonQuestionRow } from '../../../src/domain/contract/lesson-questions.list.ts'
import { formatVideoLength } from '../../../src/domain/duration.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { Language } from '../../../src/domain/language.ts'
import { LESSON_QUESTION_LIMITS } from '../../../src/domain/lesson-question.ts'
import type { Choice, ListAsked, ListPage } from '../../../src/domain/list.ts'
import type { Actor } from '../../platform/actor.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import { HOUR } from '../../platform/clock.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, notFound } from '../../platform/refusal.ts'
import { keepContactMessage } from '../contact/contact.service.ts'
import { ownEnrollment, type Learner } from '../enrollments/enrollment-access.ts'
import { isOpen } from '../enrollments/enrollment-lifecycle.ts'
import { lockStudent } from '../enrollments/enrollments.repository.ts'
import { findLessonOfEnrollment } from '../lessons/lessons.repository.ts'
import { findTaughtCourses } from '../student-enrollments/taught-courses.repository.ts'
import {
  countOpen,
  insertQuestion,
  listAnswerers,
  listOwnQuestions,
  listTaughtQuestions,
  lockQuestion,
  type QuestionRow,
  type TaughtQuestion,
} from './lesson-questions.repository.ts'
import { createQuestionMoves, nameOf, teaches } from './question-moves.ts'

/** Each is a mail to every instructor of the course. */
const ASK_LIMIT: Limit = { tries: 10, milliseconds: HOUR }

const present = (row: QuestionRow, title: string, answeredBy: string | null): LessonQuestion => ({
  id: row.id,
  lessonId: row.lessonId,
  lessonTitle: title,
  at: row.at,
  text: row.text,
  state: row.state,
  askedAt: row.askedAt.toISOString(),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answeredBy,
})

const presentRow = (item: TaughtQuestion, language: Language): LessonQuestionRow => ({
  ...present(item.question, item.title[language], item.answeredBy),
  userId: item.userId,
  firstName: item.firstName,
  lastName: item.lastName,
  email: item.email,
  courseTitle: item.courseTitle[language],
  revision: item.question.revision,
})

/**
 * Questions about a moment of a lesson. They go to those who teach the version of the course that the learner is
 * enrolled in; where nobody does, they are a message in the programme's inbox, and the answer there is theirs.
 */
export const createLessonQuestions = (platform: Platform) => {
  const { clock, db, limits, mail, settings } = platform
  const { move, note, tell } = createQuestionMoves(platform)

  return {
    list: async (caller: Learner, enrollmentId: number, language: Language): Promise<OwnLessonQuestions> => {
      const { enrollment, student, user } = await ownEnrollment(db, caller, enrollmentId)
      const people = await listAnswerers(db, enrollment.offeringId, user.id)
      const rows = await listOwnQuestions(db, { studentId: student.id, courseId: enrollment.courseId })
      return {
        goesTo:
          people.length === 0
            ? { kind: 'programme', names: [] }
            : { kind: 'instructors', names: people.map((person) => nameOf(person)) },
        items: rows.map(({ question, title, answeredBy }) => present(question, title[language], answeredBy)),
      }
    },

    /** 409 where the lesson or the enrolment is closed, and where too many wait for an answer already. */
    ask: async (
      tx: Tx,
      actor: Actor,
      { enrollmentId, lessonId }: Readonly<{ enrollmentId: number; lessonId: number }>,
      { at, text }: AskQuestionBody,
    ): Promise<LessonQuestion> => {
      const { caller, language } = actor
      const { enrollment, course, student, user } = await ownEnrollment(tx, caller, enrollmentId)
      const now = clock.now()
      if (!isOpen(enrollment, now) && enrollment.statusId !== ENROLLMENT_STATUS.completed)
        throw conflict('ENROLLMENT_CLOSED', { status: enrollment.statusId })
      const { lesson, progress } = found(await findLessonOfEnrollment(tx, enrollmentId, lessonId))
      if (progress.state === 'locked') throw conflict('LESSON_LOCKED')
      await lockStudent(tx, student.id)
      await limits.take(`lesson questions ${student.id}`, ASK_LIMIT, tx)
      if ((await countOpen(tx, student.id)) >= LESSON_QUESTION_LIMITS.open) throw conflict('TOO_MANY_QUESTIONS')

      const second = Math.min(at, lesson.timeLength)
      const people = await listAnswerers(tx, enrollment.offeringId, user.id)
      const moment = formatVideoLength(second)
      const contact =
        people.length > 0
          ? null
          : await keepContactMessage(
              tx,
              platform,
              {
                name: nameOf(user),
                email: user.email,
                topic: 'courses',
                message: `${course.title[user.language]}\n${lesson.title[user.language]}, ${moment}\n\n${text}`,
                language: user.language,
                userId: user.id,
              },
              { address: actor.address, requestId: actor.requestId },
            )
      const row = found(
        await insertQuestion(tx, {
          enrollmentId,
          lessonId,
          at: second,
          text,
          askedAt: now,
          contactId: contact?.id ?? null,
        }),
      )
      for (const person of people) {
        await mail.send(tx, {
          template: 'lessonQuestion',
          to: { name: nameOf(person), address: person.email },
          language: person.language,
          data: {
            student: nameOf(user),
            courseTitle: course.title[person.language],
            lesson: lesson.title[person.language],
            moment,
            text,
            link: `${settings.publicUrl}/instructor/student-enrollments?view=questions`,
          },
        })
      }
      await note(tx, 'lessonQuestion.asked', row, actor, { recipients: people.map(({ id }) => id) })
      return present(row, lesson.title[language], null)
    },

    /** 409 once it was answered. */
    withdraw: async (tx: Tx, actor: Actor, id: number): Promise<void> => {
      const held = found(await lockQuestion(tx, id))
      if (held.userId !== actor.caller.userId) throw notFound()
      const row = await move(tx, held, actor.caller.userId, 'question.withdrawn')
      await note(tx, 'lessonQuestion.withdrawn', row, actor)
    },

    page: async (userId: number, asked: ListAsked, language: Language): Promise<ListPage<LessonQuestionRow>> => {
      const { items, ...page } = await listTaughtQuestions(db, asked, { userId, days: dayClock(platform) })
      return {
        ...page,
        items: items.map((item) => presentRow(item, language)),
      }
    },

    courses: (userId: number, asked: ChoiceAsked, language: Language, limit: number): Promise<Choice[]> =>
      findTaughtCourses(db, userId, { ...asked, kind: 'online' }, language, limit),

    /** Mails the answer to who asked. 409 where somebody else was quicker. */
    answer: async (tx: Tx, actor: Actor, id: number, { text, revision }: AnswerQuestionBody): Promise<void> => {
      const { userId, account } = actor.caller
      const held = found(await lockQuestion(tx, id))
      if (!(await teaches(tx, userId, held))) throw notFound()
      if (held.question.revision !== revision) throw conflict('QUESTION_CHANGED')
      const row = await move(tx, held, userId, 'question.answered', {
        answer: text,
        answeredAt: clock.now(),
        answeredById: userId,
      })
      await tell(tx, held, nameOf(account), text)
      await note(tx, 'lessonQuestion.answered', row, actor)
    },

    /** Puts one away that needs no answer, or back. Whoever asked sees it, and is not mailed. */
    settle: async (tx: Tx, actor: Actor, id: number, event: 'question.closed' | 'question.reopened'): Promise<void> => {
      const held = found(await lockQuestion(tx, id))
      if (!(await teaches(tx, actor.caller.userId, held))) throw notFound()
      const row = await move(tx, held, actor.caller.userId, event)
      await note(tx, event === 'question.closed' ? 'lessonQuestion.closed' : 'lessonQuestion.reopened', row, actor)
    },
  }
}
