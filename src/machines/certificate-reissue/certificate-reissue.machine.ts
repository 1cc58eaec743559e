import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { known } from '../known.ts'
import { causeOf, refusalGuards } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

/** A certificate whose printed name is not the person's any more. */
export type Correction = Readonly<{ number: string; printedName: string; correctedName: string }>

export type CertificateReissueEvent =
  | { type: 'reissue.asked'; correction: Correction }
  | { type: 'reissue.confirmed' }
  | { type: 'reissue.declined' }

export type CertificateReissueContext = Readonly<{
  /** What is asked about, or was done last. */
  correction: Correction | null
  /** Of the new certificate. */
  number: string | null
  fault: Fault | null
}>

/**
 * A certificate with a corrected name takes the place of the old one, and nothing brings that back: it is asked about
 * first. What was refused, or could not be asked, is still asked about.
 */
export const certificateReissueMachine = setup({
  types: {} as { context: CertificateReissueContext; events: CertificateReissueEvent },
  actors: { reissue: unprovided<string, { number: string }>('reissue') },
  actions: {
    takeCorrection: assign((_, { correction }: { correction: Correction }) => ({
      correction,
      number: null,
      fault: null,
    })),
    takeNumber: assign((_, { number }: { number: string }) => ({ number })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
  guards: refusalGuards,
}).createMachine({
  id: 'certificateReissue',
  context: { correction: null, number: null, fault: null },
  initial: 'resting',
  states: {
    resting: {
      initial: 'quiet',
      on: {
        'reissue.asked': { target: 'asked', actions: { type: 'takeCorrection', params: ({ event }) => event } },
      },
      states: { quiet: {}, reissued: {} },
    },
    asked: {
      initial: 'open',
      on: { 'reissue.declined': { target: 'resting', actions: 'forgetFault' } },
      states: {
        open: { on: { 'reissue.confirmed': '#certificateReissue.reissuing' } },
        unsent: { tags: 'error', on: { 'reissue.confirmed': '#certificateReissue.reissuing' } },
        /** Asking again would give the same answer. */
        refused: { tags: 'error' },
      },
    },
    reissuing: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'reissue',
        src: 'reissue',
        input: ({ context }) => ({ number: known(context.correction, 'a certificate').number }),
        onDone: {
          target: 'resting.reissued',
          actions: { type: 'takeNumber', params: ({ event }) => ({ number: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: causeOf },
            target: 'asked.refused',
            actions: { type: 'keepFault', params: causeOf },
          },
          { target: 'asked.unsent', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
  },
})

export type CertificateReissueActor = ActorRefFrom<typeof certificateReissueMachine>
