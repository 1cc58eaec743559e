import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

import { fileGroups } from './scripts/tricks/file-groups.ts'
import { filesInPage } from './scripts/tricks/files-in-page.ts'
import { foldedEntry } from './scripts/tricks/folded-entry.ts'
import { iconLines } from './scripts/tricks/icon-lines.ts'
import { leanModules } from './scripts/tricks/lean-modules.ts'
import { ownIcons } from './scripts/tricks/own-icons.ts'
import { partFiles } from './scripts/tricks/part-files.ts'
import { rendererOfProduction } from './scripts/tricks/renderer-of-production.ts'
import { resolvedStyles } from './scripts/tricks/resolved-styles.ts'
import { runtimeInEntry } from './scripts/tricks/runtime-in-entry.ts'

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

/** Tricks that are left out of this build, to see what each is worth: `WITHOUT=own-icons,file-groups npm run build`. */
const without = (process.env['WITHOUT'] ?? '').split(',')

const ENTRY = 'src/app/main.tsx'
const entryFile = fileURLToPath(new URL(ENTRY, import.meta.url))
/** Tells an open page which build is deployed, so that it can offer the newer one. */
const versionFile: Plugin = {
  name: 'version-file',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    // The file that the entry's code is in knows itself by the same name, from its own address.
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(entryFile))
    this.emitFile({
      type: 'asset',
      fileName: 'version.json',
      source: JSON.stringify({ build: entry ? `/${entry.fileName}` : null }),
    })
  },
}

export default defineConfig({
  // The compiler's caches are a fourteenth of the first load: a view that redraws often asks for them by 'use memo'.
  plugins: [
    ownIcons(),
    react({ compiler: { compilationMode: 'annotation' } }),
    versionFile,
    rendererOfProduction(),
    runtimeInEntry(),
    filesInPage(),
    partFiles(),
    iconLines(),
    leanModules(),
    resolvedStyles(),
    fileGroups(),
    foldedEntry(),
  ].filter((plugin) => Array.isArray(plugin) || !without.includes(plugin.name)),
  resolve: {
    alias: [
      { find: 'styled-system', replacement: fileURLToPath(new URL('./styled-system', import.meta.url)) },
      // React has had the store hook for long: no stand-in for it is needed.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  server: { proxy: { '/api': api } },
  // What the gateway brings when it is first asked: found late, it would make the page load anew.
  optimizeDeps: { include: ['graphql', 'graphql-request', 'zod/mini'] },
  build: {
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    // Small pictures stay files: a data address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // One stylesheet of all: each script would name it beside whatever it asks for later.
    cssCodeSplit: false,
    // The list of what to fetch beside each part would be two kilobytes of the first load, most of it hashes.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: ENTRY,
          // The entry names each part of the app: each character of their hashes that is left out is some 130 bytes of the
          // first load. Seven tell two builds of one part apart in all but one of four million million cases.
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
    ssr: { build: { copyPublicDir: false } },
  },
  // One bundle that starts quickly, instead of thousands of small files from node_modules.
  ssr: { noExternal: true },
})
