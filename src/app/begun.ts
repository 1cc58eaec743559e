import { selectLooker } from '../machines/auth/auth.connect.ts'
import { selectLanguage } from '../machines/settings/settings.connect.ts'
import type { Actors } from '../views/shell/actors.context.tsx'
import { watchRoles } from './actors/lost-roles.ts'
import { bringFiles, fetchAhead, readyForAway, type Line } from './ahead.ts'

/** What no page waits for, and each gets a moment after it is drawn. */
export const begin = async (actors: Actors, whenIdle: (then: () => void) => void): Promise<void> => {
  const { auth, settings } = actors
  watchRoles(actors)
  // Whatever happens from then on can be told of.
  await import('./flight.ts')
  const language = () => selectLanguage(settings.getSnapshot())
  const load = bringFiles(document, language)
  const line = () => (navigator as { connection?: Line }).connection
  const isSignedIn = () => selectLooker(auth.getSnapshot()) === 'person'
  const prepare = readyForAway({ language, load, line, isSignedIn })
  fetchAhead({ page: document, load, prepare, line, isSignedIn, whenIdle })
}
