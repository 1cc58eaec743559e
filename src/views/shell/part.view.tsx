import { Suspense, type ReactNode } from 'react'

import { useTellLost } from './cannot-come.ts'
import { CrashBoundary } from './crash-boundary.view.tsx'

type PartProps = Readonly<{
  children: ReactNode
  /** While it is on its way. */
  fallback?: ReactNode
  /** It will not come: whoever asked for it may ask again. */
  onFailed?: (() => void) | undefined
}>

/** Something that arrives when it is wanted: a dialog, a panel. One that cannot come says so, and costs nothing else. */
export const Part = ({ children, fallback = null, onFailed }: PartProps) => {
  const tellLost = useTellLost()
  const tell = () => {
    tellLost()
    onFailed?.()
  }
  return (
    <CrashBoundary fallback={() => null} onCrash={tell}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CrashBoundary>
  )
}
