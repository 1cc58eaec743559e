import { readFileSync } from 'node:fs'

/** What Vite says of a file that it built. */
type Built = Readonly<{ file: string; assets?: readonly string[] }>

/** Of each module of ours, the files of which it and what it needs are made, as scripts/tricks/file-groups.ts writes. */
export type PartFiles = Readonly<{
  sizes: Readonly<Record<string, number>>
  parts: Readonly<Record<string, readonly string[]>>
}>

export type Assets = Readonly<{
  script: string
  styles: readonly string[]
  fonts: readonly string[]
  /** All scripts of the page in the order in which they may run: each after those that it needs. */
  scripts: readonly string[]
  /** Scripts that the page needs besides the entry, so that they are fetched beside it and not after it: the largest first. */
  preloads: readonly string[]
}>

const ENTRY = 'src/app/main.tsx'
const STYLES = 'style.css'

/** Beside dist/server, where this file is built to. */
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../client/.vite/${name}.json`, import.meta.url), 'utf8'))

let built: Readonly<{ entry: Built; styles: Built; files: PartFiles }> | undefined

const readBuilt = () => {
  const { [ENTRY]: entry, [STYLES]: styles } = read('manifest') as Readonly<Record<string, Built>>
  if (!entry || !styles) throw new Error(`The manifest knows no ${entry ? STYLES : ENTRY}.`)
  return { entry, styles, files: read('parts') as PartFiles }
}

const LATIN = /overpass-latin-wght/
const ARABIC = /noto-sans-arabic-arabic-wght/

/** The built files that a page is made of. `modules` are source files that it imports lazily; one that is not in the build throws. */
export const assetsOf = (modules: readonly string[], isArabic: boolean): Assets => {
  built ??= readBuilt()
  const { entry, styles, files } = built
  const needed = new Set(
    [ENTRY, ...modules].flatMap((source) => {
      const own = files.parts[source]
      if (!own) throw new Error(`No file of the build has ${source}.`)
      return own
    }),
  )
  const wanted = isArabic ? [LATIN, ARABIC] : [LATIN]
  const sizeOf = (file: string) => files.sizes[file] ?? 0
  return {
    script: entry.file,
    styles: [styles.file],
    fonts: (entry.assets ?? []).filter((file) => wanted.some((font) => font.test(file))),
    scripts: [...needed],
    preloads: [...needed].filter((file) => file !== entry.file).toSorted((a, b) => sizeOf(b) - sizeOf(a)),
  }
}
