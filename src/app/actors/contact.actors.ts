import { waitFor } from 'xstate'
import * as z from 'zod/mini'

import { contactForm } from '../../domain/contract/contact.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import {
  isUnreachable,
  isViewerKnown,
  selectFullName,
  selectUserId,
  selectViewer,
} from '../../machines/auth/auth.connect.ts'
import type { AuthActor } from '../../machines/auth/auth.machine.ts'
import type { BotCheckActor } from '../../machines/bot-check/bot-check.machine.ts'
import { contactFormMachine, type ContactValues } from '../../machines/contact/contact-form.machine.ts'
import type { FlightChoice } from '../flight-choice.ts'
import { withBotCheck } from './bot-check.actors.ts'
import { draftActors } from './draft.actors.ts'

/** The contact form: filled in with who is signed in, sent with a solved check. */
export const createContactForm = ({ ask }: Gateway, auth: AuthActor, check: BotCheckActor, choice: FlightChoice) =>
  contactFormMachine.provide({
    actors: {
      ...draftActors<Partial<ContactValues>>(
        () => selectUserId(auth.getSnapshot()),
        async () => {
          const known = await waitFor(auth, (at) => isViewerKnown(at) || isUnreachable(at))
          const viewer = selectViewer(known)
          return viewer && { name: selectFullName(known) ?? '', email: viewer.email }
        },
      ),
      submit: asking<{ reference: string }, { values: ContactValues }>(async ({ values }, signal) => {
        const message = z.parse(contactForm, values)
        return withBotCheck(check, signal, async (botCheck) => {
          const flight = choice.read()
          const { sendContactMessage } = await ask('SendContactMessage', { ...message, botCheck, flight }, { signal })
          return sendContactMessage
        })
      }),
    },
  })
