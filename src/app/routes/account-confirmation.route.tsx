import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'wouter'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import { useWords } from '../../i18n/words.tsx'
import { isAuthenticated, selectViewer } from '../../machines/auth/auth.connect.ts'
import { AccountConfirmationPage } from '../../views/pages/account-links/account-confirmation.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createEmailVerification } from '../actors/account-links.actors.ts'
import { useApp } from '../app.context.tsx'
import type { RouteProps } from '../route-props.ts'

const AccountConfirmationRoute = ({ query }: RouteProps) => {
  const { gateway, firstData } = useApp()
  const { auth, notifications } = useActors()
  const { accountLinks } = useWords()
  const [, navigate] = useLocation()
  const isSignedIn = useSelector(auth, isAuthenticated)
  const ownEmail = useSelector(auth, (at) => selectViewer(at)?.email ?? null)
  const [machine] = useState(() =>
    createEmailVerification(gateway, auth, { code: query.get('code'), known: firstData.mailedLink }),
  )
  // From the sign-in page the guard leads whoever is in to what they came for.
  const goOn = () => {
    notifications.send({ type: 'notice.given', notice: { tone: 'success', text: accountLinks.confirmation.isIn() } })
    navigate('/sign-in', { replace: true })
  }
  return (
    <AccountConfirmationPage
      productName={PRODUCT_NAME}
      machine={machine}
      onIn={goOn}
      isSignedIn={isSignedIn}
      ownEmail={ownEmail}
    />
  )
}

export default AccountConfirmationRoute
