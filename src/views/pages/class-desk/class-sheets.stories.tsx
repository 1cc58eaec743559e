import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import type { ClassSheet } from '../../../domain/contract/class-sheet.contract.ts'
import { arabicAtNight } from '../../ui/story-kit.tsx'
import { answers, fails, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import type { AddingSheet } from './class-sheets.props.ts'
import { ClassSheets } from './class-sheets.view.tsx'
import { SHEET, sheetsThat } from './story-sheets.ts'

type Asked = { query: undefined }

const Shown = withFresh(ClassSheets, 'machines')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Class of an instructor/Signed sheets',
  component: Shown,
  ...stage('classDesk'),
  args: { runs: true, machines: () => sheetsThat() },
}
export default meta
type Story = StoryObj<typeof meta>

const listThat = (read: ReturnType<typeof answers<readonly ClassSheet[], Asked>>) => ({
  machines: () => sheetsThat({ list: resourceThat<readonly ClassSheet[]>(read) }),
})
const choose: Story['play'] = async () => {
  const file = new File(['%PDF-1.7'], 'sheet.pdf', { type: 'application/pdf' })
  await userEvent.upload(await screen.findByLabelText('Add a scan of the sheet'), file)
}

export const Full: Story = {}
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const ForWhoTeachesIt: Story = {
  args: { runs: false, ...listThat(answers<readonly ClassSheet[], Asked>([SHEET])) },
}
export const None: Story = { args: listThat(answers<readonly ClassSheet[], Asked>([])) }
export const Most: Story = {
  args: listThat(
    answers<readonly ClassSheet[], Asked>(Array.from({ length: 10 }, (_, at) => ({ ...SHEET, id: at + 1 }))),
  ),
}
export const Loading: Story = { args: listThat(waits<readonly ClassSheet[], Asked>()) }
export const Failed: Story = { args: listThat(fails<readonly ClassSheet[], Asked>({ kind: 'offline' })) }
export const Sending: Story = {
  args: { machines: () => sheetsThat({ add: waits<void, { subject: AddingSheet }>() }) },
  play: choose,
}
export const NotAdded: Story = {
  args: { machines: () => sheetsThat({ add: fails<void, { subject: AddingSheet }>({ kind: 'offline' }) }) },
  play: async (story) => {
    await choose(story)
    await screen.findByRole('alert')
  },
}
