import { messageFields } from '../../domain/contract/student-enrollment.contract.ts'
import type { Delivery } from '../../domain/delivery.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import type { ChosenRows } from '../../domain/list.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine, type Drafted, type FormActor } from '../form/form.machine.ts'

export type MessageValues = Readonly<{ subject: string; text: string }>

/** Whom a message goes to. */
export type MessageTo = Readonly<{ delivery: Delivery; students: ChosenRows }>

/** How many were written to. */
export type MessageSent = Readonly<{ recipients: number }>

const DRAFTED = { subject: true, text: true } satisfies Drafted<MessageValues>

/** What an instructor writes. */
export const messageFormMachine = createFormMachine<MessageValues, MessageSent>({ validate: rulesOf(messageFields) })

export const messagingMachine = createAskedForm<MessageValues, MessageSent, MessageTo>({
  id: 'instructorMessage',
  form: messageFormMachine,
  drafted: DRAFTED,
})

export type MessageFormActor = FormActor<MessageValues, MessageSent>
