import * as z from 'zod/mini'

import { BADGE_BYTES, credentialIn } from '../../domain/badge.ts'
import type { Certificate } from '../../domain/contract/student.contract.ts'
import { checkCredential, credentialKeys, type CredentialKey, type CredentialVerdict } from '../../domain/credential.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { credentialCheckMachine } from '../../machines/credential-check/credential-check.machine.ts'

const KEPT = 'credentialKeys'

const keep = (keys: readonly CredentialKey[]): void => {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ keys }))
  } catch {
    // A device that keeps nothing asks each time.
  }
}

const readKept = (): readonly CredentialKey[] | null => {
  try {
    const read = z.safeParse(credentialKeys, JSON.parse(localStorage.getItem(KEPT) ?? ''))
    return read.success ? read.data.keys : null
  } catch {
    return null
  }
}

/** The keys of today; without a network those that this device was given before. */
const gather = async ({ ask }: Gateway, signal: AbortSignal): Promise<readonly CredentialKey[]> => {
  try {
    const { credentialKeys: keys } = await ask('CredentialKeys', {}, { signal })
    keep(keys)
    return keys
  } catch (cause) {
    const kept = readKept()
    if (kept === null) throw cause
    return kept
  }
}

export const createCredentialCheck = (gateway: Gateway) =>
  credentialCheckMachine.provide({
    actors: {
      gatherKeys: asking<readonly CredentialKey[], undefined>((_, signal) => gather(gateway, signal)),
      readFile: asking<string, { file: Blob }>(async ({ file }) => {
        if (file.size > BADGE_BYTES) throw new Error('No credential is as large as this file')
        return credentialIn(await file.text())
      }),
      verify: asking<CredentialVerdict, { text: string; keys: readonly CredentialKey[] }>(({ text, keys }) =>
        checkCredential(text, keys),
      ),
      findCertificate: asking<Certificate | null, { number: string }>(
        async (input, signal) => (await gateway.ask('Certificate', input, { signal })).certificate,
      ),
    },
  })
