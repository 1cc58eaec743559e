import { useState } from 'react'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import { EmailVerificationPage } from '../../views/pages/account-links/email-verification.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { useIsPainted } from '../../views/use-is-painted.ts'
import { createVerificationMail } from '../actors/account-links.actors.ts'
import { useApp } from '../app.context.tsx'

const EmailVerificationRoute = () => {
  const { gateway } = useApp()
  const { notifications } = useActors()
  const isPainted = useIsPainted()
  const [machine] = useState(() => createVerificationMail(gateway, isPainted))
  return (
    <EmailVerificationPage
      productName={PRODUCT_NAME}
      machine={machine}
      tell={(notice) => notifications.send({ type: 'notice.given', notice })}
    />
  )
}

export default EmailVerificationRoute
