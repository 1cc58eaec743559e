import type { ActOnRows, PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import {
  MESSAGES_LIST,
  type MessageFigures,
  type MessageListRow,
  type WholeMessage,
} from '../../../domain/contract/messages.list.ts'
import { actDeedThat, storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { answers, resourceThat } from '../story-actors.ts'
import type { MessagesMachines } from './messages.props.ts'

export const aMessage = (more: Partial<MessageListRow>): MessageListRow => ({
  id: 1,
  createdAt: '2026-04-01T09:30:00.000Z',
  template: 'passwordReset',
  channel: 'mail',
  recipient: { name: 'Bora Demir', address: 'b.demir@example.net' },
  language: 'tr',
  state: 'bounced',
  attempts: 2,
  error: '550 5.1.1 User unknown in virtual mailbox table',
  sentAt: null,
  isTest: false,
  ...more,
})

export const MESSAGES: readonly MessageListRow[] = [
  aMessage({}),
  aMessage({
    id: 2,
    createdAt: '2026-04-01T08:10:00.000Z',
    template: 'courseCompleted',
    recipient: { name: 'Grace Tanaka', address: 'g.tanaka@example.org' },
    language: 'en',
    state: 'sent',
    attempts: 1,
    error: null,
    sentAt: '2026-04-01T08:10:04.000Z',
  }),
  aMessage({
    id: 3,
    createdAt: '2026-03-31T16:45:00.000Z',
    template: 'seatOffered',
    channel: 'sms',
    recipient: { name: 'هناء صالح', address: '(555) 010-2233' },
    language: 'ar',
    state: 'queued',
    attempts: 1,
    error: 'The gateway was not reached: timeout',
  }),
  aMessage({
    id: 4,
    template: 'invitation',
    state: 'skipped',
    attempts: 1,
    error: 'A fresh one was sent in its place.',
  }),
  aMessage({
    id: 6,
    template: 'seatConfirmed',
    state: 'suppressed',
    attempts: 1,
    error: 'A message before came back from this address: there is no such mailbox.',
  }),
  aMessage({ id: 5, template: 'ofAnotherVersion', state: 'outbox', attempts: 0, error: null }),
]

export const WHOLE_MESSAGE: WholeMessage = {
  ...aMessage({}),
  said: {
    subject: 'TIM Training için yeni bir parola belirleyin',
    text: 'Merhaba Bora Demir,\n\nHesabınız için yeni bir parola istendi. Buradan seçin:\n\nhttps://training.example.org/auth/resetPassword?code=••••••',
    frames: null,
  },
  wordsVersion: null,
  personId: 12,
  attempted: [
    { at: '2026-04-01T09:30:00.000Z', outcome: 'queued', answer: null, by: null },
    { at: '2026-04-01T09:30:03.000Z', outcome: 'refused', answer: '451 4.7.1 Please come back later', by: null },
    { at: '2026-04-01T10:12:00.000Z', outcome: 'queued', answer: null, by: 'Ines Aydin' },
    { at: '2026-04-01T10:12:04.000Z', outcome: 'bounced', answer: '550 5.1.1 User unknown', by: null },
  ],
}

export const FIGURES: MessageFigures = {
  waiting: 3,
  failedLately: 2,
  returnedLately: 1,
  heldBack: 2,
  oldest: { id: 3, writtenAt: '2026-03-31T16:45:00.000Z' },
  mailbox: { state: 'read', since: '2026-04-01T11:58:00.000Z', problem: null },
}

type Acted = { subject: ActOnRows<PlainActOf<typeof MESSAGES_LIST>> }

export const RESENT = storyAct({ list: 'messages', act: 'resend', total: 1, done: 1 })

export const messagesThat = (more: Partial<MessagesMachines> = {}): MessagesMachines => ({
  list: listThat(MESSAGES_LIST, rowsOf(MESSAGES)),
  figures: resourceThat(answers<MessageFigures, { query: undefined }>(FIGURES)),
  whole: resourceThat<WholeMessage, number>(answers(WHOLE_MESSAGE)),
  deed: actDeedThat(MESSAGES_LIST, answers<ListAct, Acted>(RESENT)),
  ...more,
})
