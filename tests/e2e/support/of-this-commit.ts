import { findRoute, pathOnly } from '../../../src/app/routes.ts'
import { routeOf } from '../../../src/domain/route-access.ts'
import { toldChanged } from '../../support/commit.ts'
import { ofThisCommit } from '../../support/long.ts'
import { touchedOf } from '../../support/touched.ts'
import { WRITTEN_ROUTES } from '../../support/written-routes.ts'

/** Of the pages, and of the lists on them, one in so many is looked at for each commit. */
const IN_SO_MANY = 5

const sources = new Map<string, string>(
  await Promise.all(
    WRITTEN_ROUTES.map(async (route): Promise<[string, string]> => [route, (await findRoute(route)).source]),
  ),
)
const touched = touchedOf([...new Set(sources.values())], toldChanged())

/** Whether something was changed lately in the own files of the page at an address. */
export const isTouchedPath = (path: string): boolean => touched.has(sources.get(routeOf(pathOnly(path)) ?? '') ?? '')

/** The pages that are looked at: in the long run all; else a sample of this commit, and those that were changed lately. */
export const pagesToSee = <Page extends Readonly<{ path: string }>>(pages: readonly Page[]): readonly Page[] =>
  ofThisCommit(pages, { inSoMany: IN_SO_MANY, isChanged: ({ path }) => isTouchedPath(path) })
