import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from './button.view.tsx'
import { Detail, DetailSection } from './detail.view.tsx'
import { Link } from './link.view.tsx'
import { StatusChip } from './status-chip.view.tsx'
import { arabicAtNight, atNight, LONG_TEXT, LONG_WORD } from './story-kit.tsx'

const meta: Meta<typeof Detail> = {
  title: 'UI/Detail',
  component: Detail,
  args: {
    title: 'Night towing on wet roads',
    eyebrow: <Link href="/story">My classes</Link>,
    lead: 'A class for crews that clear heavy vehicles.',
    status: <StatusChip tone="info">Scheduled</StatusChip>,
    actions: (
      <>
        <Button>Open the roster</Button>
        <Button variant="outline">Edit</Button>
      </>
    ),
    facts: [
      { key: 'when', term: 'When', value: 'March 10, 2026, 9:00 AM to 1:00 PM' },
      { key: 'where', term: 'Where', value: 'Station 4, Ashby' },
      { key: 'seats', term: 'Seats', value: '18 of 24' },
    ],
    children: (
      <>
        <DetailSection title="Students" lead="Who is on the class." actions={<Button size="sm">Write to them</Button>}>
          <p>18 are registered, 2 wait.</p>
        </DetailSection>
        <DetailSection title="Notes" bare>
          <p>{LONG_TEXT}</p>
        </DetailSection>
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof Detail>

export const Whole: Story = {}
export const AtNight: Story = atNight
export const ArabicAtNight: Story = arabicAtNight
export const LongWords: Story = { args: { title: LONG_WORD, lead: LONG_TEXT } }
export const NameAlone: Story = { render: () => <Detail title="Night towing on wet roads" /> }
