import type { Meta, StoryObj } from '@storybook/react-vite'

import { checkInMachine, type CheckedIn } from '../../../machines/check-in/check-in.machine.ts'
import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { CheckInView } from './check-in.view.tsx'

const ShownView = withFresh(CheckInView, 'machine')

const CHECKED_IN: CheckedIn = {
  courseTitle: 'National TIM Responder Course',
  venue: 'Fairmont Fire Department, Station 4',
  timeZone: 'America/Chicago',
  at: '2026-03-02T14:05:00.000Z',
  attendance: 'present',
  wasCheckedIn: false,
}

const that = (checkIn: ReturnType<typeof answers<CheckedIn, { code: string }>>) => () =>
  checkInMachine.provide({ actors: { checkIn } })
const refused = (code: string) => that(fails<CheckedIn, { code: string }>({ kind: 'conflict', code }))

const meta: Meta<typeof ShownView> = {
  title: 'Pages/Check-in',
  component: ShownView,
  ...stage('checkIn'),
  args: {
    code: '7.70.118163424.k3JhQ0s9dLmNp2XvT8rA',
    isGuest: false,
    onSignIn: () => {},
    machine: that(answers<CheckedIn, { code: string }>(CHECKED_IN)),
  },
}
export default meta
type Story = StoryObj<typeof ShownView>

export const Done: Story = {}
export const DoneAtNight: Story = atNight
export const DoneInArabic: Story = inArabic
export const DoneInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const AgainAndPartly: Story = {
  args: {
    machine: that(answers<CheckedIn, { code: string }>({ ...CHECKED_IN, attendance: 'partial', wasCheckedIn: true })),
  },
}
export const Asking: Story = { args: { machine: that(waits<CheckedIn, { code: string }>()) } }
export const Guest: Story = { args: { isGuest: true } }
export const TooOld: Story = { args: { machine: refused('CHECK_IN_OLD') } }
export const NotNow: Story = { args: { machine: refused('CHECK_IN_NOT_NOW') } }
export const NotOnClass: Story = { args: { machine: refused('CHECK_IN_NOT_ON_CLASS') } }
export const Own: Story = { args: { machine: refused('OWN_ATTENDANCE') } }
export const Unknown: Story = { args: { machine: refused('CHECK_IN_UNKNOWN') } }
export const Failed: Story = { args: { machine: that(fails<CheckedIn, { code: string }>({ kind: 'offline' })) } }
