import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { type User, USERS_LIST } from '../../../domain/contract/users.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import { mergeAddress, personAddress } from '../../../domain/person-address.ts'
import { ROLE } from '../../../domain/role.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { actingThat } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { usersThat } from './story-users.ts'
import type { Closing } from './users.props.ts'
import { UsersPage } from './users.view.tsx'

type Asked = { query: ListAsked }

const WHOLE = wholeList(USERS_LIST)
const Shown = withFresh(UsersPage, 'machines', 'acting')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Users',
  component: Shown,
  ...stage('usersList', 'coordinatorStudents', 'personal', 'lists', 'listActs', 'choosing'),
  args: {
    title: 'User List',
    asked: WHOLE,
    machines: () => usersThat(),
    acting: () => actingThat(),
    viewer: { userId: 9, roles: [ROLE.owner] },
    personOf: personAddress,
    mergeOf: mergeAddress,
  },
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
export const EveryColumn: Story = { args: { asked: { ...WHOLE, columns: USERS_LIST.columns } } }
export const OneBeside: Story = { args: { asked: { ...WHOLE, open: 2 } } }
export const Empty: Story = {
  args: { machines: () => usersThat({ list: listThat(USERS_LIST, rowsOf<User>([])) }) },
}
export const NothingFound: Story = {
  args: {
    asked: { ...WHOLE, search: 'nobody' },
    machines: () => usersThat({ list: listThat(USERS_LIST, rowsOf<User>([])) }),
  },
}
export const Loading: Story = {
  args: { machines: () => usersThat({ list: listThat(USERS_LIST, waits<ListRead<User>, Asked>()) }) },
}
export const Failed: Story = {
  args: {
    machines: () => usersThat({ list: listThat(USERS_LIST, fails<ListRead<User>, Asked>({ kind: 'offline' })) }),
  },
}
export const ChangingARole: Story = { play: ask('Change a role') }
export const SendingAReset: Story = { play: ask('Send a password reset') }
export const Deactivating: Story = { play: ask('Deactivate') }
export const NotDeactivated: Story = {
  args: { machines: () => usersThat({ close: fails<ListAct, { subject: Closing }>({ kind: 'offline' }) }) },
  play: async () => {
    await ask('Deactivate')()
    await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), 'Left the state')
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }))
    await screen.findByRole('alert')
  },
}
