// The browser app into dist/client and its server renderer into dist/server, with precompressed assets.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { minifySync } from 'vite'

import { keepReleases } from './releases.ts'
import { splitStyles } from './split-styles.ts'

const run = (tool: string, ...args: string[]) => {
  const { status } = spawnSync(tool, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Takes the place of the build before when it is whole: what is served meanwhile stays as it is. */
const FRESH = 'dist-next'
const client = join(FRESH, 'client')

run('node', 'scripts/generate.ts')
rmSync(FRESH, { recursive: true, force: true })
run('vite', 'build', '--outDir', client, '--logLevel', 'warn')
run('vite', 'build', '--ssr', 'src/app/render.tsx', '--outDir', join(FRESH, 'server'), '--logLevel', 'warn')
splitStyles(FRESH)

// What is copied as it stands: the bundler does not see it.
for (const name of readdirSync('public')) {
  if (!name.endsWith('.js')) continue
  const path = join(client, name)
  const { code, errors } = minifySync(name, readFileSync(path, 'utf8'))
  if (errors.length > 0) throw new Error(`public/${name}: ${errors[0]?.message}`)
  writeFileSync(path, code)
}

const COMPRESSED = /\.(?:js|css|html|svg|json|webmanifest|txt)$/

for (const entry of readdirSync(client, { withFileTypes: true, recursive: true })) {
  if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const bytes = readFileSync(path)
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}

keepReleases('dist', FRESH)
rmSync('dist', { recursive: true, force: true })
renameSync(FRESH, 'dist')
