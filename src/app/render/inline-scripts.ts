import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { standInOf } from './stand-in.ts'

/** A script of ours that stands in a page, and its hash, by which the content security policy allows it. */
export type InlineScript = Readonly<{ text: string; hash: string }>

/** Files in the page: where others are sent to that ask for one of them, and they themselves. */
export type FilesInPage = Readonly<{
  files: readonly string[]
  map: InlineScript
  /** What keeps their parts: it runs before any of them. */
  keeper: InlineScript
  scripts: readonly InlineScript[]
}>

const hashed = (text: string): InlineScript => ({
  text,
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
})

/** Beside dist/server, where this file is built to. */
const addressOf = (name: string) => new URL(`../client/${name}`, import.meta.url)

const read = (name: string): InlineScript => hashed(readFileSync(addressOf(name), 'utf8').trim())

/** Where scripts/tricks/files-in-page.ts writes them. */
const FOLDER = '.vite/in-page'

let boot: InlineScript | undefined
const carried = new Map<string, InlineScript>()

/** What runs before the first paint. */
export const bootScript = (): InlineScript => {
  boot ??= read('boot.js')
  return boot
}

let early: InlineScript | undefined

/** What runs before that in a page that was painted for somebody. */
export const earlyScript = (): InlineScript => {
  early ??= read('early.js')
  return early
}

const scriptOf = (name: string): InlineScript => {
  const script = carried.get(name) ?? read(name)
  carried.set(name, script)
  return script
}

/** Files of the build, in the order in which they may run, as a page carries them. Null where one of them cannot stand in a page. */
export const filesInPage = (files: readonly string[]): FilesInPage | null => {
  const names = files.map((file) => `${FOLDER}/${basename(file)}`)
  if (!names.every((name) => carried.has(name) || existsSync(addressOf(name)))) return null
  const map = hashed(
    JSON.stringify({ imports: Object.fromEntries(files.map((file) => [`/${file}`, `/${standInOf(file)}`])) }),
  )
  return { files, map, keeper: scriptOf('carried.js'), scripts: names.map(scriptOf) }
}
