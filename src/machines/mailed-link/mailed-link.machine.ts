import { assertEvent, assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import type { CheckLinkAnswer } from '../../domain/contract/account.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import type { LinkKind } from '../../domain/link.ts'
import { known } from '../known.ts'
import { causeOf, isRefusal } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'

export type MailedLinkOptions = Readonly<{
  /** The chart's name. */
  id: string
  /** What a link may be that leads to this page. */
  kinds: readonly LinkKind[]
}>

export type MailedLinkEvent<Use> =
  | { type: 'check.retried' }
  /** Sent by `watchNetwork`: what could not be asked about without a network is asked about again. */
  | { type: 'network.returned' }
  /** The person does what the link is for. */
  | { type: 'link.used'; use: Use }
  /** The person says that it is not theirs to use, which is asked about once more: it works once. */
  | { type: 'decline.asked' }
  | { type: 'decline.left' }
  | { type: 'link.declined' }
  | { type: 'freshLink.asked' }

export type MailedLinkContext<Answer> = Readonly<{
  code: string | null
  link: CheckLinkAnswer | null
  answer: Answer | undefined
  fault: Fault | null
}>

/** Expired, used before, or never one: the server does not tell them apart. */
const isOver = (cause: unknown): boolean => toFault(cause).code === 'LINK_EXPIRED'

/** A link that is not whole is refused for good; too many tries pass. */
const isRefused = (cause: unknown): boolean => isRefusal(cause) && toFault(cause).retryAfter === undefined

/** Why it was not used: for good, or for now. */
const unused = [
  { guard: { type: 'isOver', params: causeOf }, target: 'expired' },
  {
    guard: { type: 'isRefused', params: causeOf },
    target: 'open.turnedAway',
    actions: { type: 'keepFault', params: causeOf },
  },
  { target: 'open.unanswered', actions: { type: 'keepFault', params: causeOf } },
] as const

/**
 * What a mailed link leads to. It is asked about first, so that nobody types under a dead one, and used when the
 * person says so: it works once, and what opens links before people do (mail scanners, previews) would use it up.
 * What it is used with, such as a password, goes from the event to the call and is never in the context.
 */
export const createMailedLinkMachine = <Use, Answer>({ id, kinds }: MailedLinkOptions) =>
  setup({
    types: {} as {
      context: MailedLinkContext<Answer>
      events: MailedLinkEvent<Use>
      output: Answer
    },
    actors: {
      /** Out of the address, where it stays no longer; or what this tab kept of it. */
      takeCode: unprovided<string | null>('takeCode'),
      checkLink: unprovided<CheckLinkAnswer, { code: string }>('checkLink'),
      watchNetwork: unprovidedSource('watchNetwork'),
      useLink: unprovided<Answer, { code: string; use: Use }>('useLink'),
      /** Of a link that asks something: it is used to say no. */
      declineLink: unprovided<Answer, { code: string }>('declineLink'),
      sendFreshLink: unprovided<void, { code: string }>('sendFreshLink'),
      /** The code is forgotten; what was done by it is not, for as long as the tab lives. */
      dropCode: unprovided<void, { answer: Answer }>('dropCode'),
      /** What was done here by a link before: whoever comes back to the page has none. */
      recallUse: unprovided<Readonly<{ answer: Answer }> | null>('recallUse'),
    },
    actions: {
      /** Provided where what the link is may have come with the page, with its code. */
      recall: assign({}),
      /** Done where it came: the code is taken out of the address all the same. */
      hideCode: () => {},
      takeCode: assign((_, { code }: { code: string | null }) => ({ code })),
      takeLink: assign((_, { link }: { link: CheckLinkAnswer }) => ({ link })),
      takeAnswer: assign((_, { answer }: { answer: Answer }) => ({ answer })),
      keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
      forgetFault: assign({ fault: null }),
    },
    guards: {
      isThere: (_, { code }: { code: string | null }) => code !== null,
      wasUsed: (_, { use }: { use: Readonly<{ answer: Answer }> | null }) => use !== null,
      isHeld: ({ context: { link } }) => link !== null && kinds.includes(link.kind),
      isHeldOver: ({ context: { fault } }) => fault !== null && isOver(fault),
      isOfThisPage: (_, { link }: { link: CheckLinkAnswer }) => kinds.includes(link.kind),
      isOver: (_, { cause }: { cause: unknown }) => isOver(cause),
      isRefused: (_, { cause }: { cause: unknown }) => isRefused(cause),
    },
  }).createMachine({
    id,
    context: { code: null, link: null, answer: undefined, fault: null },
    initial: 'opening',
    states: {
      opening: {
        entry: 'recall',
        always: [
          { guard: 'isHeld', target: 'open', actions: 'hideCode' },
          { guard: 'isHeldOver', target: 'expired', actions: 'hideCode' },
          { target: 'taking' },
        ],
      },
      taking: {
        tags: 'checking',
        invoke: {
          id: 'takeCode',
          src: 'takeCode',
          onDone: [
            {
              guard: { type: 'isThere', params: ({ event }) => ({ code: event.output }) },
              target: 'checking',
              actions: { type: 'takeCode', params: ({ event }) => ({ code: event.output }) },
            },
            { target: 'recalling' },
          ],
          onError: { target: 'missing', actions: { type: 'keepFault', params: causeOf } },
        },
      },
      recalling: {
        tags: 'checking',
        invoke: {
          id: 'recallUse',
          src: 'recallUse',
          onDone: [
            {
              guard: { type: 'wasUsed', params: ({ event }) => ({ use: event.output }) },
              target: 'used',
              actions: {
                type: 'takeAnswer',
                params: ({ event }) => ({ answer: known(event.output, 'a use').answer }),
              },
            },
            { target: 'missing' },
          ],
          onError: { target: 'missing', actions: { type: 'keepFault', params: causeOf } },
        },
      },
      /** It is said again, and nothing is done again. */
      used: {},
      missing: {},
      checking: {
        tags: 'checking',
        entry: 'forgetFault',
        invoke: {
          id: 'checkLink',
          src: 'checkLink',
          input: ({ context }) => ({ code: known(context.code, 'a code') }),
          onDone: [
            {
              guard: { type: 'isOfThisPage', params: ({ event }) => ({ link: event.output }) },
              target: 'open',
              actions: { type: 'takeLink', params: ({ event }) => ({ link: event.output }) },
            },
            { target: 'refused' },
          ],
          onError: [
            { guard: { type: 'isOver', params: causeOf }, target: 'expired' },
            {
              guard: { type: 'isRefused', params: causeOf },
              target: 'refused',
              actions: { type: 'keepFault', params: causeOf },
            },
            { target: 'unreachable', actions: { type: 'keepFault', params: causeOf } },
          ],
        },
      },
      unreachable: {
        tags: 'error',
        invoke: {
          id: 'watchNetwork',
          src: 'watchNetwork',
          onError: { actions: { type: 'keepFault', params: causeOf } },
        },
        on: { 'check.retried': 'checking', 'network.returned': 'checking' },
      },
      /** Not whole, or a link to another page. */
      refused: { tags: 'error' },
      open: {
        initial: 'ready',
        on: { 'link.used': 'using', 'decline.asked': '.declining' },
        states: {
          ready: {},
          declining: { on: { 'decline.left': 'ready', 'link.declined': `#${id}.declining` } },
          /** The server said why not, perhaps of a field. */
          turnedAway: { tags: 'error' },
          unanswered: { tags: 'error' },
        },
      },
      using: {
        tags: 'busy',
        entry: 'forgetFault',
        invoke: {
          id: 'useLink',
          src: 'useLink',
          input: ({ context, event }) => {
            assertEvent(event, 'link.used')
            return { code: known(context.code, 'a code'), use: event.use }
          },
          onDone: {
            target: 'dropping',
            actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: unused,
        },
      },
      declining: {
        tags: 'busy',
        entry: 'forgetFault',
        invoke: {
          id: 'declineLink',
          src: 'declineLink',
          input: ({ context }) => ({ code: known(context.code, 'a code') }),
          onDone: {
            target: 'dropping',
            actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          onError: unused,
        },
      },
      dropping: {
        tags: 'busy',
        // What could not be dropped is used up, and goes with the tab.
        invoke: {
          id: 'dropCode',
          src: 'dropCode',
          input: ({ context }) => ({ answer: context.answer as Answer }),
          onDone: 'done',
          onError: 'done',
        },
      },
      done: { type: 'final' },
      expired: {
        initial: 'offered',
        states: {
          offered: { on: { 'freshLink.asked': 'sending' } },
          sending: {
            tags: 'busy',
            entry: 'forgetFault',
            invoke: {
              id: 'sendFreshLink',
              src: 'sendFreshLink',
              input: ({ context }) => ({ code: known(context.code, 'a code') }),
              onDone: 'sent',
              onError: { target: 'unsent', actions: { type: 'keepFault', params: causeOf } },
            },
          },
          sent: {},
          unsent: { tags: 'error', on: { 'freshLink.asked': 'sending' } },
        },
      },
    },
    output: ({ context }) => context.answer as Answer,
  })

type MailedLinkMachine<Use, Answer> = ReturnType<typeof createMailedLinkMachine<Use, Answer>>
export type MailedLinkActor<Use, Answer> = ActorRefFrom<MailedLinkMachine<Use, Answer>>
export type MailedLinkSnapshot<Use, Answer> = SnapshotFrom<MailedLinkMachine<Use, Answer>>
