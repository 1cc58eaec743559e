import { useSelector } from '@xstate/react'

import { useWords } from '../../../../i18n/words.tsx'
import { hasLapsed } from '../../../../machines/auth/auth.connect.ts'
import { useActors } from '../../../shell/actors.context.tsx'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'

/** Says to who was let in by an ended token what becomes of what they watch, and leads to signing in where that works. */
export const Lapsed = () => {
  const { lessonKeeping: words, shell } = useWords()
  const { auth, connection } = useActors()
  const isLapsed = useSelector(auth, hasLapsed)
  const isOffline = useSelector(connection, (at) => at.matches('offline'))
  if (!isLapsed) return null
  return (
    <Banner
      tone="warning"
      announce="status"
      action={
        isOffline ? undefined : (
          <Button variant="outline" onClick={() => auth.send({ type: 'session.unauthorised' })}>
            {shell.signIn()}
          </Button>
        )
      }
    >
      {words.lapsed()}
    </Banner>
  )
}
