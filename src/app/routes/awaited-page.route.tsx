import { useState, type ReactNode } from 'react'

import { awaitedPageMachine } from '../../machines/awaited-page/awaited-page.machine.ts'
import { AwaitedPage } from '../../views/shell/awaited-page.view.tsx'
import { CrashBoundary } from '../../views/shell/crash-boundary.view.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { awaitedPageActors } from '../actors/awaited-page.actors.ts'

export type AwaitedProps = Readonly<{
  /** Fetches what the page is made of; once that is given up, whoever asks next begins anew. */
  onBring: (signal: AbortSignal) => Promise<unknown>
  /** Draws the page where it is awaited. */
  onDraw: () => void
  /** What stands there where its own words did not come. */
  instead: ReactNode
}>

/** Brought while there is a network (`ahead.ts`), for when there is none. */
const AwaitedPageRoute = ({ onBring, onDraw, instead }: AwaitedProps) => {
  const [machine] = useState(() =>
    awaitedPageMachine.provide({ actors: awaitedPageActors(onBring), actions: { drawPage: onDraw } }),
  )
  return (
    <CrashBoundary fallback={() => instead}>
      <Speaking namespaces={['awaitedPage']}>
        <AwaitedPage machine={machine} onBack={() => history.back()} />
      </Speaking>
    </CrashBoundary>
  )
}

export default AwaitedPageRoute
