import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import type { WholeReport } from '../../../domain/contract/report.contract.ts'
import { REPORTS_LIST, type ReportRow } from '../../../domain/contract/reports.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { actingThat } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { answers, fails, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ReportsPage } from './reports.view.tsx'
import { NATIONAL, reportsThat } from './story-reports.ts'

type Asked = { query: ListAsked }

const WHOLE = wholeList(REPORTS_LIST)
const OPEN = { ...WHOLE, open: 4 }
const EMPTY = listThat(REPORTS_LIST, rowsOf<ReportRow>([]))
const Shown = withFresh(ReportsPage, 'machines', 'acting')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Reports',
  component: Shown,
  ...stage('reportsList', 'coordinatorStudents', 'lists', 'listActs', 'fieldRules', 'choosing'),
  args: { title: 'Reports', asked: WHOLE, machines: () => reportsThat(), acting: () => actingThat() },
}
export default meta
type Story = StoryObj<typeof meta>

const SENT = 'Lorne County Sheriff, Q1 2026'

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const EveryColumn: Story = { args: { asked: { ...WHOLE, columns: REPORTS_LIST.columns } } }
export const OneBeside: Story = { args: { asked: OPEN } }
export const OneBesideInArabicAtNight: Story = { ...arabicAtNight, args: { asked: OPEN } }
export const OneBesideOnAPhone: Story = { ...onAPhone, args: { asked: OPEN } }
export const NationalBeside: Story = {
  args: {
    asked: { ...WHOLE, open: 5 },
    machines: () => reportsThat({ whole: resourceThat<WholeReport, number>(answers(NATIONAL)) }),
  },
}
export const BesideLoading: Story = {
  args: { asked: OPEN, machines: () => reportsThat({ whole: resourceThat<WholeReport, number>(waits()) }) },
}
export const BesideFailed: Story = {
  args: {
    asked: OPEN,
    machines: () => reportsThat({ whole: resourceThat<WholeReport, number>(fails({ kind: 'offline' })) }),
  },
}
export const Empty: Story = { args: { machines: () => reportsThat({ list: EMPTY }) } }
export const NothingFound: Story = {
  args: { asked: { ...WHOLE, search: 'nobody' }, machines: () => reportsThat({ list: EMPTY }) },
}
export const Loading: Story = {
  args: { machines: () => reportsThat({ list: listThat(REPORTS_LIST, waits<ListRead<ReportRow>, Asked>()) }) },
}
export const Failed: Story = {
  args: {
    machines: () =>
      reportsThat({ list: listThat(REPORTS_LIST, fails<ListRead<ReportRow>, Asked>({ kind: 'offline' })) }),
  },
}
export const Building: Story = {
  play: async () => {
    await chooseAct('Redfield EMS, Q1 2026', 'Build')
    await screen.findByRole('alertdialog')
  },
}
export const Sending: Story = {
  play: async () => {
    await chooseAct(SENT, 'Send by email')
    await screen.findByRole('dialog')
  },
}
export const NotSent: Story = {
  args: { machines: () => reportsThat({ send: fails({ kind: 'offline' }) }) },
  play: async () => {
    await chooseAct(SENT, 'Send by email')
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
    await screen.findByRole('alert')
  },
}
export const Marking: Story = {
  play: async () => {
    await chooseAct(SENT, 'Mark as sent')
    await screen.findByRole('alertdialog')
  },
}
