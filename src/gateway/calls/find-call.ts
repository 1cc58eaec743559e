import type { LoadPart } from '../load-part.ts'
import type { Call } from './call.ts'
import { firstCalls } from './first-calls.ts'

type Calls = Readonly<Record<string, Call>>

/**
 * A call by the name of its field: at once where everyone asks it, so that what is written is known to be on its way.
 * Rejects where there is none of that name, or its part did not come.
 */
export type FindCall = (field: string) => Call | Promise<Call>

/**
 * Calls are brought by who asks them: those of the desks and of admins are parts of their own, which their pages are
 * made of besides (`gatewayModules` in src/app/personal-parts.ts), so that nobody else fetches them. Those of a
 * person's page, of editors, of one message and of the search come when they are first asked.
 */
export const createFindCall = (loadPart: LoadPart): FindCall => {
  const further: readonly (() => Promise<Calls>)[] = [
    async () => (await loadPart(() => import('./desk-calls.ts'))).deskCalls,
    async () => (await loadPart(() => import('./admin-calls.ts'))).adminCalls,
    async () => (await loadPart(() => import('./person-calls.ts'))).personCalls,
    async () => (await loadPart(() => import('./editor-calls.ts'))).editorCalls,
    async () => (await loadPart(() => import('./contact-cases.calls.ts'))).contactCaseCalls,
    async () => (await loadPart(() => import('./message-templates.calls.ts'))).messageTemplateCalls,
  ]
  const loadOffers = async () => (await loadPart(() => import('./how-to-offers.calls.ts'))).howToOfferCalls
  const loadFigures = async () => (await loadPart(() => import('./programme-figures.calls.ts'))).programmeFigureCalls
  const loadWaiting = async () => (await loadPart(() => import('./waiting.calls.ts'))).waitingCalls
  /** What everybody asks now and then is not looked for in the parts of those who work here; nor what one page asks. */
  const alone: Readonly<Record<string, () => Promise<Calls>>> = {
    findings: async () => (await loadPart(() => import('./finding.calls.ts'))).findingCalls,
    howToOffers: loadOffers,
    howToOffer: loadOffers,
    programmeFigures: loadFigures,
    programmeInstructors: loadFigures,
    programmeQuality: loadFigures,
    instructorDashboard: loadWaiting,
    groupProgressOverview: loadWaiting,
    ledGroups: loadWaiting,
    programmeOverview: loadWaiting,
  }
  const findFurther = async (field: string): Promise<Call> => {
    for (const load of alone[field] ? [alone[field]] : further) {
      const { [field]: call } = await load()
      if (call) return call
    }
    throw new Error(`No call is called ${field}.`)
  }
  const first: Calls = firstCalls
  return (field) => first[field] ?? findFurther(field)
}
