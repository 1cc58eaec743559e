import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import { messageFields } from '../../domain/contract/student-enrollment.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import type { ChosenRows } from '../../domain/list.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine, type Drafted } from '../form/form.machine.ts'
import type { MessageValues } from '../student-enrollments/message-form.machine.ts'

const DRAFTED = { subject: true, text: true } satisfies Drafted<MessageValues>

/** What those who run the programme write to instructors: an act on them comes of it. */
export const writingFormMachine = createFormMachine<MessageValues, ListAct>({ validate: rulesOf(messageFields) })

export const writingMachine = createAskedForm<MessageValues, ListAct, ChosenRows>({
  id: 'programmeMessage',
  form: writingFormMachine,
  drafted: DRAFTED,
})
