import type { RemindersAnswer, RemindersBody } from '../../../src/domain/contract/group-progress.contract.ts'
import { GROUP_PROGRESS, REMINDER_DAYS } from '../../../src/domain/group-progress.ts'
import { wholeList } from '../../../src/domain/list.ts'
import type { Caller } from '../../platform/caller.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { holdCount } from '../../platform/selection.ts'
import { listMatching, progressFilters } from './group-progress.repository.ts'
import { insertReminders, listDue, lockGroups, readReminders } from './reminders.repository.ts'

const JOB = 'reminders.write'

/** People whose mails are written by one piece of work. */
const PEOPLE_AT_ONCE = 100

export const createReminders = ({ audit, clock, jobs }: Pick<Platform, 'audit' | 'clock' | 'jobs'>) => ({
  /** Notes who is reminded of what, and has the mails written: one to each person, whatever the number of courses. */
  send: async (tx: Tx, { selection, courseId }: RemindersBody, caller: Caller): Promise<RemindersAnswer> => {
    const coordinatorId = caller.userId
    const now = clock.now()
    await lockGroups(tx, coordinatorId)
    const { search, filters } = selection.kind === 'matching' ? selection : wholeList(GROUP_PROGRESS)
    const studentIds = await listMatching(
      tx,
      coordinatorId,
      {
        search,
        filters: progressFilters({ filters }),
        ...(selection.kind === 'some' ? { ids: selection.ids } : { except: selection.except }),
      },
      now,
    )
    holdCount(selection, studentIds.length)
    const due =
      studentIds.length === 0
        ? []
        : await listDue(tx, { coordinatorId, studentIds, courseId }, now, later(now, -REMINDER_DAYS * DAY))
    const kept = await insertReminders(
      tx,
      due.filter(({ isRecent }) => !isRecent),
      coordinatorId,
      now,
    )
    const people = [...Map.groupBy(kept, ({ studentId }) => studentId).values()]
    const inviter = `${caller.account.firstName} ${caller.account.lastName}`
    for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
      const ids = people.slice(from, from + PEOPLE_AT_ONCE).flatMap((rows) => rows.map(({ id }) => id))
      await jobs.enqueue(tx, JOB, { ids: ids.join(','), coordinator: inviter })
    }
    const answer = { people: people.length, reminders: kept.length, recent: due.length - kept.length }
    await audit.record(tx, {
      action: 'reminders.sent',
      actorId: coordinatorId,
      ...(courseId !== null && { subject: `course:${courseId}` }),
      details: answer,
    })
    return answer
  },
})

/** Writes the mails of reminders that were noted. */
export const remindersJob = ({ db, jobs, mail, settings }: Platform): void => {
  jobs.handle(JOB, async ({ ids, coordinator }: { ids: string; coordinator: string }) => {
    await db.transaction(async (tx) => {
      const rows = await readReminders(tx, ids.split(',').map(Number))
      for (const courses of Map.groupBy(rows, ({ studentId }) => studentId).values()) {
        const [person] = courses
        if (!person) continue
        const { firstName, lastName, email, language } = person
        await mail.send(tx, {
          template: 'courseReminder',
          to: { name: `${firstName} ${lastName}`, address: email },
          language,
          data: {
            coordinator,
            courses: courses.map(({ title, dueOn }) => ({ title: title[language], dueOn })),
            // One course has a page of its own; of several, the person's own page says where each stands.
            link: `${settings.publicUrl}${courses.length === 1 ? `/course/search/${person.courseId}` : '/student/dash'}`,
          },
        })
      }
    })
  })
}
