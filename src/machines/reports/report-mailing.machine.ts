import {
  reportMailingForm,
  type ReportMailing,
  type ReportMailingForm,
} from '../../domain/contract/report-mailing.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import type { Language } from '../../domain/language.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine } from '../form/form.machine.ts'

/** As a person chooses it: ids and days as the texts of their lists, people one a line. */
export type MailingValues = Readonly<{
  /** `national`, or `agency-` or `view-` and its id; nothing while nothing is chosen. */
  what: string
  day: string
  format: ReportMailingForm['format']
  language: Language
  recipients: string
}>

/** Which one was set up or changed. */
export type MailingHeld = Readonly<{ id: number }>

export const firstMailing = (language: Language): MailingValues => ({
  what: '',
  day: '1',
  format: 'xlsx',
  language,
  recipients: '',
})

/** One that is there, as a person changes it. */
export const mailingValuesOf = (mailing: ReportMailing): MailingValues => {
  const { kind, agencyId, view, day, format, language, recipients } = mailing
  const what = { national: 'national', creditPack: `agency-${agencyId}`, view: view ? `view-${view.id}` : '' }[kind]
  return { what, day: String(day), format, language, recipients: recipients.map(({ address }) => address).join('\n') }
}

const idIn = (what: string, kind: 'agency' | 'view'): number | null =>
  what.startsWith(`${kind}-`) ? Number(what.slice(kind.length + 1)) : null

/** As the server takes it. */
export const mailingFormOf = ({ what, day, recipients, ...as }: MailingValues): ReportMailingForm => ({
  ...as,
  agencyId: idIn(what, 'agency'),
  viewId: idIn(what, 'view'),
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
    ...(values.what === '' && { what: 'required' as const }),
  }),
})

export const settingUpMailingMachine = createAskedForm<MailingValues, MailingHeld, ReportMailing>({
  id: 'reportMailing',
  form: mailingFormMachine,
})
