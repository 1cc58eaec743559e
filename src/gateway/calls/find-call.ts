import type { LoadPart } from '../load-part.ts'
import type { Call } from './call.ts'
import { firstCalls } from './first-calls.ts'

type Calls = Readonly<Record<string, Call>>

/** A call by the name of its field; undefined where there is none of that name. Rejects where its part did not come. */
export type FindCall = (field: string) => Promise<Call | undefined>

/**
 * Calls are brought by who asks them: those of the desks and of admins are parts of their own, which their pages are
 * made of besides (`gatewayModules` in src/app/personal-parts.ts), so that nobody else fetches them.
 */
export const createFindCall = (loadPart: LoadPart): FindCall => {
  const further: readonly (() => Promise<Calls>)[] = [
    async () => (await loadPart(() => import('./desk-calls.ts'))).deskCalls,
    async () => (await loadPart(() => import('./admin-calls.ts'))).adminCalls,
  ]
  return async (field) => {
    const first: Calls = firstCalls
    if (field in first) return first[field]
    for (const load of further) {
      const calls = await load()
      if (field in calls) return calls[field]
    }
    return undefined
  }
}
