import { useActorRef } from '@xstate/react'
import { Suspense, useState, useSyncExternalStore } from 'react'

import { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { ContactPage } from '../../views/pages/contact/contact.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { createBotCheck } from '../actors/bot-check.actors.ts'
import { clipboardActors } from '../actors/clipboard.actors.ts'
import { createContactForm } from '../actors/contact.actors.ts'
import { useApp } from '../app.context.tsx'
import { createFlightChoice } from '../flight-choice.ts'
import { whenDrawn } from '../when-drawn.ts'

/** A message can be written without it. */
const Offer = latePart(async () => {
  await whenDrawn()
  return import('../parts/flight-offer.part.tsx')
})

const never = () => () => {}

const ContactRoute = () => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const [check] = useState(() => createBotCheck(gateway))
  const botCheck = useActorRef(check)
  const [choice] = useState(createFlightChoice)
  const [machines] = useState(() => ({
    machine: createContactForm(gateway, auth, botCheck, choice),
    copying: copyingMachine.provide({ actors: clipboardActors }),
  }))
  // The page begins as the server painted it, or what was typed into that would be lost.
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const offer = isHere && (
    <Suspense fallback={null}>
      <Offer choice={choice} />
    </Suspense>
  )
  return <ContactPage {...machines} botCheck={botCheck} offer={offer} />
}

export default ContactRoute
