import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tim-npm-'))
  const module = pathToFileURL(join(import.meta.dirname, '../../scripts/npm-life.mjs')).href
  await writeFile(
    join(folder, 'run.mjs'),
    `import { whenNpmEnds } from '${module}'
     whenNpmEnds(() => { console.log('npm is gone'); process.exit(0) })
     setInterval(() => undefined, 1000)
     console.log('running')`,
  )
  // The second command keeps every shell from becoming the first.
  const scripts = { start: `"${process.execPath}" run.mjs; exit $?` }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'run', version: '1.0.0', scripts }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it.each(['SIGKILL', 'SIGTERM'] as const)('what npm runs hears that npm alone was ended by %s', async (signal) => {
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  // The pipe is closed when the last of them is gone.
  const isOver = once(npm.stdout, 'close')
  await new Promise<void>((running) => {
    npm.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('running')) running()
    })
  })
  npm.kill(signal)
  await isOver
  expect(output).toContain('npm is gone')
})
