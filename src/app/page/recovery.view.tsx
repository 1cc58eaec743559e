import { lazy, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { SpeechProvider } from '../../i18n/words.tsx'
import { selectLanguage } from '../../machines/settings/settings.connect.ts'
import { useActors } from '../../views/shell/actors.context.tsx'
import { CrashBoundary } from '../../views/shell/crash-boundary.view.tsx'
import { Crash } from '../../views/shell/crash.view.tsx'
import { isLeaving } from '../chunk.ts'

const Details = lazy(() => import('../routes/crash-details.route.tsx'))

/** Where the page is about to be loaded anew for a part that is gone, nothing went wrong. */
const crashed = (cause: unknown) =>
  isLeaving() ? null : <Crash cause={cause} onReload={() => location.reload()} Details={Details} />

/** A page that throws costs that page, not the shell around it. Give it the path as its key. */
export const PageRecovery = ({ children }: { children: ReactNode }) => (
  <CrashBoundary fallback={crashed}>{children}</CrashBoundary>
)

const place = css({ display: 'grid', alignContent: 'center', minHeight: 'viewport', padding: '4' })

const Alone = ({ cause }: { cause: unknown }) => {
  const { settings } = useActors()
  return (
    <SpeechProvider language={selectLanguage(settings.getSnapshot())}>
      <main className={place}>{crashed(cause)}</main>
    </SpeechProvider>
  )
}

const crashedAlone = (cause: unknown) => <Alone cause={cause} />

/** The shell itself threw: what says so stands alone, in the language that was spoken. */
export const ShellRecovery = ({ children }: { children: ReactNode }) => (
  <CrashBoundary fallback={crashedAlone}>{children}</CrashBoundary>
)
