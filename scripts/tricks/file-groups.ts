// Cuts the app into few files by who needs them, so that a page is asked for in one trip: six files come at a time, and
// a page of ninety modules in as many files waits fifteen trips. Worked out from the module graph, never by folder.
// tests/e2e/page-files.test.ts holds how many files and bytes a page takes.
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { minifySync, type Plugin } from 'vite'

import { groupModules, reachedFrom, type Module, type Visit } from './group-modules.ts'
import { readPages, type Page } from './read-pages.ts'

const ENTRY = '/src/app/main.tsx'
/** Its budget is spent to the last tenth. */
const HOME = '/home'
/** Pages whose bytes are held beside the libraries' (tests/bench/first-load.bench.ts): they get hardly any in vain. */
const HELD = new Set(['/sign-in', '/course/verification', '/online-course-enrollment', '/documentation/*?'])
const HELD_WEIGHT = 22
/** Where an account begins, often on a phone; and the pages that are at their limits (tests/e2e/page-files.test.ts). */
const FURTHER_WEIGHTS: Readonly<Record<string, number>> = {
  '/auth/register': 3,
  '/contact': 4,
  '/example': 3,
  '/master/dash': 2,
  '/online-course/:courseId': 8,
  '/instructor/roster/:instructorCourseId': 3,
  '/profile': 3,
  '/admin/in-person': 3,
}
/** They are opened all day, each of them. */
const ADMINS_WEIGHT = 1.5
/** Each begins with it who is signed in; a first visit carries all its scripts, and a file costs it nothing. */
const PERSONAL_WEIGHT = 0.5
/** Opened now and then. */
const PART_WEIGHT = 0.02
/** Whose later parts open on every page. */
const OVERLAYS = '/src/views/ui/'
/** The languages are alike: what is worked out for one holds for all. */
const WORDS = /\/src\/i18n\/(en|tr|ar)\//

type ModuleInfo = Readonly<{
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  code?: string | null
}>
type Modules = Readonly<{ getModuleInfo: (id: string) => ModuleInfo | null }>

const compressed = (id: string, code: string): number => {
  const { code: small } = minifySync(id.replace(/\?.*$/, ''), code)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return brotliCompressSync(small, { params }).length
}

/** Everything that the entry leads to, at once or later. */
const modulesFrom = (entry: string, modules: Modules): ReadonlyMap<string, Module & { later: readonly string[] }> => {
  const found = new Map<string, Module & { later: readonly string[] }>()
  const visit = (id: string) => {
    const info = modules.getModuleInfo(id)
    if (!info || found.has(id)) return
    const { importedIds: imports, dynamicallyImportedIds: later, code } = info
    const [, language] = WORDS.exec(id) ?? []
    found.set(id, { imports, later, kind: language ?? 'code', bytes: compressed(id, code ?? '') })
    imports.forEach(visit)
    later.forEach(visit)
  }
  visit(entry)
  return found
}

/** By the first part of the address, which says whose a page is. */
const STAFF = /^\/(coordinator|instructor|master)\//
const readersOf = (path: string): NonNullable<Visit['isFor']> => {
  if (path.startsWith('/admin/')) return 'admins'
  return STAFF.test(path) ? 'staff' : 'learners'
}

const weightOf = (path: string): number => {
  if (HELD.has(path)) return HELD_WEIGHT
  return FURTHER_WEIGHTS[path] ?? (path.startsWith('/admin/') ? ADMINS_WEIGHT : 1)
}

const visitsOf = (
  pages: readonly Page[],
  modules: ReadonlyMap<string, Module & { later: readonly string[] }>,
  entry: string,
): readonly Visit[] => {
  const root = entry.slice(0, -ENTRY.length)
  const own = (path: string) => {
    const id = `${root}/${path}`
    if (!modules.has(id)) throw new Error(`A page names ${path}, which the app does not lead to.`)
    return id
  }
  const languages = ['en', 'tr', 'ar']
  const rootsOf = ({ source, speaks, routes }: Page) => [
    entry,
    own(source),
    ...routes.map(own),
    ...languages.flatMap((language) =>
      ['', 'shell/', ...speaks.map((name) => `${name}/`)].map((name) => own(`src/i18n/${language}/${name}index.ts`)),
    ),
  ]
  const ofPages = pages.map((page): Visit => ({
    roots: [...rootsOf(page), ...(page.path === HOME ? [] : page.gateway.map(own))],
    weight: weightOf(page.path),
    isFull: page.path === HOME,
    isPublic: page.gateway.length === 0 || page.path === HOME,
    isFor: readersOf(page.path),
  }))
  const ofPersons = pages.flatMap((page): Visit[] => {
    const { personal } = page
    if (!personal) return []
    const speaks = [...page.speaks, ...personal.speaks]
    const roots = [...rootsOf({ ...page, speaks }), ...personal.modules.map(own)]
    return [{ roots, weight: PERSONAL_WEIGHT, isFor: readersOf(page.path) }]
  })
  const named = new Set([...ofPages, ...ofPersons].flatMap(({ roots }) => roots))
  const parts = new Set([...modules.values()].flatMap(({ later }) => later.filter((id) => !named.has(id))))
  return [...ofPages, ...ofPersons, ...[...parts].map((id): Visit => ({ roots: [entry, id], weight: PART_WEIGHT }))]
}

/**
 * What only pages of who is signed in need shares no file with what others need: a guest fetches none of it in vain. Nor
 * does a learner, on a phone mostly, of what only staff need; nor other staff of what only admins need, whose pages are
 * many, so that everybody's would grow with each.
 */
const byReaders = (
  modules: ReadonlyMap<string, Module & { later: readonly string[] }>,
  visits: readonly Visit[],
): ReadonlyMap<string, Module> => {
  const readOn = (isWanted: (visit: Visit) => boolean) =>
    reachedFrom(
      modules,
      visits.flatMap((visit) => (isWanted(visit) ? visit.roots : [])),
    )
  /** With the dialogs and popovers that open on their pages. */
  const withOverlays = (read: ReadonlySet<string>) =>
    reachedFrom(modules, [
      ...read,
      ...[...read].flatMap((id) => modules.get(id)?.later.filter((part) => part.includes(OVERLAYS)) ?? []),
    ])
  const byGuests = readOn(({ isPublic = false }) => isPublic)
  const byLearners = withOverlays(readOn(({ isFor }) => isFor === 'learners'))
  const byStaff = readOn(({ isFor }) => isFor === 'staff')
  const byAdmins = readOn(({ isFor }) => isFor === 'admins')
  const kindOf = (id: string): string => {
    if (byGuests.has(id)) return ''
    if (byLearners.has(id)) return " of one's own"
    // Words of one page are a few hundred bytes: all staff have those of all in as few files as there are.
    if (byStaff.has(id) || (byAdmins.has(id) && WORDS.test(id))) return ' of staff'
    return byAdmins.has(id) ? ' of admins' : " of one's own"
  }
  return new Map([...modules].map(([id, module]) => [id, { ...module, kind: `${module.kind}${kindOf(id)}` }]))
}

const nameOf = (members: readonly string[], modules: ReadonlyMap<string, Module>): string => {
  const largest = members.toSorted((a, b) => (modules.get(b)?.bytes ?? 0) - (modules.get(a)?.bytes ?? 0))[0] ?? ''
  const [, language, area] = /\/i18n\/(en|tr|ar)\/(?:(\w+)\/)?/.exec(largest) ?? []
  return language === undefined ? basename(largest).replace(/[.?].*$/, '') : `${area ?? 'words'}.${language}`
}

/** The name of the file of each module: two files of one name would be one. */
const namesIn = (modules: ReadonlyMap<string, Module & { later: readonly string[] }>, pages: readonly Page[]) => {
  const entry = [...modules.keys()].find((id) => id.endsWith(ENTRY))
  if (entry === undefined) throw new Error(`The app does not begin with ${ENTRY}.`)
  const names = new Map<string, string>()
  const taken = new Set<string>()
  const visits = visitsOf(pages, modules, entry)
  for (const members of groupModules(byReaders(modules, visits), visits)) {
    const wanted = members.includes(entry) ? 'first' : nameOf(members, modules)
    const name = taken.has(wanted) ? `${wanted}-${taken.size}` : wanted
    taken.add(name)
    for (const id of members) names.set(id, name)
  }
  return names
}

/** Cuts the browser's files. */
export const fileGroups = (): Plugin => {
  let root = ''
  return {
    name: 'file-groups',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      ;({ root } = config)
    },
    configEnvironment: async (environment) => {
      if (environment !== 'client') return undefined
      const pages = await readPages()
      let names: ReadonlyMap<string, string> | undefined
      const name = (id: string, modules: Modules) => {
        if (id.includes('rolldown/runtime')) return 'first'
        names ??= namesIn(modulesFrom(join(root, ENTRY), modules), pages)
        return names.get(id) ?? null
      }
      // Every module has its own group: what it needs is in another, and none needs another that needs it.
      const groups = [{ debugName: 'by who needs them', includeDependenciesRecursively: false, name }]
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}
