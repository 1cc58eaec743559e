import { createHmac } from 'node:crypto'

import type { Db } from '../../../server/platform/db/database.ts'
import { openSecrets } from '../../../server/platform/secrets.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * The token of a living session as it would be after `age` seconds of use, `left` seconds before its end. Signed as
 * the server signs, which has to run with the same SESSION_SECRET.
 */
export const agedToken = async (token: string, secret: string, { age, left }: { age: number; left: number }) => {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
  const now = Math.floor(Date.now() / 1000)
  // With a secret that is given, no database is asked.
  const secrets = await openSecrets(undefined as unknown as Db, { now: () => new Date() }, secret)
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sid, iat: now - age, exp: now + left })}`
  const key = secrets.keyFor('tokens').toString('base64')
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}
