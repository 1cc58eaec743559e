import { useSelector } from '@xstate/react'
import { Suspense } from 'react'

import { selectNewcomerId } from '../machines/auth/auth.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'
import { latePart } from '../views/ui/late-part.ts'

/** A welcome that cannot arrive costs nobody the page that they came for. */
const WelcomeRoute = latePart(() => import('./routes/welcome.route.tsx'))

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
