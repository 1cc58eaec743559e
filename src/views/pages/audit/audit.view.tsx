import { useActorRef } from '@xstate/react'

import { AUDIT_LIST, type AuditRow } from '../../../domain/contract/audit.list.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { ListPage } from '../list-page.view.tsx'
import { deedIn, doerIn, factsIn, subjectIn } from './audit-words.ts'
import type { AuditProps } from './audit.props.ts'

/** To the minute: what was done first of two things is asked of it. */
const When = ({ at }: Readonly<{ at: string }>) => {
  const dates = useProgrammeDates()
  return <time dateTime={at}>{dates.dateTime(at)}</time>
}

const columnsOf = (words: Words) => {
  const { columns } = words.auditList
  return columnsIn(AUDIT_LIST, {
    action: { header: columns.action(), cell: ({ action }) => deedIn(words, action) },
    subject: { header: columns.subject(), cell: (row) => <bdi>{subjectIn(words, row)}</bdi> },
    doer: { header: columns.doer(), cell: (row) => <bdi>{doerIn(words, row)}</bdi> },
    at: { header: columns.at(), cell: ({ at }) => <When at={at} /> },
    facts: { header: columns.facts(), cell: (row) => <bdi>{factsIn(words, row)}</bdi> },
    reason: { header: columns.reason(), cell: ({ reason }) => reason !== null && <bdi>{reason}</bdi> },
    address: { header: columns.address(), cell: ({ address }) => address !== null && <bdi dir="ltr">{address}</bdi> },
  })
}

const filtersOf = ({ auditList: { filters, areas } }: Words) =>
  filtersIn(AUDIT_LIST, {
    about: { label: filters.about() },
    doer: { label: filters.doer() },
    area: { label: filters.area(), saying: (area) => areas[area]() },
    at: { label: filters.at() },
  })

/** What was done by everybody, as the server noted it. */
export const AuditPage = ({ title, asked, machine, parts }: AuditProps) => {
  const words = useWords()
  const dates = useProgrammeDates()
  const { auditList } = words
  const actor = useActorRef(machine, { input: { asked } })
  return (
    <ListPage title={title} lead={auditList.lead()}>
      {parts}
      <ListView<AuditRow>
        actor={actor}
        definition={AUDIT_LIST}
        asked={asked}
        label={auditList.caption()}
        nameOf={({ action }) => deedIn(words, action)}
        brief={(row) => ({ facts: [subjectIn(words, row) || doerIn(words, row), dates.dateTime(row.at)] })}
        search={auditList.search()}
        columns={columnsOf(words)}
        filters={filtersOf(words)}
        isExported
        empty={{ title: auditList.emptyTitle(), children: auditList.empty() }}
        count={(count) => auditList.count({ count })}
      />
    </ListPage>
  )
}
