import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { BenchData } from './bench-data.ts'

type Postgres = Readonly<{
  startPrivatePostgres: (wanted: { durable: boolean }) => Promise<{ url: string; stop: () => Promise<void> }>
}>

/** The product, plain handlers and plain files, all served by one other process. */
export type BenchServer = Readonly<{
  product: string
  bare: string
  files: string
  data: BenchData
  /** Processor time that the serving process has used, in microseconds. */
  cpuMicros: () => Promise<number>
  stop: () => Promise<void>
}>

/** On a PostgreSQL of its own that writes to disk before it says so, as in production. */
export const startBenchServer = async (): Promise<BenchServer> => {
  const script = new URL('../../../scripts/postgres.mjs', import.meta.url).href
  const { startPrivatePostgres } = (await import(script)) as Postgres
  const postgres = await startPrivatePostgres({ durable: true })
  const folder = await mkdtemp(join(tmpdir(), 'tim-bench-'))
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', DEMO: '1' }
  const served = fork(fileURLToPath(new URL('../bench-server.ts', import.meta.url)), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const clean = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const ready = once(served, 'message') as Promise<[Omit<BenchServer, 'stop' | 'cpuMicros'>]>
  const failed = once(served, 'exit').then(() => null)
  const [server] = (await Promise.race([ready, failed])) ?? []
  if (server === undefined) {
    await clean()
    throw new Error('The server to measure did not start')
  }
  return {
    ...server,
    cpuMicros: async () => {
      const { user, system } = (await (await fetch(`${server.bare}/cpu`)).json()) as NodeJS.CpuUsage
      return user + system
    },
    stop: async () => {
      served.kill('SIGTERM')
      await failed
      await clean()
    },
  }
}
