import { Suspense, type ComponentType } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { Button } from '../ui/button.view.tsx'
import { ErrorState } from '../ui/error-state.view.tsx'
import { LinkButton } from '../ui/link.view.tsx'
import { CrashBoundary } from './crash-boundary.view.tsx'
import { useTitleInstead } from './use-title-instead.ts'

const bare = css({ fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere', direction: 'ltr' })

export type CrashProps = Readonly<{
  cause: unknown
  onReload: () => void
  /** Loaded now: nobody pays for it who never sees it. */
  Details: ComponentType<{ cause: unknown }>
}>

/** "Something went wrong.", with the way on. What comes late, or not at all, is only the details' comfort. */
export const Crash = ({ cause, onReload, Details }: CrashProps) => {
  const { crash } = useWords().shell
  useTitleInstead(crash.title())
  const message = <p className={bare}>{String(cause)}</p>
  return (
    <ErrorState
      level={1}
      title={crash.title()}
      action={
        <>
          <Button onClick={onReload}>{crash.reload()}</Button>
          <LinkButton href="/home" external variant="outline">
            {crash.home()}
          </LinkButton>
        </>
      }
    >
      <p>{crash.text()}</p>
      <CrashBoundary fallback={() => message}>
        <Suspense fallback={message}>
          <Details cause={cause} />
        </Suspense>
      </CrashBoundary>
    </ErrorState>
  )
}
