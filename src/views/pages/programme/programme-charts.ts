import type { ProgrammeFigures } from '../../../domain/contract/programme-figures.contract.ts'
import { DISCIPLINES, type Discipline } from '../../../domain/discipline.ts'
import type { Words } from '../../../i18n/words.tsx'
import type { Chart } from '../../charts/chart.ts'
import type { WrittenDates } from '../../dates.ts'

const isKnown = (value: string | null): value is Discipline => DISCIPLINES.some((known) => known === value)

export const disciplineName = (
  { coordinatorStudents, programmeDash: said }: Words,
  discipline: string | null,
): string => (isKnown(discipline) ? coordinatorStudents.disciplines[discipline]() : (discipline ?? said.notGiven()))

/** Noon of a day: it is that day in every way of writing it in UTC. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`

type Compared = Readonly<{ now: number; before: number }>

/** What was counted in a period, as charts: each the truth of its table, its file and its picture too. */
export const programmeCharts = (words: Words, dates: Pick<WrittenDates, 'shortMonth'>, figures: ProgrammeFigures) => {
  const { programmeDash: said } = words
  const { months, disciplines, counties, agencies, period } = figures
  const file = (of: string) => `trained-by-${of}-${period.key.replace('..', '-to-')}`
  const compared = <Row extends Compared>(
    chart: Pick<Chart, 'title' | 'by' | 'fileName'>,
    rows: readonly Row[],
    nameOf: (row: Row) => string,
  ): Chart => ({
    ...chart,
    shape: 'lines',
    measures: [said.trained(), said.before()],
    rows: rows.map((row, at) => ({ key: String(at), label: nameOf(row), values: [row.now, row.before] })),
  })
  return {
    months: {
      title: said.byMonth(),
      shape: 'columns',
      by: said.month(),
      measures: [said.trained(), said.classesHeld()],
      rows: months.map(({ month, trained, classesHeld }) => ({
        key: month,
        label: dates.shortMonth(noonOf(`${month}-01`), 'UTC'),
        values: [trained, classesHeld],
      })),
      fileName: file('month'),
    },
    disciplines: compared(
      { title: said.byDiscipline(), by: said.discipline(), fileName: file('discipline') },
      disciplines,
      ({ discipline }) => disciplineName(words, discipline),
    ),
    counties: compared(
      { title: said.byCounty(), by: said.county(), fileName: file('county') },
      counties,
      ({ county }) => county ?? said.notGiven(),
    ),
    agencies: compared(
      { title: said.byAgency(), by: said.agency(), fileName: file('agency') },
      agencies,
      ({ name }) => name ?? said.notGiven(),
    ),
  } as const satisfies Readonly<Record<string, Chart>>
}
