// `npm run admin -- <command>`: the server's command line as it was built, and built first where the sources are newer.
import { spawn } from 'node:child_process'

import { ensureInstalled, ensureServerBuilt, projectNode, root, serverFile, toolEnv } from './setup.mjs'

await ensureInstalled()
await ensureServerBuilt()

const options = { cwd: root, stdio: 'inherit', env: toolEnv() }
const admin = spawn(projectNode(), [serverFile('admin'), ...process.argv.slice(2)], options)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => admin.kill(signal))
admin.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
