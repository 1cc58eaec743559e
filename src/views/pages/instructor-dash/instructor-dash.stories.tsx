import type { Meta, StoryObj } from '@storybook/react-vite'

import { OWN_CLASSES } from '../../../domain/contract/own-classes.list.ts'
import type { Fault } from '../../../domain/fault.ts'
import { wholeList } from '../../../domain/list.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { WITHHELD } from '../class-desk/story-classes.ts'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { NOW } from '../story-data.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { InstructorDashPage, type InstructorDashRead } from './instructor-dash.view.tsx'
import { EMPTY_INSTRUCTOR_DASHBOARD, INSTRUCTOR_DASHBOARD, ownClassesThat } from './story-dash.ts'

const OFFLINE: Fault = { kind: 'offline' }
type Asked = { query: undefined }
const holds = (dashboard: InstructorDashRead['dashboard']) =>
  resourceThat(answers<InstructorDashRead, Asked>({ dashboard, now: NOW }))

const Page = withFresh(InstructorDashPage, 'machine', 'classes')

const meta: Meta<typeof Page> = {
  title: 'Pages/Instructor dashboard',
  component: Page,
  ...stage('shell', 'classDesk', 'lists', 'choosing', 'instructorsList'),
  args: {
    asked: wholeList(OWN_CLASSES),
    now: NOW,
    machine: () => holds(INSTRUCTOR_DASHBOARD),
    classes: () => ownClassesThat(),
  },
}
export default meta
type Story = StoryObj<typeof Page>

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const Underway: Story = {
  args: {
    machine: () =>
      resourceThat(
        answers<InstructorDashRead, Asked>({
          dashboard: INSTRUCTOR_DASHBOARD,
          now: Date.parse(INSTRUCTOR_DASHBOARD.next?.courseDate ?? '') + 1,
        }),
      ),
  },
}
export const CoursesWithheld: Story = {
  args: { machine: () => holds({ ...INSTRUCTOR_DASHBOARD, withheld: WITHHELD }) },
}
export const Empty: Story = {
  args: { machine: () => holds(EMPTY_INSTRUCTOR_DASHBOARD), classes: () => ownClassesThat([]) },
}
export const Loading: Story = { args: { machine: () => resourceThat(waits<InstructorDashRead, Asked>()) } }
export const Failed: Story = { args: { machine: () => resourceThat(fails<InstructorDashRead, Asked>(OFFLINE)) } }
export const Partial: Story = {
  args: {
    machine: () => resourceGoneStale<InstructorDashRead>({ dashboard: INSTRUCTOR_DASHBOARD, now: NOW }, OFFLINE),
  },
}
