import { useActorRef, useSelector } from '@xstate/react'

import type { ProgrammeFigures } from '../../../domain/contract/programme-figures.contract.ts'
import { USUAL_PERIOD } from '../../../domain/programme-period.ts'
import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { Charted, type SaveText } from '../../charts/charted.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { DetailSection } from '../../ui/detail.view.tsx'
import { PeriodFigures, StandingFigures } from './figure-tiles.view.tsx'
import { PeriodByAddress } from './period-by-address.view.tsx'
import { PeriodChooser } from './period-chooser.view.tsx'
import { noonOf, programmeCharts } from './programme-charts.ts'
import { ProgrammePart } from './programme-part.view.tsx'

type Choosing = Readonly<{ asked: string; onPeriod: (key: string) => void; saveText: SaveText }>

const Figures = ({ figures, asked, onPeriod, saveText }: Choosing & Readonly<{ figures: ProgrammeFigures }>) => {
  const words = useWords()
  const { programmeDash: said } = words
  const dates = useProgrammeDates()
  const { period, standing, asOf, timeZone, furtherAgencies } = figures
  const day = (text: string) => dates.shortDate(noonOf(text), 'UTC')
  const charts = programmeCharts(words, dates, figures)
  const further = furtherAgencies > 0 && { lead: said.furtherAgencies({ count: furtherAgencies }) }
  return (
    <>
      <DetailSection
        title={said.span({ from: day(period.days.from), to: day(period.days.to) })}
        lead={`${said.compared({ from: day(period.before.from), to: day(period.before.to) })} ${said.asOf({
          moment: dates.moment(asOf, timeZone),
        })}`}
      >
        <PeriodChooser asked={asked} period={period} onPeriod={onPeriod} />
        <PeriodFigures figures={figures} />
      </DetailSection>
      <DetailSection title={said.standing()}>
        <StandingFigures standing={standing} />
      </DetailSection>
      <Charted chart={charts.months} empty={said.nobody()} lead={said.monthsNote()} saveText={saveText} />
      <Charted chart={charts.disciplines} empty={said.nobody()} saveText={saveText} />
      <Charted chart={charts.counties} empty={said.nobody()} saveText={saveText} />
      <Charted chart={charts.agencies} empty={said.nobody()} {...further} saveText={saveText} />
    </>
  )
}

type ProgrammeFiguresProps = Omit<Choosing, 'asked'> &
  Readonly<{
    machine: ResourceMachine<ProgrammeFigures, string>
    /** As the address has it. */
    period?: string
  }>

/** The figures of a period beside those before it, and what they are made of. */
export const ProgrammeFiguresFaces = ({ machine, period = USUAL_PERIOD, ...choosing }: ProgrammeFiguresProps) => {
  const { programmeDash: said } = useWords()
  const actor = useActorRef(machine, { input: { query: period } })
  const face = useSelector(actor, resourceFace)
  const data = useSelector(actor, selectData)
  return (
    <>
      <PeriodByAddress key={period} actor={actor} period={period} />
      <ProgrammePart actor={actor} face={face} failed={said.failed()} loading={said.loading()}>
        {data && <Figures figures={data} asked={period} {...choosing} />}
      </ProgrammePart>
    </>
  )
}
