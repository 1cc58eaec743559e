import { useActorRef } from '@xstate/react'
import { FileCheck, FileText, Send } from 'lucide-react'
import { Suspense } from 'react'

import { REPORTS_LIST, type ReportRow } from '../../../domain/contract/reports.list.ts'
import type { Formats } from '../../../i18n/formats.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { NOBODY, type ReportHeld, type SendReportValues } from '../../../machines/reports/send-report.machine.ts'
import type { WrittenDates } from '../../dates.ts'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import { lesserFact, twoFacts } from '../../list/cell-line.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import type { RowAct } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { latePart } from '../../ui/late-part.ts'
import { Day } from '../day.view.tsx'
import { useDeed } from '../deed-dialog.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import { MarkSentDialog, SendReportDialog } from './report-deeds.view.tsx'
import { aboutIn, noonOf, quarterIn, reportChip, reportNameIn } from './report-words.view.tsx'
import type { ReportsMachines, ReportsProps, SavingReport } from './reports.props.ts'

// Comes with the first that is opened.
const ReportBeside = latePart(() => import('./report-beside.view.tsx'))

const ReportMailings = latePart(() => import('./report-mailings.view.tsx'))

const columnsOf = (words: Words, formats: Formats, dates: WrittenDates) => {
  const { columns, kinds } = words.reportsList
  return columnsIn(REPORTS_LIST, {
    report: {
      header: columns.report(),
      cell: (row) => (
        <span className={twoFacts}>
          <bdi>{aboutIn(words, row)}</bdi>
          {row.agency !== null && <bdi className={lesserFact}>{kinds[row.kind]()}</bdi>}
        </span>
      ),
    },
    quarter: { header: columns.quarter(), cell: ({ quarter }) => <bdi data-figure>{quarterIn(words, quarter)}</bdi> },
    deadline: {
      header: columns.deadline(),
      cell: ({ deadline }) => <time dateTime={deadline}>{dates.shortDate(noonOf(deadline), 'UTC')}</time>,
    },
    state: { header: columns.state(), cell: (row) => reportChip(words, row) },
    people: { header: columns.people(), cell: ({ people }) => formats.number(people) },
    hours: { header: columns.hours(), cell: ({ hours }) => hours !== null && formats.number(hours) },
    edition: { header: columns.edition(), cell: ({ edition }) => formats.number(edition) },
    sent: {
      header: columns.sent(),
      cell: ({ sentAt, sentBy }) =>
        sentAt !== null && (
          <span className={twoFacts}>
            <Day at={sentAt} />
            <bdi className={lesserFact}>{sentBy}</bdi>
          </span>
        ),
    },
  })
}

const filtersOf = ({ reportsList: { columns, kinds, states, yesOverdue } }: Words) =>
  filtersIn(REPORTS_LIST, {
    kind: { label: columns.kind(), saying: (kind) => kinds[kind]() },
    state: { label: columns.state(), saying: (state) => states[state]() },
    overdue: { label: yesOverdue() },
    agency: { label: columns.agency() },
    deadline: { label: columns.deadline() },
    sent: { label: columns.sent() },
  })

const besideIn = (machine: ReportsMachines['whole'], saving: DeedActor<SavingReport>) =>
  function beside({ id }: ReportRow) {
    return (
      <Suspense key={id} fallback={null}>
        <ReportBeside id={id} machine={machine} saving={saving} />
      </Suspense>
    )
  }

/** What was built as it is known now is sent; what was sent is sent again as it was. */
const isSendable = ({ state, isCurrent }: ReportRow): boolean => state === 'sent' || (state === 'built' && isCurrent)

/** Credit packs and national figures: what is due, what was sent, and what is to be corrected. */
export const ReportsPage = ({ title, asked, machines, acting }: ReportsProps) => {
  const words = useWords()
  const { reportsList: said } = words
  const formats = useFormats()
  const dates = useProgrammeDates()
  const actor = useActorRef(machines.list, { input: { asked } })
  const sending = useAskedForm<SendReportValues, ReportHeld, ReportRow>(machines.sending, NOBODY, () => {})
  const marking = useDeed(machines.marking, () => {})
  const saving = useDeed(machines.saving, () => {})
  const nameOf = (row: ReportRow) => reportNameIn(words, row)
  const { bulkActs, rowActs, dialog } = useListActs(
    REPORTS_LIST,
    machines.deed,
    acting,
    {
      build: {
        icon: FileText,
        said: said.acts.build,
        isFor: ({ state, isCurrent }) => state === 'due' || state === 'corrected' || (state === 'built' && !isCurrent),
      },
    },
    nameOf,
  )
  const sendingActs = (row: ReportRow): readonly RowAct[] =>
    isSendable(row)
      ? [
          {
            key: 'send',
            label: said.send.choose(),
            icon: Send,
            onChoose: () => sending.send({ type: 'form.begun', about: row, values: { ...NOBODY, ...row.contact } }),
          },
          {
            key: 'mark',
            label: said.mark.choose(),
            icon: FileCheck,
            onChoose: () => marking.send({ type: 'deed.asked', subject: { report: row, note: '' } }),
          },
        ]
      : []
  /** What its status is followed by: the day on which it was sent, or has to be. */
  const dayOf = ({ state, sentAt, deadline }: ReportRow) =>
    state === 'sent' && sentAt !== null ? dates.shortDate(sentAt) : dates.shortDate(noonOf(deadline), 'UTC')
  return (
    <ListPage
      title={title}
      lead={said.lead()}
      aside={
        <Suspense fallback={null}>
          <ReportMailings machines={machines.mailings} />
        </Suspense>
      }
    >
      <ListView
        actor={actor}
        definition={REPORTS_LIST}
        asked={asked}
        label={title}
        nameOf={nameOf}
        brief={(row) => ({
          title: aboutIn(words, row),
          facts: [quarterIn(words, row.quarter), dayOf(row)],
          status: reportChip(words, row),
        })}
        search={said.search()}
        columns={columnsOf(words, formats, dates)}
        filters={filtersOf(words)}
        beside={besideIn(machines.whole, saving)}
        rowActs={(row) => [...sendingActs(row), ...rowActs(row)]}
        bulkActs={bulkActs}
        isExported
        tools={actHistory(REPORTS_LIST.id, acting)}
        empty={{ title: said.emptyTitle(), children: said.empty() }}
        count={(count) => said.count({ count })}
      />
      {dialog}
      <SendReportDialog actor={sending} />
      <MarkSentDialog actor={marking} />
    </ListPage>
  )
}
