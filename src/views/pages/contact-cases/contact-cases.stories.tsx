import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import { CONTACT_CASES_LIST, type ContactCasesRow } from '../../../domain/contract/contact-cases.list.ts'
import type { ActOnRows, PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { actDeedThat, actingThat, storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ContactCasesPage } from './contact-cases.view.tsx'

type Asked = { query: ListAsked }
type Acted = { subject: ActOnRows<PlainActOf<typeof CONTACT_CASES_LIST>> }

const ROW_1: ContactCasesRow = {
  id: 1,
  name: 'Bora Demir',
  reference: 'Reference 1',
  topic: 'courses',
  createdAt: '2026-04-01T09:30:00.000Z',
  email: 'bora@example.org',
  state: 'active',
}
const ROW_2: ContactCasesRow = {
  id: 2,
  name: 'Grace Tanaka',
  reference: 'Reference 2',
  topic: 'classes',
  createdAt: '2026-04-02T09:30:00.000Z',
  email: 'grace@example.org',
  state: 'answeringSince',
}
const ROW_3: ContactCasesRow = {
  id: 3,
  name: 'هناء صالح',
  reference: 'Reference 3',
  topic: 'certificates',
  createdAt: '2026-04-03T09:30:00.000Z',
  email: 'hana@example.org',
  state: 'active',
}

const WHOLE = wholeList(CONTACT_CASES_LIST)
const DONE = answers<ListAct, Acted>(storyAct({ list: 'contactCases', act: 'markSpam', total: 1, done: 1 }))
const Shown = withFresh(ContactCasesPage, 'list', 'deed', 'acting')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Contact cases',
  component: Shown,
  ...stage('contactCasesList', 'lists', 'listActs', 'fieldRules'),
  args: {
    asked: WHOLE,
    list: () => listThat(CONTACT_CASES_LIST, rowsOf([ROW_1, ROW_2, ROW_3])),
    deed: () => actDeedThat(CONTACT_CASES_LIST, DONE),
    acting: () => actingThat(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

const ask: Story['play'] = async () => {
  await chooseAct('Bora Demir', 'Mark spam')
  await screen.findByRole('alertdialog')
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const Empty: Story = { args: { list: () => listThat(CONTACT_CASES_LIST, rowsOf<ContactCasesRow>([])) } }
export const NothingFound: Story = {
  args: {
    asked: { ...WHOLE, search: 'nobody' },
    list: () => listThat(CONTACT_CASES_LIST, rowsOf<ContactCasesRow>([])),
  },
}
export const Loading: Story = {
  args: { list: () => listThat(CONTACT_CASES_LIST, waits<ListRead<ContactCasesRow>, Asked>()) },
}
export const Failed: Story = {
  args: { list: () => listThat(CONTACT_CASES_LIST, fails<ListRead<ContactCasesRow>, Asked>({ kind: 'offline' })) },
}
export const Asking: Story = { play: ask }
export const NotDone: Story = {
  args: { deed: () => actDeedThat(CONTACT_CASES_LIST, fails<ListAct, Acted>({ kind: 'offline' })) },
  play: async (story) => {
    await ask(story)
    await userEvent.click(screen.getByRole('button', { name: 'Mark spam' }))
    await screen.findByRole('alert')
  },
}
