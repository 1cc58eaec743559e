import type { ReportMailing, ReportMailings } from '../../domain/contract/report-mailing.contract.ts'
import type { WholeReport } from '../../domain/contract/report.contract.ts'
import { REPORTS_LIST } from '../../domain/contract/reports.list.ts'
import type { ListAsked } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { known } from '../../machines/known.ts'
import {
  isOvertaken,
  mailingFault,
  mailingFormMachine,
  mailingFormOf,
  settingUpMailingMachine,
  type MailingHeld,
  type MailingValues,
} from '../../machines/reports/report-mailing.machine.ts'
import {
  sendingReportMachine,
  sendReportFormMachine,
  type ReportHeld,
  type SendReportValues,
} from '../../machines/reports/send-report.machine.ts'
import type { Marking, MovingMailing, ReportsMachines, SavingReport } from '../../views/pages/reports/reports.props.ts'
import { createActDeed } from './acting.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { draftActors } from './draft.actors.ts'
import { createExactResource, createResource } from './kept-resource.actors.ts'
import { save } from './list.actors.ts'

type MailingSubmitted = Readonly<{ values: MailingValues; about?: unknown }>
type Submitted = Readonly<{ values: SendReportValues; about?: unknown }>

/** Everything that looking after reports asks for. */
export const createReports = (
  gateway: Gateway,
  viewerId: () => number | null,
  writeAddress: (asked: ListAsked) => void,
): ReportsMachines => {
  const { ask } = gateway
  return {
    list: createDefinedList(REPORTS_LIST, { gateway, topics: ['reports'], writeAddress }),
    whole: createExactResource<WholeReport, number>(
      gateway,
      ['reports'],
      async (id: number, signal) => (await ask('Report', { id }, { signal })).report,
      (id) => `report ${id}`,
    ),
    deed: createActDeed(gateway, REPORTS_LIST),
    sending: sendingReportMachine.provide({
      actors: {
        form: sendReportFormMachine.provide({
          actors: {
            ...draftActors<Partial<SendReportValues>>(viewerId),
            submit: asking<ReportHeld, Submitted>(async ({ values, about }, signal) => {
              const { id } = known(about as ReportHeld | null, 'a report')
              await ask('SendReport', { id, ...values }, { signal })
              return { id }
            }),
          },
        }),
      },
    }),
    marking: createDeed(async ({ report: { id }, note }: Marking, signal) => {
      await ask('MarkReportSent', { id, note }, { signal })
    }),
    saving: createDeed(async ({ id, edition, format }: SavingReport, signal) => {
      save((await ask('ExportReport', { id, edition, format }, { signal })).exportReport)
    }),
    mailings: {
      list: createResource<ReportMailings>(
        gateway,
        ['reportMailings'],
        async (_, signal) => (await ask('ReportMailings', {}, { signal })).reportMailings,
        () => 'reportMailings',
      ),
      settingUp: settingUpMailingMachine.provide({
        actors: {
          form: mailingFormMachine.provide({
            actors: {
              ...draftActors<Partial<MailingValues>>(viewerId),
              submit: asking<MailingHeld, MailingSubmitted>(async ({ values, about }, signal) => {
                const form = mailingFormOf(values)
                const changed = about as ReportMailing | undefined
                try {
                  if (!changed) return (await ask('AddReportMailing', { form }, { signal })).addReportMailing
                  const { id, revision } = changed
                  return (await ask('ChangeReportMailing', { id, change: { ...form, revision } }, { signal }))
                    .changeReportMailing
                } catch (cause) {
                  const refused = mailingFault(cause)
                  // What somebody else did to it is read, beside what is written here.
                  if (isOvertaken(refused.fault)) gateway.topics.announce('reportMailings')
                  throw refused
                }
              }),
            },
          }),
        },
      }),
      moving: createDeed(async ({ mailing: { id }, move }: MovingMailing, signal) => {
        await ask('MoveReportMailing', { id, move }, { signal })
      }),
    },
  }
}
