import { ACT_FILE_HOURS } from '../../../src/domain/act-file.ts'
import { LIST_ACT_DAYS } from '../../../src/domain/list-act.ts'
import { DAY, HOUR, later } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetFolders } from './act-folder.ts'
import type { ListActs } from './act-work.ts'
import { actsSince, actsUnderway, forgetActsUntil } from './list-acts.repository.ts'
import { createListActs, LIST_ACT_JOB } from './list-acts.service.ts'

/** Turns of one piece of work, which must end long before it is taken for lost. */
const TURNS = 20
const EVERY_QUARTER_HOUR = '*/15 * * * *'
const EVERY_HOUR = '37 * * * *'

/**
 * Does what was begun, some rows at a time: each turn holds the act, does a few rows and notes it in one transaction,
 * so that however often it is killed and begun again, each row is done once.
 */
export const listActsJobs = (platform: Platform, lists: readonly ListActs[]): void => {
  const { clock, db, files, jobs } = platform
  const acts = createListActs(platform, lists)

  jobs.handle<{ actId: number }>(LIST_ACT_JOB, async ({ actId }) => {
    for (let turn = 0; turn < TURNS; turn += 1) if (!(await acts.goOn(actId))) return
    await jobs.enqueue(db, LIST_ACT_JOB, { actId })
    jobs.wake(LIST_ACT_JOB)
  })

  // What a failure has left behind is taken up again.
  jobs.repeat('listAct.resume', EVERY_QUARTER_HOUR, async () => {
    for (const actId of await actsUnderway(db)) await jobs.enqueue(db, LIST_ACT_JOB, { actId })
  })

  jobs.repeat('listAct.forget', EVERY_HOUR, async () => {
    const now = clock.now()
    await forgetActsUntil(db, later(now, -LIST_ACT_DAYS * DAY))
    await forgetFolders(files, (ids) => actsSince(db, ids, later(now, -ACT_FILE_HOURS * HOUR)))
  })
}
