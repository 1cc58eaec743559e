// `npm start`: install, build and run, each only if there is something to do.
import { spawn } from 'node:child_process'

import { ensureBuilt, ensureInstalled, projectNode, root, toolEnv } from './setup.mjs'

await ensureInstalled()
await ensureBuilt()

const server = spawn(projectNode(), ['server/main.ts'], { cwd: root, stdio: 'inherit', env: toolEnv() })

// The server stops cleanly on these; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))

// npm passes a signal to the shell that it runs this in, and that shell dies without passing it on. Whoever ends
// npm means the server too.
if (process.env.npm_lifecycle_event === 'start') {
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) server.kill('SIGTERM')
  }, 500).unref()
}

server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
