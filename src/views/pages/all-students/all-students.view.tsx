import { useActorRef } from '@xstate/react'
import { css } from 'styled-system/css'

import { ALL_STUDENTS, type AnyStudent } from '../../../domain/contract/all-students.list.ts'
import { personAddress } from '../../../domain/person-address.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Day } from '../day.view.tsx'
import { listedFaces } from '../group-students/listed-person.view.tsx'
import { disciplineWords } from '../group-students/student-words.ts'
import { ListPage } from '../list-page.view.tsx'
import type { AllStudentsProps } from './all-students.props.ts'
import { Due } from './due.view.tsx'
import { nameOf, useStudentActs } from './use-student-acts.view.tsx'

const code = css({ fontFamily: 'body', fontSize: '[1em]' })

const chipOf = ({ allStudentsList: { verified } }: Words, { isVerified }: Pick<AnyStudent, 'isVerified'>) =>
  isVerified ? (
    <StatusChip tone="success">{verified.yes()}</StatusChip>
  ) : (
    <StatusChip tone="neutral">{verified.no()}</StatusChip>
  )

const columnsOf = (words: Words) => {
  const { columns, quizTimes, never, none } = words.allStudentsList
  return columnsIn(ALL_STUDENTS, {
    name: {
      header: columns.name(),
      cell: (row) => (
        <Link variant="quiet" href={personAddress(row.userId, 'training')}>
          <bdi>{nameOf(row)}</bdi>
        </Link>
      ),
    },
    email: { header: columns.email(), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    ...listedFaces(words),
    county: { header: columns.county(), cell: ({ county }) => <bdi>{county ?? none()}</bdi> },
    licenseNumber: {
      header: columns.licenseNumber(),
      cell: ({ licenseNumber }) =>
        licenseNumber === null ? (
          none()
        ) : (
          <code dir="ltr" className={code}>
            {licenseNumber}
          </code>
        ),
    },
    active: { header: columns.active(), cell: ({ active }) => active },
    completed: { header: columns.completed(), cell: ({ completed }) => completed },
    expired: { header: columns.expired(), cell: ({ expired }) => expired },
    lastActivity: {
      header: columns.lastActivity(),
      cell: ({ lastActivityAt }) => (lastActivityAt === null ? never() : <Day at={lastActivityAt} />),
    },
    group: { header: columns.group(), cell: ({ group }) => <bdi>{group?.name ?? none()}</bdi> },
    quizTime: { header: columns.quizTime(), cell: ({ quizTime }) => quizTimes[quizTime]() },
    verified: { header: columns.verified(), cell: (row) => chipOf(words, row) },
    created: { header: columns.created(), cell: ({ createdAt }) => <Day at={createdAt} /> },
  })
}

const filtersOf = (words: Words) => {
  const { columns, filters, trained, missing: lacks } = words.allStudentsList
  const { fields } = words.personal
  return filtersIn(ALL_STUDENTS, {
    discipline: { label: fields.discipline(), saying: (discipline) => disciplineWords(words, discipline) },
    agency: { label: fields.agency() },
    county: { label: columns.county() },
    group: { label: columns.group() },
    course: { label: filters.course() },
    standing: { label: filters.standing(), saying: (standing) => trained[standing]() },
    expires: { label: filters.expires() },
    issued: { label: filters.issued() },
    learning: { label: filters.learning() },
    extraTime: { label: filters.extraTime() },
    verified: { label: columns.verified() },
    missing: { label: filters.missing(), saying: (missing) => lacks[missing]() },
  })
}

const briefOf = (row: AnyStudent) => ({
  href: personAddress(row.userId, 'training'),
  facts: [row.agency ?? row.email, row.licenseNumber, row.group?.name].filter((fact) => fact != null),
})

/** Everybody who learns here. */
export const AllStudentsPage = ({ title, asked, machines, acting }: AllStudentsProps) => {
  const words = useWords()
  const { allStudentsList: said } = words
  const actor = useActorRef(machines.list, { input: { asked } })
  const { remind, bulkActs, rowActs, dialogs } = useStudentActs({ machines, acting }, actor)
  return (
    <ListPage title={title} lead={said.lead()} figures={<Due machine={machines.due} onRemind={remind} />}>
      <ListView
        actor={actor}
        definition={ALL_STUDENTS}
        asked={asked}
        label={title}
        nameOf={nameOf}
        brief={briefOf}
        search={said.search()}
        columns={columnsOf(words)}
        filters={filtersOf(words)}
        rowActs={rowActs}
        bulkActs={bulkActs}
        isExported
        tools={actHistory(ALL_STUDENTS.id, acting)}
        empty={{ title: said.emptyTitle(), children: said.empty() }}
        count={(count) => said.count({ count })}
      />
      {dialogs}
    </ListPage>
  )
}
