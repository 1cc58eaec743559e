import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { css, cx } from 'styled-system/css'

import type { Fault } from '../../../domain/fault.ts'
import type { Place } from '../../../domain/menu-search.ts'
import { ROLE } from '../../../domain/role.ts'
import { onAPhone, stage } from '../../pages/story-stage.tsx'
import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import { seen } from '../../ui/story-play.ts'
import { MenuSearch } from './menu-search.view.tsx'
import { RECORDS } from './story-records.ts'
import { finderOf, toolbarActors, ToolbarWorld, type ToolbarStory } from './toolbar-story.tsx'
import { Toolbar } from './toolbar.view.tsx'

const styles = {
  room: css({ minHeight: '[72rem]' }),
  /** As wide as the bar needs to show every tool, however small the frame of the stories is. */
  desk: css({ minWidth: '[104rem]' }),
}

type BarProps = ToolbarStory & { isPhone?: boolean; records?: readonly Place[] | Fault }

const Bar = ({ isPhone = false, records, ...story }: BarProps) => {
  const [actors] = useState(() => toolbarActors(story))
  const [finder] = useState(() => records && finderOf(records))
  return (
    <ToolbarWorld actors={actors} finder={finder}>
      <div className={cx(styles.room, isPhone ? '' : styles.desk)}>
        <Toolbar />
        <MenuSearch />
      </div>
    </ToolbarWorld>
  )
}

const { loaders, ...staged } = stage('shell', 'toolbar')

/** What opens is here before it is asked for: the first asking compiles it, which takes its time. */
const loadTools = async () => {
  await Promise.all([
    import('./font-size-popover.view.tsx'),
    import('./language-menu.view.tsx'),
    import('./search-finder.view.tsx'),
    import('./shortcut-popover.view.tsx'),
    import('./starred-links.view.tsx'),
    import('./tools-sheet.view.tsx'),
  ])
  return {}
}

const meta = {
  title: 'Shell/Toolbar',
  component: Bar,
  tags: ['on-a-desk'],
  ...staged,
  loaders: [...loaders, loadTools],
} satisfies Meta<typeof Bar>

export default meta
type Story = StoryObj<typeof meta>

const ADMIN = [ROLE.admin, ROLE.instructor] as const
/** Only a limit for what hangs: a busy machine is slow, not wrong. */
const LIMIT = { timeout: 15_000 } as const

/** The browser's own click: what arrives late would stand still in a simulated one, which nobody awaits. */
const press = async (canvas: ReturnType<typeof within>, name: string | RegExp) => {
  const button = await canvas.findByRole('button', { name }, LIMIT)
  button.focus()
  button.click()
}

export const Guest: Story = { args: { viewer: null } }
export const Student: Story = { args: { stars: ['home', 'myCourses', 'verification'] } }
export const StudentAtNight: Story = { args: Student.args ?? {}, ...atNight }
export const StudentInArabic: Story = { args: Student.args ?? {}, ...inArabic }
export const OnAPhone: Story = { args: { ...Student.args, isPhone: true }, tags: ['!on-a-desk'], ...onAPhone }
export const ManyStars: Story = {
  args: {
    roles: ADMIN,
    stars: ['home', 'userList', 'courseList', 'studentList', 'instructorList', 'fileManager', 'contact', 'mission'],
  },
}

export const Searching: Story = {
  args: { roles: ADMIN },
  play: async ({ canvas }) => {
    await press(canvas, 'Search')
    const field = await screen.findByRole('combobox', {}, LIMIT)
    await waitFor(() => expect(field).toHaveFocus(), LIMIT)
    await userEvent.type(field, 'list')
    await expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(10)
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('User List')
  },
}

export const FindsRecords: Story = {
  args: { roles: ADMIN, records: RECORDS },
  play: async ({ canvas }) => {
    await press(canvas, 'Search')
    await userEvent.type(await screen.findByRole('combobox', {}, LIMIT), 'nor')
    const people = within(await screen.findByRole('group', { name: 'People' }, LIMIT))
    await expect(people.getAllByRole('option')).toHaveLength(2)
    await seen(screen.getByText('North Hall, Fairmont', { exact: false }))
  },
}
export const FindsRecordsAtNight: Story = { ...FindsRecords, ...atNight }

export const RecordsCouldNotBeFound: Story = {
  args: { roles: ADMIN, records: { kind: 'offline' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Search')
    await userEvent.type(await screen.findByRole('combobox', {}, LIMIT), 'nora')
    await seen(await screen.findByText('Only pages were searched. The rest could not be reached.', {}, LIMIT))
    await seen(screen.getByRole('button', { name: 'Try again' }))
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Search')
    await userEvent.type(await screen.findByRole('combobox', {}, LIMIT), 'zebra')
    await seen(await screen.findByText('No results..', {}, LIMIT))
  },
}

export const SearchGivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Search')
    const field = await screen.findByRole('combobox', {}, LIMIT)
    await waitFor(() => expect(field).toHaveFocus(), LIMIT)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus(), LIMIT)
    await expect(screen.queryByRole('combobox')).toBeNull()
  },
}

export const SearchingAtNight: Story = { ...Searching, ...atNight }

export const SearchingInArabic: Story = {
  ...arabicAtNight,
  play: async ({ canvas }) => {
    await press(canvas, 'بحث')
    await userEvent.type(await screen.findByRole('combobox', {}, LIMIT), 'إتصل')
    await expect(await screen.findByRole('option', {}, LIMIT)).toHaveTextContent('اتصل بنا')
  },
}

export const FontSize: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Font size')
    await press(within(document.body), 'Larger text')
    await waitFor(
      () => expect(screen.getByRole('slider', { name: 'Font size' })).toHaveAttribute('aria-valuetext', '110%'),
      LIMIT,
    )
  },
}

export const PickingStars: Story = {
  args: { stars: ['home'] },
  play: async ({ canvas }) => {
    await press(canvas, 'Shortcuts')
    const field = await screen.findByPlaceholderText('Search for an app or page', {}, LIMIT)
    await waitFor(() => expect(field).toHaveFocus(), LIMIT)
    await userEvent.click(screen.getByRole('option', { name: /^Mission/ }))
    await expect(screen.getByRole('option', { name: /^Mission/ })).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveFocus()
  },
}

export const StarsNotSaved: Story = {
  args: { saving: { kind: 'forbidden' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Shortcuts')
    await userEvent.click(await screen.findByRole('option', { name: /^Mission/ }, LIMIT))
    await seen(await screen.findByRole('button', { name: 'Try again' }, LIMIT))
  },
}

export const Languages: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Language')
    await expect(await screen.findByRole('menuitemradio', { name: 'English' }, LIMIT)).toBeChecked()
  },
}

export const MoreTools: Story = {
  args: { ...Student.args, isPhone: true },
  tags: ['!on-a-desk'],
  ...onAPhone,
  play: async ({ canvas }) => {
    await press(canvas, 'More tools')
    const sheet = await screen.findByRole('dialog', { name: 'Tools' }, LIMIT)
    await waitFor(() => expect(sheet), LIMIT)
  },
}

export const MoreToolsInArabicAtNight: Story = {
  args: { viewer: null, isPhone: true },
  tags: ['!on-a-desk'],
  globals: { ...arabicAtNight.globals, ...onAPhone.globals },
  play: async ({ canvas }) => {
    await press(canvas, 'أدوات أخرى')
    const sheet = await screen.findByRole('dialog', { name: 'الأدوات' }, LIMIT)
    await seen(sheet)
  },
}
