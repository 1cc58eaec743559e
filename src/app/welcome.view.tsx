import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'

import { selectNewcomerId } from '../machines/auth/auth.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'
import { loadChunk } from './chunk.ts'

/** A welcome that cannot arrive is for the next page: it costs nobody the one that they came for. */
const WelcomeRoute = lazy(() =>
  loadChunk(() => import('./routes/welcome.route.tsx')).catch(() => ({ default: () => null })),
)

/** The welcome dialog, loaded for somebody who was never welcomed. */
export const Welcome = () => {
  const { auth } = useActors()
  const newcomerId = useSelector(auth, selectNewcomerId)
  if (newcomerId === null) return null
  return (
    <Suspense>
      <WelcomeRoute key={newcomerId} userId={newcomerId} />
    </Suspense>
  )
}
