import { useActorRef } from '@xstate/react'
import { useState } from 'react'

import { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { ContactPage } from '../../views/pages/contact/contact.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createBotCheck } from '../actors/bot-check.actors.ts'
import { clipboardActors } from '../actors/clipboard.actors.ts'
import { createContactForm } from '../actors/contact.actors.ts'
import { useApp } from '../app.context.tsx'

const ContactRoute = () => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const [check] = useState(() => createBotCheck(gateway))
  const botCheck = useActorRef(check)
  const [machines] = useState(() => ({
    machine: createContactForm(gateway, auth, botCheck),
    copying: copyingMachine.provide({ actors: clipboardActors }),
  }))
  return <ContactPage {...machines} botCheck={botCheck} />
}

export default ContactRoute
