import type { ReportMailing, ReportMailings } from '../../../domain/contract/report-mailing.contract.ts'
import { MAILING_DAYS } from '../../../domain/report-mailing.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import {
  mailingFormMachine,
  settingUpMailingMachine,
  type MailingHeld,
  type MailingValues,
} from '../../../machines/reports/report-mailing.machine.ts'
import { answers, resourceThat } from '../story-actors.ts'
import type { MailingsMachines, MovingMailing } from './reports.props.ts'

export const aMailing = (more: Partial<ReportMailing> = {}): ReportMailing => ({
  id: 1,
  kind: 'creditPack',
  agencyId: 1,
  agency: 'Fairmont Fire Department',
  view: null,
  day: 5,
  format: 'xlsx',
  language: 'en',
  recipients: [{ address: 'r.cole@example.org', isAllowed: true }],
  owner: 'Priya Raman',
  state: 'active',
  problem: null,
  nextAt: '2026-05-05T11:00:00.000Z',
  sentAt: '2026-04-05T11:00:00.000Z',
  moves: ['mailing.paused', 'mailing.removed'],
  revision: 0,
  ...more,
})

export const mailingsOf = (...items: readonly ReportMailing[]): ReportMailings => ({
  items: [...items],
  timeZone: 'America/Chicago',
  next: MAILING_DAYS.map((day) => ({ day, at: '2026-05-05T11:00:00.000Z' })),
  agencies: [
    { id: 2, name: 'Ashby Towing' },
    { id: 1, name: 'Fairmont Fire Department' },
  ],
  views: [
    { id: 7, name: 'Lapse in 60 days', list: 'allStudents' },
    { id: 8, name: 'Failed this week', list: 'messages' },
  ],
})

/** A view of a list that shows too much by now. */
const VIEW = aMailing({
  id: 4,
  kind: 'view',
  agencyId: null,
  agency: null,
  view: { id: 7, name: 'Lapse in 60 days', list: 'allStudents' },
  day: 28,
  problem: 'tooMany',
  revision: 2,
})

const STOPPED = aMailing({
  id: 2,
  kind: 'national',
  agencyId: null,
  agency: null,
  day: 0,
  format: 'csv',
  language: 'ar',
  recipients: [
    { address: 'figures@example.net', isAllowed: true },
    { address: 'a.former.colleague@example.org', isAllowed: false },
  ],
  state: 'stopped',
  problem: 'untaken',
  nextAt: null,
  sentAt: null,
  moves: ['mailing.resumed', 'mailing.removed'],
})

type Parts = Partial<Pick<MailingsMachines, 'list'>> &
  Readonly<{
    setUp?: ReturnType<typeof answers<MailingHeld, { values: MailingValues; about?: unknown }>>
    move?: ReturnType<typeof answers<void, { subject: MovingMailing }>>
  }>

/** What the section of the page asks for, where it answers. */
export const mailingsThat = ({
  list = resourceThat<ReportMailings>(answers(mailingsOf(aMailing(), VIEW, STOPPED))),
  setUp = answers<MailingHeld, { values: MailingValues; about?: unknown }>({ id: 3 }),
  move = answers<void, { subject: MovingMailing }>(undefined),
}: Parts = {}): MailingsMachines => ({
  list,
  settingUp: settingUpMailingMachine.provide({
    actors: {
      form: mailingFormMachine.provide({
        actors: {
          submit: setUp,
          recallDraft: answers<Partial<MailingValues> | null, { form: string }>(null),
          keepDraft: answers<void, { form: string; draft: Partial<MailingValues> }>(undefined),
          dropDraft: answers<void, { form: string }>(undefined),
        },
      }),
    },
  }),
  moving: createDeedMachine<MovingMailing>().provide({ actors: { perform: move } }),
})
