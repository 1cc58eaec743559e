import { memo, use } from 'react'
import { matchRoute, useRouter } from 'wouter'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import type { Language } from '../../domain/language.ts'
import { isBare, routeOf, type RoutePattern } from '../../domain/route-access.ts'
import { SpeechProvider, useWords } from '../../i18n/words.tsx'
import { Shell } from '../../views/shell/shell.view.tsx'
import { ActNotices } from '../act-notices.view.tsx'
import { QuickPanel } from '../quick-panel.view.tsx'
import { isWritten, pathOnly } from '../routes.ts'
import { SettingsPanel } from '../settings-panel.view.tsx'
import { Welcome } from '../welcome.view.tsx'
import type { Arrival } from './arrival.ts'
import { noteDrawn } from './drawn-address.ts'
import { isPageHere, loadPage, pageArrival } from './page-loader.tsx'
import { PageRecovery } from './recovery.view.tsx'

type ScreenProps = Readonly<{ path: string; language: Language; onArrival: (arrival: Arrival) => void }>

/** What has no page is not there. */
const pageFor = (path: string): RoutePattern => {
  const pattern = routeOf(pathOnly(path))
  return pattern !== null && isWritten(pattern) ? pattern : '/404'
}

/** Whether nothing of an address is still to come. */
export const isScreenHere = (path: string, language: Language): boolean => isPageHere(pageFor(path), language)

const Page = ({ path, language, onArrival }: ScreenProps) => {
  const pattern = pageFor(path)
  const draw = use(loadPage(pattern, language))
  const { parser } = useRouter()
  const words = useWords()
  const pathname = pathOnly(path)
  const [, params] = matchRoute(parser, pattern, pathname)
  const title = `${draw.content?.describe(pathname, language).title ?? draw.route.title(words)} - ${PRODUCT_NAME}`
  return (
    <div
      ref={(page) => {
        if (!page) return
        noteDrawn(path)
        onArrival({ path: pathname, title, page })
      }}
    >
      {draw({
        params: params ?? {},
        query: new URLSearchParams(path.slice(pathname.length).split('#', 1)[0]),
      })}
    </div>
  )
}

/** The shell and the page of a path, in a language. Suspends until the page's script and words are here. */
export const Screen = memo(({ path, language, onArrival }: ScreenProps) => {
  const pattern = pageFor(path)
  use(pageArrival(pattern, language))
  return (
    <SpeechProvider language={language}>
      <Shell isBare={isBare(pattern)} aside={<QuickPanel />} acts={<ActNotices />}>
        <PageRecovery key={pathOnly(path)} onBring={(signal) => loadPage(pattern, language, signal)}>
          {/* Of a page that was awaited the words come after those of the shell. */}
          <SpeechProvider language={language}>
            <Page path={path} language={language} onArrival={onArrival} />
          </SpeechProvider>
        </PageRecovery>
      </Shell>
      {!isBare(pattern) && <Welcome />}
      {!isBare(pattern) && <SettingsPanel />}
    </SpeechProvider>
  )
})
