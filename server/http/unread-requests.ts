import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import { DEFAULT_LANGUAGE } from '../../src/domain/language.ts'
import type { RefusalCode } from '../i18n/texts.ts'
import { textsIn } from '../i18n/texts.ts'

type UnreadAnswer = Readonly<{ statusCode: number; code: RefusalCode }>

const ANSWERS: Readonly<Record<string, UnreadAnswer>> = {
  HPE_HEADER_OVERFLOW: { statusCode: 431, code: 'TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, code: 'BAD_REQUEST' },
}
const NOT_HTTP: UnreadAnswer = { statusCode: 400, code: 'BAD_REQUEST' }

/**
 * Answers what Node's own parser refuses, of which there is no request yet: neither its route nor its language is
 * known. In the one shape all the same. What the connection still sends is not read.
 */
export const refuseUnread = (error: NodeJS.ErrnoException, socket: Socket): void => {
  // Who has hung up reads no answer.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { statusCode, code } = ANSWERS[error.code ?? ''] ?? NOT_HTTP
  const name = STATUS_CODES[statusCode] ?? 'Error'
  const message = textsIn(DEFAULT_LANGUAGE).refusals[code]
  const body = JSON.stringify({ error: { statusCode, name, code, message } })
  const headers = [
    `HTTP/1.1 ${statusCode} ${name}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
