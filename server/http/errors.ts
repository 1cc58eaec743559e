import { STATUS_CODES } from 'node:http'

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

import type { RefusalCode } from '../i18n/texts.ts'
import { textsIn } from '../i18n/texts.ts'
import { isDatabaseAway, isForeignKeyViolation, isTimedOut, isUnwritableText } from '../platform/db/database-faults.ts'
import { forLog } from '../platform/logger.ts'
import { Refusal } from '../platform/refusal.ts'
import { fieldRefusals } from './field-refusals.ts'
import { languageOf } from './language.ts'

type Answer = Readonly<{
  statusCode: number
  code: RefusalCode
  details?: unknown
  retryAfter?: number | undefined
}>

const CODE_BY_STATUS: Readonly<Record<number, RefusalCode>> = {
  401: 'UNAUTHORISED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY_TRIES',
  503: 'UNAVAILABLE',
}

const RETRY_AFTER_SECONDS = 5

const answerTo = (error: FastifyError, request: FastifyRequest): Answer => {
  if (error instanceof Refusal) {
    const { statusCode, code, details, retryAfter } = error
    return { statusCode, code, details, retryAfter }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { body, query, params } = request
    const sent = { body, querystring: query, params, headers: request.headers }[error.validationContext ?? 'body']
    const details = fieldRefusals(error.validation, sent, textsIn(request.language).fields)
    return { statusCode: 400, code: 'INVALID', details }
  }
  // A profile of a student goes only where two accounts become one, at this very moment: asked again it is another.
  const isMergedAway = isForeignKeyViolation(error, '_student_id_students_id_fk')
  if (isDatabaseAway(error) || isTimedOut(error) || isMergedAway)
    return { statusCode: 503, code: 'UNAVAILABLE', retryAfter: RETRY_AFTER_SECONDS }
  if (isUnwritableText(error)) return { statusCode: 400, code: 'BAD_REQUEST' }
  const statusCode = error.statusCode ?? 500
  if (statusCode >= 400 && statusCode < 500) return { statusCode, code: CODE_BY_STATUS[statusCode] ?? 'BAD_REQUEST' }
  if (statusCode === 503) return { statusCode, code: 'UNAVAILABLE', retryAfter: RETRY_AFTER_SECONDS }
  return { statusCode: 500, code: 'UNEXPECTED' }
}

/** What was said of an answer that does not come. */
const OF_CONTENT = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
]

export const sendRefusal = (reply: FastifyReply, answer: Answer): FastifyReply => {
  const { statusCode, code, details, retryAfter } = answer
  for (const name of OF_CONTENT) reply.removeHeader(name)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      error: {
        statusCode,
        name: STATUS_CODES[statusCode] ?? 'Error',
        code,
        message: textsIn(reply.request.language).refusals[code],
        ...(details === undefined ? {} : { details }),
      },
    })
}

/** Whether somebody looks at it: a browser opens it as a page, and would show them what is meant for programs. */
const isLookedAt = ({ headers, url }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'document' && !/^\/api(?:\/|$)/.test(url)

/**
 * What is refused before any hook has run: an address that cannot be decoded, or has too long a part. In the one shape
 * too, and never kept.
 */
export const refuseUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  if (isLookedAt(request)) return void reply.redirect('/404')
  request.language = languageOf(request.headers['accept-language'])
  sendRefusal(reply, answerTo(error, request))
}

/** Every error leaves in the one shape, in the language of the request, and without a stack trace. */
export const handleErrors = (
  app: FastifyInstance,
  onRefused: (request: FastifyRequest) => Promise<void>,
  hasTold: (error: unknown) => boolean,
): void => {
  const record = async (request: FastifyRequest) => {
    try {
      await onRefused(request)
    } catch (cause) {
      request.log.error({ fault: forLog(cause) }, 'The refusal was not recorded')
    }
  }
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const answer = answerTo(error, request)
    // What was refused on purpose is told by who refuses, and a database that is away once for all requests.
    const isTold = error instanceof Refusal || hasTold(error)
    if (answer.statusCode >= 500 && !isTold) request.log.error({ fault: forLog(error) }, 'The request failed')
    if (answer.statusCode === 400 && isLookedAt(request)) return reply.redirect('/404')
    if (answer.statusCode === 403 && request.caller !== null) await record(request)
    return sendRefusal(reply, answer)
  })
}
