import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { FilterChip } from './filter-chip.view.tsx'
import { StatusChip } from './status-chip.view.tsx'
import { arabicAtNight, LONG_TEXT, Row } from './story-kit.tsx'

const meta: Meta<typeof StatusChip> = { title: 'UI/StatusChip', component: StatusChip, args: { children: 'Enrolled' } }
export default meta
type Story = StoryObj<typeof StatusChip>

export const Tones: Story = {
  render: () => (
    <Row>
      <StatusChip tone="success">Completed</StatusChip>
      <StatusChip tone="info">Active - 3 of 9 complete</StatusChip>
      <StatusChip tone="warning">Completed - Expired</StatusChip>
      <StatusChip tone="danger">Expired - Incomplete</StatusChip>
      <StatusChip>Not Enrolled</StatusChip>
      <StatusChip tone="brand">New</StatusChip>
    </Row>
  ),
}
export const AtNight: Story = { ...Tones, globals: { mode: 'dark' } }

export const Filters: Story = {
  render: () => (
    <Row>
      <FilterChip removeLabel="Remove filter: Online" onRemove={fn()}>
        Delivery: Online
      </FilterChip>
      <FilterChip removeLabel="Remove filter: Free seats" onRemove={fn()}>
        Free seats
      </FilterChip>
    </Row>
  ),
}

export const LongText: Story = { args: { children: LONG_TEXT, tone: 'warning' } }
export const ArabicAtNight: Story = { ...arabicAtNight, args: { children: 'مكتمل', tone: 'success' } }
