import { KEPT_SCOPES, keepPage } from '../kept-page/kept-page.ts'

const DASHBOARD = KEPT_SCOPES.dashboard.path

const buildOf = (version: unknown): string =>
  typeof version === 'object' && version !== null && 'build' in version ? String(version.build) : ''

/** Which pages the server gives now: those of a build, in the language that is spoken. Another is kept anew. */
export const pagesNow = async (signal: AbortSignal): Promise<string> => {
  const answer = await fetch('/version.json', { cache: 'no-store', signal })
  return `${buildOf(await answer.json())} ${document.documentElement.lang}`
}

/** Puts aside what a course and the dashboard that leads to it are made of. */
export const keepPages = async (courseId: number, signal: AbortSignal): Promise<void> => {
  // What comes later on these pages has to be here before it is wanted, and then counts as loaded.
  await Promise.all([import('../parts/kept-lessons.part.tsx'), import('../parts/lesson-keeping.part.tsx')])
  await keepPage(`${KEPT_SCOPES.courses.path}${courseId}`, KEPT_SCOPES.courses, signal)
  await keepPage(DASHBOARD, KEPT_SCOPES.dashboard, signal)
}
