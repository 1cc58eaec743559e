import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { Upload as Sending } from 'tus-js-client'
import { expect, it } from 'vitest'

import { startPrivatePostgres } from '../../scripts/postgres.mjs'
import type { Upload } from '../../src/domain/contract/upload.contract.ts'
import { startInstallation, type Installation } from '../e2e/support/installation.ts'
import { isLong } from '../support/long.ts'

const MIB = 1024 * 1024
const SIZE = isLong ? 2048 * MIB : 48 * MIB
const INTERRUPTIONS = 10
const PIECE = isLong ? 8 * MIB : 2 * MIB
/** What a server may need beyond what it had before, whatever the size of the file. */
const MEMORY = 220 * MIB
const VIDEO = new URL('../../server/demo/media/clearance-and-termination.mp4', import.meta.url)

/** A real video of a size, by a box of noise that players pass over. */
const makeVideo = async (path: string, size: number): Promise<string> => {
  await copyFile(VIDEO, path)
  const filling = size - (await stat(path)).size
  const head = Buffer.alloc(8)
  head.writeUInt32BE(filling, 0)
  head.write('free', 4)
  await appendFile(path, head)
  for (let left = filling - head.length, at = 0; left > 0; at += 1) {
    const noise = Buffer.alloc(Math.min(left, MIB), createHash('sha512').update(String(at)).digest())
    await appendFile(path, noise)
    left -= noise.length
  }
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** A network with one address for whichever server runs, that can be torn. */
const startNetwork = async () => {
  const sockets = new Set<Socket>()
  let port = 0
  const server = createServer((near) => {
    const far = createConnection({ port, host: '127.0.0.1' })
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket)).on('error', () => undefined)
    }
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done())
  })
  const tear = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: ({ origin }: Installation) => {
      port = Number(new URL(origin).port)
    },
    tear,
    stop: () => {
      tear()
      server.close()
    },
  }
}

/** The most memory that a process has had. */
const peakOf = async (pid: number): Promise<number> =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

const places = [
  { name: 'the embedded database', database: async () => ({ url: '', stop: async () => {} }) },
  ...(isLong ? [{ name: 'PostgreSQL', database: () => startPrivatePostgres({}) }] : []),
]

it.each(places)(
  `brings a file of ${SIZE / MIB} MB over ${INTERRUPTIONS} interruptions to a server on $name, whole and in little memory`,
  { timeout: 1_800_000 },
  async ({ database: open }) => {
    const database = await open()
    const folder = await mkdtemp(join(tmpdir(), 'tim-upload-'))
    const path = join(folder, 'video.mp4')
    const digest = await makeVideo(path, SIZE)
    const data = { folder: join(folder, 'data') }
    const start = () => startInstallation({ DATABASE_URL: database.url, DEMO: '1' }, data)
    const network = await startNetwork()
    let installation = await start()
    network.leadTo(installation)

    const login = await fetch(`${network.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.org', password: 'Training#2026' }),
    })
    const { token } = (await login.json()) as { token: string }
    const headers = { Authorization: token }
    const ask = async <T>(rest: string): Promise<T> =>
      (await (await fetch(`${network.origin}/api/uploads${rest}`, { headers })).json()) as T

    const peaks: number[] = []
    const restart = async () => {
      peaks.push(await peakOf(installation.pid))
      await installation.kill()
      installation = await start()
      network.leadTo(installation)
    }
    const before = await peakOf(installation.pid)

    let interruptions = 0
    let sending: Sending | undefined
    const reload = async (upload: Sending, done: () => void, fail: (cause: Error) => void) => {
      await upload.abort()
      const [held] = await ask<Upload[]>('?target=library')
      sending = send(done, fail, `${network.origin}/api/uploads/${held?.id}`)
    }
    const send = (done: () => void, fail: (cause: Error) => void, uploadUrl: string | null): Sending => {
      const upload = new Sending(createReadStream(path), {
        endpoint: `${network.origin}/api/uploads`,
        uploadUrl,
        uploadSize: SIZE,
        chunkSize: PIECE,
        headers,
        metadata: { target: 'library', kind: 'video', name: 'video.mp4' },
        retryDelays: Array.from({ length: 600 }, () => 100),
        storeFingerprintForResuming: false,
        onSuccess: done,
        onError: fail,
        onProgress: (sent) => {
          if (interruptions >= INTERRUPTIONS || sent < ((interruptions + 1) * SIZE) / (INTERRUPTIONS + 1)) return
          interruptions += 1
          const kinds = [
            () => network.tear(),
            () => void restart().catch(fail),
            // The page is loaded anew: the file is chosen again, and the server knows how far it has come.
            () => void reload(upload, done, fail).catch(fail),
          ]
          kinds[interruptions % kinds.length]?.()
        },
      })
      upload.start()
      return upload
    }
    await new Promise<void>((done, fail) => {
      sending = send(done, fail, null)
    })
    expect(interruptions).toBe(INTERRUPTIONS)
    const id = sending?.url?.split('/').at(-1) ?? ''

    await expect.poll(async () => (await ask<Upload>(`/${id}`)).state, { timeout: 600_000 }).toBe('ready')
    expect(await ask(`/${id}`)).toMatchObject({ digest, size: SIZE, width: 854, height: 480, offset: SIZE })
    peaks.push(await peakOf(installation.pid))
    expect(Math.max(...peaks) - before).toBeLessThan(MEMORY)

    await installation.stop()
    network.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  },
)
