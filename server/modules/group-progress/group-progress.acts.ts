import { GROUP_PROGRESS } from '../../../src/domain/contract/group-progress.list.ts'
import { REMINDER_DAYS } from '../../../src/domain/group-progress.ts'
import { wholeList } from '../../../src/domain/list.ts'
import { textsIn } from '../../i18n/texts.ts'
import { DAY, later } from '../../platform/clock.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusedField } from '../../platform/refusal.ts'
import { actsOf, chosenPerson, type ListActs, type Performed } from '../list-acts/act-work.ts'
import { listMatching, progressFilters } from './group-progress.repository.ts'
import { insertReminders, listDue, lockGroups } from './reminders.repository.ts'
import { REMINDERS_JOB } from './reminders.service.ts'
import { unknownAmong } from './requirements.service.ts'

/** What a coordinator does with the people of the own groups. */
export const groupProgressActs = (platform: Platform): ListActs => {
  const { audit, clock, jobs } = platform
  return actsOf(GROUP_PROGRESS, {
    /** Notes who is reminded of what, and has the mails written: one to each person, whatever the number of courses. */
    remind: {
      choose: async (tx, { doer, selection, language, asked: { courseId } }, limit) => {
        if (courseId !== null && (await unknownAmong(tx, [courseId])).length > 0)
          throw refusedField('courseId', textsIn(language).fields.choice)
        const { search, filters } = selection.kind === 'matching' ? selection : wholeList(GROUP_PROGRESS)
        const whom = selection.kind === 'some' ? { ids: selection.ids } : { except: selection.except }
        const matching = { search, filters: progressFilters({ filters }), ...whom }
        const people = await listMatching(tx, doer.userId, matching, dayClock(platform), limit)
        return people.map(chosenPerson)
      },
      perform: async (tx, { actId, doer, asked: { courseId } }, ids) => {
        const coordinatorId = doer.userId
        const now = clock.now()
        await lockGroups(tx, coordinatorId)
        const own = { search: '', filters: progressFilters({ filters: {} }), ids }
        const people = new Map(
          (await listMatching(tx, coordinatorId, own, dayClock(platform), ids.length)).map((one) => [one.id, one]),
        )
        const studentIds = [...people.keys()]
        const due =
          studentIds.length === 0
            ? []
            : await listDue(tx, { coordinatorId, studentIds, courseId }, now, later(now, -REMINDER_DAYS * DAY))
        const fresh = due.filter(({ isRecent }) => !isRecent)
        const kept = await insertReminders(tx, fresh, coordinatorId, now)
        if (kept.length > 0) {
          const reminders = kept.map(({ id }) => id).join(',')
          await jobs.enqueue(tx, REMINDERS_JOB, { ids: reminders, coordinator: doer.name })
        }
        const reminded = new Set(kept.map(({ studentId }) => studentId))
        const lacking = new Set(due.map(({ studentId }) => studentId))
        await audit.record(tx, {
          action: 'reminders.sent',
          actorId: coordinatorId,
          ...(courseId !== null && { subject: `course:${courseId}` }),
          details: {
            people: reminded.size,
            reminders: kept.length,
            recent: due.length - kept.length,
            listAct: actId,
          },
        })
        return ids.map((id): Performed<null> => {
          const person = people.get(id)
          if (!person) return { id, outcome: 'refused', reason: 'gone' }
          if (!person.isReachable) return { id, outcome: 'refused', reason: 'unreachable' }
          if (reminded.has(id)) return { id, outcome: 'done', before: null }
          return { id, outcome: 'unchanged', reason: lacking.has(id) ? 'remindedLately' : 'nothingDue' }
        })
      },
    },
  })
}
