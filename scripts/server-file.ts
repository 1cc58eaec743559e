// `node scripts/server-file.ts <folder>`: the server in one file, `main.js` below the folder, and its command line in
// `admin.js`. Of 2.3 seconds of computing until all 1,800 modules of a start were found, read and joined, 0.7 are left.
// Names and lines of traces stay readable. `node server/main.ts` starts it from its sources.
import { resolve } from 'node:path'

import { build } from 'vite'

import { ownAddresses } from './tricks/own-addresses.ts'

const [given] = process.argv.slice(2)
if (given === undefined) throw new Error('Name the folder to build into.')
const folder = resolve(given)

for (const name of ['main', 'admin']) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [ownAddresses(folder)],
    // Three hundred files of its own; other packages are few files each, or bring what no bundler carries.
    ssr: { noExternal: ['drizzle-orm'] },
    build: {
      ssr: `server/${name}.ts`,
      outDir: folder,
      emptyOutDir: false,
      target: 'node22',
      minify: false,
      // What a running server asks for later is not in a folder that the next build takes away.
      rolldownOptions: { output: { entryFileNames: `${name}.js`, codeSplitting: false } },
    },
  })
}
