import type { MadeSeries, SeriesDates } from '../../domain/contract/class-series.contract.ts'
import type { Recurrence } from '../../domain/recurrence.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { seriesMachine } from '../../machines/class-series/series.machine.ts'

export const createClassSeries = ({ ask }: Pick<Gateway, 'ask'>) =>
  seriesMachine.provide({
    actors: {
      findDates: asking<SeriesDates, { classId: number; rule: Recurrence }>(
        async ({ classId, rule }, signal) => (await ask('SeriesDates', { id: classId, rule }, { signal })).seriesDates,
      ),
      makeSeries: asking<MadeSeries['made'], { classId: number; days: readonly string[] }>(
        async ({ classId, days }, signal) =>
          (await ask('MakeSeries', { id: classId, days: [...days] }, { signal })).makeSeries,
      ),
    },
  })
