import { readFileSync } from 'node:fs'

import type { InjectOptions } from 'fastify'

import type { Upload } from '../../../src/domain/contract/upload.contract.ts'
import { metadataOf, PIECE_TYPE, PIECES_VERSION } from '../../../src/domain/file-upload.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

const MEDIA = new URL('../../../server/demo/media/', import.meta.url)
export const demoMedia = (name: string): Buffer => readFileSync(new URL(name, MEDIA))

export type Announced = Readonly<{
  target?: string
  kind?: string
  name?: string
  language?: string
  seconds?: number
  size: number
}>

/** How somebody uploads a file, step by step. */
export const uploader = (server: TestApp, as: TestUser) => {
  const tus = (options: InjectOptions) =>
    server.call({ ...options, as, headers: { 'tus-resumable': PIECES_VERSION, ...options.headers } })
  const begin = ({ size, target = 'library', kind = 'video', name = 'a file', language, seconds }: Announced) =>
    tus({
      method: 'POST',
      url: '/api/uploads',
      headers: {
        'upload-length': String(size),
        'upload-metadata': metadataOf({ target, kind, name, language, seconds }),
      },
    })
  const begun = async (announced: Announced): Promise<string> => (await begin(announced)).json<{ id: string }>().id
  const send = (id: string, offset: number, piece: Buffer) =>
    tus({
      method: 'PATCH',
      url: `/api/uploads/${id}`,
      headers: { 'upload-offset': String(offset), 'content-type': PIECE_TYPE },
      payload: piece,
    })
  const look = (id: string) => tus({ method: 'HEAD', url: `/api/uploads/${id}` })
  const read = async (id: string) => (await server.call({ url: `/api/uploads/${id}`, as })).json<Upload>()
  const list = async (query = '') => (await server.call({ url: `/api/uploads${query}`, as })).json<Upload[]>()
  const leave = (id: string) => tus({ method: 'DELETE', url: `/api/uploads/${id}` })
  /** The whole of a file, and what became of it. */
  const whole = async (content: Buffer, announced: Omit<Announced, 'size'> = {}): Promise<Upload> => {
    const id = await begun({ ...announced, size: content.length })
    await send(id, 0, content)
    await server.platform.jobs.drain()
    return read(id)
  }
  return { tus, begin, begun, send, look, read, list, leave, whole }
}

export type Uploader = ReturnType<typeof uploader>
