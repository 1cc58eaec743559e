import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'wouter'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import { useWords } from '../../i18n/words.tsx'
import { isAuthenticated } from '../../machines/auth/auth.connect.ts'
import { ResetPasswordPage } from '../../views/pages/account-links/reset-password.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createNewPasswordForm, createPasswordReset } from '../actors/account-links.actors.ts'
import { useApp } from '../app.context.tsx'
import type { RouteProps } from '../route-props.ts'

const ResetPasswordRoute = ({ query }: RouteProps) => {
  const { gateway, firstData } = useApp()
  const { auth, notifications } = useActors()
  const { accountLinks } = useWords()
  const [, navigate] = useLocation()
  const isSignedIn = useSelector(auth, isAuthenticated)
  const [machine] = useState(() =>
    createPasswordReset(gateway, auth, { code: query.get('code'), known: firstData.mailedLink }),
  )
  const link = useActorRef(machine, {}, ({ status }) => {
    if (status !== 'done') return
    notifications.send({ type: 'notice.given', notice: { tone: 'success', text: accountLinks.reset.told() } })
    navigate('/sign-in', { replace: true })
  })
  const [form] = useState(() => createNewPasswordForm(link))
  return <ResetPasswordPage productName={PRODUCT_NAME} link={link} form={form} isSignedIn={isSignedIn} />
}

export default ResetPasswordRoute
