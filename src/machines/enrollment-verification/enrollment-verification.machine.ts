import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import type { CheckedEnrollment, VerifiedEnrollment } from '../../domain/contract/enrollment-verification.contract.ts'
import { readEnrollmentCode } from '../../domain/enrollment-code.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { atRest } from '../at-rest.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'
import { detailsFormMachine, type Verdict } from './details-form.machine.ts'

export type EnrollmentVerificationInput = Readonly<{
  /** `code` of the address, as the mail's link carries it. */
  code: string | null
}>

export type EnrollmentVerificationEvent =
  | { type: 'code.submitted'; code: string }
  | { type: 'code.changed' }
  | { type: 'check.retried' }
  /** Another enrolment is to be verified. */
  | { type: 'verification.left' }
  /** The code again, of one's own enrolment. */
  | { type: 'code.wanted'; enrollmentId: number }

export type EnrollmentVerificationContext = Readonly<{
  typed: string
  /** In its printed form; null until a well-formed one was given. */
  code: string | null
  found: CheckedEnrollment | null
  verified: VerifiedEnrollment | null
  /** Whose code was asked for. */
  enrollmentId: number | null
  fault: Fault | null
  mailFault: Fault | null
}>

const isNotFound = (cause: unknown) => toFault(cause).kind === 'notFound'

/** A learner confirms who they are, by the code that the enrolment's mail carries. */
export const enrollmentVerificationMachine = setup({
  types: {} as {
    input: EnrollmentVerificationInput
    context: EnrollmentVerificationContext
    events: EnrollmentVerificationEvent
    children: { detailsForm: 'detailsForm' }
  },
  actors: {
    findEnrollment: unprovided<CheckedEnrollment, { code: string }>('findEnrollment'),
    sendCode: unprovided<void, { enrollmentId: number }>('sendCode'),
    detailsForm: detailsFormMachine,
  },
  actions: {
    takeCode: assign((_, { code }: { code: string }) => ({
      typed: code,
      code: readEnrollmentCode(code),
      found: null,
      fault: null,
    })),
    dropCode: assign({ typed: '', code: null, found: null, verified: null, fault: null }),
    takeFound: assign((_, { found }: { found: CheckedEnrollment }) => ({ found, fault: null })),
    takeVerdict: assign((_, { verdict }: { verdict: Verdict }) => ({
      verified: verdict.kind === 'verified' ? verdict.enrollment : null,
    })),
    wantCode: assign((_, { enrollmentId }: { enrollmentId: number }) => ({ enrollmentId, mailFault: null })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    keepMailFault: assign((_, { cause }: { cause: unknown }) => ({ mailFault: toFault(cause) })),
  },
  guards: {
    isUntyped: ({ context }) => context.typed.trim() === '',
    isWellFormed: ({ context }) => context.code !== null,
    isVerified: (_, { found }: { found: CheckedEnrollment }) => found.isVerified,
    isNotFound: (_, { cause }: { cause: unknown }) => isNotFound(cause),
    isVerdict: (_, { verdict, kind }: { verdict: Verdict; kind: Verdict['kind'] }) => verdict.kind === kind,
  },
}).createMachine({
  id: 'enrollmentVerification',
  context: ({ input }) => ({
    typed: input.code ?? '',
    code: readEnrollmentCode(input.code ?? ''),
    found: null,
    verified: null,
    enrollmentId: null,
    fault: null,
    mailFault: null,
  }),
  type: 'parallel',
  states: {
    code: {
      initial: 'reading',
      states: {
        reading: {
          always: [
            { guard: 'isUntyped', target: 'idle' },
            { guard: 'isWellFormed', target: 'finding' },
            { target: 'malformed' },
          ],
        },
        idle: {
          on: { 'code.submitted': { target: 'reading', actions: { type: 'takeCode', params: ({ event }) => event } } },
        },
        malformed: {
          tags: 'error',
          on: {
            'code.submitted': { target: 'reading', actions: { type: 'takeCode', params: ({ event }) => event } },
            'code.changed': 'idle',
          },
        },
        finding: {
          tags: 'busy',
          invoke: {
            id: 'findEnrollment',
            src: 'findEnrollment',
            input: ({ context }) => ({ code: known(context.code, 'a code') }),
            onDone: [
              {
                guard: { type: 'isVerified', params: ({ event }) => ({ found: event.output }) },
                target: 'alreadyVerified',
                actions: { type: 'takeFound', params: ({ event }) => ({ found: event.output }) },
              },
              {
                target: 'confirming',
                actions: { type: 'takeFound', params: ({ event }) => ({ found: event.output }) },
              },
            ],
            onError: [
              { guard: { type: 'isNotFound', params: causeOf }, target: 'unknown' },
              { target: 'couldNotAsk', actions: { type: 'keepFault', params: causeOf } },
            ],
          },
        },
        /** Whatever the code is of, it is of nothing of theirs. */
        unknown: {
          tags: 'error',
          on: {
            'code.submitted': { target: 'reading', actions: { type: 'takeCode', params: ({ event }) => event } },
            'code.changed': 'idle',
          },
        },
        couldNotAsk: {
          tags: 'error',
          on: {
            'check.retried': 'finding',
            'code.submitted': { target: 'reading', actions: { type: 'takeCode', params: ({ event }) => event } },
          },
        },
        /** The form verifies, is refused and could not ask by itself: what was typed stays in it. */
        confirming: {
          on: { 'verification.left': { guard: atRest('detailsForm'), target: 'idle', actions: 'dropCode' } },
          invoke: {
            id: 'detailsForm',
            src: 'detailsForm',
            input: ({ context }) => {
              const { enrollmentId, details } = known(context.found, 'an enrolment')
              return {
                form: `enrollmentVerification ${enrollmentId}`,
                values: details,
                drafted: { firstName: true, lastName: true, licenseNumber: true, primaryAgencyId: true },
              }
            },
            onDone: [
              {
                guard: { type: 'isVerdict', params: ({ event }) => ({ verdict: event.output, kind: 'verified' }) },
                target: 'verified',
                actions: { type: 'takeVerdict', params: ({ event }) => ({ verdict: event.output }) },
              },
              {
                guard: { type: 'isVerdict', params: ({ event }) => ({ verdict: event.output, kind: 'already' }) },
                target: 'alreadyVerified',
              },
              { target: 'unknown' },
            ],
            onError: { target: 'couldNotAsk', actions: { type: 'keepFault', params: causeOf } },
          },
        },
        alreadyVerified: { on: { 'verification.left': { target: 'idle', actions: 'dropCode' } } },
        verified: { on: { 'verification.left': { target: 'idle', actions: 'dropCode' } } },
      },
    },
    mail: {
      initial: 'quiet',
      states: {
        quiet: {
          on: { 'code.wanted': { target: 'sending', actions: { type: 'wantCode', params: ({ event }) => event } } },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: ({ context }) => ({ enrollmentId: known(context.enrollmentId, 'an enrolment') }),
            onDone: 'sent',
            onError: { target: 'unsent', actions: { type: 'keepMailFault', params: causeOf } },
          },
        },
        sent: {
          on: { 'code.wanted': { target: 'sending', actions: { type: 'wantCode', params: ({ event }) => event } } },
        },
        unsent: {
          tags: 'error',
          on: { 'code.wanted': { target: 'sending', actions: { type: 'wantCode', params: ({ event }) => event } } },
        },
      },
    },
  },
})

export type EnrollmentVerificationActor = ActorRefFrom<typeof enrollmentVerificationMachine>
export type EnrollmentVerificationSnapshot = SnapshotFrom<typeof enrollmentVerificationMachine>
