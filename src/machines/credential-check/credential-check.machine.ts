import { assign, setup, type ActorRefFrom } from 'xstate'

import type { Certificate } from '../../domain/contract/student.contract.ts'
import type { CredentialFacts, CredentialKey, CredentialVerdict } from '../../domain/credential.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

export type CredentialCheckEvent =
  | { type: 'file.chosen'; file: Blob }
  /** The keys or the state are asked for again. */
  | { type: 'check.retried' }
  | { type: 'check.closed' }

export type CredentialCheckContext = Readonly<{
  file: Blob | null
  text: string
  /** Undefined until the published keys came, or were found on this device. */
  keys: readonly CredentialKey[] | undefined
  facts: CredentialFacts | null
  /** As the server knows it now; null until it was asked. */
  certificate: Certificate | null
  fault: Fault | null
}>

/** What the server answers about a genuine credential's certificate. */
type Found = Certificate | null

/**
 * Whether a credential is genuine is found out here, without a network; what it is worth now only the server knows. The
 * keys are gathered as soon as the check is opened, so that they are there when the network is not.
 */
export const credentialCheckMachine = setup({
  types: {} as { context: CredentialCheckContext; events: CredentialCheckEvent },
  actors: {
    gatherKeys: unprovided<readonly CredentialKey[]>('gatherKeys'),
    readFile: unprovided<string, { file: Blob }>('readFile'),
    verify: unprovided<CredentialVerdict, { text: string; keys: readonly CredentialKey[] }>('verify'),
    findCertificate: unprovided<Found, { number: string }>('findCertificate'),
  },
  actions: {
    takeFile: assign((_, { file }: { file: Blob }) => ({
      file,
      text: '',
      facts: null,
      certificate: null,
      fault: null,
    })),
    takeText: assign((_, { text }: { text: string }) => ({ text })),
    takeKeys: assign((_, { keys }: { keys: readonly CredentialKey[] }) => ({ keys, fault: null })),
    takeFacts: assign((_, { verdict }: { verdict: CredentialVerdict }) => ({
      facts: verdict.kind === 'genuine' ? verdict.facts : null,
    })),
    takeCertificate: assign((_, { certificate }: { certificate: Found }) => ({ certificate })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
    forget: assign({ file: null, text: '', facts: null, certificate: null, fault: null }),
  },
  guards: {
    hasKeys: ({ context }) => context.keys !== undefined,
    isGenuine: (_, { verdict }: { verdict: CredentialVerdict }) => verdict.kind === 'genuine',
    isForged: (_, { verdict }: { verdict: CredentialVerdict }) => verdict.kind === 'forged',
    isOfUnknownKey: (_, { verdict }: { verdict: CredentialVerdict }) => verdict.kind === 'unknownKey',
    isFound: (_, { certificate }: { certificate: Found }) => certificate !== null,
  },
}).createMachine({
  id: 'credentialCheck',
  context: { file: null, text: '', keys: undefined, facts: null, certificate: null, fault: null },
  initial: 'opening',
  on: {
    'file.chosen': { target: '.reading', actions: { type: 'takeFile', params: ({ event }) => event } },
    'check.closed': { target: '.waiting', actions: 'forget' },
  },
  states: {
    /** Nobody waits for the keys yet: that they could not be had is said when they are needed. */
    opening: {
      invoke: {
        id: 'gatherKeys',
        src: 'gatherKeys',
        onDone: { target: 'waiting', actions: { type: 'takeKeys', params: ({ event }) => ({ keys: event.output }) } },
        onError: 'waiting',
      },
    },
    waiting: {},
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: known(context.file, 'a file') }),
        onDone: [
          {
            guard: 'hasKeys',
            target: 'verifying',
            actions: { type: 'takeText', params: ({ event }) => ({ text: event.output }) },
          },
          { target: 'gathering', actions: { type: 'takeText', params: ({ event }) => ({ text: event.output }) } },
        ],
        onError: 'malformed',
      },
    },
    gathering: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'gatherKeys',
        src: 'gatherKeys',
        onDone: { target: 'verifying', actions: { type: 'takeKeys', params: ({ event }) => ({ keys: event.output }) } },
        onError: { target: 'keyless', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    keyless: { tags: 'error', on: { 'check.retried': 'gathering' } },
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => ({ text: context.text, keys: known(context.keys, 'the keys') }),
        onDone: [
          {
            guard: { type: 'isGenuine', params: ({ event }) => ({ verdict: event.output }) },
            target: 'genuine',
            actions: { type: 'takeFacts', params: ({ event }) => ({ verdict: event.output }) },
          },
          { guard: { type: 'isForged', params: ({ event }) => ({ verdict: event.output }) }, target: 'forged' },
          {
            guard: { type: 'isOfUnknownKey', params: ({ event }) => ({ verdict: event.output }) },
            target: 'unknownKey',
          },
          { target: 'malformed' },
        ],
        onError: { target: 'unverified', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    malformed: {},
    forged: {},
    /** Signed with a key that was made since the keys were gathered, or by somebody else. */
    unknownKey: { on: { 'check.retried': 'gathering' } },
    /** This browser cannot check signatures, as at an address without TLS. */
    unverified: { tags: 'error' },
    genuine: {
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'findCertificate',
            src: 'findCertificate',
            input: ({ context }) => ({ number: known(context.facts, 'facts').number }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ certificate: event.output }) },
                target: 'known',
                actions: { type: 'takeCertificate', params: ({ event }) => ({ certificate: event.output }) },
              },
              { target: 'unlisted' },
            ],
            onError: 'unasked',
          },
        },
        known: {},
        /** Its number is on no list of this server any more. */
        unlisted: {},
        unasked: { on: { 'check.retried': 'asking' } },
      },
    },
  },
})

export type CredentialCheckActor = ActorRefFrom<typeof credentialCheckMachine>
