// Writes the entry's file once more, as a script that stands in a page: while the first answer is on its way back the
// line is idle, and the largest file fills that time instead of a trip of its own. Other files ask the entry for its
// parts by its address; the page maps that to a file of a few names, which hands over what the script in it has made.
import type { Plugin, Rolldown } from 'vite'

import { standInOf } from '../../src/app/render/stand-in.ts'

/** Where the renderer finds the script. */
const SCRIPT_FILE = '.vite/entry-in-page.js'
/** Where the script leaves its parts, on the window. */
const PARTS = 'entryParts'

const EXPORTS = /export\{(?<names>[^}]*)\};?/g
const LATER = /import\((?<quote>["'`])\.\//g

/** `inside as outside` as both names. */
const pairsOf = (names: string): readonly (readonly [inside: string, outside: string])[] =>
  names.split(',').map((pair) => {
    const [inside = '', outside = inside] = pair.trim().split(' as ')
    return [inside, outside]
  })

/** What HTML reads as its own within a script, and what a script that is no module may not say. */
const FOREIGN =
  /<!--|<\/script|\bimport\s*[{*"'`]|\bimport\.meta(?!\.url\b)|\bexport\s*(?!\{)\b(?:default|const|let|var|function|class)\b/

/**
 * The entry at `address` as a script of a page, and the file that stands for it. Throws where it says what such a script
 * cannot.
 */
export const inPage = (code: string, address: string): Readonly<{ script: string; standIn: string }> => {
  const pairs = [...code.matchAll(EXPORTS)].flatMap(({ groups }) => pairsOf(groups?.['names'] ?? ''))
  const folder = address.replace(/[^/]*$/, '')
  const body = code
    .replaceAll(EXPORTS, '')
    .replaceAll(LATER, (_import, quote: string) => `import(${quote}${folder}`)
    .replaceAll('import.meta.url', `(location.origin+${JSON.stringify(address)})`)
  const [foreign] = FOREIGN.exec(body) ?? []
  if (pairs.length === 0 || foreign !== undefined)
    throw new Error(
      `The entry cannot stand in a page as scripts/tricks/entry-in-page.ts writes it: ${foreign ?? 'no parts'}`,
    )
  const parts = pairs.map(([inside, outside]) => `${outside}:${inside}`).join(',')
  // A browser that maps no addresses would have the entry twice.
  const script = `if(HTMLScriptElement.supports?.("importmap"))(()=>{"use strict";${body};globalThis.${PARTS}={${parts}}})()`
  const standIn = `const{${pairs.map(([, outside]) => `${outside}:_${outside}`).join(',')}}=globalThis.${PARTS};export{${pairs.map(([, outside]) => `_${outside} as ${outside}`).join(',')}};`
  return { script, standIn }
}

export const entryInPage = (): Plugin => ({
  name: 'entry-in-page',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // The stand-in is named by the entry: whoever changes how it is written, changes this.
  augmentChunkHash: () => 'entry-in-page 1',
  generateBundle: {
    // What the others make of the entry's file is in it.
    order: 'post',
    handler(_options, bundle) {
      const entry = Object.values(bundle).find(
        (file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.isEntry,
      )
      if (!entry) return
      const { script, standIn } = inPage(entry.code, `/${entry.fileName}`)
      this.emitFile({ type: 'asset', fileName: SCRIPT_FILE, source: script })
      this.emitFile({ type: 'asset', fileName: standInOf(entry.fileName), source: standIn })
    },
  },
})
