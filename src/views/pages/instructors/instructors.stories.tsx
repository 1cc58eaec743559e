import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'

import type { ClassToHandOver } from '../../../domain/contract/handover.contract.ts'
import { INSTRUCTORS_LIST, type Instructor } from '../../../domain/contract/instructors.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { actingThat } from '../../list-acts/story-acts.ts'
import { rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { InstructorsPage } from './instructors.view.tsx'
import { IN_THE_WAY, instructorsThat, TO_HAND_OVER } from './story-instructors.ts'

type Asked = { query: ListAsked }

const WHOLE = wholeList(INSTRUCTORS_LIST)
const Shown = withFresh(InstructorsPage, 'machines', 'acting')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Instructors',
  component: Shown,
  ...stage(
    'instructorsList',
    'classDesk',
    'coordinatorStudents',
    'fieldRules',
    'personal',
    'lists',
    'listActs',
    'choosing',
  ),
  args: { title: 'Instructor List', asked: WHOLE, machines: () => instructorsThat(), acting: () => actingThat() },
}
export default meta
type Story = StoryObj<typeof meta>

const ask = (name: string, act: string) => async (): Promise<void> => {
  await chooseAct(name, act)
  await screen.findByRole('alertdialog')
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const EveryColumn: Story = { args: { asked: { ...WHOLE, columns: INSTRUCTORS_LIST.columns } } }
export const Empty: Story = { args: { machines: () => instructorsThat({ rows: rowsOf<Instructor>([]) }) } }
export const Loading: Story = {
  args: { machines: () => instructorsThat({ rows: waits<ListRead<Instructor>, Asked>() }) },
}
export const Failed: Story = {
  args: { machines: () => instructorsThat({ rows: fails<ListRead<Instructor>, Asked>({ kind: 'offline' }) }) },
}
export const ApprovingSomebody: Story = { play: ask('Bora Demir', 'Approve for a course') }
export const Renewing: Story = { play: ask('Ruth Delgado', 'Renew') }
export const SuspendingSomebody: Story = { play: ask('Ruth Delgado', 'Suspend') }

const askInDialog = (name: string, act: string) => async (): Promise<void> => {
  await chooseAct(name, act)
  await screen.findByRole('dialog')
}
export const Writing: Story = { play: askInDialog('Ruth Delgado', 'Write') }
const withClasses = () =>
  instructorsThat({
    classes: answers<readonly ClassToHandOver[], { query: number }>(TO_HAND_OVER),
    clashes: [IN_THE_WAY],
  })
export const HandingOver: Story = {
  args: { machines: withClasses },
  play: async () => {
    await askInDialog('هناء صالح', 'Hand over 2 classes')()
    const dialog = within(await screen.findByRole('dialog'))
    const [first] = await dialog.findAllByRole('combobox')
    if (first) await userEvent.click(first)
    await userEvent.click(await dialog.findByRole('option', { name: 'Kemal Aydın' }))
    await dialog.findByText(/Cable barrier/)
  },
}
export const HandingOverFailed: Story = {
  args: {
    machines: () =>
      instructorsThat({ classes: fails<readonly ClassToHandOver[], { query: number }>({ kind: 'offline' }) }),
  },
  play: askInDialog('هناء صالح', 'Hand over 2 classes'),
}
export const NothingToHandOver: Story = { play: askInDialog('هناء صالح', 'Hand over 2 classes') }
