import '../views/theme/global.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { DEFAULT_LANGUAGE, isLanguage } from '../domain/language.ts'
import { routeOf } from '../domain/route-access.ts'
import { holdWords, loadWords } from '../i18n/words.tsx'
import { isPageShown, selectPath } from '../machines/route-guard/route-guard.connect.ts'
import { selectLayout } from '../machines/settings/settings.connect.ts'
import { loadShellParts } from '../views/shell/layouts/shell-parts.tsx'
import { createLongLived } from './actors/long-lived-actors.ts'
import { startAhead } from './ahead-start.ts'
import { App } from './app.view.tsx'
import { loadChunk } from './chunk.ts'
import { paintedWith, readFirstData } from './first-data.ts'
import { watchStarts } from './flight-hook.ts'
import { loadPage, loadShellWords } from './page/page-loader.tsx'
import { isWritten, pathOnly } from './routes.ts'
import { takenOver } from './taken-over.ts'

const root = document.getElementById('root')
if (!root) throw new Error('Failed to find the root element')

const page = document.documentElement
const language = isLanguage(page.lang) ? page.lang : DEFAULT_LANGUAGE

watchStarts()
const firstData = readFirstData(document)
holdWords(language, firstData.words ?? {})

const painted = takenOver(firstData)
const longLived = createLongLived({
  path: location.pathname + location.search,
  appearance: paintedWith(language, firstData),
  paintedAt: firstData.paintedAt,
  calls: firstData.calls,
  painted,
  build: import.meta.env.PROD ? new URL(import.meta.url).pathname : null,
  loadLanguage: async (wanted) => {
    const route = routeOf(pathOnly(selectPath(longLived.actors.guard.getSnapshot())))
    if (route && isWritten(route)) await loadPage(route, wanted)
    await loadWords(wanted, ['shell'])
  },
})

/** What the first paint needs: the page that the server rendered, or the shell while the guard still asks. */
const prepare = async (): Promise<boolean> => {
  const guard = longLived.actors.guard.getSnapshot()
  const route = routeOf(pathOnly(location.pathname))
  const isRendered = route !== null && isWritten(route) && isPageShown(guard)
  const layout = selectLayout(longLived.actors.settings.getSnapshot())
  const [isPageThere] = await Promise.all([
    isRendered
      ? loadPage(route, language).then(
          () => true,
          () => false,
        )
      : true,
    loadShellWords(language),
    // A layout whose parts do not come is drawn without them, and says so.
    loadChunk(() => loadShellParts(layout)).catch(() => {}),
  ])
  return isPageThere
}

/** Where it stands in the page it runs before the stylesheet is here: /boot.js says when that is. */
const { styled } = globalThis as { styled?: Promise<unknown> }

const open = async () => {
  const [isPageThere] = await Promise.all([prepare(), styled])
  if (import.meta.env.DEV) {
    const { showInstruments, watchActors } = await import('./development.tsx')
    showInstruments(watchActors(), longLived)
  }
  const app = (
    <StrictMode>
      <App longLived={longLived} firstData={firstData} onReady={() => longLived.start(page)} />
    </StrictMode>
  )
  // A page whose script does not come is drawn anew, as the crash that it is: painted, it would only look alive.
  if (root.hasChildNodes() && isPageThere && (painted || !firstData.theirs)) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

// Not awaited at the top level: the page's script imports from this one, and would wait for it in turn.
void open()
startAhead(longLived)
