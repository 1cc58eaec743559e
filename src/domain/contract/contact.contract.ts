import * as z from 'zod/mini'

import { CONTACT_LIMITS, CONTACT_TOPICS } from '../contact.ts'
import { FLIGHT_SENT_LETTERS } from '../flight.ts'
import { botSolution } from './bot-check.contract.ts'
import { nameUpTo } from './name.contract.ts'

const needed = z.minLength(1, { abort: true })

/** What a person fills in. The browser and the server judge it by the same rules. */
export const contactForm = z.strictObject({
  name: nameUpTo(CONTACT_LIMITS.name),
  email: z.string().check(z.trim(), needed, z.maxLength(CONTACT_LIMITS.email, { abort: true }), z.email()),
  topic: z.enum(CONTACT_TOPICS),
  message: z.string().check(z.trim(), needed, z.maxLength(CONTACT_LIMITS.message)),
})

/** POST /contact-messages */
export const contactMessageBody = z.strictObject({
  ...contactForm.shape,
  botCheck: botSolution,
  /** What happened in the browser before it was written, as `flight` in JSON; only where its writer chose so. */
  flight: z.optional(z.string().check(z.maxLength(FLIGHT_SENT_LETTERS))),
})

/** The number by which the message can be asked about, e.g. `C-7K3M-9QX2`. */
export const contactMessageAnswer = z.object({ reference: z.string() })

export type ContactForm = z.infer<typeof contactForm>
export type ContactMessageBody = z.infer<typeof contactMessageBody>
