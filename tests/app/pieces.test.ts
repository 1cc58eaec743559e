import { describe, expect, it } from 'vitest'

import { createPieces } from '../../src/app/actors/pieces.ts'
import { PIECE_TYPE } from '../../src/domain/file-upload.ts'
import type { Transfer } from '../../src/gateway/rest/rest.types.ts'
import type { ChosenUpload } from '../../src/machines/upload/upload.machine.ts'
import { gatewayWith, json, refusal } from '../gateway/fake-server.ts'

const ID = 'a'.repeat(32)
const CONTENT = '0123456789'
const FILE: ChosenUpload = {
  target: 'library',
  kind: 'captions',
  name: 'Ders.srt',
  size: CONTENT.length,
  language: 'tr',
  seconds: 46.5,
  content: new Blob([CONTENT]),
}
const HELD = {
  id: ID,
  target: 'library',
  kind: 'captions',
  name: 'Ders.srt',
  language: 'tr',
  size: CONTENT.length,
  refusal: null,
  digest: null,
  file: null,
  seconds: null,
  width: null,
  height: null,
  cues: null,
  findings: [],
  createdAt: '2026-01-02T00:00:00Z',
}

type Piece = Parameters<Transfer>[1]

/** A server that keeps pieces where they belong; `before` may come between it and one of them. */
const serverWith = ({
  came = 0,
  state = 'receiving',
  before = () => null,
}: {
  came?: number
  state?: string
  before?: (piece: number, take: (text: string) => void) => Response | null
} = {}) => {
  const kept = { text: CONTENT.slice(0, came), pieces: [] as string[], begun: [] as (string | null)[] }
  const take = (text: string) => {
    kept.text += text
  }
  const transfer: Transfer = async (_url, { content, headers, onMoved }: Piece) => {
    const offset = Number(headers.get('upload-offset'))
    const text = await content.text()
    kept.pieces.push(`${offset}: ${text} ${headers.get('content-type')}`)
    const refused = before(kept.pieces.length, take)
    if (refused) return refused
    if (offset !== kept.text.length) return refusal(409, { code: 'CONFLICT' })
    onMoved(0.5)
    take(text)
    return new Response(null, { status: 204 })
  }
  const { gateway } = gatewayWith(
    {
      'POST /api/uploads': ({ headers }) => {
        kept.begun.push(headers.get('upload-metadata'))
        return json({ id: ID }, { status: 201 })
      },
      [`GET /api/uploads/${ID}`]: () => json({ ...HELD, offset: kept.text.length, state }),
    },
    { transfer },
  )
  const heard: string[] = []
  const send = (id: string | null, file = FILE, signal = new AbortController().signal) =>
    createPieces(gateway, 4)({ file, id }, signal, (news) =>
      heard.push(news.type === 'pieces.begun' ? `begun ${news.id}` : `moved ${news.sent}`),
    )
  return { kept, heard, send }
}

describe('a file in pieces', () => {
  it('is begun with what it is, and sent to its end', async () => {
    const { kept, heard, send } = serverWith()
    await send(null)
    expect(kept).toEqual({
      text: CONTENT,
      pieces: [`0: 0123 ${PIECE_TYPE}`, `4: 4567 ${PIECE_TYPE}`, `8: 89 ${PIECE_TYPE}`],
      begun: [
        ['target library', 'kind captions', 'name Ders.srt', 'language tr', 'seconds 46.5']
          .map((fact) => fact.split(' '))
          .map(([key, value = '']) => `${key} ${btoa(value)}`)
          .join(','),
      ],
    })
    expect(heard).toEqual([`begun ${ID}`, 'moved 2', 'moved 4', 'moved 6', 'moved 8', 'moved 9', 'moved 10'])
  })

  it('goes on from what has come', async () => {
    const { kept, send } = serverWith({ came: 5 })
    await send(ID)
    expect([kept.begun, kept.pieces]).toEqual([[], [`5: 5678 ${PIECE_TYPE}`, `9: 9 ${PIECE_TYPE}`]])
  })

  it('that has come whole is sent no more', async () => {
    const { kept, send } = serverWith({ came: CONTENT.length, state: 'checking' })
    await send(ID)
    expect(kept.pieces).toEqual([])
  })

  it('that was given up elsewhere is not there', async () => {
    await expect(serverWith({ state: 'abandoned' }).send(ID)).rejects.toMatchObject({ fault: { kind: 'notFound' } })
  })

  it('goes on from where another has brought it', async () => {
    const { kept, send } = serverWith({
      before: (piece, take) => {
        if (piece === 2) take('4567')
        return null
      },
    })
    await send(null)
    expect([kept.text, kept.pieces]).toEqual([
      CONTENT,
      [`0: 0123 ${PIECE_TYPE}`, `4: 4567 ${PIECE_TYPE}`, `8: 89 ${PIECE_TYPE}`],
    ])
  })

  it('that is refused where it has come to is tried later', async () => {
    const { kept, send } = serverWith({ before: (piece) => (piece === 2 ? refusal(409, { code: 'CONFLICT' }) : null) })
    await expect(send(null)).rejects.toMatchObject({ fault: { kind: 'offline' } })
    expect(kept.text).toBe('0123')
  })

  it('is broken off by what the server refuses', async () => {
    const { send } = serverWith({ before: () => refusal(413, { code: 'TOO_LARGE' }) })
    await expect(send(null)).rejects.toMatchObject({ fault: { kind: 'refused', code: 'TOO_LARGE' } })
  })

  it('that cannot be read any more is lost, and nothing of it is sent', async () => {
    const gone = new Blob([CONTENT])
    const unreadable = () => Promise.reject(new DOMException('Changed on the disk', 'NotReadableError'))
    const slice = () => Object.assign(new Blob([]), { slice: () => ({ arrayBuffer: unreadable }) })
    const { kept, send } = serverWith()
    await expect(send(null, { ...FILE, content: Object.assign(gone, { slice }) })).rejects.toThrow(
      'The file cannot be read',
    )
    expect(kept.pieces).toEqual([])
  })

  it('is given up by who sends it', async () => {
    const given = new AbortController()
    const reason = new Error('Nobody waits for it')
    const { send } = serverWith({
      before: () => {
        given.abort(reason)
        throw new TypeError('network')
      },
    })
    await expect(send(null, FILE, given.signal)).rejects.toBe(reason)
  })
})
