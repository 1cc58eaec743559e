import type * as FirstAsks from '../../server/http/first-asks.ts'
import type * as GuideTexts from '../../src/app/guide-texts.ts'
import type * as PersonalParts from '../../src/app/personal-parts.ts'
import type * as Routes from '../../src/app/routes.ts'
import type { NextAsk } from '../../src/domain/first-ask.ts'
import type * as Guide from '../../src/domain/guide.ts'
import type { Language } from '../../src/domain/language.ts'
import type * as Role from '../../src/domain/role.ts'
import type * as RouteAccess from '../../src/domain/route-access.ts'

/** A page of the app: where its module is, the areas whose words it speaks, and whether it asks at once. */
export type Page = Readonly<{
  path: string
  source: string
  speaks: readonly string[]
  /** What names it and its words, where that is not the entry. */
  routes: readonly string[]
  /** What it asks by, where it asks at once. */
  gateway: readonly string[]
  /**
   * What its chart asks first, for whoever is known already; `{id}` stands for what its address names. By its path, and
   * where that need name nothing, by the path without.
   */
  asks: Readonly<Record<string, readonly NextAsk[]>>
  /** Whether only those who run the programme see it. */
  isForAdmins: boolean
  /** What it is made of besides, for who is signed in, where everyone sees it. */
  personal: PersonalParts.PersonalParts | null
}>

/** No id of anything: a place for one. */
const ANY_ID = '999999999'

const OPTIONAL = /\/:\w+\?$/

const withId = (ask: string): string => ask.replaceAll(ANY_ID, '{id}')

/** Read as Node reads them: the configuration of the build must not bundle the app. */
const own = (path: string) => import(new URL(`../../${path}`, import.meta.url).href) as Promise<unknown>

/** The path below which its articles are, and where their texts are in each language. */
export type GuideSection = Readonly<{ path: string; sources: (language: Language) => readonly string[] }>

export const readGuide = async (): Promise<readonly GuideSection[]> => {
  const { GUIDE, GUIDE_HOME } = (await own('src/domain/guide.ts')) as typeof Guide
  const { sourcesOf } = (await own('src/app/guide-texts.ts')) as typeof GuideTexts
  return GUIDE.map(({ id }) => ({ path: `${GUIDE_HOME}/${id}`, sources: (language) => sourcesOf(language, id) }))
}

export const readPages = async (): Promise<readonly Page[]> => {
  const { findRoute, isWritten, routesModules } = (await own('src/app/routes.ts')) as typeof Routes
  const { ROUTE_ACCESS } = (await own('src/domain/route-access.ts')) as typeof RouteAccess
  const { firstAsksOf, nextAsksOf } = (await own('server/http/first-asks.ts')) as typeof FirstAsks
  const { gatewayModules, PERSONAL } = (await own('src/app/personal-parts.ts')) as typeof PersonalParts
  const { ROLE } = (await own('src/domain/role.ts')) as typeof Role
  const ADMINS: ReadonlySet<number> = new Set([ROLE.admin, ROLE.owner])
  const patterns = (Object.keys(ROUTE_ACCESS) as (keyof typeof ROUTE_ACCESS)[]).filter(isWritten)
  return Promise.all(
    patterns.map(async (path) => {
      const { source, speaks } = await findRoute(path)
      const asksOf = (pattern: string) =>
        nextAsksOf(pattern.replace(/:\w+\??/, ANY_ID).replace('/*?', '')).map(({ path: asked, roles, query }) => ({
          path: withId(asked),
          roles,
          query,
        }))
      const gateway = firstAsksOf(path).length > 0 ? gatewayModules(path) : []
      const isForAdmins = ROUTE_ACCESS[path]?.every((role) => ADMINS.has(role)) ?? false
      return {
        path,
        source,
        speaks,
        routes: routesModules(path),
        gateway,
        asks: Object.fromEntries([path, path.replace(OPTIONAL, '')].map((one) => [one, asksOf(one)])),
        isForAdmins,
        personal: PERSONAL[path] ?? null,
      }
    }),
  )
}
