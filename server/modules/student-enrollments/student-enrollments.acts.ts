import { STUDENT_ENROLLMENTS } from '../../../src/domain/contract/student-enrollments.list.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/refusal.ts'
import { verifyingAct } from '../enrollment-verification/verifying.act.ts'
import { actsOf, chosenPerson, type ListActs } from '../list-acts/act-work.ts'
import { chooseOnlineStudents } from './online-students.repository.ts'

const WHOLE = { search: '', filters: {} }

/** What an instructor does with the students of the own offerings. */
export const studentEnrollmentsActs = (platform: Platform): ListActs =>
  actsOf(STUDENT_ENROLLMENTS, {
    verify: verifyingAct(platform, {
      /** An id that is not one's own refuses all with 404. */
      choose: async (tx, { doer, selection }, limit) => {
        const asked = selection.kind === 'some' ? WHOLE : selection
        const chosen = selection.kind === 'some' ? { ids: [...new Set(selection.ids)] } : { except: selection.except }
        const rows = await chooseOnlineStudents(
          tx,
          { userId: doer.userId, asked, days: dayClock(platform) },
          chosen,
          limit,
        )
        if ('ids' in chosen && rows.length !== chosen.ids.length) throw notFound()
        return rows.map(chosenPerson)
      },
      ownOf: async (tx, userId, ids) => {
        const wanted = { userId, asked: WHOLE, days: dayClock(platform) }
        return (await chooseOnlineStudents(tx, wanted, { ids }, ids.length)).map(({ id }) => id)
      },
    }),
  })
