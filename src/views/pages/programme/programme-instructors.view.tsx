import { useActorRef, useSelector } from '@xstate/react'

import type { ProgrammeInstructors } from '../../../domain/contract/programme-instructors.contract.ts'
import { USUAL_PERIOD } from '../../../domain/programme-period.ts'
import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { Chart } from '../../charts/chart.ts'
import { Charted, type SaveText } from '../../charts/charted.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { PlaceLink } from '../../shell/place-link.view.tsx'
import { DetailSection } from '../../ui/detail.view.tsx'
import { Table } from '../../ui/table.view.tsx'
import { fullName, Lineage, nameCell } from './lineage.view.tsx'
import { PeriodByAddress } from './period-by-address.view.tsx'
import { ProgrammePart } from './programme-part.view.tsx'

const Silent = ({ silent, silentCount }: Pick<ProgrammeInstructors, 'silent' | 'silentCount'>) => {
  const { programmeDash: said } = useWords()
  const dates = useProgrammeDates()
  if (silentCount === 0) return <DetailSection bare title={said.silent()} lead={said.nobodySilent()} />
  return (
    <DetailSection
      bare
      title={said.silent()}
      lead={<PlaceLink href="/admin/instructors?silent=yes">{said.silentNote({ count: silentCount })}</PlaceLink>}
    >
      <Table
        caption={said.silent()}
        captionHidden
        rows={silent}
        rowKey={({ id }) => String(id)}
        columns={[
          { key: 'name', head: said.instructor(), cell: nameCell },
          {
            key: 'last',
            head: said.lastClass(),
            cell: ({ lastClassAt }) => (lastClassAt === null ? said.neverTaught() : dates.shortDate(lastClassAt)),
          },
        ]}
      />
    </DetailSection>
  )
}

const Instructors = ({ told, saveText }: Readonly<{ told: ProgrammeInstructors; saveText: SaveText }>) => {
  const { programmeDash: said } = useWords()
  const { active, activeCount, lineage } = told
  const chart: Chart = {
    title: said.activity(),
    shape: 'lines',
    by: said.instructor(),
    measures: [said.trained(), said.classesHeld()],
    rows: active.map((one) => ({ key: String(one.id), label: fullName(one), values: [one.trained, one.classes] })),
    fileName: 'instructors',
  }
  const more = activeCount - active.length
  return (
    <>
      <Charted
        chart={chart}
        empty={said.nobodyTaught()}
        {...(more > 0 && { lead: said.furtherInstructors({ count: more }) })}
        saveText={saveText}
      />
      <Silent {...told} />
      <Lineage links={lineage} />
    </>
  )
}

type ProgrammeInstructorsProps = Readonly<{
  machine: ResourceMachine<ProgrammeInstructors, string>
  /** As the address has it. */
  period?: string
  saveText: SaveText
}>

/** What instructors did in a period, who is silent, and who trained whom. */
export const ProgrammeInstructorsFaces = ({ machine, period = USUAL_PERIOD, saveText }: ProgrammeInstructorsProps) => {
  const { programmeDash: said } = useWords()
  const actor = useActorRef(machine, { input: { query: period } })
  const face = useSelector(actor, resourceFace)
  const data = useSelector(actor, selectData)
  return (
    <>
      <PeriodByAddress key={period} actor={actor} period={period} />
      <ProgrammePart actor={actor} face={face} failed={said.instructorsFailed()} loading={said.instructorsLoading()}>
        {data && <Instructors told={data} saveText={saveText} />}
      </ProgrammePart>
    </>
  )
}
