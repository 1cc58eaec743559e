// A private PostgreSQL server for one run: its own cluster in a temporary folder, on a free port, gone afterwards.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const HOME = '/usr/lib/postgresql'

/** The newest server that Debian's packages put there; its client alone is none. */
const installed = () =>
  (existsSync(HOME) ? readdirSync(HOME) : [])
    .filter((version) => existsSync(join(HOME, version, 'bin', 'initdb')))
    .toSorted((a, b) => Number(b) - Number(a))[0]

/** Whether a server can be started here, and killed. */
export const hasPostgres = () => installed() !== undefined

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** PostgreSQL refuses to run as root; the Debian package brings the user for it. */
const identity = () => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts a server and resolves with its address and ways to end it: `stop` for good, `kill` as a power button would,
 * after which `start` brings it back. A durable one keeps what it acknowledged through a kill; others are faster.
 */
export const startPrivatePostgres = async ({ durable = false } = {}) => {
  const version = installed()
  if (version === undefined) throw new Error(`No PostgreSQL server is installed in ${HOME}.`)
  const bin = join(HOME, version, 'bin')
  const as = identity()
  const folder = mkdtempSync(join(tmpdir(), 'tim-postgres-'))
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'tim', '--auth=trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    cwd: folder,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)

  const port = await freePort()
  const settings = ['max_connections=200', `unix_socket_directories=${folder}`, ...(durable ? [] : FAST)]
  let server
  let ended

  const launch = () => {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])],
      { ...as, cwd: folder, stdio: 'ignore' },
    )
    server = child
    ended = new Promise((resolve) => {
      child.once('exit', resolve)
    })
  }

  const start = async () => {
    launch()
    for (let tries = 0; tries < 300; tries += 1) {
      const ready = spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'tim'])
      if (ready.status === 0) return
      await pause(100)
      // It gives up at once while a worker of a killed one still holds the shared memory.
      if (server.exitCode !== null) launch()
    }
    throw new Error('The PostgreSQL server for the tests did not start within thirty seconds.')
  }

  const kill = async () => {
    // Its workers lead groups of their own and would outlive it for a moment: they go with it.
    const workers = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
    for (const pid of [server.pid, ...(workers.match(/\d+/g) ?? []).map(Number)]) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It ended by itself in the meantime.
      }
    }
    await ended
  }
  const stop = async () => {
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }

  await start()
  process.once('exit', () => server.kill('SIGQUIT'))
  return { bin, url: `postgres://tim@127.0.0.1:${port}/postgres`, start, kill, stop }
}

/** The PostgreSQL that the tests make databases on: TEST_DATABASE_URL, else a private one. Never that of the product. */
export const startPostgres = async () => {
  const url = process.env.TEST_DATABASE_URL
  return url ? { url, stop: async () => {} } : startPrivatePostgres()
}
