import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router, type SsrContext } from 'wouter'

import { PRODUCT_NAME } from '../domain/constants.ts'
import { drawnFor } from '../domain/own-place.ts'
import type { Rendered, RenderRequest } from '../domain/rendered-page.ts'
import { isAnswered, ROUTE_ACCESS, routeOf } from '../domain/route-access.ts'
import { wordsIn } from '../i18n/words-in.ts'
import { wordsOf } from '../i18n/words-of.ts'
import { loadWords } from '../i18n/words.tsx'
import { isPageShown } from '../machines/route-guard/route-guard.connect.ts'
import { AFTER_FIRST_SCREEN_ID } from '../views/pages/first-screen.ts'
import { loadShellParts } from '../views/shell/layouts/shell-parts.tsx'
import { createLongLived } from './actors/long-lived-actors.ts'
import { App } from './app.view.tsx'
import { paintedWith } from './first-data.ts'
import { loadPage } from './page/page-loader.tsx'
import { MOST_ROUNDS, startPainting } from './painting.ts'
import { gatewayModules, PERSONAL } from './personal-parts.ts'
import { assetsOf } from './render/assets.ts'
import { REST, writeDocument } from './render/document.ts'
import { firstStylesOf } from './render/first-styles.ts'
import { bootScript, earlyScript, filesInPage } from './render/inline-scripts.ts'
import { isWritten, pathOnly, routesModules } from './routes.ts'

/** A form that the scripts send: it must not be sent before something is there to hold it. */
const FORM_FOR_SCRIPTS = /<form(?![^>]*\saction=)/

/** How React writes that a part of a page is the browser's to draw. */
const SUSPENDED = '<!--$!-->'

const AFTER_FIRST_SCREEN = `<div id="${AFTER_FIRST_SCREEN_ID}"`

/** What a browser paints first, where the page says what that is, and what comes after it. */
const inParts = (markup: string): readonly [first: string, rest: string] => {
  const end = markup.indexOf(AFTER_FIRST_SCREEN)
  return end === -1 ? [markup, ''] : [markup.slice(0, end), markup.slice(end)]
}

const redirect = (location: string): Rendered => ({ status: 302, html: '', location })

/**
 * A page as a guest sees it: who is looking is known in the browser only. Pages that need a role are rendered as
 * the shell that waits for the answer.
 */
export const render = async ({
  url,
  language,
  painted,
  firstData: pageData = {},
  isKnownDevice = false,
  carriesFiles = false,
  paintedFor,
}: RenderRequest): Promise<Rendered> => {
  const path = pathOnly(url)
  const pattern = routeOf(path)
  if (pattern === '/') return redirect('/home')
  const isThere = pattern !== null && isWritten(pattern)
  // A page that is none is not found; whether its guest may know that, the guard says first.
  if (!pattern || (!isThere && ROUTE_ACCESS[pattern] === undefined)) return redirect('/404')

  const { asks = [], ...data } = pageData
  const firstData = painted ? { ...data, painted } : data
  const appearance = paintedWith(language, firstData)
  // Who cannot be asked about is painted as nobody: the browser asks.
  const unpainted = (cause: unknown) => {
    paintedFor?.failed(cause)
    return null
  }
  const painting = paintedFor ? await startPainting(paintedFor, language).catch(unpainted) : null
  const longLived = createLongLived({
    path: url,
    appearance,
    paintedAt: firstData.paintedAt,
    loadLanguage: () => Promise.resolve(),
    build: null,
    painted: painting?.with,
  })
  const theirs = PERSONAL[pattern] ?? { modules: gatewayModules(pattern), speaks: [] }
  const [page] = await Promise.all([
    isThere ? loadPage(pattern, language) : null,
    loadWords(language, ['shell', 'scriptless', ...(carriesFiles || painting ? theirs.speaks : [])]),
    loadShellParts(appearance.layout),
  ])
  const route = page?.route
  const described = page?.content?.describe(path, language)
  const isShown = isPageShown(longLived.actors.guard.getSnapshot())
  const context: SsrContext = {}
  const draw = () =>
    drawnFor(paintedFor?.place ?? null, () =>
      renderToString(
        <StrictMode>
          <Router ssrPath={path} ssrSearch={url.slice(path.length + 1)} ssrContext={context}>
            <App longLived={longLived} firstData={firstData} />
          </Router>
        </StrictMode>,
      ),
    )
  let markup = draw()
  const isWhole = async () => !painting || (!(await painting.readMissed()) && !markup.includes(SUSPENDED))
  for (let round = 0; round < MOST_ROUNDS && !(await isWhole()); round += 1) {
    // What was suspended by a part has it a turn later.
    await new Promise((settle) => setImmediate(settle))
    markup = draw()
  }
  // Their page goes on to another address, such as that of a view that their list opens with: there it is painted.
  if (painting && context.redirectTo !== undefined) return { status: 200, html: '' }
  // Nobody who comes for the first time has a session.
  const firstAsks = (isShown && !isKnownDevice) || painting ? [] : asks
  const speaks = ['shell', ...(route?.speaks ?? [])] as const
  // Of a page whose content is awaited they come with it: each file is a place in the line.
  const carriesWords = !isShown || carriesFiles
  const spoken = carriesWords ? [] : ['', ...speaks.map((name) => `${name}/`)]
  const texts = page?.content?.sources(path, language) ?? []
  const modules = [
    ...(route ? [route.source] : []),
    ...routesModules(pattern),
    // Who may see it is asked first.
    ...(isShown && !painting ? [] : gatewayModules(pattern)),
    ...texts,
    ...spoken.map((name) => `src/i18n/${language}/${name}index.ts`),
  ]
  const assets = assetsOf(modules, language === 'ar')
  const theirWords = carriesWords ? [] : theirs.speaks.map((name) => `src/i18n/${language}/${name}/index.ts`)
  const own = [...modules, ...theirs.modules, ...theirWords]
  const areTheirs = painting !== null || firstAsks.length > 0
  const theirAssets = isShown && areTheirs ? assetsOf(own, language === 'ar') : null
  const waitsForDevice = isKnownDevice || painting !== null || FORM_FOR_SCRIPTS.test(markup)
  const root = waitsForDevice ? null : { mode: appearance.mode, scheme: appearance.scheme }
  const parts = inParts(markup)
  const styles = firstStylesOf(parts[0], root)
  // All rules again, in their order, and not only those that are new: among equals the last one counts.
  const restStyles = parts[1] === '' ? null : firstStylesOf(markup, root)
  // What is waited for stands in the page: as a file it would be a trip of its own.
  const isWaiting = !isShown || isAnswered(pattern)
  const boot = waitsForDevice || isWaiting ? bootScript() : null
  const carried = carriesFiles ? filesInPage((theirAssets ?? assets).scripts) : null
  const isLeft = (file: string) => !assets.preloads.includes(file) && !carried?.files.includes(file)
  const ofTheirs = painting?.theirs() ?? null
  const early = ofTheirs ? earlyScript() : null
  const html = writeDocument({
    title: route && isShown ? `${described?.title ?? route.title(wordsIn(language))} - ${PRODUCT_NAME}` : PRODUCT_NAME,
    appearance,
    assets,
    personal: theirAssets?.preloads.filter(isLeft) ?? [],
    styles,
    restStyles,
    isWaiting,
    asks: firstAsks,
    boot,
    carried,
    scriptless: wordsIn(language).scriptless.text(),
    markup: parts,
    theirs: ofTheirs,
    early,
    firstData: {
      ...firstData,
      ...(carriesWords && { words: wordsOf(language, [...speaks, ...(carriesFiles ? theirs.speaks : [])]) }),
      ...(ofTheirs && { theirs: ofTheirs, paintedAt: painting?.now() ?? 0 }),
    },
  })
  const firstScreen = html.indexOf(REST)
  return {
    status: pattern === '/404' || described?.isFound === false || firstData.courseDetail?.detail === null ? 404 : 200,
    styleHashes: [styles, ...(restStyles ? [restStyles] : [])].map(({ hash }) => hash),
    scriptHashes: [
      ...(boot ? [boot] : []),
      ...(early ? [early] : []),
      ...(carried ? [carried.map, carried.keeper, ...carried.scripts] : []),
    ].map(({ hash }) => hash),
    html,
    ...(firstScreen !== -1 && { firstScreen }),
    ...((painting || firstData.mailedLink) && { isTheirs: true }),
  }
}
