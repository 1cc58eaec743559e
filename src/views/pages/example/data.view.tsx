import { css } from 'styled-system/css'

import { DESCRIPTION_LIMIT } from '../../../domain/constants.ts'
import type { Formats } from '../../../i18n/formats.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import { DescriptionList } from '../../ui/description-list.view.tsx'
import { DetailSection } from '../../ui/detail.view.tsx'
import { Disclosure } from '../../ui/disclosure.view.tsx'
import { Stat } from '../../ui/stat.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Table, type TableColumn } from '../../ui/table.view.tsx'
import { Truncated } from '../../ui/truncated.view.tsx'
import { SectionLead } from '../information/prose.view.tsx'
import { row } from './controls.view.tsx'

const ROWS = [
  { id: 'law', people: 5204, isBehind: false },
  { id: 'fire', people: 3987, isBehind: false },
  { id: 'tow', people: 356, isBehind: true },
] as const

const TRAINED = ROWS.reduce((sum, { people }) => sum + people, 0)
const THIS_MONTH = 214
const CLASSES = 17
const HOURS = 4

const columnsIn = (data: Words['example']['data'], formats: Formats): readonly TableColumn<(typeof ROWS)[number]>[] => [
  { key: 'discipline', head: data.discipline(), cell: ({ id }) => data[id]() },
  { key: 'people', head: data.people(), align: 'end', cell: ({ people }) => formats.number(people) },
  {
    key: 'state',
    head: data.state(),
    cell: ({ isBehind }) => (
      <StatusChip tone={isBehind ? 'warning' : 'success'}>{isBehind ? data.behind() : data.upToDate()}</StatusChip>
    ),
  },
]

export const DataSample = () => {
  const words = useWords()
  const { data } = words.example
  const formats = useFormats()
  return (
    <>
      <SectionLead>{data.lead()}</SectionLead>
      <div className={row}>
        <Stat label={data.trained()} value={formats.number(TRAINED)} note={data.thisMonth({ count: THIS_MONTH })} />
        <Stat label={data.classes()} value={formats.number(CLASSES)} />
      </div>
      <div className={css({ marginBlockStart: '8' })}>
        <Table caption={data.caption()} rows={ROWS} rowKey={({ id }) => id} columns={columnsIn(data, formats)} />
      </div>
      <div className={css({ marginBlockStart: '8' })}>
        <Disclosure title={data.bring()} note={formats.hours(HOURS)}>
          <p>{data.bringValue()}</p>
        </Disclosure>
      </div>
      <div className={css({ marginBlockStart: '8' })}>
        <DetailSection title={data.before()} level={3}>
          <DescriptionList
            items={[
              { key: 'venue', term: data.venue(), value: data.venueValue() },
              { key: 'hours', term: data.hours(), value: formats.hours(HOURS) },
              { key: 'bring', term: data.bring(), value: data.bringValue() },
              {
                key: 'about',
                term: data.about(),
                value: (
                  <Truncated
                    text={data.long()}
                    limit={DESCRIPTION_LIMIT}
                    moreLabel={words.actions.showMore()}
                    lessLabel={words.actions.showLess()}
                  />
                ),
              },
            ]}
          />
        </DetailSection>
      </div>
    </>
  )
}
