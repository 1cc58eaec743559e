import { useState } from 'react'

import { CheckInView } from '../../views/pages/check-in/check-in.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createCheckIn } from '../actors/check-in.actors.ts'
import { useApp } from '../app.context.tsx'
import { usePageViewer } from '../viewer.ts'

/**
 * What the address of a scanned code brings: `?checkIn=<code>` on a course's page. The page has to speak `checkIn`.
 * Another code is another check-in.
 */
export const CheckInPart = ({ code }: { code: string }) => {
  const { gateway } = useApp()
  const { guard } = useActors()
  const { isGuest } = usePageViewer()
  const [machine] = useState(() => createCheckIn(gateway))
  const signIn = () => guard.send({ type: 'signIn.chosen' })
  return <CheckInView key={code} code={code} isGuest={isGuest} onSignIn={signIn} machine={machine} />
}
