import type { ContactTopic } from '../../domain/contact.ts'
import { contactForm } from '../../domain/contract/contact.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { keysOf } from '../../domain/keys.ts'
import { createFormMachine, type Drafted } from '../form/form.machine.ts'

export type ContactValues = Readonly<{ name: string; email: string; topic: ContactTopic | ''; message: string }>

export const NO_MESSAGE: ContactValues = { name: '', email: '', topic: '', message: '' }

export const CONTACT_DRAFTED = { name: true, email: true, topic: true, message: true } satisfies Drafted<ContactValues>
export const CONTACT_FIELDS = keysOf<keyof ContactValues>(CONTACT_DRAFTED)

/** A message to the programme, judged by the server's own rules. Its output is the reference number. */
export const contactFormMachine = createFormMachine<ContactValues, { reference: string }>({
  validate: rulesOf(contactForm),
})
