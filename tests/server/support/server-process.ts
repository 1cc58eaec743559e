import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { builtServer } from '../../support/built-server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export type RunningProcess = Readonly<{ child: ChildProcess; output: () => string }>

/** Runs the server, or its command line, as it was built, as its own process; on the embedded database, unless `environment` names another. */
export const runScript = (
  name: 'main' | 'admin',
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): RunningProcess => {
  const { TEST_DATABASE_URL: _test, DATABASE_URL: _real, ...inherited } = process.env
  const child = spawn(process.execPath, [builtServer(name), ...args], {
    cwd: root,
    env: {
      ...inherited,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '0',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'info',
      ...environment,
    },
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { child, output: () => output }
}

/** The exit code, once everything that was printed has been read. */
export const ended = async ({ child }: RunningProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  return child.exitCode
}

export const stop = async (running: RunningProcess): Promise<void> => {
  running.child.kill('SIGTERM')
  await ended(running)
}

/** Where a server says that it listens. */
export const listening = ({ child, output }: RunningProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const address = /listening at (http:\/\/[^"]+)/.exec(output())?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout?.on('data', look)
    child.once('close', () => reject(new Error(output())))
    look()
  })
