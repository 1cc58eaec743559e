import type { Meta, StoryObj } from '@storybook/react-vite'

import { DescriptionList } from './description-list.view.tsx'
import { Stat } from './stat.view.tsx'
import { StatusChip } from './status-chip.view.tsx'
import { arabicAtNight, LONG_TEXT, Row } from './story-kit.tsx'
import { Surface } from './surface.view.tsx'
import { Table, type TableColumn } from './table.view.tsx'

type Line = { id: string; name: string; done: number; state: string }

const rows: readonly Line[] = [
  { id: '1', name: 'Law enforcement', done: 1204, state: 'Up to date' },
  { id: '2', name: 'Fire and rescue', done: 987, state: 'Up to date' },
  { id: '3', name: 'Towing and recovery', done: 56, state: 'Behind' },
]
const columns: readonly TableColumn<Line>[] = [
  { key: 'name', head: 'Discipline', cell: (line) => line.name },
  { key: 'done', head: 'People trained', cell: (line) => line.done.toLocaleString('en'), align: 'end' },
  {
    key: 'state',
    head: 'State',
    cell: (line) => <StatusChip tone={line.state === 'Behind' ? 'warning' : 'success'}>{line.state}</StatusChip>,
  },
]

const meta: Meta = { title: 'UI/Data' }
export default meta
type Story = StoryObj

export const Simple: Story = {
  render: () => <Table caption="People trained by discipline" columns={columns} rows={rows} rowKey={(row) => row.id} />,
}
export const ArabicAtNight: Story = { ...Simple, ...arabicAtNight }

export const Facts: Story = {
  render: () => (
    <Surface>
      <DescriptionList
        items={[
          { key: 'where', term: 'Venue', value: 'County fire academy, room 2' },
          { key: 'when', term: 'Date', value: 'Thursday, March 12, 08:00 to 12:00' },
          { key: 'note', term: 'Bring', value: LONG_TEXT },
        ]}
      />
    </Surface>
  ),
}

export const FactColumns: Story = {
  render: () => (
    <DescriptionList
      layout="columns"
      items={[
        { key: 'hours', term: 'Hours', value: '4' },
        { key: 'delivery', term: 'Delivery', value: 'Online' },
        { key: 'expiry', term: 'Valid for', value: '2 years' },
      ]}
    />
  ),
}

export const Figures: Story = {
  render: () => (
    <Row>
      <Stat label="People trained" value="12,480" note="214 this month" />
      <Stat label="Classes to come" value="17" />
    </Row>
  ),
}
