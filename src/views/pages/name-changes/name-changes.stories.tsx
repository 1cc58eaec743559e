import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import { NAME_CHANGES_LIST, type NameChangeRow } from '../../../domain/contract/name-changes.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import type { Refusing } from './name-changes.props.ts'
import { NameChangesPage } from './name-changes.view.tsx'
import { nameChangesThat } from './story-name-changes.ts'

type Asked = { query: ListAsked }

const WHOLE = wholeList(NAME_CHANGES_LIST)
const Shown = withFresh(NameChangesPage, 'machines')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Approvals',
  component: Shown,
  ...stage('nameChanges', 'lists', 'choosing'),
  args: { title: 'User List', asked: WHOLE, machines: () => nameChangesThat(), viewerId: 9 },
}
export default meta
type Story = StoryObj<typeof meta>

const ask = (act: string) => async (): Promise<void> => {
  await chooseAct('Bora Demir', act)
  await screen.findByRole('alertdialog')
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const EveryColumn: Story = { args: { asked: { ...WHOLE, columns: NAME_CHANGES_LIST.columns } } }
export const OneBeside: Story = { args: { asked: { ...WHOLE, open: 1 } } }
export const Empty: Story = {
  args: { machines: () => nameChangesThat({ list: listThat(NAME_CHANGES_LIST, rowsOf<NameChangeRow>([])) }) },
}
export const NothingFound: Story = {
  args: {
    asked: { ...WHOLE, search: 'nobody' },
    machines: () => nameChangesThat({ list: listThat(NAME_CHANGES_LIST, rowsOf<NameChangeRow>([])) }),
  },
}
export const Loading: Story = {
  args: {
    machines: () => nameChangesThat({ list: listThat(NAME_CHANGES_LIST, waits<ListRead<NameChangeRow>, Asked>()) }),
  },
}
export const Failed: Story = {
  args: {
    machines: () =>
      nameChangesThat({
        list: listThat(NAME_CHANGES_LIST, fails<ListRead<NameChangeRow>, Asked>({ kind: 'offline' })),
      }),
  },
}
export const Approving: Story = { play: ask('Approve') }
export const BeingRefused: Story = { play: ask('Refuse') }
export const NotRefused: Story = {
  args: { machines: () => nameChangesThat({ refuse: fails<void, { subject: Refusing }>({ kind: 'offline' }) }) },
  play: async () => {
    await ask('Refuse')()
    await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), 'No paper shows it')
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
    await screen.findByRole('alert')
  },
}
