import { openAsBlob } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'
import { createActor, fromCallback, waitFor, type EventObject } from 'xstate'

import { hasPostgres, startPrivatePostgres } from '../../scripts/postgres.mjs'
import { createUpload } from '../../src/app/actors/upload.actors.ts'
import { createGateway, type Gateway } from '../../src/gateway/gateway.ts'
import type { ChosenUpload } from '../../src/machines/upload/upload.machine.ts'
import { startInstallation, type Installation } from '../e2e/support/installation.ts'
import { digestOf, makeVideo } from '../support/large-video.ts'
import { isLong } from '../support/long.ts'
import { startNetwork } from './support/torn-network.ts'

const MIB = 1024 * 1024
const SIZE = isLong ? 2048 * MIB : 48 * MIB
const PIECE = isLong ? 8 * MIB : 2 * MIB
/** What a server may need beyond what it had before, whatever the size of the file: most of it is the thread that reads it. */
const MEMORY = 220 * MIB

/** A server that is killed takes seconds to start again: the sample has two of them. */
const INTERRUPTIONS = isLong
  ? (['tear', 'kill', 'reload', 'tear', 'kill', 'reload', 'tear', 'kill', 'reload', 'kill'] as const)
  : (['tear', 'reload', 'kill', 'tear', 'reload', 'tear', 'kill', 'reload', 'tear', 'reload'] as const)

const memoryOf = async (pid: number, what: 'VmRSS' | 'VmHWM'): Promise<number> =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

/** How much more memory a process has had at most, beyond what it has now. */
const watchMemory = async ({ pid }: Installation): Promise<() => Promise<number>> => {
  // What it took to start is over: the kernel counts the most from here.
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  const before = await memoryOf(pid, 'VmRSS')
  return async () => (await memoryOf(pid, 'VmHWM')) - before
}

/** The gateway of a page, in Node: its `fetch` tells of no progress, and nothing here looks at that. */
const gatewayTo = (origin: string, token: () => string | null): Gateway =>
  createGateway({
    baseUrl: `${origin}/api`,
    language: () => 'en',
    token,
    onToken: () => {},
    onUnauthorised: () => {},
    isOffline: () => false,
    transfer: (url, { content: body, ...request }) => fetch(url, { ...request, body }),
  })

const places = [
  { name: 'the embedded database', database: async () => ({ url: '', stop: async () => {} }) },
  ...(isLong && hasPostgres() ? [{ name: 'PostgreSQL', database: () => startPrivatePostgres({}) }] : []),
]

it.each(places)(
  `brings a file of ${SIZE / MIB} MB over ${INTERRUPTIONS.length} interruptions to a server on $name, whole and in little memory`,
  { timeout: 1_800_000 },
  async ({ name, database: open }) => {
    const database = await open()
    const folder = await mkdtemp(join(tmpdir(), 'tim-upload-'))
    const path = join(folder, 'video.mp4')
    await makeVideo(path, SIZE)
    const data = { folder: join(folder, 'data') }
    const start = () => startInstallation({ DATABASE_URL: database.url, DEMO: '1' }, data)
    const network = await startNetwork()
    let installation: Installation = await start()
    network.leadTo(installation)

    let token: string | null = null
    const gateway = gatewayTo(network.origin, () => token)
    const who = { email: 'admin@example.org', password: 'Training#2026' }
    token = (await gateway.ask('SignIn', who)).signIn.token.replace(/^Bearer /, '')
    const file: ChosenUpload = {
      target: 'library',
      kind: 'video',
      name: 'video.mp4',
      size: SIZE,
      language: 'en',
      seconds: null,
      content: await openAsBlob(path),
    }

    const returned = new Set<() => void>()
    const machine = createUpload(gateway, {
      pieceBytes: PIECE,
      network: fromCallback<EventObject, undefined>(({ sendBack }) => {
        const tell = () => sendBack({ type: 'network.returned' })
        returned.add(tell)
        return () => returned.delete(tell)
      }),
    })
    const send = () => {
      const actor = createActor(machine, { input: { file } }).start()
      actor.send({ type: 'turn.came' })
      return actor
    }

    const grown: number[] = []
    let grownBy = await watchMemory(installation)
    let sending = send()
    const interrupt = {
      tear: async () => network.tear(),
      kill: async () => {
        grown.push(await grownBy())
        await installation.kill()
        installation = await start()
        grownBy = await watchMemory(installation)
        network.leadTo(installation)
        for (const tell of returned) tell()
      },
      // The page is loaded anew: the file is chosen again, and the server knows how far it has come.
      reload: async () => {
        sending.stop()
        sending = send()
      },
    }
    for (const kind of INTERRUPTIONS) {
      await network.after(SIZE / (INTERRUPTIONS.length + 1))
      await interrupt[kind]()
    }

    const { context } = await waitFor(sending, (at) => at.hasTag('over'), { timeout: 600_000 })
    const digest = await digestOf(path)
    expect(context.held).toMatchObject({ state: 'ready', digest, size: SIZE, width: 854, height: 480, offset: SIZE })
    expect(await digestOf(join(data.folder, 'files', 'lessons', `${digest}.mp4`))).toBe(digest)
    // What had come was not sent again, but for what was on its way when it was interrupted.
    const again = network.sent() - SIZE
    expect(again).toBeLessThan((INTERRUPTIONS.length + 1) * PIECE)
    grown.push(await grownBy())
    const megabytes = (bytes: number) => `${(bytes / MIB).toFixed(1)} MB`
    console.info(`${name}: sent again ${megabytes(again)}, grown ${grown.map(megabytes).join(', ')}`)
    expect(Math.max(...grown)).toBeLessThan(MEMORY)

    await installation.stop()
    network.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  },
)
