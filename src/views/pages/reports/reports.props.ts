import type { PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { MailingMove, ReportMailing, ReportMailings } from '../../../domain/contract/report-mailing.contract.ts'
import type { WholeReport } from '../../../domain/contract/report.contract.ts'
import type { ReportRow, REPORTS_LIST } from '../../../domain/contract/reports.list.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { SheetFormat } from '../../../domain/sheet-format.ts'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { AskedFormMachine } from '../../../machines/form/asked-form.machine.ts'
import type { ActDeedMachine } from '../../../machines/list-act/act-deed.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { MailingHeld, MailingValues } from '../../../machines/reports/report-mailing.machine.ts'
import type { ReportHeld, SendReportValues } from '../../../machines/reports/send-report.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'

/** A report that somebody sent themself, and how. */
export type Marking = Readonly<{ report: ReportRow; note: string }>

/** What is done with a report that is mailed each month. */
export type MovingMailing = Readonly<{ mailing: ReportMailing; move: MailingMove }>

/** An edition, as a file. */
export type SavingReport = Readonly<{ id: number; edition: number; format: SheetFormat }>

export type MailingsMachines = Readonly<{
  list: ResourceMachine<ReportMailings>
  settingUp: AskedFormMachine<MailingValues, MailingHeld, ReportMailing>
  moving: DeedMachine<MovingMailing>
}>

export type ReportsMachines = Readonly<{
  list: ListMachine<ReportRow>
  /** All of one; the query is its id. */
  whole: ResourceMachine<WholeReport, number>
  deed: ActDeedMachine<PlainActOf<typeof REPORTS_LIST>>
  sending: AskedFormMachine<SendReportValues, ReportHeld, ReportRow>
  marking: DeedMachine<Marking>
  saving: DeedMachine<SavingReport>
  mailings: MailingsMachines
}>

export type ReportsProps = Readonly<{
  title: string
  /** As the address says. */
  asked: ListAsked
  machines: ReportsMachines
  acting: Acting
}>
