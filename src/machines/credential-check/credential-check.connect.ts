import type { SnapshotFrom } from 'xstate'

import type { credentialCheckMachine } from './credential-check.machine.ts'

type Snapshot = SnapshotFrom<typeof credentialCheckMachine>

export type CredentialFace =
  | 'waiting'
  | 'checking'
  | 'malformed'
  | 'forged'
  | 'unknownKey'
  | 'keyless'
  | 'unverified'
  | 'genuine'

/** Which of its faces the check shows. While the keys are gathered beforehand, nobody waits for them. */
export const credentialFace = (snapshot: Snapshot): CredentialFace => {
  if (snapshot.matches('opening') || snapshot.matches('waiting')) return 'waiting'
  if (snapshot.matches('malformed')) return 'malformed'
  if (snapshot.matches('forged')) return 'forged'
  if (snapshot.matches('unknownKey')) return 'unknownKey'
  if (snapshot.matches('keyless')) return 'keyless'
  if (snapshot.matches('unverified')) return 'unverified'
  return snapshot.matches('genuine') ? 'genuine' : 'checking'
}

export type StandingFace = 'asking' | 'known' | 'unlisted' | 'unasked'

/** What is known of a genuine credential's certificate now. */
export const standingFace = (snapshot: Snapshot): StandingFace => {
  if (snapshot.matches({ genuine: 'known' })) return 'known'
  if (snapshot.matches({ genuine: 'unlisted' })) return 'unlisted'
  return snapshot.matches({ genuine: 'unasked' }) ? 'unasked' : 'asking'
}
