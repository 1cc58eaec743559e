import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

import { leanModules } from './scripts/lean-modules.ts'
import { resolvedStyles } from './scripts/resolved-styles.ts'

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

const ENTRY = 'src/app/main.tsx'
const entryFile = fileURLToPath(new URL(ENTRY, import.meta.url))
const homeFile = fileURLToPath(new URL('src/app/routes/home.route.tsx', import.meta.url))

type Modules = Readonly<{ getModuleInfo: (id: string) => Readonly<{ importedIds: readonly string[] }> | null }>

/** Behind a barrel nobody can tell who needs what; the bundler can, module by module. */
const BEHIND_BARREL = /lucide-react\/dist\/esm\/icons\/|styled-system\/(?:recipes|patterns)\/(?!create-recipe)/

/** The icons of the first page, which nearly every other draws too: six small files would weigh four times as much. */
const FIRST_ICONS =
  /lucide-react\/dist\/esm\/icons\/(?:arrow-down|arrow-right|circle-dashed|clock|monitor-play|users)\.m?js$/

const ONLY_HOME = /\/(?:routes\/home\.route|pages\/home\/|illustrations\/(?!logo|paint))/

/** What the entry cannot start without: one file packs better than thirty, and arrives in one go. */
const firstLoadOf = (modules: Modules): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || BEHIND_BARREL.test(id)) return
    found.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  // Nearly every page shares what the first one shares with others; what only it has stays its own.
  for (const file of [entryFile, homeFile]) visit(file)
  return found
}

let firstLoad: ReadonlySet<string> | undefined

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
  plugins: [react({ compiler: { compilationMode: 'annotation' } }), versionFile, leanModules(), resolvedStyles()],
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
    // The list of what to fetch beside each part would be two kilobytes of the first load, most of it hashes.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: ENTRY,
          output: {
            codeSplitting: {
              groups: [
                {
                  debugName: 'first load',
                  name: (id, modules) => {
                    firstLoad ??= firstLoadOf(modules)
                    return (firstLoad.has(id) && !ONLY_HOME.test(id)) ||
                      FIRST_ICONS.test(id) ||
                      id.includes('rolldown/runtime')
                      ? 'first'
                      : null
                  },
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { copyPublicDir: false } },
  },
  // One bundle that starts quickly, instead of thousands of small files from node_modules.
  ssr: { noExternal: true },
})
