import { LANGUAGES, type Language } from '../../domain/language.ts'
import { KEPT_SCOPES, keepPage } from '../kept-page/kept-page.ts'

const DASHBOARD = KEPT_SCOPES.dashboard.path

const buildOf = (version: unknown): string =>
  typeof version === 'object' && version !== null && 'build' in version ? String(version.build) : ''

/** Which pages the server gives now: those of a build, in the language that is spoken. Another is kept anew. */
export const pagesNow = async (signal: AbortSignal): Promise<string> => {
  const answer = await fetch('/version.json', { cache: 'no-store', signal })
  return `${buildOf(await answer.json())} ${document.documentElement.lang}`
}

/** The language of the page as it is read. */
export const languageRead = (): Language =>
  LANGUAGES.find((language) => language === document.documentElement.lang) ?? LANGUAGES[0]

/** What is said on these pages: the words of the first page stand in it, and not in a file that another could ask for. */
const AREAS = ['lesson', 'lessonTalk', 'lessonKeeping', 'fieldRules', 'dashboard'] as const

/** A browser notes so many files that were loaded; another one would not be known to belong to these pages. */
const FILES_NOTED = 2000

const loadAllWords = async (): Promise<void> => {
  const { furtherWords } = await import('../../i18n/i18n-further-words.ts')
  const spoken = languageRead()
  await Promise.all(AREAS.map((area) => furtherWords[spoken][area]()))
}

/**
 * Puts aside what a course and the dashboard that leads to it are made of. `loadParts` brings what comes later on these
 * pages: it has to be here before it is wanted, and then counts as loaded.
 */
export const keepPages = async (
  courseId: number,
  loadParts: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> => {
  performance.setResourceTimingBufferSize(FILES_NOTED)
  await Promise.all([loadParts(), loadAllWords()])
  await keepPage(`${KEPT_SCOPES.courses.path}${courseId}`, KEPT_SCOPES.courses, signal)
  await keepPage(DASHBOARD, KEPT_SCOPES.dashboard, signal)
}
