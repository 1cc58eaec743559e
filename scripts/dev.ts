// `npm run dev`: the REST server, restarted on a change, and Vite in front of it with the visualizer.
import { spawn, type ChildProcess } from 'node:child_process'

import { devEnvironment } from './dev-environment.ts'

const API_PORT = '3001'
const PAGE_PORT = process.env['PORT'] || '3000'

const start = (command: string, args: readonly string[], env: Record<string, string>): ChildProcess =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' })

// What may be in the events of charts takes some seconds to read, and only the visualizer's forms wait for it.
start('node', ['scripts/emit-shapes.ts'], {})

const parts = [
  start(
    'node',
    ['--watch', '--watch-preserve-output', 'server/main.ts'],
    devEnvironment(process.env, { apiPort: API_PORT, pagePort: PAGE_PORT }),
  ),
  start('vite', ['--port', PAGE_PORT, '--strictPort', '--host', '127.0.0.1'], {
    API_ORIGIN: `http://127.0.0.1:${API_PORT}`,
  }),
]

const stop = () => {
  for (const part of parts) part.kill('SIGTERM')
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const part of parts) {
  part.once('exit', (code) => {
    stop()
    process.exitCode ??= code ?? 0
  })
}
