// The browser app into dist/client and its server renderer into dist/server, with precompressed assets.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { splitStyles } from './split-styles.ts'

const run = (tool: string, ...args: string[]) => {
  const { status } = spawnSync(tool, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

run('node', 'scripts/generate.ts')
rmSync('dist', { recursive: true, force: true })
run('vite', 'build', '--outDir', 'dist/client', '--logLevel', 'warn')
run('vite', 'build', '--ssr', 'src/app/render.tsx', '--outDir', 'dist/server', '--logLevel', 'warn')
splitStyles('dist')

const COMPRESSED = /\.(?:js|css|html|svg|json|webmanifest|txt)$/

for (const entry of readdirSync('dist/client', { withFileTypes: true, recursive: true })) {
  if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const bytes = readFileSync(path)
  if (bytes.length < 512) continue
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
