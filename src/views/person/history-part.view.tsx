import type { PersonHistory } from '../../domain/contract/person-page.contract.ts'
import { useWords, type Words } from '../../i18n/words.tsx'
import { deedIn, doerIn, factsIn, subjectIn } from '../pages/audit/audit-words.ts'
import { useProgrammeDates } from '../programme-dates.ts'
import { DetailSection } from '../ui/detail.view.tsx'
import { LinkButton } from '../ui/link.view.tsx'
import type { TableColumn } from '../ui/table.view.tsx'
import { FactTable, Moment } from './fact-table.view.tsx'
import { PartFaces } from './part-faces.view.tsx'
import type { PersonPartProps } from './person.props.ts'

type Entry = PersonHistory['items'][number]

const columnsOf = (words: Words): readonly TableColumn<Entry>[] => {
  const { columns } = words.auditList
  return [
    { key: 'action', head: columns.action(), cell: ({ action }) => deedIn(words, action) },
    { key: 'at', head: columns.at(), cell: ({ at }) => <Moment at={at} /> },
    { key: 'doer', head: columns.doer(), cell: (entry) => <bdi>{doerIn(words, entry)}</bdi> },
    { key: 'subject', head: columns.subject(), cell: (entry) => <bdi>{subjectIn(words, entry)}</bdi> },
    { key: 'facts', head: columns.facts(), cell: (entry) => <bdi>{factsIn(words, entry)}</bdi> },
    { key: 'reason', head: columns.reason(), cell: ({ reason }) => reason !== null && <bdi>{reason}</bdi> },
  ]
}

const Entries = ({ history: { items, hasMore }, log }: Readonly<{ history: PersonHistory; log: string }>) => {
  const words = useWords()
  const dates = useProgrammeDates()
  const { history: said } = words.personPage
  return (
    <DetailSection
      title={said.title()}
      actions={
        <LinkButton href={log} variant="outline" size="sm">
          {said.whole()}
        </LinkButton>
      }
    >
      <FactTable
        caption={said.title()}
        columns={columnsOf(words)}
        rows={items}
        rowKey={({ id }) => String(id)}
        brief={(entry) => ({
          name: deedIn(words, entry.action),
          facts: [dates.dateTime(entry.at), doerIn(words, entry), factsIn(words, entry), entry.reason ?? ''],
        })}
        empty={{ title: said.none(), text: said.noneText() }}
      />
      {hasMore && <p>{said.more({ count: items.length })}</p>}
    </DetailSection>
  )
}

/** What was done to somebody and to what is theirs, with how it was and is. */
export const HistoryPart = ({ machines, log }: PersonPartProps) => {
  const { history: said } = useWords().personPage
  return (
    <PartFaces machine={machines.history} loading={said.loading()} failed={said.failed()}>
      {(history) => <Entries history={history} log={log} />}
    </PartFaces>
  )
}
