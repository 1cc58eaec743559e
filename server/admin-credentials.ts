import { readFile } from 'node:fs/promises'

import { certificateState } from '../src/domain/certificate.ts'
import { checkCredential, credentialKeys } from '../src/domain/credential.ts'
import type { CredentialKey, CredentialVerdict } from '../src/domain/credential.ts'
import { createSigningKeys } from './modules/certificates/signing-keys.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/database.ts'
import { openSecrets } from './platform/secrets.ts'
import { databasePlace } from './platform/settings.ts'
import type { Settings } from './platform/settings.ts'

const readKeys = async (file: string): Promise<readonly CredentialKey[]> => {
  const text = await readFile(file, 'utf8')
  try {
    return credentialKeys.parse(JSON.parse(text)).keys
  } catch {
    throw new Error(`${file} does not hold the published keys (/.well-known/jwks.json).`)
  }
}

const REFUSED: Readonly<Record<Exclude<CredentialVerdict['kind'], 'genuine'>, string>> = {
  malformed: 'This is no credential of a certificate.',
  unknownKey: 'It names a key that is not in the file of keys.',
  forged: 'Its signature is not right: something in it was changed.',
}

/** Checks a credential with a file of keys, without a network and without a database. Throws unless it is genuine. */
export const verifyCredential = async (file: string, keysFile: string, now = systemClock.now()): Promise<string> => {
  const verdict = await checkCredential(await readFile(file, 'utf8'), await readKeys(keysFile))
  if (verdict.kind !== 'genuine') throw new Error(REFUSED[verdict.kind])
  const { completedOn, courseTitle, expiresAt, hours, issuer, number, recipientName } = verdict.facts
  const state = certificateState({ expiresAt, revokedAt: null, supersededBy: null }, now.getTime())
  return [
    'The credential is genuine.',
    `  number     ${number}`,
    `  issued to  ${recipientName}`,
    `  course     ${courseTitle} (${hours} h)`,
    `  completed  ${completedOn}`,
    `  expires    ${expiresAt ?? 'never'}`,
    `  issued by  ${issuer}`,
    `By its dates it is ${state}. Whether it was revoked or replaced since, only the issuer's verification page knows.`,
  ].join('\n')
}

/** Another key for credentials, beside those that there are. */
export const rotateCredentialKey = async (settings: Settings): Promise<string> => {
  const database = await openDatabase(databasePlace(settings))
  try {
    const { db } = database
    const secrets = await openSecrets(db, systemClock, settings.sessionSecret)
    const id = await createSigningKeys({ clock: systemClock, db, secrets, settings }).rotate()
    return `The key ${id} is published. It signs from a day on; what was signed before stays checkable.`
  } finally {
    await database.close()
  }
}
