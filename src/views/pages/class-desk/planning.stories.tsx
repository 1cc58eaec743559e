import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Fault } from '../../../domain/fault.ts'
import type { PlanningGround } from '../../../machines/class-planning/class-planning.machine.ts'
import { arabicAtNight, inArabic } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { PlanningGate } from './planning-gate.view.tsx'
import { PlanningPage } from './planning.view.tsx'
import { CHOICES, CLASHES, planningThat, WHOLE_PLAN, WITHHELD } from './story-classes.ts'

const OFFLINE: Fault = { kind: 'offline' }
type Asked = { from: number | null }

const Page = withFresh(PlanningPage, 'machine')

const meta: Meta<typeof Page> = {
  title: 'Pages/New class',
  component: Page,
  ...stage('classDesk', 'wizard', 'fieldRules', 'choosing', 'instructorsList'),
  args: { from: null, planner: { id: 11, isInstructor: true }, machine: () => planningThat() },
}
export default meta
type Story = StoryObj<typeof Page>

const atStep = (at: number, clashes = CLASHES) => ({
  machine: () => planningThat({ draft: { at, values: WHOLE_PLAN }, clashes }),
})

export const Course: Story = {}
export const AnAdministratorNamesAll: Story = { args: { planner: { id: 1, isInstructor: false } } }
export const Sessions: Story = { args: atStep(1, []) }
export const SessionsWithClashes: Story = { args: atStep(1) }
export const SessionsInArabicAtNight: Story = { ...arabicAtNight, args: atStep(1) }
export const SessionsOnAPhone: Story = { ...onAPhone, args: atStep(1) }
export const Venue: Story = { args: atStep(2, []) }
export const Seats: Story = { args: atStep(3, []) }
export const SeatsInArabic: Story = { ...inArabic, args: atStep(3, []) }
export const HeldAgain: Story = { args: { from: 7, ...atStep(1, []) } }
const withheld = () =>
  planningThat({
    gather: answers<PlanningGround, Asked>({ choices: { ...CHOICES, withheld: WITHHELD }, plan: WHOLE_PLAN }),
  })
export const CoursesWithheld: Story = { args: { machine: withheld } }
export const CoursesWithheldInArabicAtNight: Story = { ...arabicAtNight, args: { machine: withheld } }
export const Loading: Story = { args: { machine: () => planningThat({ gather: waits<PlanningGround, Asked>() }) } }
export const Failed: Story = {
  args: { machine: () => planningThat({ gather: fails<PlanningGround, Asked>(OFFLINE) }) },
}

const ignore = () => {}
export const ToAGuest: Story = { render: () => <PlanningGate isGuest isKnown onSignIn={ignore} /> }
export const ToAStudent: Story = { render: () => <PlanningGate isGuest={false} isKnown onSignIn={ignore} /> }
export const ToAGuestInArabicAtNight: Story = { ...ToAGuest, ...arabicAtNight }
