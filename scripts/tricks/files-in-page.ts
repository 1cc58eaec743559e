// Writes each file of the app once more, as a script that stands in a page: while the first answer is on its way back
// the line is idle, and what the page is made of fills that time instead of trips of its own, six at a time. What a file
// gives to others it leaves in `globalThis.carried` (public/carried.js). Files that come later ask for such a one by its
// address; the page maps that to a file of a few names, which hands over what the script in it has made.
import { basename } from 'node:path'

import { parseSync, Visitor, type Plugin, type Rolldown } from 'vite'

import { standInOf } from '../../src/app/render/stand-in.ts'

/** Where the renderer finds the scripts. */
const FOLDER = '.vite/in-page'

/** What HTML reads as its own within a script. */
const FOREIGN = /<!--|<\/script/i

type Edit = Readonly<{ start: number; end: number; text: string }>

const edited = (code: string, edits: readonly Edit[]): string => {
  let text = ''
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + code.slice(at)
}

type Named = Readonly<{ type: string; name?: string; value?: unknown }>
const nameOf = ({ name, value }: Named): string => name ?? String(value)

const givenBy = (address: string) => `globalThis.carried.given[${JSON.stringify(address)}]`

/**
 * The file at `address` as a script of a page, and the file that stands for it. Null where it says what a script in a
 * page cannot.
 */
export const inPage = (code: string, address: string): Readonly<{ script: string; standIn: string }> | null => {
  const { program } = parseSync('file.js', code, { sourceType: 'module' })
  const folder = address.replace(/[^/]*$/, '')
  const addressOf = (source: unknown) => folder + basename(String(source))
  const edits: Edit[] = []
  const given: (readonly [inside: string, outside: string])[] = []
  let isPlain = true

  for (const { start, end, ...node } of program.body) {
    if (node.type === 'ImportDeclaration') {
      const from = givenBy(addressOf(node.source.value))
      const taken = node.specifiers.map((one) => {
        const inside = one.local.name
        if (one.type === 'ImportNamespaceSpecifier') return `${inside}=${from}`
        return `{${one.type === 'ImportSpecifier' ? nameOf(one.imported) : 'default'}:${inside}}=${from}`
      })
      edits.push({ start, end, text: taken.length > 0 ? `const ${taken.join(',')};` : '' })
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration === null && node.source === null) {
      given.push(
        ...node.specifiers.map(({ local, exported }) => [nameOf(local as Named), nameOf(exported as Named)] as const),
      )
      edits.push({ start, end, text: '' })
    } else if (node.type.startsWith('Export')) isPlain = false
  }
  new Visitor({
    ImportExpression: ({ start, end, source }) => {
      const { type, value } = source as Named
      if (type === 'Literal' || type === 'TemplateLiteral') {
        const path = type === 'Literal' ? value : code.slice(source.start + 1, source.end - 1)
        edits.push({ start, end, text: `globalThis.carried.later(${JSON.stringify(addressOf(path))})` })
      } else isPlain = false
    },
    MetaProperty: ({ start, end, meta }) => {
      // `import.meta.url` alone: the build has filled in all else.
      if (meta.name !== 'import') return
      if (code.slice(end, end + 4) !== '.url') isPlain = false
      edits.push({ start, end: end + 4, text: `(location.origin+${JSON.stringify(address)})` })
    },
  }).visit(program)

  const body = edited(code, edits)
  if (!isPlain || FOREIGN.test(body)) return null
  const parts = given.map(([inside, outside]) => `${outside}:${inside}`).join(',')
  const names = given.map(([, outside]) => outside)
  return {
    // A browser that maps no addresses would have it twice: nothing is carried to it.
    script: `globalThis.carried&&(()=>{"use strict";${body};globalThis.carried.give(${JSON.stringify(address)},{${parts}})})()`,
    standIn: `const{${names.map((name) => `${name}:_${name}`).join(',')}}=${givenBy(address)};export{${names.map((name) => `_${name} as ${name}`).join(',')}};`,
  }
}

/** Words come as data (`FirstData`). */
const isWords = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.some((id) => id.includes('/src/i18n/en/') || id.includes('/src/i18n/tr/') || id.includes('/src/i18n/ar/'))

export const filesInPage = (): Plugin => ({
  name: 'files-in-page',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // A stand-in is named by its file: whoever changes how it is written, changes this.
  augmentChunkHash: () => 'files-in-page 1',
  generateBundle: {
    // What the others make of the files is in them.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || isWords(file)) continue
        const written = inPage(file.code, `/${file.fileName}`)
        if (written === null) {
          if (file.isEntry)
            throw new Error('The entry cannot stand in a page as scripts/tricks/files-in-page.ts writes it.')
          continue
        }
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${basename(file.fileName)}`, source: written.script })
        this.emitFile({ type: 'asset', fileName: standInOf(file.fileName), source: written.standIn })
      }
    },
  },
})
