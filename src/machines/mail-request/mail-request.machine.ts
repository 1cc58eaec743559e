import { assign, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import { forgotPasswordForm } from '../../domain/contract/account.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { rulesOf, type FieldRule } from '../../domain/field-rules.ts'
import { RESEND_AFTER } from '../../domain/link.ts'
import { causeOf } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'

export type MailRequestEvent =
  | { type: 'address.changed'; email: string }
  | { type: 'address.left' }
  /** Also again, for a mail that did not come. */
  | { type: 'mail.asked' }
  | MailCooldownEvent

/** What `cooldown` sends: seconds that are left, and the end. */
export type MailCooldownEvent = { type: 'cooldown.ticked'; left: number } | { type: 'cooldown.ended' }

export type MailRequestContext = Readonly<{
  /** As it stands in the field. */
  email: string
  /** What was known of it from the start: a mail was sent there already. */
  recalled: string | null
  /** Where a mail is on its way to, as far as anybody may know; null until one was asked for. */
  sentTo: string | null
  fault: Fault | null
  /** Seconds until another may be asked for. */
  left: number
}>

const judge = rulesOf(forgotPasswordForm)

/** What is wrong with an address, by the rules of the server. */
export const addressRule = (email: string): FieldRule | null => judge({ email }).email ?? null

/**
 * A mail with a link, asked for by address. The server answers alike for any address, and so does the chart: it
 * knows only that it was asked. Another mail can be asked for after a while, and at once to another address.
 */
export const mailRequestMachine = setup({
  types: {} as { context: MailRequestContext; events: MailRequestEvent },
  actors: {
    recallAddress: unprovided<string | null>('recallAddress'),
    askMail: unprovided<void, { email: string }>('askMail'),
    cooldown: unprovidedSource<{ seconds: number }>('cooldown'),
  },
  actions: {
    /** Provided where the address may be known before anything is drawn. */
    recall: assign({}),
    change: assign((_, { email }: { email: string }) => ({ email })),
    /** What was typed before the address was recalled is newer. */
    takeRecalled: assign(({ context }, { email }: { email: string | null }) => ({
      email: context.email === '' ? (email ?? '') : context.email,
      recalled: email,
    })),
    noteSent: assign(({ context }) => ({ sentTo: context.email.trim() })),
    wait: assign((_, { seconds }: { seconds: number }) => ({ left: seconds })),
    takeLeft: assign((_, { left }: { left: number }) => ({ left })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
  guards: {
    isRecalled: ({ context }) => context.recalled !== null,
    isHurried: stateIn({ recalling: 'hurried' }),
    isLeft: stateIn({ recalling: 'left' }),
    isAddress: ({ context }) => addressRule(context.email) === null,
    isLimited: (_, { cause }: { cause: unknown }) => (toFault(cause).retryAfter ?? 0) > 0,
  },
}).createMachine({
  id: 'mailRequest',
  context: { email: '', recalled: null, sentTo: null, fault: null, left: 0 },
  initial: 'opening',
  states: {
    opening: { entry: 'recall', always: [{ guard: 'isRecalled', target: 'editing' }, { target: 'recalling' }] },
    recalling: {
      initial: 'calm',
      invoke: {
        id: 'recallAddress',
        src: 'recallAddress',
        onDone: [
          {
            guard: 'isHurried',
            target: 'judging',
            actions: { type: 'takeRecalled', params: ({ event }) => ({ email: event.output }) },
          },
          {
            guard: 'isLeft',
            target: 'editing.complaining',
            actions: { type: 'takeRecalled', params: ({ event }) => ({ email: event.output }) },
          },
          {
            target: 'editing',
            actions: { type: 'takeRecalled', params: ({ event }) => ({ email: event.output }) },
          },
        ],
        // A browser that keeps nothing has nothing to recall.
        onError: [
          { guard: 'isHurried', target: 'judging' },
          { guard: 'isLeft', target: 'editing.complaining' },
          { target: 'editing' },
        ],
      },
      on: { 'address.changed': { actions: { type: 'change', params: ({ event }) => event } } },
      states: {
        calm: { on: { 'address.left': 'left', 'mail.asked': 'hurried' } },
        /** Filled in and left already, perhaps before the scripts came. */
        left: { on: { 'mail.asked': 'hurried' } },
        /** Sent already, perhaps before the scripts came. */
        hurried: { tags: 'busy' },
      },
    },
    editing: {
      initial: 'quiet',
      on: {
        'address.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'mail.asked': 'judging',
      },
      states: {
        quiet: { on: { 'address.left': 'complaining' } },
        /** The field says what is wrong with it, if something is. */
        complaining: {},
        /** Sent with something wrong: the head of the form says so too. */
        returned: {},
      },
    },
    judging: { always: [{ guard: 'isAddress', target: 'asking' }, { target: 'editing.returned' }] },
    asking: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'askMail',
        src: 'askMail',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: { target: 'sent', actions: 'noteSent' },
        onError: [
          {
            guard: { type: 'isLimited', params: causeOf },
            target: 'limited',
            actions: { type: 'keepFault', params: causeOf },
          },
          { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    sent: {
      initial: 'cooling',
      on: { 'address.changed': { target: 'editing', actions: { type: 'change', params: ({ event }) => event } } },
      states: {
        cooling: {
          entry: { type: 'wait', params: { seconds: RESEND_AFTER } },
          invoke: {
            id: 'cooldown',
            src: 'cooldown',
            input: { seconds: RESEND_AFTER },
            // Nothing counts: the server's own limit is enough.
            onError: 'again',
          },
          on: {
            'cooldown.ticked': { actions: { type: 'takeLeft', params: ({ event }) => event } },
            'cooldown.ended': 'again',
          },
        },
        again: { on: { 'mail.asked': '#mailRequest.asking' } },
      },
    },
    /** Too many were asked for. The server said when another may be. */
    limited: {
      tags: 'error',
      entry: { type: 'wait', params: ({ context }) => ({ seconds: context.fault?.retryAfter ?? 0 }) },
      invoke: {
        id: 'cooldown',
        src: 'cooldown',
        input: ({ context }) => ({ seconds: context.fault?.retryAfter ?? 0 }),
        onError: 'editing',
      },
      on: {
        'cooldown.ticked': { actions: { type: 'takeLeft', params: ({ event }) => event } },
        'cooldown.ended': 'editing',
        'address.changed': { target: 'editing', actions: { type: 'change', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'error',
      on: {
        'address.changed': { target: 'editing', actions: { type: 'change', params: ({ event }) => event } },
        'mail.asked': 'judging',
      },
    },
  },
})

export type MailRequestActor = ActorRefFrom<typeof mailRequestMachine>
export type MailRequestSnapshot = SnapshotFrom<typeof mailRequestMachine>
