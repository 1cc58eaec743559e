import type { Meta, StoryObj } from '@storybook/react-vite'

import { ROLE } from '../../domain/role.ts'
import { onAPhone, stage } from '../pages/story-stage.tsx'
import { arabicAtNight, atNight, inArabic } from '../ui/story-kit.tsx'
import { Shell } from './shell.view.tsx'
import { LaidOutStage, SamplePage, type LaidOut } from './story-shell.tsx'

const Stage = (story: LaidOut) => (
  <LaidOutStage story={story}>
    <Shell isBare={false}>
      <SamplePage />
    </Shell>
  </LaidOutStage>
)

const student = [ROLE.student]
const everyRole = Object.values(ROLE)

const meta = {
  title: 'Shell/Layouts',
  component: Stage,
  ...stage('shell'),
  args: { roles: student },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

export const Classic: Story = {}
export const ClassicForAGuest: Story = { args: { roles: [] } }
export const ClassicForAnAdmin: Story = { args: { roles: [ROLE.admin] } }
export const ClassicOnTheRight: Story = { args: { change: { navbar: { position: 'right' } } } }
export const ClassicAtNight: Story = atNight
export const ClassicInArabic: Story = inArabic
export const ClassicBoxed: Story = { args: { change: { mode: 'boxed', containerWidth: 1100 } } }
export const ClassicInAContainer: Story = { args: { change: { mode: 'container', containerWidth: 960 } } }
export const ClassicWithThePanelClosed: Story = { args: { events: [{ type: 'panel.toggled' }] } }
export const ClassicWithoutToolbarAndFooter: Story = {
  args: { change: { toolbar: { display: false }, footer: { display: false } } },
}
export const ClassicWithBarsAbove: Story = {
  args: { change: { toolbar: { position: 'above' }, footer: { position: 'above', style: 'fixed' } } },
}
export const WithoutNavigation: Story = { args: { change: { navbar: { display: false } } } }

export const Bar: Story = { args: { style: 'layout2' } }
export const BarForEveryRole: Story = { args: { style: 'layout2', roles: everyRole } }
export const BarInArabicAtNight: Story = { ...arabicAtNight, args: { style: 'layout2' } }
export const BarWithoutToolbar: Story = { args: { style: 'layout2', change: { toolbar: { display: false } } } }

export const Dense: Story = { args: { style: 'layout3' } }
export const DenseForEveryRole: Story = { args: { style: 'layout3', roles: everyRole } }
export const DenseOnTheRight: Story = { args: { style: 'layout3', change: { navbar: { position: 'right' } } } }
export const DenseInArabicAtNight: Story = { ...arabicAtNight, args: { style: 'layout3' } }
export const DenseWithTheSidePanel: Story = { args: { style: 'layout3', events: [{ type: 'sidePanel.toggled' }] } }
export const DenseWithThePanelBesideThePage: Story = {
  args: { style: 'layout3', events: [{ type: 'sidePanel.toggled' }, { type: 'sidePanel.pinned' }] },
}

export const OnAPhone: Story = onAPhone
export const BarOnAPhone: Story = { ...onAPhone, args: { style: 'layout2' } }
export const DenseOnAPhone: Story = { ...onAPhone, args: { style: 'layout3' } }
export const DrawerOnAPhone: Story = { ...onAPhone, args: { events: [{ type: 'drawer.opened' }] } }
