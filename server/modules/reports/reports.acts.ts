import * as z from 'zod/mini'

import { id, version } from '../../../src/domain/contract/common.contract.ts'
import { REPORTS_LIST } from '../../../src/domain/contract/reports.list.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { actsOf, undoableWork, type ListActs, type Performed, type Undone } from '../list-acts/act-work.ts'
import { chooseReports } from './reports.repository.ts'
import { createReports, type BuiltRow } from './reports.service.ts'
import { reportName } from './reports.view.ts'

/** The edition that was built, and whether it was not there before. */
const before = z.object({ id, edition: version, isNew: z.boolean() })

/** Reports of many agencies are built at once. */
export const reportsListActs = (platform: Platform): ListActs => {
  const { audit } = platform
  const reports = createReports(platform)

  return actsOf(REPORTS_LIST, {
    build: undoableWork<unknown, BuiltRow>({
      before,
      choose: async (tx, { selection, language }, limit) => {
        const chosen = await chooseReports(tx, selection, dayClock(platform), limit)
        return chosen.map((report) => ({ id: report.id, label: reportName(report, language) }))
      },
      perform: async (tx, { actId, doer }, ids) => {
        const results: Performed<BuiltRow>[] = []
        for (const reportId of ids) {
          const outcome = await reports.build(tx, reportId, doer.userId)
          results.push(
            'built' in outcome
              ? { id: reportId, outcome: 'done', before: outcome.built }
              : { id: reportId, outcome: outcome.isRefused ? 'refused' : 'unchanged', reason: outcome.reason },
          )
        }
        const done = results.flatMap((result) => (result.outcome === 'done' ? [result] : []))
        await audit.record(
          tx,
          ...done.map((result) => ({
            action: result.before.edition === 0 ? ('report.built' as const) : ('report.amended' as const),
            actorId: doer.userId,
            subject: `report:${result.id}`,
            details: { listAct: actId },
          })),
        )
        return results
      },
      undo: async (tx, { actId, doer }, rows) => {
        const results: Undone[] = []
        for (const { id: reportId, before: built } of rows) {
          const reason = await reports.drop(tx, reportId, built)
          results.push(
            reason === null ? { id: reportId, outcome: 'undone' } : { id: reportId, outcome: 'kept', reason },
          )
        }
        const undone = results.filter(({ outcome }) => outcome === 'undone')
        await audit.record(
          tx,
          ...undone.map((result) => ({
            action: 'report.dropped' as const,
            actorId: doer.userId,
            subject: `report:${result.id}`,
            details: { listAct: actId },
          })),
        )
        return results
      },
    }),
  })
}
