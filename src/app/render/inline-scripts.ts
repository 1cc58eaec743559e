import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

import { standInOf } from './stand-in.ts'

/** A script of ours that stands in a page, and its hash, by which the content security policy allows it. */
export type InlineScript = Readonly<{ text: string; hash: string }>

/** The entry in the page: where others are sent to that ask for its file, and the script itself. */
export type EntryInPage = Readonly<{ standIn: string; map: InlineScript; script: InlineScript }>

const hashed = (text: string): InlineScript => ({
  text,
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
})

/** Beside dist/server, where this file is built to. */
const addressOf = (name: string) => new URL(`../client/${name}`, import.meta.url)

const read = (name: string): InlineScript => hashed(readFileSync(addressOf(name), 'utf8').trim())

const ENTRY = '.vite/entry-in-page.js'

let boot: InlineScript | undefined
let entry: (EntryInPage & { file: string }) | undefined

/** What runs before the first paint. */
export const bootScript = (): InlineScript => {
  boot ??= read('boot.js')
  return boot
}

/** The entry, whose file is `file` of the build, as a page carries it. Null where the build was made without. */
export const entryInPage = (file: string): EntryInPage | null => {
  if (!existsSync(addressOf(ENTRY))) return null
  if (entry?.file !== file) {
    const standIn = standInOf(file)
    const map = hashed(JSON.stringify({ imports: { [`/${file}`]: `/${standIn}` } }))
    entry = { file, standIn, map, script: read(ENTRY) }
  }
  return entry
}
