import { GUIDE, type GuideSectionId } from '../domain/guide.ts'
import type { Language } from '../domain/language.ts'
import type { Bodies, Guide, Heads } from '../views/pages/documentation/content/guide.types.ts'
import { loadHeads as readHeads } from '../views/pages/documentation/content/heads.ts'
import { loadChunk } from './chunk.ts'
import { settle } from './settle.ts'

type Part = Partial<Bodies>

type Texts = Readonly<{
  start: () => Promise<Part>
  screen: () => Promise<Part>
  anywhere: () => Promise<Part>
  student: () => Promise<Part>
  roles: () => Promise<Part>
  configuration: () => Promise<Part>
}>

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    start: () => import('../views/pages/documentation/content/en/start.ts'),
    screen: () => import('../views/pages/documentation/content/en/screen.ts'),
    anywhere: () => import('../views/pages/documentation/content/en/anywhere.ts'),
    student: () => import('../views/pages/documentation/content/en/student.ts'),
    roles: () => import('../views/pages/documentation/content/en/roles.ts'),
    configuration: () => import('../views/pages/documentation/content/en/configuration.ts'),
  },
  tr: {
    start: () => import('../views/pages/documentation/content/tr/start.ts'),
    screen: () => import('../views/pages/documentation/content/tr/screen.ts'),
    anywhere: () => import('../views/pages/documentation/content/tr/anywhere.ts'),
    student: () => import('../views/pages/documentation/content/tr/student.ts'),
    roles: () => import('../views/pages/documentation/content/tr/roles.ts'),
    configuration: () => import('../views/pages/documentation/content/tr/configuration.ts'),
  },
  ar: {
    start: () => import('../views/pages/documentation/content/ar/start.ts'),
    screen: () => import('../views/pages/documentation/content/ar/screen.ts'),
    anywhere: () => import('../views/pages/documentation/content/ar/anywhere.ts'),
    student: () => import('../views/pages/documentation/content/ar/student.ts'),
    roles: () => import('../views/pages/documentation/content/ar/roles.ts'),
    configuration: () => import('../views/pages/documentation/content/ar/configuration.ts'),
  },
}

type Name = keyof Texts

const PART: Readonly<Record<GuideSectionId, Name>> = {
  start: 'start',
  screen: 'screen',
  anywhere: 'anywhere',
  student: 'student',
  instructor: 'roles',
  coordinator: 'roles',
  admin: 'roles',
  configuration: 'configuration',
  master: 'roles',
}

const heads = new Map<Language, Heads>()
const bodies = new Map<Language, Part>()
const parts = new Map<string, Promise<Part>>()

export const loadHeads = async (language: Language): Promise<void> => {
  if (heads.has(language)) return
  heads.set(language, await loadChunk(() => readHeads(language)))
}

/** Brings the articles of a section; the same promise for everyone who waits, to be read by `use`. */
export const loadSection = (language: Language, section: GuideSectionId): Promise<Part> => {
  const name = PART[section]
  const key = `${language}/${name}`
  const held = parts.get(key)
  if (held) return held
  const load = async () => {
    const part = await loadChunk(TEXTS[language][name])
    bodies.set(language, { ...bodies.get(language), ...part })
    settle(promise, part)
    return part
  }
  const promise = load().catch((cause: unknown) => {
    parts.delete(key)
    throw cause
  })
  parts.set(key, promise)
  return promise
}

export const loadWhole = async (language: Language): Promise<void> => {
  await Promise.all([loadHeads(language), ...GUIDE.map(({ id }) => loadSection(language, id))])
}

/** The guide as far as it was brought. */
export const heldGuide = (language: Language): Guide => {
  const known = heads.get(language)
  if (!known) throw new Error(`The guide in "${language}" was not loaded before its page.`)
  return { heads: known, bodies: bodies.get(language) ?? {} }
}

/** The modules of what a page of the guide needs first, as the build's manifest names them. */
export const sourcesOf = (language: Language, section: GuideSectionId | null): readonly string[] =>
  ['heads', ...(section ? [PART[section]] : [])].map(
    (name) => `src/views/pages/documentation/content/${language}/${name}.ts`,
  )
