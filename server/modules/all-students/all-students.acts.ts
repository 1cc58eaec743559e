import * as z from 'zod/mini'

import { ALL_STUDENTS } from '../../../src/domain/contract/all-students.list.ts'
import { REMINDER_DAYS } from '../../../src/domain/group-progress.ts'
import { QUIZ_TIME, type QuizTime } from '../../../src/domain/quiz.ts'
import { LAPSING_DAYS } from '../../../src/domain/student-record.ts'
import { textsIn } from '../../i18n/texts.ts'
import { DAY, later } from '../../platform/clock.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusedField } from '../../platform/refusal.ts'
import { insertReminders, listDue } from '../group-progress/reminders.repository.ts'
import { REMINDERS_JOB } from '../group-progress/reminders.service.ts'
import { unknownAmong } from '../group-progress/requirements.service.ts'
import { learningRecordsAct } from '../learning-records/learning-records.act.ts'
import {
  actsOf,
  undoableWork,
  type ActOn,
  type ActWork,
  type ListActs,
  type Performed,
  type Undone,
} from '../list-acts/act-work.ts'
import { registeringAct } from '../registrations/registering.act.ts'
import { certificatesAct } from '../transcripts/certificates.act.ts'
import { transcriptsAct } from '../transcripts/transcripts.act.ts'
import { chooseStudents } from './all-students.repository.ts'
import { enrollingAct } from './enrolling.act.ts'
import { groupActs } from './group.acts.ts'
import { holdStudents, setQuizTime, type HeldStudent } from './students-held.repository.ts'

const before = z.object({ quizTime: z.enum(QUIZ_TIME) })

type Before = z.infer<typeof before>

/** How much time people have for a quiz that they begin: an attempt that is open keeps its own end. */
const timingAct = (platform: Platform) => {
  const note = (
    tx: Tx,
    { actId, doer }: ActOn<unknown>,
    people: readonly Readonly<{ student: HeldStudent; after: QuizTime }>[],
  ) =>
    platform.audit.record(
      tx,
      ...people.map(({ student, after }) => ({
        action: 'user.quizTimeSet' as const,
        actorId: doer.userId,
        subject: `user:${student.userId}`,
        details: { listAct: actId, before: student.quizTime, after },
      })),
    )
  return undoableWork<Readonly<{ quizTime: QuizTime }>, Before>({
    before,
    choose: (tx, { selection }, limit) => chooseStudents(tx, selection, dayClock(platform), limit),
    perform: async (tx, on, ids) => {
      const { quizTime } = on.asked
      const held = await holdStudents(tx, ids)
      const others = [...held.values()].filter((student) => student.quizTime !== quizTime)
      await setQuizTime(
        tx,
        others.map(({ id }) => id),
        quizTime,
      )
      await note(
        tx,
        on,
        others.map((student) => ({ student, after: quizTime })),
      )
      return ids.map((id): Performed<Before> => {
        const student = held.get(id)
        if (!student) return { id, outcome: 'refused', reason: 'gone' }
        return student.quizTime === quizTime
          ? { id, outcome: 'unchanged', reason: 'same' }
          : { id, outcome: 'done', before: { quizTime: student.quizTime } }
      })
    },
    undo: async (tx, on, rows) => {
      const held = await holdStudents(
        tx,
        rows.map(({ id }) => id),
      )
      const back = rows.flatMap(({ id, before: { quizTime } }) => {
        const student = held.get(id)
        return student?.quizTime === on.asked.quizTime ? [{ student, after: quizTime }] : []
      })
      for (const [quizTime, people] of Map.groupBy(back, ({ after }) => after))
        await setQuizTime(
          tx,
          people.map(({ student }) => student.id),
          quizTime,
        )
      await note(tx, on, back)
      const undone = new Set(back.map(({ student }) => student.id))
      return rows.map(({ id }): Undone =>
        undone.has(id) ? { id, outcome: 'undone' } : { id, outcome: 'kept', reason: held.has(id) ? 'changed' : 'gone' },
      )
    },
  })
}

/** Notes who is reminded of what, and has the mails written: one to each person, whatever the number of courses. */
const remindingAct = ({
  audit,
  clock,
  jobs,
  ...platform
}: Platform): ActWork<Readonly<{ courseId: number | null }>> => ({
  choose: async (tx, { selection, language, asked: { courseId } }, limit) => {
    if (courseId !== null && (await unknownAmong(tx, [courseId])).length > 0)
      throw refusedField('courseId', textsIn(language).fields.choice)
    return chooseStudents(tx, selection, dayClock({ clock, ...platform }), limit)
  },
  perform: async (tx, { actId, doer, asked: { courseId } }, ids) => {
    const now = clock.now()
    // Whoever reminds the same people waits until this one is whole.
    const held = await holdStudents(tx, ids)
    const due = await listDue(
      tx,
      { coordinatorId: null, studentIds: [...held.keys()], courseId, lapsingBefore: later(now, LAPSING_DAYS * DAY) },
      now,
      later(now, -REMINDER_DAYS * DAY),
    )
    const fresh = due.filter(({ isRecent }) => !isRecent)
    const kept = await insertReminders(tx, fresh, doer.userId, now)
    if (kept.length > 0)
      await jobs.enqueue(tx, REMINDERS_JOB, { ids: kept.map(({ id }) => id).join(','), coordinator: null })
    const reminded = new Set(kept.map(({ studentId }) => studentId))
    const lacking = new Set(due.map(({ studentId }) => studentId))
    await audit.record(tx, {
      action: 'reminders.sent',
      actorId: doer.userId,
      ...(courseId !== null && { subject: `course:${courseId}` }),
      details: { people: reminded.size, reminders: kept.length, recent: due.length - kept.length, listAct: actId },
    })
    return ids.map((id): Performed<null> => {
      const student = held.get(id)
      if (!student) return { id, outcome: 'refused', reason: 'gone' }
      if (!student.isReachable) return { id, outcome: 'refused', reason: 'unreachable' }
      if (reminded.has(id)) return { id, outcome: 'done', before: null }
      return { id, outcome: 'unchanged', reason: lacking.has(id) ? 'remindedLately' : 'nothingDue' }
    })
  },
})

/** What those who run the program do with whoever learns. */
export const allStudentsActs = (platform: Platform): ListActs => {
  const { addToGroup, takeFromGroup } = groupActs(platform)
  return actsOf(ALL_STUDENTS, {
    remind: remindingAct(platform),
    enroll: enrollingAct(platform),
    register: registeringAct(platform, (tx, _doer, selection, limit) =>
      chooseStudents(tx, selection, dayClock(platform), limit),
    ),
    addToGroup,
    takeFromGroup,
    setQuizTime: timingAct(platform),
    transcripts: transcriptsAct(platform),
    certificates: certificatesAct(platform),
    learningRecords: learningRecordsAct(platform),
  })
}
