import { useState } from 'react'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import { AccountConfirmationPage } from '../../views/pages/account-links/account-confirmation.view.tsx'
import { createEmailVerification } from '../actors/account-links.actors.ts'
import { useApp } from '../app.context.tsx'

const AccountConfirmationRoute = () => {
  const { gateway } = useApp()
  const [machine] = useState(() => createEmailVerification(gateway))
  return <AccountConfirmationPage productName={PRODUCT_NAME} machine={machine} />
}

export default AccountConfirmationRoute
