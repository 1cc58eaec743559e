import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { builtServer } from '../../support/built-server.ts'
import { createTestDatabase, templateOn } from '../../support/postgres-databases.ts'

const START_SECONDS = 300
const PROJECT = resolve(import.meta.dirname, '../../..')

export type Installation = Readonly<{
  origin: string
  folder: string
  pid: number
  /** What the server printed so far. */
  output: () => string
  stop: () => Promise<void>
  /** Ends the server as a power button would, and leaves its data. */
  kill: () => Promise<void>
  /** Puts the clock of a server that was started with one ahead. */
  moveClock: (milliseconds: number) => Promise<void>
}>

export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })

const ended = (server: ChildProcess): Promise<void> =>
  server.exitCode !== null || server.signalCode !== null
    ? Promise.resolve()
    : new Promise((done) => {
        server.once('exit', () => done())
      })

/**
 * A new database on the server that `DATABASE_URL` names, so that a run on it starts as empty as an embedded one: with
 * the tables that both begin with.
 */
export const freshDatabase = async (server: string): Promise<string> =>
  (await createTestDatabase(server, await templateOn(server))).url

/** What a start may say and still find the demo as it was put there: see `seeded-template.ts`. */
const LEAVES_THE_DEMO = new Set(['SMTP_URL'])

const beginWith = async (server: string, folder: string, isAsSeeded: boolean): Promise<string> => {
  const { SEEDED_DATABASE: template, SEEDED_FOLDER: files } = process.env
  if (!isAsSeeded || !template || !files) return freshDatabase(server)
  await cp(files, folder, { recursive: true })
  return (await createTestDatabase(server, template)).url
}

/**
 * Starts the built product as `npm start` does, on a free port with a data folder of its own (or the one given),
 * and resolves once it answers that it is ready. An empty `DATABASE_URL` is the embedded database, whatever the
 * environment names.
 */
export const startInstallation = async (
  env: Readonly<Record<string, string>> = {},
  held?: Readonly<{ folder: string }>,
  entry: string = builtServer(),
): Promise<Installation> => {
  const folder = held?.folder ?? (await mkdtemp(join(tmpdir(), 'tim-installation-')))
  const port = await freePort()
  const { DATABASE_URL: machineDatabase, DEMO: _demo, ...inherited } = process.env
  const { DATABASE_URL: askedDatabase, ...asked } = env
  const isAsSeeded = !held && Object.keys(asked).every((name) => LEAVES_THE_DEMO.has(name))
  const database = askedDatabase ?? (machineDatabase ? await beginWith(machineDatabase, folder, isAsSeeded) : '')
  const server = spawn(process.execPath, [entry], {
    cwd: PROJECT,
    env: {
      ...inherited,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DRAIN_SECONDS: '0',
      ...(database === '' ? {} : { DATABASE_URL: database, DEMO: '1' }),
      ...asked,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // It listens to nobody unless it was made to.
  server.channel?.unref()
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  server.stdout?.on('data', keep)
  server.stderr?.on('data', keep)
  const origin = `http://127.0.0.1:${port}`

  for (let tries = 0; ; tries += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) break
    if (server.exitCode !== null || tries > START_SECONDS * 4) {
      server.kill('SIGKILL')
      throw new Error(`The server did not become ready. It said:\n${output}`)
    }
    await pause(250)
  }

  return {
    origin,
    folder,
    pid: server.pid ?? 0,
    output: () => output,
    stop: async () => {
      server.kill('SIGTERM')
      await ended(server)
      if (!held) await rm(folder, { recursive: true, force: true })
    },
    kill: async () => {
      server.kill('SIGKILL')
      await ended(server)
    },
    moveClock: async (milliseconds) => {
      const moved = once(server, 'message')
      server.send(milliseconds)
      await moved
    },
  }
}

/** An installation whose clock can be moved. */
export const startClockedInstallation = (): Promise<Installation> =>
  startInstallation({}, undefined, 'tests/e2e/support/clocked-server.ts')

let seen: Promise<Installation> | undefined

/**
 * An installation that is looked at and left as it was: one for all files of a worker that do no more, since to make one
 * costs as much as to see some pages. It ends with the worker.
 */
export const startSeenInstallation = (): Promise<Installation> => {
  seen ??= startInstallation().then((installation) => {
    process.once('exit', () => {
      process.kill(installation.pid, 'SIGKILL')
      rmSync(installation.folder, { recursive: true, force: true, maxRetries: 5 })
    })
    return { ...installation, stop: async () => {} }
  })
  return seen
}
