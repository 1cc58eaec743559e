import { assign, setup, type ActorRefFrom } from 'xstate'

import { readCertificateNumber } from '../../domain/certificate.ts'
import type { Certificate } from '../../domain/contract/student.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

export type CertificateVerificationInput = Readonly<{
  /** `code` of the address, as a QR code or a link carries it. */
  code: string | null
}>

export type CertificateVerificationEvent =
  | { type: 'number.submitted'; number: string }
  /** From elsewhere than the field, which follows it. */
  | { type: 'number.followed'; number: string }
  | { type: 'number.changed' }
  | { type: 'verification.retried' }
  /** A file is to be checked, or no more. */
  | { type: 'check.opened' }
  | { type: 'check.closed' }

export type CertificateVerificationContext = Readonly<{
  /** As typed or scanned. */
  typed: string
  /** What the field began with, and how often it began anew. */
  given: Readonly<{ number: string; round: number }>
  /** In its printed form; null until a well-formed one was given. */
  number: string | null
  certificate: Certificate | null
  fault: Fault | null
}>

const isNotFound = (cause: unknown) => toFault(cause).kind === 'notFound'

/** What a certificate number is worth, for anyone who asks. */
export const certificateVerificationMachine = setup({
  types: {} as {
    input: CertificateVerificationInput
    context: CertificateVerificationContext
    events: CertificateVerificationEvent
  },
  actors: { findCertificate: unprovided<Certificate | null, { number: string }>('findCertificate') },
  actions: {
    takeNumber: assign((_, { number }: { number: string }) => ({
      typed: number,
      number: readCertificateNumber(number),
      certificate: null,
      fault: null,
    })),
    giveNumber: assign(({ context }, { number }: { number: string }) => ({
      given: { number, round: context.given.round + 1 },
    })),
    takeCertificate: assign((_, { certificate }: { certificate: Certificate | null }) => ({ certificate })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isBlank: (_, { number }: { number: string }) => number.trim() === '',
    isUntyped: ({ context }) => context.typed === '',
    isWellFormed: ({ context }) => context.number !== null,
    isUnknown: (_, { certificate }: { certificate: Certificate | null }) => certificate === null,
    isNotFound: (_, { cause }: { cause: unknown }) => isNotFound(cause),
    isValid: ({ context }) => context.certificate?.state === 'valid',
    isExpired: ({ context }) => context.certificate?.state === 'expired',
    isRevoked: ({ context }) => context.certificate?.state === 'revoked',
  },
}).createMachine({
  id: 'certificateVerification',
  context: ({ input }) => ({
    typed: input.code ?? '',
    given: { number: input.code ?? '', round: 0 },
    number: readCertificateNumber(input.code ?? ''),
    certificate: null,
    fault: null,
  }),
  type: 'parallel',
  states: {
    number: {
      initial: 'reading',
      on: {
        'number.submitted': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.malformed',
            actions: { type: 'takeNumber', params: ({ event }) => event },
          },
          { target: '.reading', actions: { type: 'takeNumber', params: ({ event }) => event } },
        ],
        'number.followed': {
          target: '.reading',
          actions: [
            { type: 'takeNumber', params: ({ event }) => event },
            { type: 'giveNumber', params: ({ event }) => event },
          ],
        },
      },
      states: {
        reading: {
          always: [
            { guard: 'isUntyped', target: 'idle' },
            { guard: 'isWellFormed', target: 'asking' },
            { target: 'malformed' },
          ],
        },
        idle: {},
        malformed: { tags: 'error', on: { 'number.changed': 'idle' } },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'findCertificate',
            src: 'findCertificate',
            input: ({ context }) => ({ number: known(context.number, 'a number') }),
            onDone: [
              {
                guard: { type: 'isUnknown', params: ({ event }) => ({ certificate: event.output }) },
                target: 'unknown',
              },
              {
                target: 'shown',
                actions: { type: 'takeCertificate', params: ({ event }) => ({ certificate: event.output }) },
              },
            ],
            onError: [
              { guard: { type: 'isNotFound', params: causeOf }, target: 'unknown' },
              {
                target: 'failed',
                actions: { type: 'keepFault', params: causeOf },
              },
            ],
          },
        },
        shown: {
          initial: 'judging',
          states: {
            judging: {
              always: [
                { guard: 'isValid', target: 'valid' },
                { guard: 'isExpired', target: 'expired' },
                { guard: 'isRevoked', target: 'revoked' },
                { target: 'superseded' },
              ],
            },
            valid: {},
            expired: {},
            revoked: {},
            superseded: {},
          },
        },
        unknown: {},
        failed: { tags: 'error', on: { 'verification.retried': 'asking' } },
      },
    },
    file: {
      initial: 'unopened',
      states: {
        unopened: { on: { 'check.opened': 'open' } },
        open: { on: { 'check.closed': 'closed' } },
        closed: { on: { 'check.opened': 'open' } },
      },
    },
  },
})

export type CertificateVerificationActor = ActorRefFrom<typeof certificateVerificationMachine>
