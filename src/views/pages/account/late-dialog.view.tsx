import { Suspense, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { CrashBoundary } from '../../shell/crash-boundary.view.tsx'

/** A dialog of a form whose script comes when it is first opened. If it does not come, the form says so and goes on. */
export const LateDialog = ({ children }: { children: ReactNode }) => {
  const { faults } = useWords()
  const message = (
    <p role="alert" className={css({ textStyle: 'small', color: 'status.danger.fg' })}>
      {faults.unexpected()}
    </p>
  )
  return (
    <CrashBoundary fallback={() => message}>
      <Suspense fallback={null}>{children}</Suspense>
    </CrashBoundary>
  )
}
