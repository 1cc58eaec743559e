import { describe, expect, test } from 'vitest'

import type { RestOptions } from '../../src/gateway/rest/rest.types.ts'
import type { Transfer } from '../../src/gateway/rest/rest.types.ts'
import { gatewayWith, json, refusal } from './fake-server.ts'

type Request = Parameters<Transfer>[1] & Readonly<{ url: string }>

const FILE = new File(['%PDF-'], 'Guide.pdf', { lastModified: 7 })
const UPLOAD = { materialId: 4, fileName: 'Guide.pdf', note: '' }
const kept = () => json({ materialId: 4, version: 2 }, { status: 201 })

/** A gateway whose files go to these answers, one after the other; its stalls are waited for by hand. */
const uploadsTo = (...answers: ((request: Request) => Response | Promise<Response>)[]) => {
  const requests: Request[] = []
  const waits: { milliseconds: number; signal: AbortSignal | undefined; end: () => void }[] = []
  const transfer: Transfer = async (url, request) => {
    requests.push({ url, ...request })
    const answer = answers.shift()
    if (!answer) throw new Error('One request too many')
    return answer({ url, ...request })
  }
  const wait: RestOptions['wait'] = (milliseconds, signal) =>
    new Promise((end) => {
      waits.push({ milliseconds, signal, end })
    })
  const world = gatewayWith({}, { transfer, wait, stallTimeout: 30_000 })
  const send = (file = FILE, onProgress?: (part: number) => void, signal?: AbortSignal) =>
    world.gateway.ask('AddMaterialVersion', UPLOAD, {
      file: { content: file, ...(onProgress ? { onProgress } : {}) },
      ...(signal ? { signal } : {}),
    })
  return { ...world, send, requests, waits }
}

/** As long as nobody ends it. */
const never = ({ signal }: Request) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

describe('a file', () => {
  test('is sent as it is, with the token, the language and a key', async () => {
    const { send, requests, gateway } = uploadsTo(({ onMoved }) => {
      onMoved(0.5)
      onMoved(1)
      return kept()
    })
    const heard: string[] = []
    gateway.topics.subscribe(['materials'], () => heard.push('materials'))
    const parts: number[] = []
    expect(await send(FILE, (part) => parts.push(part))).toEqual({ addMaterialVersion: { materialId: 4, version: 2 } })
    expect(
      requests.map(({ url, method, content, headers }) => ({
        url,
        method,
        content,
        headers: Object.fromEntries(headers),
      })),
    ).toEqual([
      {
        url: '/api/materials/4/versions?fileName=Guide.pdf&note=',
        method: 'POST',
        content: FILE,
        headers: {
          accept: 'application/json',
          'accept-language': 'tr',
          authorization: 'Bearer first',
          'content-type': 'application/octet-stream',
          'idempotency-key': 'key-1',
          'x-client': 'test',
        },
      },
    ])
    expect([parts, heard]).toEqual([[0.5, 1], ['materials']])
  })

  test('that is a piece goes where it belongs, as what it is, without a key', async () => {
    const { gateway, requests } = uploadsTo(() => new Response(null, { status: 204 }))
    const variables = { id: 'a1', tusResumable: '1.0.0', uploadOffset: 3_000_000_000 }
    await gateway.ask('SendPiece', variables, { file: { content: FILE, type: 'application/offset+octet-stream' } })
    expect(
      requests.map(({ url, method, headers }) => ({
        url,
        method,
        headers: ['content-type', 'upload-offset', 'tus-resumable', 'idempotency-key'].map((name) => headers.get(name)),
      })),
    ).toEqual([
      {
        url: '/api/uploads/a1',
        method: 'PATCH',
        headers: ['application/offset+octet-stream', '3000000000', '1.0.0', null],
      },
    ])
  })

  test('keeps its key until the server has clearly answered, and another file has another', async () => {
    const { send, requests } = uploadsTo(
      () => Promise.reject(new TypeError('network')),
      () => refusal(503),
      kept,
      () => refusal(415),
      kept,
    )
    await expect(send()).rejects.toMatchObject({ fault: { kind: 'offline' } })
    await expect(send()).rejects.toMatchObject({ fault: { kind: 'unexpected' } })
    await send()
    const other = new File(['%PDF-'], 'Guide.pdf', { lastModified: 8 })
    await expect(send(other)).rejects.toMatchObject({ fault: { kind: 'refused', message: 'No.' } })
    await send(other)
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'key-1',
      'key-1',
      'key-1',
      'key-2',
      'key-3',
    ])
  })

  test('renews the token, and is sent once more with one that another tab renewed', async () => {
    const { send, session, events, requests } = uploadsTo(
      () => {
        session.token = 'of another tab'
        return refusal(401)
      },
      () => json({ materialId: 4, version: 2 }, { status: 201, headers: { 'New-Access-Token': 'Bearer second' } }),
    )
    await send()
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer first',
      'Bearer of another tab',
    ])
    expect([session.token, events]).toEqual(['second', []])
  })

  test('says when the session is gone', async () => {
    const { send, events } = uploadsTo(() => refusal(401))
    await expect(send()).rejects.toMatchObject({ fault: { kind: 'unauthorised' } })
    expect(events).toEqual(['unauthorised first'])
  })

  test('may take as long as it moves, and is given up where it does not', async () => {
    const { send, requests, waits } = uploadsTo(never)
    const sending = send()
    const [request] = await until(requests)
    request?.onMoved(0.5)
    expect(waits.map(({ milliseconds, signal }) => [milliseconds, signal?.aborted])).toEqual([
      [30_000, true],
      [30_000, false],
    ])
    waits[0]?.end()
    waits[1]?.end()
    await expect(sending).rejects.toMatchObject({ fault: { kind: 'offline', code: 'TIMEOUT' } })
    expect(request?.signal.aborted).toBe(true)
  })

  test('that has come is watched no more', async () => {
    const { send, waits } = uploadsTo(kept)
    await send()
    expect(waits.map(({ signal }) => signal?.aborted)).toEqual([true])
  })

  test('is given up by who sends it', async () => {
    const { send, requests } = uploadsTo(never)
    const given = new AbortController()
    const sending = send(FILE, undefined, given.signal)
    const [request] = await until(requests)
    const reason = new Error('Nobody waits for it')
    given.abort(reason)
    await expect(sending).rejects.toBe(reason)
    expect(request?.signal.aborted).toBe(true)
  })

  test('is what such a question is asked with', async () => {
    const { gateway, requests } = uploadsTo()
    await expect(gateway.ask('AddMaterialVersion', UPLOAD)).rejects.toMatchObject({
      fault: { kind: 'unexpected' },
    })
    expect(requests).toEqual([])
  })
})

/** What is asked for is executed some turns later. */
const until = async <T>(list: readonly T[]): Promise<readonly T[]> => {
  while (list.length === 0) await new Promise((resolve) => setImmediate(resolve))
  return list
}
