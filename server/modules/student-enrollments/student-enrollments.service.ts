import type { MessageBody } from '../../../src/domain/contract/student-enrollment.contract.ts'
import type { StudentEnrollment } from '../../../src/domain/contract/student-enrollments.list.ts'
import type { Delivery } from '../../../src/domain/delivery.ts'
import { countedLabel } from '../../../src/domain/enrollment-label.ts'
import type { Language } from '../../../src/domain/language.ts'
import { SELECTION_MAX } from '../../../src/domain/list.ts'
import type { Choice, ListAsked, ListPage, ListSelection } from '../../../src/domain/list.ts'
import {
  classStanding,
  deliveryOf,
  ENROLLMENT_LABELS,
  MESSAGE_RECIPIENTS_MAX,
} from '../../../src/domain/student-enrollment.ts'
import type { Actor } from '../../platform/actor.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import { HOUR } from '../../platform/clock.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, notFound } from '../../platform/refusal.ts'
import { holdCount } from '../../platform/selection.ts'
import { chooseClassStudents, pageClassStudents } from './class-students.repository.ts'
import type { ClassStudentRow } from './class-students.repository.ts'
import { chooseOnlineStudents, pageOnlineStudents } from './online-students.repository.ts'
import type { Asked, OnlineStudentRow } from './online-students.repository.ts'
import { findTaughtCourses } from './taught-courses.repository.ts'

/** Messages, and people who are written to, at the wish of one instructor. */
const MESSAGE_LIMIT: Limit = { tries: 20, milliseconds: HOUR }

const isLabel = (kind: string): kind is (typeof ENROLLMENT_LABELS)[number] =>
  ENROLLMENT_LABELS.some((label) => label === kind)

const presentOnline = (row: OnlineStudentRow, language: Language, now: Date): StudentEnrollment => {
  const { enrollment, complete, total } = row
  const { statusId: status, expirationDate } = enrollment
  const { kind } = countedLabel(
    { status, expirationDate: expirationDate.toISOString(), complete, total },
    now.getTime(),
  )
  if (!isLabel(kind)) throw new Error(`No enrolment is labelled ${kind}`)
  return {
    id: enrollment.id,
    delivery: 'online',
    studentId: enrollment.studentId,
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    courseId: enrollment.courseId,
    courseTitle: row.courseTitle[language],
    lastActivityAt: enrollment.lastActivityAt.toISOString(),
    online: {
      label: kind,
      complete,
      total,
      expirationDate: expirationDate.toISOString(),
      isVerified: enrollment.isVerified,
      incomplete: enrollment.incomplete,
    },
    inPerson: null,
  }
}

const presentInPerson = (row: ClassStudentRow, language: Language): StudentEnrollment => ({
  id: row.rowId,
  delivery: 'inPerson',
  studentId: row.studentId,
  userId: row.userId,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  courseId: row.courseId,
  courseTitle: row.courseTitle[language],
  lastActivityAt: new Date(row.lastActivityAt).toISOString(),
  online: null,
  inPerson: {
    instructorCourseId: row.instructorCourseId,
    courseDate: row.courseDate.toISOString(),
    timeZone: row.timeZone,
    venue: row.venue,
    state: row.state,
    attendance: row.attendance,
    standing: classStanding(row),
  },
})

/** The students of an instructor's own offerings and classes. Others are as if they were not there. */
export const createStudentEnrollments = (platform: Platform) => {
  const { audit, clock, db, limits, mail, settings } = platform

  const page = async (userId: number, asked: ListAsked, language: Language): Promise<ListPage<StudentEnrollment>> => {
    const now = clock.now()
    const wanted = { userId, asked, days: dayClock(platform) }
    if (deliveryOf(asked.filters) === 'inPerson') {
      const found = await pageClassStudents(db, wanted)
      return { ...found, items: found.items.map((row) => presentInPerson(row, language)) }
    }
    const found = await pageOnlineStudents(db, wanted)
    return { ...found, items: found.items.map((row) => presentOnline(row, language, now)) }
  }

  /** Those chosen; 404 where one of them is not one's own, 409 where there are too many. */
  const choose = async (query: Queryable, userId: number, delivery: Delivery, selection: ListSelection) => {
    const read = delivery === 'inPerson' ? chooseClassStudents : chooseOnlineStudents
    const asked: Asked['asked'] =
      selection.kind === 'some' ? { search: '', filters: {} } : { search: selection.search, filters: selection.filters }
    const chosen = selection.kind === 'some' ? { ids: [...new Set(selection.ids)] } : { except: selection.except }
    const wanted = { userId, asked, days: dayClock(platform) }
    const rows = (await read(query, wanted, chosen, SELECTION_MAX + 1)).map((row) => ({
      id: 'rowId' in row ? row.rowId : row.id,
      userId: row.userId,
      name: `${row.firstName} ${row.lastName}`,
      email: row.email,
      language: row.language,
      isReachable: row.isReachable,
    }))
    if ('ids' in chosen && rows.length !== chosen.ids.length) throw notFound()
    holdCount(selection, rows.length)
    if (rows.length > SELECTION_MAX) throw conflict('TOO_MANY_CHOSEN', { most: SELECTION_MAX })
    return rows
  }

  return {
    page,
    /** The courses of the own offerings and classes, to narrow the list to one of them. */
    courses: (userId: number, asked: ChoiceAsked, language: Language, limit: number): Promise<Choice[]> =>
      findTaughtCourses(db, userId, asked, language, limit),

    /** One mail to each person, in their own language's frame. 409 where nobody is left, or too many are. */
    write: async (
      tx: Tx,
      { caller, address, requestId }: Actor,
      { delivery, selection, subject, text }: MessageBody,
    ) => {
      const { userId, account } = caller
      await limits.take(`instructor message ${userId}`, MESSAGE_LIMIT, tx)
      const rows = await choose(tx, userId, delivery, selection)
      const people = [...new Map(rows.filter((row) => row.isReachable).map((row) => [row.userId, row])).values()]
      if (people.length === 0) throw conflict('NO_RECIPIENTS')
      if (people.length > MESSAGE_RECIPIENTS_MAX) throw conflict('TOO_MANY_CHOSEN', { most: MESSAGE_RECIPIENTS_MAX })
      for (const person of people) {
        await mail.send(tx, {
          template: 'instructorMessage',
          to: { name: person.name, address: person.email },
          language: person.language,
          data: {
            instructor: `${account.firstName} ${account.lastName}`,
            subject,
            text,
            link: `${settings.publicUrl}/student/dash`,
          },
        })
      }
      await audit.record(tx, {
        action: 'students.messaged',
        actorId: userId,
        address,
        requestId,
        details: { delivery, recipients: people.map((person) => person.userId) },
      })
      return { recipients: people.length }
    },
  }
}
