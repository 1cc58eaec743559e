import { WaitingSkeleton } from '../../views/pages/home/waiting-frame.view.tsx'
import { arriving } from '../../views/shell/arriving.tsx'
import { Part } from '../../views/shell/part.view.tsx'
import { loadChunk } from '../chunk.ts'

const waiting = arriving(() => loadChunk(() => import('../routes/waiting.route.tsx')))

/** It is fetched while it is asked whose session is held. */
export const prepareWaiting = (): void => {
  if (!import.meta.env.SSR && document.documentElement.dataset['session'] === 'held') waiting.prepare()
}

/** What waits for who is signed in. */
export const Waiting = () => (
  <Part fallback={<WaitingSkeleton />}>
    <waiting.Arriving />
  </Part>
)
