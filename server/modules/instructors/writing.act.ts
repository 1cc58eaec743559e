import { inArray } from 'drizzle-orm'

import { HOUR } from '../../platform/clock.ts'
import { dayClock } from '../../platform/day-clock.ts'
import { users } from '../../platform/db/tables/accounts.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ActWork, Performed } from '../list-acts/act-work.ts'
import { chooseInstructors, holdInstructors } from './instructors.repository.ts'

/** Messages of one sender, however many get each. */
const MESSAGE_LIMIT: Limit = { tries: 20, milliseconds: HOUR }

/** What those who run the programme write to instructors: a mail to each, in their language around it. */
export const writingAct = (platform: Platform): ActWork<Readonly<{ subject: string; text: string }>> => {
  const { audit, limits, mail, settings } = platform
  return {
    choose: async (tx, { doer, selection }, limit) => {
      await limits.take(`written to instructors ${doer.userId}`, MESSAGE_LIMIT, tx)
      return chooseInstructors(tx, selection, dayClock(platform), limit)
    },
    perform: async (tx, { actId, doer, asked: { subject, text } }, ids) => {
      const teaching = await holdInstructors(tx, ids)
      const rows = await tx
        .select()
        .from(users)
        .where(inArray(users.id, [...ids]))
      const people = new Map(rows.map((row) => [row.id, row]))
      const results: Performed<null>[] = []
      for (const id of ids) {
        const person = people.get(id)
        if (!person || !teaching.has(id)) results.push({ id, outcome: 'refused', reason: 'gone' })
        else if (person.deactivatedAt !== null) results.push({ id, outcome: 'refused', reason: 'unreachable' })
        else {
          await mail.send(tx, {
            template: 'programmeMessage',
            to: { name: `${person.firstName} ${person.lastName}`, address: person.email },
            language: person.language,
            data: { sender: doer.name, subject, text, link: `${settings.publicUrl}/instructor/dash` },
            isOneOfMany: ids.length > 1,
          })
          results.push({ id, outcome: 'done', before: null })
        }
      }
      await audit.record(
        tx,
        ...results
          .filter(({ outcome }) => outcome === 'done')
          .map(({ id }) => ({
            action: 'user.messaged' as const,
            actorId: doer.userId,
            subject: `user:${id}`,
            details: { listAct: actId },
          })),
      )
      return results
    },
  }
}
