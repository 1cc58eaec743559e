import { and, not, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import { atRest } from '../at-rest.ts'
import { causeOf } from '../refusal.ts'
import { contextOf, phoneVerificationSetup } from './phone-verification.setup.ts'

/**
 * A number becomes a person's own by a code that was sent to it; then they are asked how they want to be told of
 * things. Whether the code is right is the server's to say, and so is how often one may try.
 */
export const phoneVerificationMachine = phoneVerificationSetup.createMachine({
  id: 'phoneVerification',
  context: ({ input }) => contextOf(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isVerified', target: 'verified.settled' }, { target: 'numbering' }] },
    numbering: {
      initial: 'open',
      on: {
        'number.changed': { target: '.open', actions: { type: 'takeNumber', params: ({ event }) => event } },
        'number.kept': { guard: 'isVerified', target: 'verified.settled', actions: 'recallVerified' },
        'number.known': [
          {
            guard: { type: 'isKnownVerified', params: ({ event }) => event },
            target: 'verified.settled',
            actions: { type: 'takeKnown', params: ({ event }) => event },
          },
          { target: '.open', actions: { type: 'takeKnown', params: ({ event }) => event } },
        ],
      },
      states: {
        open: {
          initial: 'still',
          on: {
            'code.asked': [
              { guard: 'isPhone', target: 'sending' },
              { guard: 'canSendCode', target: '.malformed' },
            ],
          },
          states: { still: {}, malformed: { tags: 'error' }, unsent: { tags: 'error' } },
        },
        sending: {
          tags: 'busy',
          entry: 'forgetSendFault',
          on: { 'number.changed': undefined, 'number.kept': undefined, 'number.known': undefined },
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: ({ context }) => ({ phoneNumber: context.phoneNumber }),
            onDone: { target: '#phoneVerification.sent', actions: 'forgetCode' },
            onError: [
              {
                guard: { type: 'isLimited', params: causeOf },
                target: 'limited',
                actions: { type: 'keepSendFault', params: causeOf },
              },
              { target: 'open.unsent', actions: { type: 'keepSendFault', params: causeOf } },
            ],
          },
        },
        limited: {
          tags: 'error',
          after: { sendLimit: { target: 'open', actions: 'forgetSendFault' } },
          // Another number is limited too.
          on: { 'number.changed': undefined },
        },
      },
    },
    sent: {
      type: 'parallel',
      on: { 'number.reopened': { guard: and([not('isVerifying'), not('isResending')]), target: 'numbering' } },
      states: {
        code: {
          initial: 'typing',
          on: { 'code.changed': { target: '.typing', actions: { type: 'takeCode', params: ({ event }) => event } } },
          states: {
            typing: {
              on: { 'code.submitted': { guard: and(['isCodeWhole', not('isResending')]), target: 'verifying' } },
            },
            verifying: {
              tags: 'busy',
              entry: 'forgetCodeFault',
              on: { 'code.changed': undefined },
              invoke: {
                id: 'verifyPhone',
                src: 'verifyPhone',
                input: ({ context: { phoneNumber, code } }) => ({ phoneNumber, code }),
                onDone: { target: '#phoneVerification.verified', actions: 'keepVerified' },
                onError: [
                  {
                    guard: { type: 'isWrong', params: causeOf },
                    target: 'wrong',
                    actions: { type: 'keepCodeFault', params: causeOf },
                  },
                  {
                    guard: { type: 'isVoid', params: causeOf },
                    target: 'void',
                    actions: { type: 'keepCodeFault', params: causeOf },
                  },
                  {
                    guard: { type: 'isLimited', params: causeOf },
                    target: 'limited',
                    actions: { type: 'keepCodeFault', params: causeOf },
                  },
                  { target: 'unverified', actions: { type: 'keepCodeFault', params: causeOf } },
                ],
              },
            },
            wrong: { tags: 'error' },
            /** It has expired or was tried too often: only another one helps. */
            void: { tags: 'error', on: { 'code.changed': undefined } },
            limited: {
              tags: 'error',
              after: { codeLimit: { target: 'typing', actions: 'forgetCodeFault' } },
              on: { 'code.changed': undefined },
            },
            unverified: { tags: 'error', on: { 'code.submitted': { guard: not('isResending'), target: 'verifying' } } },
          },
        },
        another: {
          initial: 'cooling',
          states: {
            cooling: {
              entry: 'beginCooldown',
              invoke: {
                id: 'cooldown',
                src: 'cooldown',
                input: ({ context }) => ({ seconds: context.left }),
                onError: 'ready',
              },
              on: {
                'cooldown.ticked': { actions: { type: 'takeLeft', params: ({ event }) => event } },
                'cooldown.ended': 'ready',
              },
            },
            ready: { on: { 'code.asked': { guard: not('isVerifying'), target: 'sending' } } },
            sending: {
              tags: 'busy',
              entry: 'forgetSendFault',
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                input: ({ context }) => ({ phoneNumber: context.phoneNumber }),
                onDone: { target: '#phoneVerification.sent', reenter: true, actions: 'forgetCode' },
                onError: [
                  {
                    guard: { type: 'isLimited', params: causeOf },
                    target: 'limited',
                    actions: { type: 'keepSendFault', params: causeOf },
                  },
                  { target: 'unsent', actions: { type: 'keepSendFault', params: causeOf } },
                ],
              },
            },
            limited: { tags: 'error', after: { sendLimit: { target: 'ready', actions: 'forgetSendFault' } } },
            unsent: { tags: 'error', on: { 'code.asked': { guard: not('isVerifying'), target: 'sending' } } },
          },
        },
      },
    },
    verified: {
      initial: 'offering',
      states: {
        offering: {
          on: { 'configuration.left': { guard: atRest('notificationChoice'), target: 'settled' } },
          invoke: {
            id: 'notificationChoice',
            src: 'notificationChoice',
            input: ({ context }) => ({ option: context.option }),
            onSnapshot: {
              guard: { type: 'isChoiceSaved', params: ({ event }) => event },
              target: 'settled',
            },
            onError: 'settled',
          },
        },
        settled: {
          on: {
            'number.reopened': '#phoneVerification.numbering',
            'number.known': [
              {
                guard: { type: 'isKnownVerified', params: ({ event }) => event },
                actions: { type: 'takeKnown', params: ({ event }) => event },
              },
              {
                target: '#phoneVerification.numbering',
                actions: { type: 'takeKnown', params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
  },
})

export type PhoneVerificationActor = ActorRefFrom<typeof phoneVerificationMachine>
export type PhoneVerificationSnapshot = SnapshotFrom<typeof phoneVerificationMachine>
