import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import type { ExtensionPreview } from '../../../domain/contract/enrollment-record.contract.ts'
import { ENROLLMENT_RECORDS_LIST, type EnrollmentRecord } from '../../../domain/contract/enrollment-records.list.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ExtensionAsked } from '../../../machines/enrollment-extension/enrollment-extension.machine.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { actingThat } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { EnrollmentRecordsPage } from './enrollment-records.view.tsx'
import { EnrollmentWhole } from './enrollment-whole.view.tsx'
import { enrollmentsThat, wholeThat } from './story-enrollments.ts'

type Asked = { query: ListAsked }

const WHOLE = wholeList(ENROLLMENT_RECORDS_LIST)
const Shown = withFresh(EnrollmentRecordsPage, 'machines', 'acting')
const machines = wholeThat()

const meta: Meta<typeof Shown> = {
  title: 'Pages/Online enrollments',
  component: Shown,
  ...stage('enrollmentRecordsList', 'auditList', 'usersList', 'lists', 'listActs', 'choosing'),
  args: {
    title: 'Online Enrollments',
    asked: WHOLE,
    machines: () => enrollmentsThat(),
    acting: () => actingThat(),
    whole: ({ id }) => <EnrollmentWhole key={id} id={id} machines={machines} />,
  },
}
export default meta
type Story = StoryObj<typeof meta>

const extend = async (): Promise<void> => {
  await chooseAct('Bora Demir', 'Extend')
  await screen.findByRole('dialog')
}

const look = async (): Promise<void> => {
  await extend()
  await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }))
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const EveryColumn: Story = { args: { asked: { ...WHOLE, columns: ENROLLMENT_RECORDS_LIST.columns } } }
export const OneBeside: Story = { args: { asked: { ...WHOLE, open: 1 } } }
export const OneOpenOnAPhone: Story = { ...onAPhone, args: { asked: { ...WHOLE, open: 1 } } }
export const Empty: Story = {
  args: {
    machines: () => enrollmentsThat({ list: listThat(ENROLLMENT_RECORDS_LIST, rowsOf<EnrollmentRecord>([])) }),
  },
}
export const Loading: Story = {
  args: {
    machines: () =>
      enrollmentsThat({ list: listThat(ENROLLMENT_RECORDS_LIST, waits<ListRead<EnrollmentRecord>, Asked>()) }),
  },
}
export const Failed: Story = {
  args: {
    machines: () =>
      enrollmentsThat({
        list: listThat(ENROLLMENT_RECORDS_LIST, fails<ListRead<EnrollmentRecord>, Asked>({ kind: 'offline' })),
      }),
  },
}
export const Extending: Story = { play: extend }
export const ExtendingToADay: Story = {
  play: async () => {
    await extend()
    await userEvent.click(screen.getByRole('radio', { name: 'To a day' }))
  },
}
export const OldAndNew: Story = {
  play: async () => {
    await look()
    await screen.findByRole('region', { name: 'What changes' })
  },
}
export const NotFoundOut: Story = {
  args: { machines: () => enrollmentsThat({ preview: fails<ExtensionPreview, ExtensionAsked>({ kind: 'offline' }) }) },
  play: async () => {
    await look()
    await screen.findByRole('alert')
  },
}
export const NotExtended: Story = {
  args: {
    machines: () => enrollmentsThat({ extend: fails<ListAct, ExtensionAsked>({ kind: 'offline' }) }),
  },
  play: async () => {
    await look()
    await userEvent.click(await screen.findByRole('button', { name: 'Extend one' }))
    await screen.findByRole('alert')
  },
}
export const Dropping: Story = {
  play: async () => {
    await chooseAct('Bora Demir', 'Drop')
    await screen.findByRole('alertdialog')
  },
}
