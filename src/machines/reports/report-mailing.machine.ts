import {
  reportMailingForm,
  type ReportMailing,
  type ReportMailingForm,
} from '../../domain/contract/report-mailing.contract.ts'
import { FaultError, toFault, type Fault } from '../../domain/fault.ts'
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

/** Both are chosen in one field. */
const CHOSEN = { agencyId: 'what', viewId: 'what' } as const satisfies Readonly<
  Partial<Record<keyof ReportMailingForm, keyof MailingValues>>
>

/** What the server refused, at the fields of the form. */
export const mailingFault = (cause: unknown): FaultError => {
  const { fields, ...fault } = toFault(cause)
  const names: Readonly<Record<string, string>> = CHOSEN
  return new FaultError({
    ...fault,
    ...(fields && { fields: fields.map(({ field, message }) => ({ field: names[field] ?? field, message })) }),
  })
}

/** Somebody else was quicker: nothing was saved. */
export const isOvertaken = (fault: Fault | null): boolean => fault?.code === 'REPORT_MAILING_CHANGED'

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
