import { useActorRef } from '@xstate/react'

import { ENROLLMENT_RECORDS_LIST, type EnrollmentRecord } from '../../../domain/contract/enrollment-records.list.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Day } from '../day.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import { LABEL_TONES } from '../student-enrollments/student-chips.view.tsx'
import type { EnrollmentRecordsProps } from './enrollment-records.props.ts'
import { nameOf, useEnrollmentActs } from './use-enrollment-acts.view.tsx'

/** How far it is stands in a column of its own. */
const labelChip = ({ enrollmentRecordsList: { labels } }: Words, { label }: EnrollmentRecord) => (
  <StatusChip tone={LABEL_TONES[label]}>{labels[label]()}</StatusChip>
)

const verifiedChip = ({ verificationStatus: said }: Words, { isVerified }: EnrollmentRecord) => (
  <StatusChip tone={isVerified ? 'success' : 'warning'}>{isVerified ? said.verified() : said.notVerified()}</StatusChip>
)

const attemptsIn = ({ enrollmentRecordsList: said }: Words, { attempts }: EnrollmentRecord): string | number => {
  if (attempts === null) return said.none()
  return attempts.left ?? said.unlimited()
}

const columnsOf = (words: Words) => {
  const { columns, none, progress } = words.enrollmentRecordsList
  return columnsIn(ENROLLMENT_RECORDS_LIST, {
    name: { header: columns.name(), cell: (row) => <bdi>{nameOf(row)}</bdi> },
    course: { header: columns.course(), cell: ({ courseTitle }) => <bdi>{courseTitle}</bdi> },
    status: { header: columns.status(), cell: (row) => labelChip(words, row) },
    progress: { header: columns.progress(), cell: ({ complete, total }) => progress({ complete, total }) },
    expires: { header: columns.expires(), cell: ({ expirationDate }) => <Day at={expirationDate} /> },
    verified: { header: columns.verified(), cell: (row) => verifiedChip(words, row) },
    lastActivity: { header: columns.lastActivity(), cell: ({ lastActivityAt }) => <Day at={lastActivityAt} /> },
    attemptsLeft: { header: columns.attemptsLeft(), cell: (row) => attemptsIn(words, row) },
    agency: { header: columns.agency(), cell: ({ agency }) => <bdi>{agency ?? none()}</bdi> },
    email: { header: columns.email(), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
  })
}

const filtersOf = ({ enrollmentRecordsList: { columns, filters, labels } }: Words) =>
  filtersIn(ENROLLMENT_RECORDS_LIST, {
    course: { label: columns.course() },
    status: { label: columns.status(), saying: (label) => labels[label]() },
    expires: { label: columns.expires() },
    lastActivity: { label: columns.lastActivity() },
    still: { label: filters.still() },
    verified: { label: filters.verified() },
    attemptsLeft: { label: filters.attemptsLeft() },
    agency: { label: columns.agency() },
  })

/** Everybody's enrolments in online courses. */
export const EnrollmentRecordsPage = ({ title, asked, machines, acting, whole }: EnrollmentRecordsProps) => {
  const words = useWords()
  const { enrollmentRecordsList: said } = words
  const actor = useActorRef(machines.list, { input: { asked } })
  const { bulkActs, rowActs, dialogs } = useEnrollmentActs({ machines, acting })
  return (
    <ListPage title={title} lead={said.lead()}>
      <ListView
        actor={actor}
        definition={ENROLLMENT_RECORDS_LIST}
        asked={asked}
        label={title}
        nameOf={nameOf}
        brief={(row) => ({ facts: [said.progress(row), row.courseTitle], status: labelChip(words, row) })}
        search={said.search()}
        columns={columnsOf(words)}
        filters={filtersOf(words)}
        rowActs={rowActs}
        bulkActs={bulkActs}
        whole={whole}
        isExported
        tools={actHistory(ENROLLMENT_RECORDS_LIST.id, acting)}
        empty={{ title: said.emptyTitle(), children: said.empty() }}
        count={(count) => said.count({ count })}
      />
      {dialogs}
    </ListPage>
  )
}
