import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'

import { CLASS_RECORDS, type ClassRecord } from '../../../domain/contract/class-records.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { actingThat } from '../../list-acts/story-acts.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import type { MonthAsked, MonthRead, ReadAt } from './class-records.props.ts'
import { ClassRecordsPage } from './class-records.view.tsx'
import { classesThat, classRows } from './story-classes.ts'

type Asked = { query: ListAsked }
type Read = ListRead<ClassRecord, ReadAt>

const WHOLE = wholeList(CLASS_RECORDS)
const Shown = withFresh(ClassRecordsPage, 'machines', 'acting')

const meta: Meta<typeof Shown> = {
  title: 'Pages/All classes',
  component: Shown,
  ...stage('classRecordsList', 'classDesk', 'fieldRules', 'lists', 'listActs', 'choosing'),
  args: {
    title: 'In Person Enrollments List',
    asked: WHOLE,
    machines: () => classesThat(),
    acting: () => actingThat(),
    month: null,
    today: '2026-06-10',
    monthHref: (month) => `/admin/in-person${month === null ? '' : `?month=${month}`}`,
  },
}
export default meta
type Story = StoryObj<typeof meta>

const ask =
  (name: string, act: string, role: 'alertdialog' | 'dialog' = 'alertdialog') =>
  async (): Promise<void> => {
    await chooseAct(name, act)
    await screen.findByRole(role)
  }

const TOW = 'Tow and recovery operator, Jun 17'

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
const JUNE = { month: '2026-06' }
export const AMonth: Story = { args: JUNE }
export const AMonthInArabicAtNight: Story = { ...arabicAtNight, args: JUNE }
export const AMonthOnAPhone: Story = { ...onAPhone, args: JUNE }
export const AMonthWithNothing: Story = { args: { month: '2026-08' } }
export const AMonthThatWaits: Story = {
  args: { ...JUNE, machines: () => classesThat({ month: waits<MonthRead, { query: MonthAsked }>() }) },
}
export const AMonthThatFailed: Story = {
  args: {
    ...JUNE,
    machines: () => classesThat({ month: fails<MonthRead, { query: MonthAsked }>({ kind: 'offline' }) }),
  },
}
export const EveryColumn: Story = { args: { asked: { ...WHOLE, columns: CLASS_RECORDS.columns } } }
export const Empty: Story = { args: { machines: () => classesThat({ rows: classRows([]) }) } }
export const Loading: Story = { args: { machines: () => classesThat({ rows: waits<Read, Asked>() }) } }
export const Failed: Story = {
  args: { machines: () => classesThat({ rows: fails<Read, Asked>({ kind: 'offline' }) }) },
}
export const CancellingOne: Story = { play: ask(TOW, 'Cancel') }
export const ChangingTheInstructor: Story = { play: ask(TOW, 'Change the instructor') }
export const Writing: Story = { play: ask(TOW, 'Write', 'dialog') }
