import { Suspense, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { toFault } from '../../domain/fault.ts'
import { SpeechProvider, useWords } from '../../i18n/words.tsx'
import { selectLanguage } from '../../machines/settings/settings.connect.ts'
import { useActors } from '../../views/shell/actors.context.tsx'
import { CrashBoundary } from '../../views/shell/crash-boundary.view.tsx'
import { Crash } from '../../views/shell/crash.view.tsx'
import { useTitleInstead } from '../../views/shell/use-title-instead.ts'
import { ErrorState } from '../../views/ui/error-state.view.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { isLeaving } from '../chunk.ts'
import type { AwaitedProps } from '../routes/awaited-page.route.tsx'

const Awaited = latePart(() => import('../routes/awaited-page.route.tsx'))
const Details = latePart(() => import('../routes/crash-details.route.tsx'))

/** Where the page is about to be loaded anew for a part that is gone, nothing went wrong. */
const crashed = (cause: unknown) =>
  isLeaving() ? null : <Crash cause={cause} onReload={() => location.reload()} Details={Details} />

/** What can be said of a page whose files are out of reach where what awaits it is, too. */
const OutOfReach = ({ onDraw }: Pick<AwaitedProps, 'onDraw'>) => {
  const { actions, faults } = useWords()
  useTitleInstead(faults.offline())
  return <ErrorState level={1} title={faults.offline()} retryLabel={actions.retry()} onRetry={onDraw} />
}

/** A page whose files are out of reach did not crash: it is awaited. */
const awaitedOrCrashed = (onBring: AwaitedProps['onBring']) => (cause: unknown, onDraw: () => void) => {
  if (toFault(cause).kind !== 'offline' || isLeaving()) return crashed(cause)
  const instead = <OutOfReach onDraw={onDraw} />
  return (
    <Suspense fallback={instead}>
      <Awaited instead={instead} onBring={onBring} onDraw={onDraw} />
    </Suspense>
  )
}

type RecoveryProps = Readonly<{
  children: ReactNode
  /** Fetches what the page is made of. */
  onBring: AwaitedProps['onBring']
}>

/** A page that throws costs that page, not the shell around it. Give it the path as its key. */
export const PageRecovery = ({ children, onBring }: RecoveryProps) => (
  <CrashBoundary fallback={awaitedOrCrashed(onBring)}>{children}</CrashBoundary>
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
