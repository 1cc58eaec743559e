import { expect, test } from 'vitest'

import { createTransfer } from '../../src/gateway/rest/transfer.ts'

type Sent = { method: string; url: string; headers: Record<string, string>; body: unknown }

/** The browser's own request as far as a file needs it, driven by hand. */
class HandRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly sent: Sent = { method: '', url: '', headers: {}, body: null }
  responseType = ''
  response: ArrayBuffer | null = null
  status = 0
  statusText = ''
  answered = ''

  open(method: string, url: string) {
    Object.assign(this.sent, { method, url })
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers[name] = value
  }
  send(body: unknown) {
    this.sent.body = body
  }
  getAllResponseHeaders() {
    return this.answered
  }
  abort() {
    this.end('abort')
  }
  end(how: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
  move(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }))
  }
  answer(status: number, body: string, headers: string) {
    const { buffer } = new TextEncoder().encode(body)
    Object.assign(this, { status, answered: headers, response: buffer })
    this.upload.dispatchEvent(new Event('load'))
    this.end('load')
  }
}

const content = new Blob(['%PDF-'])

const send = () => {
  const request = new HandRequest()
  const given = new AbortController()
  const parts: number[] = []
  // The rest of a browser's request is not called.
  const create = () => request as unknown as XMLHttpRequest
  const answer = createTransfer(create)('/api/materials', {
    method: 'POST',
    headers: new Headers({ 'Content-Type': 'application/octet-stream', Authorization: 'Bearer first' }),
    content,
    signal: given.signal,
    onMoved: (part) => parts.push(part),
  })
  return { request, given, parts, answer }
}

test('a file is sent as it is, and what has left of it is told', async () => {
  const { request, parts, answer } = send()
  request.move(1, 4)
  request.move(0, 0, false)
  request.answer(201, '{"materialId":4}', 'content-type: application/json\r\nNew-Access-Token: Bearer second\r\n')
  const response = await answer
  expect([response.status, response.headers.get('New-Access-Token'), await response.json()]).toEqual([
    201,
    'Bearer second',
    { materialId: 4 },
  ])
  expect([request.sent, parts]).toEqual([
    {
      method: 'POST',
      url: '/api/materials',
      headers: { authorization: 'Bearer first', 'content-type': 'application/octet-stream' },
      body: content,
    },
    [0.25, 0, 1],
  ])
})

test('an answer without a body is one', async () => {
  const { request, answer } = send()
  request.answer(204, '', '')
  const { status, body } = await answer
  expect([status, body]).toEqual([204, null])
})

test('no answer is an error, as of fetch', async () => {
  const { request, answer } = send()
  request.end('error')
  await expect(answer).rejects.toBeInstanceOf(TypeError)
})

test('what is aborted on the way is given up with its reason', async () => {
  const { given, answer } = send()
  const reason = new Error('Nobody waits for it')
  given.abort(reason)
  await expect(answer).rejects.toBe(reason)
})

test('what was aborted before is not begun', async () => {
  const sent: string[] = []
  const create = () => {
    sent.push('begun')
    throw new Error('Not to be made')
  }
  const transfer = createTransfer(create)('/api/materials', {
    method: 'POST',
    headers: new Headers(),
    content,
    signal: AbortSignal.abort(),
    onMoved: () => {},
  })
  await expect(transfer).rejects.toMatchObject({ name: 'AbortError' })
  expect(sent).toEqual([])
})
