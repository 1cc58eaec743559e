import { ENROLLMENT_RECORDS_LIST } from '../../../src/domain/contract/enrollment-records.list.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { verifyingAct } from '../enrollment-verification/verifying.act.ts'
import { actsOf, type ListActs } from '../list-acts/act-work.ts'
import { droppingAct } from './dropping.act.ts'
import { chooseEnrollments } from './enrollment-records.repository.ts'
import { extendingAct } from './extending.act.ts'
import { remindingAct } from './reminding.act.ts'

/** What those who run the programme do with enrolments in online courses. */
export const enrollmentRecordsListActs = (platform: Platform): ListActs =>
  actsOf(ENROLLMENT_RECORDS_LIST, {
    extend: extendingAct(platform),
    drop: droppingAct(platform),
    verify: verifyingAct(platform, {
      choose: (tx, { selection }, limit) => chooseEnrollments(tx, selection, dayClock(platform), limit),
      // All are everybody's who has the list.
      ownOf: async (_tx, _userId, ids) => ids,
    }),
    remind: remindingAct(platform),
  })
