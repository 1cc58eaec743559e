import { sendReportForm, type SendReport } from '../../domain/contract/report.contract.ts'
import type { ReportRow } from '../../domain/contract/reports.list.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine } from '../form/form.machine.ts'

export type SendReportValues = Readonly<SendReport>
/** Which one was sent. */
export type ReportHeld = Readonly<{ id: number }>

export const NOBODY: SendReportValues = { name: '', address: '', note: '' }

export const sendReportFormMachine = createFormMachine<SendReportValues, ReportHeld>({
  validate: rulesOf(sendReportForm),
})

export const sendingReportMachine = createAskedForm<SendReportValues, ReportHeld, ReportRow>({
  id: 'sendReport',
  form: sendReportFormMachine,
})
