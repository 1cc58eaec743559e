import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import type { ActOnRows, PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import {
  MESSAGES_LIST,
  type MessageFigures,
  type MessageListRow,
  type WholeMessage,
} from '../../../domain/contract/messages.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { actDeedThat, actingThat } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { answers, fails, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { MessagesPage } from './messages.view.tsx'
import { messagesThat, WHOLE_MESSAGE } from './story-messages.ts'

type Asked = { query: ListAsked }
type Acted = { subject: ActOnRows<PlainActOf<typeof MESSAGES_LIST>> }

const WHOLE = wholeList(MESSAGES_LIST)
const OPEN = { ...WHOLE, open: 1 }
const EMPTY = listThat(MESSAGES_LIST, rowsOf<MessageListRow>([]))
const QUIET: MessageFigures = {
  waiting: 0,
  failedLately: 0,
  returnedLately: 0,
  heldBack: 0,
  oldest: null,
  mailbox: { state: 'off', since: null, problem: null },
}
const FAILING: MessageFigures = {
  ...QUIET,
  mailbox: { state: 'failing', since: '2026-04-01T08:02:00.000Z', problem: 'refused' },
}
const Shown = withFresh(MessagesPage, 'machines', 'acting')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Messages',
  component: Shown,
  ...stage('messagesList', 'messageKinds', 'lists', 'listActs', 'fieldRules'),
  args: { title: 'Email Report List', asked: WHOLE, machines: () => messagesThat(), acting: () => actingThat() },
}
export default meta
type Story = StoryObj<typeof meta>

const ask: Story['play'] = async () => {
  await chooseAct('Link to set another password, Bora Demir', 'Send again')
  await screen.findByRole('alertdialog')
}

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const FullOnAPhone: Story = onAPhone
export const EveryColumn: Story = { args: { asked: { ...WHOLE, columns: MESSAGES_LIST.columns } } }
export const OneBeside: Story = { args: { asked: OPEN } }
export const OneBesideInArabicAtNight: Story = { ...arabicAtNight, args: { asked: OPEN } }
export const OneBesideOnAPhone: Story = { ...onAPhone, args: { asked: OPEN } }
export const BesideForgotten: Story = {
  args: {
    asked: OPEN,
    machines: () =>
      messagesThat({
        whole: resourceThat<WholeMessage, number>(
          answers<WholeMessage, { query: number }>({ ...WHOLE_MESSAGE, said: null }),
        ),
      }),
  },
}
export const BesideLoading: Story = {
  args: { asked: OPEN, machines: () => messagesThat({ whole: resourceThat<WholeMessage, number>(waits()) }) },
}
export const BesideFailed: Story = {
  args: {
    asked: OPEN,
    machines: () => messagesThat({ whole: resourceThat<WholeMessage, number>(fails({ kind: 'offline' })) }),
  },
}
export const Empty: Story = {
  args: {
    machines: () =>
      messagesThat({ list: EMPTY, figures: resourceThat(answers<MessageFigures, { query: undefined }>(QUIET)) }),
  },
}
export const MailboxUnread: Story = {
  args: {
    machines: () => messagesThat({ figures: resourceThat(answers<MessageFigures, { query: undefined }>(FAILING)) }),
  },
}
export const MailboxUnreadInArabicAtNight: Story = { ...arabicAtNight, ...MailboxUnread }
export const NothingFound: Story = {
  args: { asked: { ...WHOLE, search: 'nobody' }, machines: () => messagesThat({ list: EMPTY }) },
}
export const Loading: Story = {
  args: {
    machines: () => messagesThat({ list: listThat(MESSAGES_LIST, waits<ListRead<MessageListRow>, Asked>()) }),
  },
}
export const Failed: Story = {
  args: {
    machines: () =>
      messagesThat({ list: listThat(MESSAGES_LIST, fails<ListRead<MessageListRow>, Asked>({ kind: 'offline' })) }),
  },
}
export const Asking: Story = { play: ask }
export const NotDone: Story = {
  args: {
    machines: () => messagesThat({ deed: actDeedThat(MESSAGES_LIST, fails<ListAct, Acted>({ kind: 'offline' })) }),
  },
  play: async (story) => {
    await ask(story)
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    await screen.findByRole('alert')
  },
}
