import { routeOf, type RoutePattern } from '../domain/route-access.ts'
import { loadChunk } from './chunk.ts'
import type { Route, Routes } from './route-props.ts'

const signOut = {
  load: () => import('./routes/sign-out.route.tsx'),
  source: 'src/app/routes/sign-out.route.tsx',
}

/** Where people arrive, and what is met on the way. The others come with `further-routes.ts`. */
const FIRST_ROUTES: Routes = {
  '/home': {
    load: () => import('./routes/home.route.tsx'),
    source: 'src/app/routes/home.route.tsx',
    speaks: ['home'],
    title: (words) => words.shell.menu.home(),
  },
  '/sign-in': {
    load: () => import('./routes/sign-in.route.tsx'),
    source: 'src/app/routes/sign-in.route.tsx',
    speaks: ['account'],
    title: (words) => words.shell.titles.signIn(),
  },
  '/sign-out': { ...signOut, speaks: ['account'], title: (words) => words.shell.titles.signedOut() },
  '/logout': { ...signOut, speaks: ['account'], title: (words) => words.shell.titles.signedOut() },
  '/callback': {
    load: () => import('./routes/callback.route.tsx'),
    source: 'src/app/routes/callback.route.tsx',
    speaks: ['account'],
    title: (words) => words.shell.titles.loading(),
  },
  '/loading': {
    load: () => import('./routes/loading.route.tsx'),
    source: 'src/app/routes/loading.route.tsx',
    speaks: ['account'],
    title: (words) => words.shell.titles.loading(),
  },
  '/401': {
    load: () => import('./routes/unauthorized.route.tsx'),
    source: 'src/app/routes/unauthorized.route.tsx',
    speaks: ['account'],
    title: (words) => words.shell.titles.unauthorized(),
  },
  '/404': {
    load: () => import('./routes/not-found.route.tsx'),
    source: 'src/app/routes/not-found.route.tsx',
    speaks: ['account'],
    title: (words) => words.shell.titles.notFound(),
  },
}

/** Whether a pattern has a page of its own: the root leads on to another. */
export const isWritten = (pattern: RoutePattern): boolean => pattern !== '/'

/** How the page of a pattern is brought in. */
export const findRoute = async (pattern: RoutePattern): Promise<Route> => {
  const route = FIRST_ROUTES[pattern] ?? (await loadChunk(() => import('./further-routes.ts'))).FURTHER_ROUTES[pattern]
  if (!route) throw new Error(`No page was written for ${pattern}.`)
  return route
}

const FURTHER = ['src/app/further-routes.ts', 'src/i18n/i18n-further-words.ts']

/** The modules that name a page's own and its words, where that is not the first script. */
export const routesModules = (pattern: RoutePattern): readonly string[] => (pattern in FIRST_ROUTES ? [] : FURTHER)

export const pathOnly = (path: string): string => path.split(/[?#]/, 1)[0] ?? path

/** Whether an address of ours has a page. */
export const leadsSomewhere = (url: string): boolean => {
  const route = routeOf(pathOnly(url))
  return route !== null && isWritten(route)
}
