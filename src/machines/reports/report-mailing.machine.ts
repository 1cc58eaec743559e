import { reportMailingForm, type ReportMailingForm } from '../../domain/contract/report-mailing.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import type { Language } from '../../domain/language.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine } from '../form/form.machine.ts'

/** As a person chooses it: ids and days as the texts of their lists, people one a line. */
export type MailingValues = Readonly<{
  /** `0` for the national figures. */
  agencyId: string
  day: string
  format: ReportMailingForm['format']
  language: Language
  recipients: string
}>

/** Which one was set up. */
export type MailingHeld = Readonly<{ id: number }>

export const firstMailing = (language: Language): MailingValues => ({
  agencyId: '',
  day: '1',
  format: 'xlsx',
  language,
  recipients: '',
})

/** As the server takes it. */
export const mailingFormOf = ({ agencyId, day, recipients, ...as }: MailingValues): ReportMailingForm => ({
  ...as,
  agencyId: agencyId === '0' ? null : Number(agencyId),
  day: Number(day),
  recipients: recipients
    .split(/[\s,;]+/)
    .map((address) => address.trim())
    .filter((address) => address !== ''),
})

const rules = rulesOf(reportMailingForm)

export const mailingFormMachine = createFormMachine<MailingValues, MailingHeld>({
  validate: (values) => ({
    ...rules(mailingFormOf(values)),
    ...(values.agencyId === '' && { agencyId: 'required' as const }),
  }),
})

export const settingUpMailingMachine = createAskedForm<MailingValues, MailingHeld>({
  id: 'reportMailing',
  form: mailingFormMachine,
})
