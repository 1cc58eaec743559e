import type { ActOnRows, PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { WholeReport } from '../../../domain/contract/report.contract.ts'
import { REPORTS_LIST, type ReportRow } from '../../../domain/contract/reports.list.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import {
  sendingReportMachine,
  sendReportFormMachine,
  type ReportHeld,
  type SendReportValues,
} from '../../../machines/reports/send-report.machine.ts'
import { actDeedThat, storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { answers, resourceThat } from '../story-actors.ts'
import type { Marking, ReportsMachines, SavingReport } from './reports.props.ts'
import { mailingsThat } from './story-mailings.ts'

export const aReport = (more: Partial<ReportRow>): ReportRow => ({
  id: 1025,
  kind: 'creditPack',
  agency: 'Fairmont Fire Department',
  quarter: '2026-q1',
  deadline: '2026-04-30',
  state: 'due',
  isOverdue: false,
  isCurrent: true,
  people: 24,
  hours: 96,
  edition: 0,
  sentAt: null,
  sentBy: null,
  sentTo: null,
  contact: null,
  ...more,
})

export const REPORTS: readonly ReportRow[] = [
  aReport({ id: 1, quarter: '2025-q4', deadline: '2026-01-30', isOverdue: true }),
  aReport({ id: 2, state: 'built', agency: 'Ashby Towing and Recovery', people: 6, hours: 24 }),
  aReport({
    id: 3,
    state: 'sent',
    agency: 'Lorne County Sheriff',
    sentAt: '2026-04-12T15:20:00.000Z',
    sentBy: 'Margaret Stone',
    sentTo: 'training@lorne.example',
    contact: { name: 'Rita Cole', address: 'training@lorne.example' },
  }),
  aReport({
    id: 4,
    state: 'corrected',
    agency: 'Redfield EMS',
    isCurrent: false,
    people: 11,
    hours: 44.5,
    sentAt: '2026-04-02T09:00:00.000Z',
    sentBy: 'Margaret Stone',
  }),
  aReport({ id: 5, kind: 'national', agency: null, deadline: '2026-05-15', people: 318, hours: null }),
]

export const WHOLE_REPORT: WholeReport = {
  ...aReport({ id: 4, state: 'corrected', agency: 'Redfield EMS', isCurrent: false, people: 11, hours: 44.5 }),
  days: { from: '2026-01-01', to: '2026-03-31' },
  timeZone: 'America/Chicago',
  certificates: 12,
  unlicensed: 2,
  disciplines: [],
  changed: 3,
  changes: [
    { kind: 'added', number: 'TIM-7K3M-9Q2X', name: 'Bora Demir', discipline: null, was: null, is: null },
    { kind: 'removed', number: 'TIM-4HJK-22WZ', name: 'Grace Tanaka', discipline: null, was: null, is: null },
  ],
  editions: [
    {
      edition: 0,
      builtAt: '2026-04-01T14:00:00.000Z',
      builtBy: 'Margaret Stone',
      people: 11,
      sentAt: '2026-04-02T09:00:00.000Z',
      sendings: [
        {
          id: 1,
          at: '2026-04-02T09:00:00.000Z',
          by: 'Margaret Stone',
          way: 'mail',
          name: 'Rita Cole',
          address: 'r.cole@redfield.example',
          note: 'As agreed by phone',
        },
        {
          id: 2,
          at: '2026-04-05T09:00:00.000Z',
          by: 'Margaret Stone',
          way: 'hand',
          name: null,
          address: null,
          note: null,
        },
      ],
    },
  ],
}

export const NATIONAL: WholeReport = {
  ...WHOLE_REPORT,
  ...aReport({ id: 5, kind: 'national', agency: null, people: 318, hours: null }),
  certificates: null,
  unlicensed: null,
  disciplines: [
    { discipline: 'fireRescue', people: 140 },
    { discipline: 'towing', people: 96 },
    { discipline: null, people: 82 },
  ],
  changed: 0,
  changes: [],
  editions: [],
}

type Acted = { subject: ActOnRows<PlainActOf<typeof REPORTS_LIST>> }
type Sent = Readonly<{ values: SendReportValues; about?: unknown }>

type Parts = Partial<Pick<ReportsMachines, 'list' | 'whole' | 'deed'>> &
  Readonly<{
    send?: ReturnType<typeof answers<ReportHeld, Sent>>
    mark?: ReturnType<typeof answers<void, { subject: Marking }>>
    save?: ReturnType<typeof answers<void, { subject: SavingReport }>>
  }>

/** Everything that the page asks for, where it answers. */
export const reportsThat = ({
  list = listThat(REPORTS_LIST, rowsOf(REPORTS)),
  whole = resourceThat<WholeReport, number>(answers(WHOLE_REPORT)),
  deed = actDeedThat(REPORTS_LIST, answers<ListAct, Acted>(storyAct({ list: 'reports', act: 'build' }))),
  send = answers<ReportHeld, Sent>({ id: 3 }),
  mark = answers<void, { subject: Marking }>(undefined),
  save = answers<void, { subject: SavingReport }>(undefined),
}: Parts = {}): ReportsMachines => ({
  list,
  whole,
  deed,
  sending: sendingReportMachine.provide({
    actors: {
      form: sendReportFormMachine.provide({
        actors: {
          submit: send,
          recallDraft: answers<Partial<SendReportValues> | null, { form: string }>(null),
          keepDraft: answers<void, { form: string; draft: Partial<SendReportValues> }>(undefined),
          dropDraft: answers<void, { form: string }>(undefined),
        },
      }),
    },
  }),
  marking: createDeedMachine<Marking>().provide({ actors: { perform: mark } }),
  saving: createDeedMachine<SavingReport>().provide({ actors: { perform: save } }),
  mailings: mailingsThat(),
})
