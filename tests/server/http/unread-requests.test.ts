import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { errorAnswer } from '../../../src/domain/contract/common.contract.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let server: TestApp
let port: number
beforeAll(async () => {
  server = await openTestApp()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

/** All that is answered until the connection is closed. */
const send = async (written: string): Promise<string> => {
  const socket = connect({ port, host: '127.0.0.1' })
  await once(socket, 'connect')
  const answer = text(socket)
  socket.write(written)
  return answer
}

const PLAIN = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a method that there is not', 'GETT / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['a header with a line break in it', 'GET / HTTP/1.1\r\nHost: x\r\nA\nb: c\r\n\r\n', 400],
  ['two lengths', 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}', 400],
  [
    'a length beside pieces',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['more headers than there is room for', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['nonsense after a request that was answered', `${PLAIN}nonsense\r\n\r\n`, 400],
])('what the parser refuses is answered in the one shape: %s', async (_what, written, statusCode) => {
  const answer = await send(written)
  const at = answer.lastIndexOf('HTTP/1.1 ')
  const [head = '', body = ''] = answer.slice(at).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${statusCode} `))
  expect(head).toContain('Connection: close')
  expect(errorAnswer.parse(JSON.parse(body)).error.statusCode).toBe(statusCode)
})

it('and who comes next is served', async () => {
  expect(await send(PLAIN.replace('Host: x', 'Host: x\r\nConnection: close'))).toMatch(/^HTTP\/1\.1 200 /)
})
