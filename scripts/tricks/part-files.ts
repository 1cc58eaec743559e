// Writes which files each part of the app is made of, for the renderer: Vite's own list knows no part that shares its
// file with another, and says nothing of it. And which files each page is, and what it asks first, for the browser that
// fetches it ahead.
import { relative } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

import type { PageFiles } from '../../src/app/ahead.ts'
import type { PartFiles } from '../../src/app/render/assets.ts'
import type { Language } from '../../src/domain/language.ts'
import { readGuide, readPages, type GuideSection, type Page } from './read-pages.ts'

const LANGUAGES: readonly Language[] = ['en', 'tr', 'ar']

type Built = Rolldown.OutputChunk | Rolldown.OutputAsset

/** Of each part that is asked for by itself, every file that it is made of, what others need first, and how large that is. */
const partFilesOf = (bundle: readonly Built[], sourceOf: (id: string) => string): PartFiles => {
  const chunks = bundle.filter((file) => file.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (file: string, seen: Set<string> = new Set()): Set<string> => {
    const chunk = byFile.get(file)
    if (!chunk || seen.has(file)) return seen
    for (const imported of chunk.imports) withImports(imported, seen)
    return seen.add(file)
  }
  return {
    sizes: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code.length])),
    parts: Object.fromEntries(
      chunks
        .flatMap(({ fileName, moduleIds }) =>
          moduleIds.map((id) => [sourceOf(id), fileName] as const).filter(([source]) => source.startsWith('src/')),
        )
        .map(([source, fileName]) => [source, [...withImports(fileName)]]),
    ),
  }
}

/** Of each page in each language, its files. */
const pageFilesOf = (pages: readonly Page[], guide: readonly GuideSection[], { parts }: PartFiles): PageFiles => {
  const files: string[] = []
  const placeOf = (file: string) => {
    const at = files.indexOf(file)
    return at === -1 ? files.push(file) - 1 : at
  }
  const made = (sources: readonly string[]) => [...new Set(sources.flatMap((one) => parts[one] ?? []))].map(placeOf)
  const filesOf = ({ source, speaks, routes }: Page, language: Language) => {
    const words = ['', 'shell/', ...speaks.map((name) => `${name}/`)].map(
      (name) => `src/i18n/${language}/${name}index.ts`,
    )
    return made([source, ...routes, ...words])
  }
  const inEach = (of: (language: Language) => readonly number[]) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]))
  const asking = pages.flatMap(({ asks }) => Object.entries(asks)).filter(([, asked]) => asked.length > 0)
  return {
    pages: Object.fromEntries([
      ...pages.map((page) => [page.path, inEach((language) => filesOf(page, language))] as const),
      ...guide.map(({ path, sources }) => [path, inEach((language) => made(sources(language)))] as const),
    ]),
    files,
    asks: Object.fromEntries(asking),
  }
}

export const partFiles = (): Plugin => {
  let root = ''
  return {
    name: 'part-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      ;({ root } = config)
    },
    async generateBundle(_options, bundle) {
      const parts = partFilesOf(Object.values(bundle), (id) => relative(root, id))
      this.emitFile({ type: 'asset', fileName: '.vite/parts.json', source: JSON.stringify(parts) })
      const pages = pageFilesOf(await readPages(), await readGuide(), parts)
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) })
    },
  }
}
