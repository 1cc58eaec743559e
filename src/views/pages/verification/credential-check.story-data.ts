import type { Certificate } from '../../../domain/contract/student.contract.ts'
import type { CredentialFacts, CredentialKey, CredentialVerdict } from '../../../domain/credential.ts'
import type { Fault } from '../../../domain/fault.ts'
import { credentialCheckMachine } from '../../../machines/credential-check/credential-check.machine.ts'
import { answers, fails } from '../story-actors.ts'
import { aCertificate } from '../story-data.ts'

type Keys = readonly CredentialKey[]

const { number, recipientName, courseTitle, hours, completedOn, issuedAt, expiresAt, issuer } = aCertificate()
const FACTS = { number, recipientName, courseTitle, hours, completedOn, issuedAt, expiresAt, issuer }

export const GENUINE: CredentialVerdict = { kind: 'genuine', facts: FACTS satisfies CredentialFacts }

export type CheckWorld = Readonly<{
  keys?: Keys | Fault
  verdict?: CredentialVerdict | Fault
  certificate?: Certificate | null | Fault
}>

const isVerdict = (given: CredentialVerdict | Fault): given is CredentialVerdict =>
  ['genuine', 'malformed', 'unknownKey', 'forged'].includes(given.kind)
const isKeys = (given: Keys | Fault): given is Keys => Array.isArray(given)

/** A check whose parts answer as they are told to. */
export const checks = ({ keys = [], verdict = GENUINE, certificate = aCertificate() }: CheckWorld = {}) =>
  credentialCheckMachine.provide({
    actors: {
      gatherKeys: isKeys(keys) ? answers<Keys, undefined>(keys) : fails<Keys, undefined>(keys),
      readFile: answers<string, { file: Blob }>('a.b.c'),
      verify: isVerdict(verdict)
        ? answers<CredentialVerdict, { text: string; keys: Keys }>(verdict)
        : fails<CredentialVerdict, { text: string; keys: Keys }>(verdict),
      findCertificate:
        certificate !== null && 'kind' in certificate
          ? fails<Certificate | null, { number: string }>(certificate)
          : answers<Certificate | null, { number: string }>(certificate),
    },
  })
