// `npm start`: install, build and run, each only if there is something to do.
import { spawn } from 'node:child_process'

import { whenNpmEnds } from './npm-life.mjs'
import { ensureBuilt, ensureInstalled, projectNode, root, serverFile, toolEnv } from './setup.mjs'

await ensureInstalled()
await ensureBuilt()

// By the channel the server hears when this process is gone, however it ended.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
const server = spawn(projectNode(), [serverFile()], { cwd: root, stdio, env: toolEnv() })

// The server stops cleanly on these; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))

whenNpmEnds(() => server.kill('SIGTERM'))

server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
