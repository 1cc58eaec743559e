import { css } from 'styled-system/css'

import { allOf } from '../../../domain/keys.ts'
import { ADVANCE_WARNING_FT, type RoadKind } from '../../../domain/taper.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Table } from '../../ui/table.view.tsx'
import { useMeasures } from '../information/measures.ts'
import { SectionLead, Source } from '../information/prose.view.tsx'

const ROADS = allOf<RoadKind>()(['urbanSlow', 'urbanFast', 'rural', 'freeway'])
const room = css({ marginBlockStart: '6' })

/** How far upstream the signs stand. */
export const Warning = () => {
  const { warning, sources } = useWords().resources
  const measures = useMeasures()
  const distance = (key: string, head: string, place: 0 | 1 | 2) => ({
    key,
    head,
    align: 'end' as const,
    cell: (road: RoadKind) => measures.length(ADVANCE_WARNING_FT[road][place]),
  })
  return (
    <>
      <SectionLead>{warning.lead()}</SectionLead>
      <div className={room}>
        <Table
          caption={warning.caption()}
          captionHidden
          rows={ROADS}
          rowKey={(road) => road}
          columns={[
            { key: 'road', head: warning.road(), cell: (road) => warning[road]() },
            distance('nearest', warning.nearest(), 0),
            distance('next', warning.next(), 1),
            distance('farthest', warning.farthest(), 2),
          ]}
        />
      </div>
      <p className={css({ maxWidth: 'prose', marginBlockStart: '5' })}>{warning.queue()}</p>
      <Source label={sources()}>{warning.source()}</Source>
    </>
  )
}

/** MUTCD chapter 6O: classes of incidents by expected duration, in minutes and hours. */
const INTERMEDIATE_FROM_MINUTES = 30
const INTERMEDIATE_TO_HOURS = 2

/** Classes of incidents, and what to set up for each. */
export const Duration = () => {
  const { duration, sources } = useWords().resources
  const measures = useMeasures()
  const from = measures.minutes(INTERMEDIATE_FROM_MINUTES)
  const to = measures.hours(INTERMEDIATE_TO_HOURS)
  const rows = [
    { name: duration.minor(), time: duration.minorTime({ from }), setUp: duration.minorDo() },
    { name: duration.intermediate(), time: duration.intermediateTime({ from, to }), setUp: duration.intermediateDo() },
    { name: duration.major(), time: duration.majorTime({ to }), setUp: duration.majorDo() },
  ]
  return (
    <>
      <SectionLead>{duration.lead()}</SectionLead>
      <div className={room}>
        <Table
          caption={duration.caption()}
          captionHidden
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            { key: 'kind', head: duration.kind(), cell: ({ name }) => name },
            { key: 'time', head: duration.time(), cell: ({ time }) => time },
            { key: 'setUp', head: duration.setUp(), cell: ({ setUp }) => setUp },
          ]}
        />
      </div>
      <Source label={sources()}>{duration.source()}</Source>
    </>
  )
}
