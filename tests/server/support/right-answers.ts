import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod'

import { errorAnswer } from '../../../src/domain/contract/common.contract.ts'
import type { Operation } from './operations.ts'

const schemas = new Map<string, z.ZodType | null>()

/** Of a declared answer in JSON; null where an operation declares another, a file for example. */
const schemaOf = ({ name, responses }: Operation, status: number): z.ZodType | null => {
  const key = `${name} ${status}`
  const kept = schemas.get(key)
  if (kept !== undefined) return kept
  const written = responses[status]?.content?.['application/json']?.schema
  const schema = written === undefined ? null : z.fromJSONSchema(written)
  schemas.set(key, schema)
  return schema
}

const said = ({ statusCode, body }: LightMyRequestResponse, why: string): string =>
  `${why}: ${statusCode} ${body.slice(0, 300)}`

/** What an answer is that it should not be: a failure, a refusal in another shape, or not what its operation declares. */
export const wrongWith = (operation: Operation, answer: LightMyRequestResponse): string | null => {
  const { statusCode, headers, body } = answer
  const isJson = String(headers['content-type']).startsWith('application/json')
  if (statusCode >= 500) return said(answer, 'failed')
  if (statusCode >= 400) return isJson && errorAnswer.safeParse(JSON.parse(body)).success ? null : said(answer, 'shape')
  if (statusCode >= 300) return null
  const declared = Object.keys(operation.responses).filter((status) => status.startsWith('2'))
  // A file declares nothing.
  if (declared.length === 0) return isJson ? said(answer, 'undeclared') : null
  const schema = schemaOf(operation, statusCode)
  if (schema === null) return declared.includes(String(statusCode)) ? null : said(answer, 'undeclared')
  const read = schema.safeParse(body === '' ? null : JSON.parse(body))
  return read.success ? null : said(answer, JSON.stringify(read.error.issues).slice(0, 300))
}
