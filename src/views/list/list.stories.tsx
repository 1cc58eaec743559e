import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import type { Fault } from '../../domain/fault.ts'
import type { ListAsked } from '../../domain/list.ts'
import type { ListExport } from '../../machines/list/list.machine.ts'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../pages/story-actors.ts'
import { onAPhone, stage, withFresh } from '../pages/story-stage.tsx'
import { arabicAtNight, atNight, inArabic } from '../ui/story-kit.tsx'
import { Crew } from './crew.story-view.tsx'
import { crewPage, crewRows, crewThat, members, WHOLE_CREW, type CrewPage } from './story-list.ts'

const OFFLINE: Fault = { kind: 'offline' }
const ShownCrew = withFresh(Crew, 'machine')

const meta: Meta<typeof ShownCrew> = {
  title: 'Patterns/List',
  component: ShownCrew,
  ...stage('lists'),
  args: { asked: WHOLE_CREW, machine: () => crewThat() },
}
export default meta
type Story = StoryObj<typeof ShownCrew>

type Asked = { query: ListAsked }
const holds = (count: number, ceiling?: number) => () => crewThat({ rows: crewRows(crewPage(members(count), ceiling)) })

const onADesk = { globals: { viewport: { value: 'desktop', isRotated: false } } } as const

const NARROWED: ListAsked = {
  ...WHOLE_CREW,
  search: 'a',
  filters: { state: ['active', 'lapsed'], discipline: ['Fire'], since: ['2026-01-31'] },
  sort: '-hours',
}

/** Chooses the first row, and with it the bar. */
const choose: Story['play'] = async ({ canvasElement }) => {
  const [, first] = await within(canvasElement).findAllByRole('checkbox')
  if (first) await userEvent.click(first)
  await expect(canvasElement.querySelectorAll('input:checked').length).toBeGreaterThan(0)
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabic: Story = inArabic
export const FullInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
/** Opens the first row. */
const openRow: Story['play'] = async ({ canvasElement }) => {
  const [row] = await within(canvasElement).findAllByRole('listitem')
  await userEvent.click(row?.querySelector('button[aria-expanded]') ?? canvasElement)
  await expect(await within(canvasElement).findAllByRole('term')).toHaveLength(4)
}
const openSheet: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(canvasElement.querySelector('button:has(.lucide-sliders-horizontal)') ?? canvasElement)
  await screen.findByRole('dialog')
}
export const OpenedOnAPhone: Story = { ...onAPhone, play: openRow }
export const OpenedOnAPhoneInArabic: Story = {
  ...inArabic,
  globals: { ...inArabic.globals, ...onAPhone.globals },
  play: openRow,
}
export const SheetOnAPhone: Story = { ...onAPhone, args: { asked: NARROWED }, play: openSheet }
export const SheetOnAPhoneInArabicAtNight: Story = {
  ...arabicAtNight,
  globals: { ...arabicAtNight.globals, ...onAPhone.globals },
  play: openSheet,
}
export const OnADesk: Story = {
  ...onADesk,
  tags: ['on-a-desk'],
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: 'Crew' }))
    await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  },
}
export const Narrowed: Story = { args: { asked: NARROWED } }
export const NarrowedOnAPhone: Story = { ...onAPhone, args: { asked: NARROWED } }
export const Filtering: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Filters' }))
    await screen.findByRole('dialog', { name: 'Filters' })
  },
}
export const ChoosingColumns: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Columns and rows' }))
    await screen.findByRole('dialog', { name: 'Columns and rows' })
  },
}
export const AllColumns: Story = {
  args: { asked: { ...WHOLE_CREW, columns: ['name', 'discipline', 'state', 'hours', 'joined'] } },
}
export const OpenBeside: Story = { args: { asked: { ...WHOLE_CREW, open: 2 } } }
export const OpenBesideInArabicAtNight: Story = { ...arabicAtNight, args: { asked: { ...WHOLE_CREW, open: 2 } } }
export const Selected: Story = { play: choose }
export const SelectedInArabicAtNight: Story = { ...arabicAtNight, play: choose }
export const SelectedOnAPhone: Story = { ...onAPhone, play: choose }
export const AllMatchingSelected: Story = {
  play: async (story) => {
    await choose(story)
    await userEvent.click(screen.getByRole('button', { name: 'Select all 64 that match' }))
    await expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('64 selected')
  },
}
export const MoreThanCounted: Story = { args: { machine: holds(120, 50) }, play: choose }
export const LongPage: Story = {
  ...onADesk,
  tags: ['on-a-desk'],
  args: { asked: { ...WHOLE_CREW, perPage: 100 }, machine: holds(250) },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Crew' })
    // All of them: what is printed, or looked for by the browser, is not what happens to be in sight.
    const rows = within(table).getAllByRole('row')
    await expect(rows).toHaveLength(101)
    const scroller = table.parentElement
    scroller?.scrollTo({ top: scroller.scrollHeight })
    await waitFor(() => expect(rows.at(-1)).toBeVisible())
  },
}
export const LongPageOnAPhone: Story = {
  ...onAPhone,
  args: { asked: { ...WHOLE_CREW, perPage: 100 }, machine: holds(250) },
}
export const Loading: Story = {
  args: { machine: () => crewThat({ rows: resourceThat(waits<CrewPage, Asked>()) }) },
}
export const Failed: Story = {
  args: { machine: () => crewThat({ rows: resourceThat(fails<CrewPage, Asked>(OFFLINE)) }) },
}
export const Partial: Story = {
  args: {
    machine: () =>
      crewThat({ rows: resourceGoneStale<CrewPage, ListAsked>(crewPage(members(64))(WHOLE_CREW), OFFLINE) }),
  },
}
export const Empty: Story = {
  args: {
    machine: holds(0),
    empty: { title: 'Nobody is on the crew yet', children: 'Invite the first of them.' },
  },
}
export const NothingFound: Story = { args: { asked: { ...WHOLE_CREW, search: 'nobody' } } }
export const BeyondTheLast: Story = { args: { asked: { ...WHOLE_CREW, page: 9 } } }
export const ExportFailed: Story = {
  args: { machine: () => crewThat({ exportRows: fails<void, ListExport>(OFFLINE) }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export CSV' }))
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('The file could not be prepared')
  },
}
export const Exporting: Story = {
  args: { machine: () => crewThat({ exportRows: waits<void, ListExport>() }) },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Export CSV' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}
export const ReadOnce: Story = {
  args: { machine: () => crewThat({ rows: resourceThat(answers<CrewPage, Asked>(crewPage(members(3))(WHOLE_CREW))) }) },
}
