import * as z from 'zod/mini'

import { LANGUAGES } from '../language.ts'
import {
  ATTEMPT_OUTCOMES,
  MAILBOX_PROBLEMS,
  MAILBOX_STATES,
  MESSAGE_CHANNELS,
  MESSAGE_STATES,
  MESSAGE_TEMPLATES,
  RETURNED_STATES,
} from '../message.ts'
import { ROLE } from '../role.ts'
import { id, instant } from './common.contract.ts'
import { defineList, type RowOf } from './define-list.ts'
import { mailFrames } from './message-template.contract.ts'

/** A mail or a text message, and what became of it. */
export const messageRow = z.object({
  id,
  createdAt: instant,
  /** As the server calls it: that of another version may be none of today's. */
  template: z.string(),
  channel: z.enum(MESSAGE_CHANNELS),
  /** The address is one of mail, or a phone number. */
  recipient: z.object({ name: z.string(), address: z.string() }),
  language: z.enum(LANGUAGES),
  state: z.enum(MESSAGE_STATES),
  /** How often it was tried. */
  attempts: z.number().check(z.nonnegative(), z.multipleOf(1)),
  /** Why it was not taken the last time, without anything that it carries. */
  error: z.nullable(z.string()),
  sentAt: z.nullable(instant),
  /** Somebody sent it to themself, to try its words. */
  isTest: z.boolean(),
})

/** What was written to people: from the moment that its cause was committed. */
export const MESSAGES_LIST = defineList({
  id: 'messages',
  path: '/messages',
  roles: [ROLE.admin, ROLE.owner],
  row: messageRow,
  columns: {
    written: { shown: 'always', isSorted: true, csv: ['written'] },
    template: { csv: ['template'] },
    channel: { shown: 'onChoice', csv: ['channel'] },
    recipient: { csv: ['recipientName', 'recipientAddress'] },
    language: { csv: ['language'] },
    state: { csv: ['state'] },
    attempts: { type: 'figure', csv: ['attempts'] },
    error: { csv: ['error'] },
    sent: { shown: 'onChoice', csv: ['sent'] },
  },
  sort: '-written',
  filters: {
    state: { kind: 'many', of: MESSAGE_STATES },
    channel: { kind: 'many', of: MESSAGE_CHANNELS },
    template: { kind: 'many', of: MESSAGE_TEMPLATES },
    language: { kind: 'many', of: LANGUAGES },
    written: { kind: 'days', looks: 'back' },
    /** Within the 24 hours before it is asked. */
    failedLately: { kind: 'yesNo' },
    /** The same of what came back, or was kept back for that reason. */
    returnedLately: { kind: 'yesNo' },
  },
  perPage: [20, 50, 100],
  views: {
    failed: { filters: { state: ['failed'] } },
    returned: { filters: { state: [...RETURNED_STATES] } },
    /** Those that wait longest first. */
    waiting: { filters: { state: ['queued', 'outbox'] }, sort: 'written' },
  },
  acts: {
    /** With a fresh code where the old one works no more. What has left is not called back. */
    resend: { isUndoable: false },
    /** Mail to the addresses of these is sent again, though some came back from there. */
    writeAgain: { isUndoable: true },
  },
})

export type MessageListRow = RowOf<typeof MESSAGES_LIST>

/** GET /messages/{id}: what it said, and what became of it each time. */
export const wholeMessage = z.extend(messageRow, {
  /** As it is sent, with dots for what opens something; null where that is no longer kept. */
  said: z.nullable(
    z.object({
      subject: z.nullable(z.string()),
      text: z.string(),
      /** A mail as it is seen; null of a text message. */
      frames: z.nullable(mailFrames),
    }),
  ),
  /** Of the programme's own words, with which it was sent or would be by now; null of the product's. */
  wordsVersion: z.nullable(id),
  /** Whose address a mail went to, as accounts are today: where an address that is none is mended. */
  personId: z.nullable(id),
  attempted: z.array(
    z.object({
      at: instant,
      outcome: z.enum(ATTEMPT_OUTCOMES),
      /** What the other side answered, or why it was left out. */
      answer: z.nullable(z.string()),
      /** Who put it into the queue again. */
      by: z.nullable(z.string()),
    }),
  ),
})

/** GET /messages/figures */
export const messageFigures = z.object({
  waiting: z.number().check(z.nonnegative(), z.multipleOf(1)),
  failedLately: z.number().check(z.nonnegative(), z.multipleOf(1)),
  returnedLately: z.number().check(z.nonnegative(), z.multipleOf(1)),
  /** Accounts to whose address nothing is emailed any more, since a message came back from there. */
  heldBack: z.number().check(z.nonnegative(), z.multipleOf(1)),
  /** That which has waited longest. */
  oldest: z.nullable(z.object({ id, writtenAt: instant })),
  /** The mailbox that answers and returned mail come to. */
  mailbox: z.object({
    state: z.enum(MAILBOX_STATES),
    /** When it was last read, or since when it is not; null of one that is not, or was not tried yet. */
    since: z.nullable(instant),
    /** Why it is not read. */
    problem: z.nullable(z.enum(MAILBOX_PROBLEMS)),
  }),
})

export type WholeMessage = z.infer<typeof wholeMessage>
export type MessageFigures = z.infer<typeof messageFigures>
