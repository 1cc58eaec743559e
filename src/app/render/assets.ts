import { readFileSync } from 'node:fs'

/** What Vite says of one built module. */
type Chunk = Readonly<{
  file: string
  css?: readonly string[]
  imports?: readonly string[]
  assets?: readonly string[]
}>

export type Assets = Readonly<{
  script: string
  styles: readonly string[]
  fonts: readonly string[]
  /** Scripts that the page needs besides the entry, so that they are fetched beside it and not after it. */
  preloads: readonly string[]
}>

const ENTRY = 'src/app/main.tsx'

/** Beside dist/server, where this file is built to. */
const MANIFEST = new URL('../client/.vite/manifest.json', import.meta.url)

const readManifest = (): Readonly<Record<string, Chunk>> => JSON.parse(readFileSync(MANIFEST, 'utf8'))

let manifest: Readonly<Record<string, Chunk>> | undefined

const LATIN = /overpass-latin-wght/
const ARABIC = /noto-sans-arabic-arabic-wght/

/** The built files that a page is made of. `modules` are source files that it imports lazily. */
export const assetsOf = (modules: readonly string[], isArabic: boolean): Assets => {
  manifest ??= readManifest()
  const chunks = manifest
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key) || !chunks[key]) return
    seen.add(key)
    for (const imported of chunks[key].imports ?? []) visit(imported)
  }
  for (const key of [ENTRY, ...modules]) visit(key)

  const built = [...seen].flatMap((key) => chunks[key] ?? [])
  const entry = chunks[ENTRY]
  if (!entry) throw new Error(`The manifest does not know ${ENTRY}.`)
  const wanted = isArabic ? [LATIN, ARABIC] : [LATIN]
  return {
    script: entry.file,
    styles: [...new Set(built.flatMap(({ css }) => css ?? []))],
    fonts: (entry.assets ?? []).filter((file) => wanted.some((font) => font.test(file))),
    preloads: built.map(({ file }) => file).filter((file) => file !== entry.file && file.endsWith('.js')),
  }
}
