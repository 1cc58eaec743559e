import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from 'styled-system/css'

import type { LayoutChange } from '../../../domain/layout.ts'
import type { MenuEntry } from '../../../domain/menu.ts'
import { ROLE } from '../../../domain/role.ts'
import type { NavigationEvent } from '../../../machines/navigation/navigation.machine.ts'
import { stage } from '../../pages/story-stage.tsx'
import { arabicAtNight, inArabic } from '../../ui/story-kit.tsx'
import MenuColumns from '../layouts/menu-columns.view.tsx'
import { laidOut, LaidOutStage, type LaidOut } from '../story-shell.tsx'
import { Entries } from './entries.view.tsx'
import { Panel } from './panel.view.tsx'

const styles = {
  side: css({ display: 'flex', '&[data-position=right]': { flexDirection: 'row-reverse' } }),
  entries: css({ width: 'navigation', padding: '3' }),
}

/** The navigation alone, at its side of an empty page. */
const Stage = (story: LaidOut) => {
  const { navbar } = laidOut(story).config
  const isColumns = navbar.style === 'style-3' || navbar.style === 'style-3-dense'
  return (
    <LaidOutStage story={story}>
      <div data-position={navbar.position} className={styles.side}>
        {isColumns ? <MenuColumns /> : <Panel navbar={navbar} />}
      </div>
    </LaidOutStage>
  )
}

const everyRole = Object.values(ROLE)

const meta = {
  title: 'Shell/Navigation',
  component: Stage,
  ...stage('shell'),
  args: { roles: [ROLE.student] },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

const navbar = (change: NonNullable<LayoutChange['navbar']>) => ({ change: { navbar: change } })
const over: NavigationEvent[] = [{ type: 'panel.peeked' }]

export const Style1: Story = {}
export const Style1ForAGuest: Story = { args: { roles: [] } }
export const Style1ForAnAdmin: Story = { args: { roles: [ROLE.admin] } }
export const Style1ForEveryRole: Story = { args: { roles: everyRole } }
export const Style1InArabic: Story = inArabic
export const Style1Folded: Story = { args: navbar({ folded: true }) }
export const Style1FoldedForAGuest: Story = { args: { ...navbar({ folded: true }), roles: [] } }

export const Style2: Story = { args: navbar({ style: 'style-2' }) }
export const Style2OverThePage: Story = { args: { ...navbar({ style: 'style-2' }), events: over } }
export const Style2OnTheRightOverThePage: Story = {
  args: { ...navbar({ style: 'style-2', position: 'right' }), events: over },
}
export const Style2InArabicAtNight: Story = {
  ...arabicAtNight,
  args: { ...navbar({ style: 'style-2' }), events: over },
}

export const Style3: Story = { args: navbar({ style: 'style-3' }) }
export const Style3ForEveryRole: Story = { args: { ...navbar({ style: 'style-3' }), roles: everyRole } }
export const Style3WithBothColumns: Story = {
  args: { ...navbar({ style: 'style-3', folded: false }), path: '/mission' },
}
export const Style3InArabic: Story = { ...inArabic, args: navbar({ style: 'style-3' }) }
export const Style3Dense: Story = { args: navbar({ style: 'style-3-dense' }) }
export const Style3DenseWithBothColumnsOnTheRight: Story = {
  args: navbar({ style: 'style-3-dense', folded: false, position: 'right' }),
}

const EVERY_TYPE: readonly MenuEntry[] = [
  { id: 'home', type: 'item', url: '/home', icon: 'home' },
  { id: 'contactFormLogs', type: 'item', url: '/admin/contactFormLogs', icon: 'messages', badge: 12 },
  { id: 'howToVideos', type: 'item', url: '/admin/how-to', icon: 'video', badge: 'new' },
  { id: 'fileManager', type: 'item', url: '/admin/file-manager', icon: 'files', disabled: true },
  { id: 'line', type: 'divider' },
  {
    id: 'aboutUs',
    type: 'collapse',
    icon: 'about',
    children: [
      { id: 'mission', type: 'item', url: '/mission', icon: 'mission' },
      { id: 'partners', type: 'item', url: '/partners', icon: 'partners' },
    ],
  },
  {
    id: 'groupCoordinator',
    type: 'collapse',
    icon: 'people',
    badge: 3,
    children: [{ id: 'groupStudents', type: 'item', url: '/coordinator/students', icon: 'people' }],
  },
  { id: 'resources', type: 'link', url: 'https://ops.fhwa.dot.gov/tim/', icon: 'resources', target: '_blank' },
]

export const EveryTypeOfEntry: Story = {
  render: (story) => (
    <LaidOutStage story={story}>
      <nav data-palette="nav" aria-label="Main menu" className={styles.entries}>
        <Entries entries={EVERY_TYPE} path="/mission" />
      </nav>
    </LaidOutStage>
  ),
}
export const EveryTypeOfEntryInArabic: Story = { ...inArabic, ...EveryTypeOfEntry }
