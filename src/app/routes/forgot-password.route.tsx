import { useActorRef } from '@xstate/react'
import { useState } from 'react'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import { ForgotPasswordPage } from '../../views/pages/account-links/forgot-password.view.tsx'
import { createResetMail } from '../actors/account-links.actors.ts'
import { createBotCheck } from '../actors/bot-check.actors.ts'
import { useApp } from '../app.context.tsx'

const ForgotPasswordRoute = () => {
  const { gateway } = useApp()
  const [check] = useState(() => createBotCheck(gateway))
  const botCheck = useActorRef(check)
  const [machine] = useState(() => createResetMail(gateway, botCheck))
  return <ForgotPasswordPage productName={PRODUCT_NAME} machine={machine} botCheck={botCheck} />
}

export default ForgotPasswordRoute
