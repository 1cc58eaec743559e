import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { Client } from 'pg'

type Person = Readonly<{ studentId: number | null; token: string }>

/** A product with a number of students, and who asks it. */
export type ScaleServer = Readonly<{
  /** How many there are: as many as were asked for, or as fitted into the time. */
  students: number
  origin: string
  coordinator: Person
  instructor: Person
  student: Person
  admin: Person
  master: Person
  /** A class to come, of the instructor. */
  classId: number
  courseId: number
}>

export type RunningScaleServer = ScaleServer & Readonly<{ statements: () => Promise<number> }>

/** How many students, what each of them has, and for how long they are made at most. */
export type Seed = Readonly<{ students: number; shape: string; minutes: number }>

type Postgres = Readonly<{
  startPrivatePostgres: (wanted: { durable: boolean }) => Promise<{ url: string; stop: () => Promise<void> }>
}>

const start = async (
  url: string,
  seed: Seed,
  dataDir: string,
): Promise<readonly [ChildProcess, RunningScaleServer]> => {
  const served = fork(fileURLToPath(new URL('../bench-scale-server.ts', import.meta.url)), {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '1',
      LOG_LEVEL: 'warn',
      STUDENTS: String(seed.students),
      SHAPE: seed.shape,
      SEED_MINUTES: String(seed.minutes),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ready = once(served, 'message') as Promise<[ScaleServer]>
  const [server] = (await Promise.race([ready, once(served, 'exit').then(() => null)])) ?? []
  if (server === undefined) throw new Error(`The server with ${seed.students} students did not start`)
  const statements = async () => {
    const answer = once(served, 'message') as Promise<[{ statements: number }]>
    served.send('statements')
    return (await answer)[0].statements
  }
  return [served, { ...server, statements }]
}

export type ScaleServers = Readonly<{ few: RunningScaleServer; many: RunningScaleServer }>

/** The same product twice on one PostgreSQL: with few students and with many. */
export const startScaleServers = async (
  few: number,
  many: Seed,
): Promise<ScaleServers & Readonly<{ stop: () => Promise<void> }>> => {
  const script = new URL('../../../scripts/postgres.mjs', import.meta.url).href
  const { startPrivatePostgres } = (await import(script)) as Postgres
  const postgres = await startPrivatePostgres({ durable: false })
  const folder = await mkdtemp(join(tmpdir(), 'tim-scale-'))
  const client = new Client(postgres.url)
  await client.connect()
  await client.query('create database few')
  await client.query('create database many')
  await client.end()
  const urlOf = (name: string) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href
  const running: ChildProcess[] = []
  const stop = async () => {
    await Promise.all(
      running.map(async (served) => {
        served.kill('SIGTERM')
        await once(served, 'exit')
      }),
    )
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const open = async (name: string, seed: Seed) => {
    const [served, server] = await start(urlOf(name), seed, join(folder, name))
    running.push(served)
    return server
  }
  try {
    return { few: await open('few', { ...many, students: few }), many: await open('many', many), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
