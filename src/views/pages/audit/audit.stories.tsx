import type { Meta, StoryObj } from '@storybook/react-vite'

import { AUDIT_LIST, type AuditRow } from '../../../domain/contract/audit.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { listThat } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { AuditPage } from './audit.view.tsx'
import { auditThat } from './story-audit.ts'

type Asked = { query: ListAsked }

const WHOLE = wholeList(AUDIT_LIST)
const Shown = withFresh(AuditPage, 'machine')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Log',
  component: Shown,
  ...stage('auditList', 'usersList', 'lists', 'choosing'),
  args: { title: 'User List', asked: WHOLE, machine: () => auditThat() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const EveryColumn: Story = { args: { asked: { ...WHOLE, columns: AUDIT_LIST.columns } } }
export const OneBeside: Story = { args: { asked: { ...WHOLE, open: 7 } } }
export const Empty: Story = { args: { machine: () => auditThat([]) } }
export const NothingFound: Story = {
  args: { asked: { ...WHOLE, search: 'TIM-0' }, machine: () => auditThat([]) },
}
export const Loading: Story = {
  args: { machine: () => listThat(AUDIT_LIST, waits<ListRead<AuditRow>, Asked>()) },
}
export const Failed: Story = {
  args: { machine: () => listThat(AUDIT_LIST, fails<ListRead<AuditRow>, Asked>({ kind: 'offline' })) },
}
