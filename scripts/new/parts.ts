import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a new thing is called: `tow-yards`, `towYards`, `TowYards`, `TOW_YARDS`, `Tow yards`. */
export type Names = Readonly<{ kebab: string; camel: string; pascal: string; constant: string; title: string }>

type NewFile = Readonly<{ file: string; text: string }>

/** Where a line goes in a shared file. */
type Place =
  /** Before the last line that has it, or behind that. */
  | Readonly<{ before: string }>
  | Readonly<{ after: string }>
  /** Behind the first line that has the last of these, below the first that has the one before it, and so on. */
  | Readonly<{ under: readonly string[] }>

type NewLine = Readonly<{ file: string; line: string }> & Place

/** A file that is new, or a change of a shared one. */
export type Part = NewFile | NewLine

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Null where it is no name in kebab-case. */
export const namesOf = (kebab: string): Names | null => {
  if (!KEBAB.test(kebab)) return null
  const camel = kebab.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return {
    kebab,
    camel,
    pascal: upper(camel),
    constant: kebab.replaceAll('-', '_').toUpperCase(),
    title: upper(kebab.replaceAll('-', ' ')),
  }
}

export const isFile = (part: Part): part is NewFile => 'text' in part

/** The line that a new one goes before; negative where there is none. */
const placeIn = (lines: readonly string[], place: Place): number => {
  if ('before' in place) return lines.findLastIndex((line) => line.includes(place.before))
  if ('after' in place) return lines.findLastIndex((line) => line.includes(place.after)) + 1 || -1
  const at = place.under.reduce(
    (above, mark) =>
      above < 0 ? above : lines.findIndex((line, index) => index >= above && line.includes(mark)) + 1 || -1,
    0,
  )
  return at
}

const changed = (text: string, part: NewLine): string => {
  const lines = text.split('\n')
  const at = placeIn(lines, part)
  const marks = 'before' in part ? part.before : 'after' in part ? part.after : part.under.join(' and then ')
  if (at < 0) throw new Error(`${part.file} has no line with ${marks}`)
  return lines.toSpliced(at, 0, part.line).join('\n')
}

/**
 * Makes what is new in the repository at `root`, and tells each file. Nothing is made where one of them is there
 * already: throws then, and where a shared file has not the line that another goes beside.
 */
export const make = (root: string, parts: readonly Part[]): readonly string[] => {
  const there = parts.filter((part) => isFile(part) && existsSync(join(root, part.file)))
  if (there.length > 0) throw new Error(`There already: ${there.map(({ file }) => file).join(', ')}`)
  const texts = new Map<string, string>()
  for (const part of parts) {
    const known = texts.get(part.file) ?? (isFile(part) ? '' : readFileSync(join(root, part.file), 'utf8'))
    texts.set(part.file, isFile(part) ? part.text : changed(known, part))
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return [...texts.keys()]
}

type Texts = readonly [en: string, tr: string, ar: string]

/** Texts by their keys, and groups of texts. */
export type WordTree = Readonly<{ [key: string]: Texts | WordTree }>

const isTexts = (value: Texts | WordTree): value is Texts => Array.isArray(value)

/** As a dictionary is written: each text of one language. */
export const written = (words: WordTree, at: 0 | 1 | 2, indent = '  '): string =>
  Object.entries(words)
    .map(([key, value]) =>
      isTexts(value)
        ? `${indent}${key}: '${value[at]}',\n`
        : `${indent}${key}: {\n${written(value, at, `${indent}  `)}${indent}},\n`,
    )
    .join('')

/** The words of a new namespace: each text in English, in Turkish and in Arabic. */
export const wordsOf = ({ camel }: Names, words: WordTree): readonly Part[] => {
  const table = (at: 0 | 1 | 2) => written(words, at)
  const translated = (language: 'tr' | 'ar', at: 1 | 2): Part => ({
    file: `src/i18n/${language}/${camel}/index.ts`,
    text: `import type { Namespace${upper(camel)}Translation } from '../../i18n-types'

const ${language}_${camel} = {
${table(at)}} satisfies Namespace${upper(camel)}Translation

export default ${language}_${camel}
`,
  })
  return [
    {
      file: `src/i18n/en/${camel}/index.ts`,
      text: `import type { BaseTranslation } from '../../i18n-types'

const en_${camel} = {
${table(0)}} satisfies BaseTranslation

export default en_${camel}
`,
    },
    translated('tr', 1),
    translated('ar', 2),
  ]
}
