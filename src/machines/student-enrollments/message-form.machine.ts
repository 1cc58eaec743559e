import { messageFields } from '../../domain/contract/student-enrollment.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createFormMachine, type FormActor, type FormSnapshot } from '../form/form.machine.ts'

export type MessageValues = Readonly<{
  subject: string
  text: string
  /** Whom it goes to, as JSON: it is no field, and of no draft. */
  to: string
}>

const rules = rulesOf(messageFields)

/** What an instructor writes; its output is how many were written to. */
export const messageFormMachine = createFormMachine<MessageValues, number>({
  validate: ({ subject, text }) => rules({ subject, text }),
})

export type MessageFormActor = FormActor<MessageValues, number>
export type MessageFormSnapshot = FormSnapshot<MessageValues, number>
