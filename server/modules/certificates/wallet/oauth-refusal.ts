import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import { isDatabaseAway, isTimedOut } from '../../../platform/db/database-faults.ts'
import { forLog } from '../../../platform/logger.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** Error codes of RFC 6749 (5.2), RFC 6750 (3.1) and OpenID4VCI 1.0 (6.3 and 8.3.1.2). */
type OAuthCode =
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_token'
  | 'unsupported_grant_type'
  | 'invalid_credential_request'
  | 'unknown_credential_configuration'
  | 'invalid_proof'
  | 'invalid_nonce'
  | 'invalid_encryption_parameters'
  | 'credential_request_denied'
  | 'temporarily_unavailable'
  | 'server_error'

/** An answer that says no to a program, in the form and the language of its standard. */
export class OAuthRefusal extends Error {
  readonly code: OAuthCode
  readonly statusCode: number

  constructor(code: OAuthCode, description: string, statusCode = code === 'invalid_token' ? 401 : 400) {
    super(description)
    this.name = 'OAuthRefusal'
    this.code = code
    this.statusCode = statusCode
  }
}

const toRefusal = (error: FastifyError, request: FastifyRequest): OAuthRefusal => {
  if (error instanceof OAuthRefusal) return error
  if (error instanceof Refusal && error.statusCode === 429)
    return new OAuthRefusal('temporarily_unavailable', 'Too many requests from this address', 429)
  if (isDatabaseAway(error) || isTimedOut(error))
    return new OAuthRefusal('temporarily_unavailable', 'Ask again in a moment', 503)
  const { statusCode = 500 } = error
  if (statusCode >= 400 && statusCode < 500)
    return new OAuthRefusal('invalid_request', 'The request cannot be read', statusCode)
  request.log.error({ fault: forLog(error) }, 'The request of a wallet failed')
  return new OAuthRefusal('server_error', 'The server could not answer', 500)
}

/** Seconds, where nothing else is known. */
const LATER = 5

export const sendOAuthRefusal = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { code, message, statusCode } = toRefusal(error, request)
  if (statusCode === 401) reply.header('www-authenticate', `Bearer error="${code}", error_description="${message}"`)
  const seconds = error instanceof Refusal ? error.retryAfter : LATER
  if (code === 'temporarily_unavailable') reply.header('retry-after', String(seconds ?? LATER))
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: code, error_description: message }))
}
