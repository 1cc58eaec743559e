import type { Meta, StoryObj } from '@storybook/react-vite'

import { type User, USERS_LIST } from '../../../domain/contract/users.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { USERS } from './story-users.ts'
import { UsersPage } from './users.view.tsx'

type Asked = { query: ListAsked }

const WHOLE = wholeList(USERS_LIST)
const Shown = withFresh(UsersPage, 'list')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Users',
  component: Shown,
  ...stage('usersList', 'coordinatorStudents', 'personal', 'lists', 'choosing'),
  args: {
    title: 'User List',
    asked: WHOLE,
    list: () => listThat(USERS_LIST, rowsOf(USERS)),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const EveryColumn: Story = { args: { asked: { ...WHOLE, columns: USERS_LIST.columns } } }
export const OneBeside: Story = { args: { asked: { ...WHOLE, open: 2 } } }
export const Empty: Story = { args: { list: () => listThat(USERS_LIST, rowsOf<User>([])) } }
export const NothingFound: Story = {
  args: { asked: { ...WHOLE, search: 'nobody' }, list: () => listThat(USERS_LIST, rowsOf<User>([])) },
}
export const Loading: Story = { args: { list: () => listThat(USERS_LIST, waits<ListRead<User>, Asked>()) } }
export const Failed: Story = {
  args: { list: () => listThat(USERS_LIST, fails<ListRead<User>, Asked>({ kind: 'offline' })) },
}
