import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import { CONTACT_CASES_LIST, type CaseStaff, type ContactCase } from '../../../domain/contract/contact-cases.list.ts'
import type { ActOnRows, PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { actDeedThat, actingThat } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { PageParts } from '../page-parts.view.tsx'
import { fails, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ContactCasesPage } from './contact-cases.view.tsx'
import { contactCasesThat } from './story-contact.ts'

type Asked = { query: ListAsked }
type Acted = { subject: ActOnRows<PlainActOf<typeof CONTACT_CASES_LIST>> }

const WHOLE = wholeList(CONTACT_CASES_LIST)
const EMPTY = listThat(CONTACT_CASES_LIST, rowsOf<ContactCase>([]))
const Shown = withFresh(ContactCasesPage, 'machines', 'acting')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Contact messages',
  component: Shown,
  ...stage('contactCasesList', 'lists', 'listActs', 'choosing'),
  args: {
    title: 'Contact Form Logs',
    asked: WHOLE,
    machines: () => contactCasesThat(),
    acting: () => actingThat(),
    viewerId: 12,
    whole: () => null,
    parts: (
      <PageParts
        label="Parts"
        parts={[
          { key: 'messages', label: 'Messages', href: '/admin/contactFormLogs', isCurrent: true },
          { key: 'answers', label: 'Saved answers', href: '/admin/contactFormLogs?view=answers', isCurrent: false },
        ]}
      />
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

const choose = (act: string) => async () => {
  await chooseAct('Bora Demir · C-7K3M-9QX2', act)
  await screen.findByRole('alertdialog')
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const EveryColumn: Story = { args: { asked: { ...WHOLE, columns: CONTACT_CASES_LIST.columns } } }
export const Empty: Story = { args: { machines: () => contactCasesThat({ list: EMPTY }) } }
export const NothingFound: Story = {
  args: { asked: { ...WHOLE, search: 'nobody' }, machines: () => contactCasesThat({ list: EMPTY }) },
}
export const Loading: Story = {
  args: {
    machines: () => contactCasesThat({ list: listThat(CONTACT_CASES_LIST, waits<ListRead<ContactCase>, Asked>()) }),
  },
}
export const Failed: Story = {
  args: {
    machines: () =>
      contactCasesThat({
        list: listThat(CONTACT_CASES_LIST, fails<ListRead<ContactCase>, Asked>({ kind: 'offline' })),
      }),
  },
}
export const AssigningOne: Story = { play: choose('Assign') }
export const StaffNotRead: Story = {
  args: {
    machines: () =>
      contactCasesThat({ staff: resourceThat(fails<readonly CaseStaff[], { query: undefined }>({ kind: 'offline' })) }),
  },
  play: choose('Assign'),
}
export const ClosingOne: Story = { play: choose('Close') }
export const NotDone: Story = {
  args: {
    machines: () =>
      contactCasesThat({ deed: actDeedThat(CONTACT_CASES_LIST, fails<ListAct, Acted>({ kind: 'offline' })) }),
  },
  play: async () => {
    await choose('Spam')()
    await userEvent.click(screen.getByRole('button', { name: 'Take for spam' }))
    await screen.findByRole('alert')
  },
}
