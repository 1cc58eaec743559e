// `node scripts/bundle.ts <folder> [<the build before>]`: the browser app into client and its server renderer into
// server, below the folder, with precompressed assets. `npm run build` says where.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { minifySync } from 'vite'

import { keepReleases } from './releases.ts'
import { splitStyles } from './tricks/split-styles.ts'

const run = (tool: string, ...args: string[]) => {
  const { status } = spawnSync(tool, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

const [folder, held] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder to build into.')
const client = join(folder, 'client')

run('node', 'scripts/generate.ts')
run('vite', 'build', '--outDir', client, '--logLevel', 'warn')
run('vite', 'build', '--ssr', 'src/app/render.tsx', '--outDir', join(folder, 'server'), '--logLevel', 'warn')
splitStyles(folder)

// What is copied as it stands: the bundler does not see it.
for (const name of readdirSync('public')) {
  if (!name.endsWith('.js')) continue
  const path = join(client, name)
  const { code, errors } = minifySync(name, readFileSync(path, 'utf8'))
  if (errors.length > 0) throw new Error(`public/${name}: ${errors[0]?.message}`)
  writeFileSync(path, code)
}

/** It packs a little closer where it knows how much there is; into blocks of which size, only trying tells. */
const pack = (bytes: Buffer): Buffer => {
  const [closest] = [18, 20]
    .map((block) =>
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
        },
      }),
    )
    .toSorted((a, b) => a.length - b.length)
  return closest ?? bytes
}

const COMPRESSED = /\.(?:js|css|html|svg|json|webmanifest|txt)$/

for (const entry of readdirSync(client, { withFileTypes: true, recursive: true })) {
  // What the renderer alone reads is never sent as a file.
  if (!entry.isFile() || !COMPRESSED.test(entry.name) || entry.parentPath.includes('.vite')) continue
  const path = join(entry.parentPath, entry.name)
  const bytes = readFileSync(path)
  writeFileSync(`${path}.br`, pack(bytes))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}

keepReleases(held ?? folder, folder)
