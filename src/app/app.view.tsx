import { useSelector } from '@xstate/react'
import { Suspense, useDeferredValue, useInsertionEffect, useState } from 'react'
import { css } from 'styled-system/css'

import type { FirstData } from '../domain/rendered-page.ts'
import { SpeechProvider } from '../i18n/words.tsx'
import { isPageShown, selectPath } from '../machines/route-guard/route-guard.connect.ts'
import { selectLanguage } from '../machines/settings/settings.connect.ts'
import { ClockProvider } from '../views/clock.context.tsx'
import { ActorsProvider, useActors } from '../views/shell/actors.context.tsx'
import { arriving } from '../views/shell/arriving.tsx'
import { HelpProvider, type HelpProps } from '../views/shell/help.context.tsx'
import { FinderProvider } from '../views/shell/toolbar/finder.context.tsx'
import { MenuSearch } from '../views/shell/toolbar/menu-search.view.tsx'
import { isByTraversal } from '../views/traversal.ts'
import type { LongLived } from './actors/long-lived-actors.ts'
import { AppProvider } from './app.context.tsx'
import { loadChunk } from './chunk.ts'
import { GuardBridge } from './guard-bridge.view.tsx'
import { HowToHelp } from './how-to-help.view.tsx'
import { createArrivals } from './page/arrival.ts'
import { ShellRecovery } from './page/recovery.view.tsx'
import { isScreenHere, Screen } from './page/screen.view.tsx'
import { Waiting } from './page/waiting.view.tsx'
import { Places } from './places.view.tsx'
import { pathOnly } from './routes.ts'

const renderHelp = (props: HelpProps) => <HowToHelp {...props} />

const finder = arriving(() => loadChunk(() => import('./parts/finder.part.tsx')))

/** The last path that might be shown: while the guard thinks about another, the page before stays. */
const useShownPath = (): string | null => {
  const { guard } = useActors()
  const path = useSelector(guard, (snapshot) => (isPageShown(snapshot) ? selectPath(snapshot) : null))
  const [held, hold] = useState(path)
  if (path !== null && path !== held) hold(path)
  return path ?? held
}

/** One for each page, before it: what goes is told before anything of a change is put in place. */
const Leaving = ({ onLeave }: { onLeave: () => void }) => {
  useInsertionEffect(() => onLeave, [onLeave])
  return null
}

const Outlet = ({ onReady }: { onReady: (() => void) | undefined }) => {
  const { settings } = useActors()
  const language = useSelector(settings, selectLanguage)
  const shown = useShownPath()
  // The page before stays on the screen until the script and the words of the next are here: then it is drawn in one
  // go, where in turns with what else there is to do it took half as long again. What its address asks may wait.
  const deferred = useDeferredValue(shown)
  const isOther = shown !== null && deferred !== null && pathOnly(shown) !== pathOnly(deferred)
  const path = isOther && !isByTraversal() && isScreenHere(shown, language) ? shown : deferred
  const [{ onArrival, onLeave }] = useState(createArrivals)
  const waiting = (
    <SpeechProvider language={language}>
      <Waiting />
    </SpeechProvider>
  )
  return (
    <>
      <Leaving key={path && pathOnly(path)} onLeave={onLeave} />
      <Suspense fallback={waiting}>
        {path === null ? waiting : <Screen path={path} language={language} onArrival={onArrival} />}
        {/* In the boundary with the page: it is on the page when the page is, as the server painted it. */}
        <p
          role="status"
          data-announcer
          className={css({ srOnly: true })}
          ref={(node) => {
            if (node) onReady?.()
          }}
        />
      </Suspense>
      {/* Not of the shell, which is another when the page is there: what is typed meanwhile stays. */}
      <SpeechProvider language={language}>
        <MenuSearch />
      </SpeechProvider>
    </>
  )
}

export type AppProps = Readonly<{
  longLived: LongLived
  firstData: FirstData
  /** The page is on the screen as it was painted: the actors may start. */
  onReady?: () => void
}>

export const App = ({ longLived, firstData, onReady }: AppProps) => (
  <ActorsProvider actors={longLived.actors}>
    <AppProvider services={{ gateway: longLived.gateway, firstData }}>
      <ClockProvider now={longLived.gateway.now} timeZone={firstData.timeZone}>
        <Places>
          <FinderProvider finder={finder}>
            <HelpProvider render={renderHelp}>
              <ShellRecovery>
                <GuardBridge />
                <Outlet onReady={onReady} />
              </ShellRecovery>
            </HelpProvider>
          </FinderProvider>
        </Places>
      </ClockProvider>
    </AppProvider>
  </ActorsProvider>
)
