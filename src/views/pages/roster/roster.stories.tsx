import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'

import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { MarkAnswer, RosterMark } from '../../../domain/contract/roster.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import type { RosterRead } from '../../../machines/roster/roster.types.ts'
import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import { answers, fails, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { RosterPage } from './roster-page.view.tsx'
import { CONFLICT, PEOPLE, readAhead, readOf, rosterThat } from './story-roster.ts'

const OFFLINE: Fault = { kind: 'offline' }
const ShownPage = withFresh(RosterPage, 'machine', 'agencies', 'kept')

const reads = (read: RosterRead) => () => rosterThat({ read: answers<RosterRead, { classId: number }>(read) })

const meta: Meta<typeof ShownPage> = {
  title: 'Pages/Roster',
  component: ShownPage,
  ...stage('roster', 'personal', 'fieldRules', 'choosing'),
  args: {
    classId: 7,
    runs: false,
    machine: () => rosterThat(),
    agencies: () =>
      resourceThat(answers<readonly Agency[], { query: undefined }>([{ id: 1, name: 'Ashby Fire District' }])),
    kept: () => resourceThat(answers<boolean, { query: string }>(true)),
  },
}
export default meta
type Story = StoryObj<typeof ShownPage>

type Play = NonNullable<Story['play']>

const press =
  (name: RegExp): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }))
  }

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabic: Story = inArabic
export const FullInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const Offline: Story = {
  args: { machine: () => rosterThat({ isOffline: true }) },
  play: press(/^Present:.*Otis/),
}
export const Conflict: Story = { args: { machine: () => rosterThat({ journal: CONFLICT }) } }
export const NotAccepted: Story = {
  args: {
    machine: () =>
      rosterThat({
        sendMarks: fails<readonly MarkAnswer[], { classId: number; marks: readonly RosterMark[] }>({
          kind: 'conflict',
          message: 'This class is over: it was completed or cancelled.',
        }),
      }),
  },
  play: press(/^Present:.*Otis/),
}
export const Ahead: Story = { args: { machine: reads(readAhead()) } }
export const AheadOnAPhoneInArabic: Story = {
  globals: { ...onAPhone.globals, ...inArabic.globals },
  args: { machine: reads(readAhead()) },
}
export const Empty: Story = { args: { machine: reads(readOf([])) } }
export const Completed: Story = { args: { machine: reads(readOf(PEOPLE, 3)) } }
export const Loading: Story = {
  args: { machine: () => rosterThat({ read: waits<RosterRead, { classId: number }>() }) },
}
export const Failed: Story = {
  args: { machine: () => rosterThat({ read: fails<RosterRead, { classId: number }>(OFFLINE) }) },
}
export const NotTheirs: Story = {
  args: { machine: () => rosterThat({ read: fails<RosterRead, { classId: number }>({ kind: 'notFound' }) }) },
}
export const Code: Story = { play: press(/^Check-in code$/) }
export const CodeInArabicAtNight: Story = { ...arabicAtNight, play: press(/^رمز الحضور$/) }
export const NoCodeNow: Story = {
  args: { machine: () => rosterThat({ code: { kind: 'none', opensAt: '2026-03-03T13:00:00.000Z' } }) },
  play: press(/^Check-in code$/),
}
export const WalkIn: Story = {
  play: async (story) => {
    await press(/^Add walk-in$/)(story)
    await screen.findByRole('dialog')
  },
}
const overfull = (): RosterRead => {
  const read = readOf()
  return { ...read, roster: { ...read.roster, held: { ...read.roster.held, capacity: 4 } } }
}
export const BeyondSeats: Story = { args: { machine: reads(overfull()) } }
export const BeyondSeatsOnAPhoneInArabic: Story = {
  globals: { ...onAPhone.globals, ...inArabic.globals },
  args: { machine: reads(overfull()) },
}
export const WalkInBeyondSeats: Story = {
  args: { machine: reads(overfull()) },
  play: async (story) => {
    await press(/^Add walk-in$/)(story)
    await screen.findByRole('dialog')
  },
}
export const TakingOff: Story = {
  play: async (story) => {
    await press(/^Take off/)(story)
    await screen.findByRole('alertdialog')
  },
}
export const CompletingShort: Story = {
  args: { machine: reads({ ...readOf(PEOPLE), roster: { ...readOf(PEOPLE).roster, leastHours: 40 } }) },
  play: async (story) => {
    await press(/^Complete the class$/)(story)
    await screen.findByRole('alertdialog')
  },
}
export const Completing: Story = {
  play: async (story) => {
    await press(/^Complete the class$/)(story)
    await screen.findByRole('alertdialog')
  },
}
