import { useActorRef } from '@xstate/react'

import { INSTRUCTORS_LIST, type Instructor } from '../../../domain/contract/instructors.list.ts'
import { APPROVAL_STATES, type ApprovalState } from '../../../domain/instructor-approval.ts'
import { personAddress } from '../../../domain/person-address.ts'
import type { Formats } from '../../../i18n/formats.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { Day } from '../day.view.tsx'
import { listedFaces } from '../group-students/listed-person.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import type { InstructorsProps } from './instructors.props.ts'
import { nameOf, useInstructorActs } from './use-instructor-acts.view.tsx'

const TONES: Readonly<Record<ApprovalState | 'none', StatusTone>> = {
  approved: 'success',
  suspended: 'danger',
  lapsed: 'warning',
  none: 'neutral',
}

/** Of several approvals the one that somebody is to look after. */
const standingOf = ({ approvals }: Pick<Instructor, 'approvals'>): ApprovalState | 'none' =>
  APPROVAL_STATES.find((state) => approvals.some((approval) => approval.state === state)) ?? 'none'

const chipOf = ({ instructorsList }: Words, row: Instructor) => {
  const state = standingOf(row)
  return <StatusChip tone={TONES[state]}>{instructorsList.states[state]()}</StatusChip>
}

const approvedOf = ({ approvals }: Instructor) => approvals.filter(({ state }) => state === 'approved')

/** The first end of those that stand: a day of the calendar. What is to be looked after stands in its place. */
const End = ({ row }: Readonly<{ row: Instructor }>) => {
  const words = useWords()
  const dates = useDates()
  const [first] = approvedOf(row)
    .map(({ endsOn }) => endsOn)
    .toSorted()
  return first === undefined || standingOf(row) !== 'approved' ? (
    chipOf(words, row)
  ) : (
    <time dateTime={first}>{dates.shortDate(`${first}T12:00:00Z`, 'UTC')}</time>
  )
}

const coursesIn = (row: Instructor, { list }: Pick<Formats, 'list'>): string =>
  list(approvedOf(row).map(({ courseTitle }) => courseTitle))

const columnsOf = (words: Words, formats: Formats) => {
  const { columns, codes, never, none } = words.instructorsList
  return columnsIn(INSTRUCTORS_LIST, {
    name: {
      header: columns.name(),
      cell: (row) => (
        <Link variant="quiet" href={personAddress(row.id)}>
          <bdi>{nameOf(row)}</bdi>
        </Link>
      ),
    },
    email: { header: columns.email(), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    courses: { header: columns.courses(), cell: (row) => <bdi>{coursesIn(row, formats) || none()}</bdi> },
    state: { header: columns.state(), cell: (row) => chipOf(words, row) },
    ends: { header: columns.ends(), cell: (row) => <End row={row} /> },
    code: { header: columns.code(), cell: ({ code }) => codes[code ?? 'none']() },
    classes: { header: columns.classes(), cell: ({ classes }) => classes },
    trained: { header: columns.trained(), cell: ({ trained }) => trained },
    lastClass: {
      header: columns.lastClass(),
      cell: ({ lastClassAt }) => (lastClassAt === null ? never() : <Day at={lastClassAt} />),
    },
    toHandOver: { header: columns.toHandOver(), cell: ({ toHandOver }) => toHandOver },
    ...listedFaces(words),
  })
}

const filtersOf = ({ personal, instructorsList: { columns, filters, states } }: Words) =>
  filtersIn(INSTRUCTORS_LIST, {
    agency: { label: personal.fields.agency() },
    course: { label: filters.course() },
    state: { label: columns.state(), saying: (state) => states[state]() },
    ends: { label: filters.ends() },
    toHandOver: { label: filters.toHandOver() },
    silent: { label: filters.silent() },
  })

const briefsOf = (words: Words, formats: Formats) => (row: Instructor) => ({
  href: personAddress(row.id),
  facts: [coursesIn(row, formats), row.agency ?? ''].filter((fact) => fact !== ''),
  status: chipOf(words, row),
})

/** Everybody who teaches here, and what they are approved for. */
export const InstructorsPage = ({ title, asked, machines, acting, parts }: InstructorsProps) => {
  const words = useWords()
  const formats = useFormats()
  const { instructorsList: said } = words
  const actor = useActorRef(machines.list, { input: { asked } })
  const { bulkActs, rowActs, dialogs } = useInstructorActs({ machines, acting }, actor)
  return (
    <ListPage title={title} lead={said.lead()}>
      {parts}
      <ListView
        actor={actor}
        definition={INSTRUCTORS_LIST}
        asked={asked}
        label={title}
        nameOf={nameOf}
        brief={briefsOf(words, formats)}
        search={said.search()}
        columns={columnsOf(words, formats)}
        filters={filtersOf(words)}
        rowActs={rowActs}
        bulkActs={bulkActs}
        isExported
        tools={actHistory(INSTRUCTORS_LIST.id, acting)}
        empty={{ title: said.emptyTitle(), children: said.empty() }}
        count={(count) => said.count({ count })}
      />
      {dialogs}
    </ListPage>
  )
}
