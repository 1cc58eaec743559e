import { useActorRef } from '@xstate/react'
import { BadgeCheck, ClipboardList, Mail, UserRound } from 'lucide-react'

import {
  type StudentEnrollment,
  STUDENT_ENROLLMENTS,
  STUDENTS_BY_DELIVERY,
} from '../../../domain/contract/student-enrollments.list.ts'
import { type Delivery } from '../../../domain/delivery.ts'
import { chosenRow, type ChosenRows, type ListAsked } from '../../../domain/list.ts'
import { personAddress } from '../../../domain/person-address.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import { useDates } from '../../dates.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import { lesserFact, twoFacts } from '../../list/cell-line.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import type { BulkAct, RowAct } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { Day } from '../day.view.tsx'
import { StandingChip, VerificationChip } from './student-chips.view.tsx'
import type { StudentDeedActors } from './student-deeds.view.tsx'

export const nameOf = ({ firstName, lastName }: StudentEnrollment): string => `${firstName} ${lastName}`

/** When a class is, by the clock of its venue. */
const ClassDay = ({ item }: Readonly<{ item: StudentEnrollment }>) => {
  const dates = useDates()
  return item.inPerson ? (
    <span className={twoFacts}>
      <time dateTime={item.inPerson.courseDate}>{dates.moment(item.inPerson.courseDate, item.inPerson.timeZone)}</time>
      <bdi className={lesserFact}>{item.inPerson.venue}</bdi>
    </span>
  ) : null
}

const pageOf = ({ userId }: StudentEnrollment): string =>
  personAddress(userId, 'training', '/instructor/student-enrollments')

const columnsOf = (words: Words, delivery: Delivery) => {
  const { columns } = words.studentEnrollments
  return columnsIn(STUDENTS_BY_DELIVERY[delivery], {
    name: { header: columns.name(), cell: (item) => <bdi>{nameOf(item)}</bdi> },
    course: { header: columns.course(), cell: ({ courseTitle }) => <bdi>{courseTitle}</bdi> },
    status: { header: columns.status(), cell: (item) => <StandingChip item={item} /> },
    expires: {
      header: delivery === 'online' ? columns.expires() : columns.held(),
      cell: (item) => (item.online ? <Day at={item.online.expirationDate} /> : <ClassDay item={item} />),
    },
    verified: { header: columns.verified(), cell: (item) => <VerificationChip item={item} /> },
    lastActivity: { header: columns.lastActivity(), cell: ({ lastActivityAt }) => <Day at={lastActivityAt} /> },
    email: { header: columns.email(), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
  })
}

const briefOf = (item: StudentEnrollment) => ({
  facts: [item.courseTitle],
  status: <StandingChip item={item} />,
})

/** Its tab says which delivery it is. */
const filtersOf = (words: Words, delivery: Delivery) => {
  const { columns, filters, labels, standings } = words.studentEnrollments
  return filtersIn(STUDENTS_BY_DELIVERY[delivery], {
    delivery: null,
    course: { label: filters.course() },
    status: { label: filters.status(), saying: (value) => labels[value]() },
    standing: { label: filters.standing(), saying: (value) => standings[value]() },
    expires: { label: delivery === 'online' ? columns.expires() : columns.held() },
    lastActivity: { label: columns.lastActivity() },
    verified: { label: filters.verified() },
  })
}

/** What can be done with one: verify who is not, write, and go to the class and to the person. */
const rowActsOf =
  (
    { studentEnrollments: { verify, message, openPerson, openRoster } }: Words,
    delivery: Delivery,
    deeds: StudentDeedActors,
  ) =>
  (item: StudentEnrollment): readonly RowAct[] => [
    ...(item.online && !item.online.isVerified
      ? [
          {
            key: 'verify',
            label: verify.one(),
            icon: BadgeCheck,
            onChoose: () => deeds.verifying.send({ type: 'deed.asked', subject: chosenRow(item.id, nameOf(item)) }),
          },
        ]
      : []),
    ...(item.inPerson
      ? [
          {
            key: 'roster',
            label: openRoster(),
            icon: ClipboardList,
            href: `/instructor/roster/${item.inPerson.instructorCourseId}`,
          },
        ]
      : []),
    { key: 'person', label: openPerson(), icon: UserRound, href: pageOf(item) },
    {
      key: 'write',
      label: message.one(),
      icon: Mail,
      onChoose: () =>
        deeds.messaging.send({ type: 'form.begun', about: { delivery, students: chosenRow(item.id, nameOf(item)) } }),
    },
  ]

const bulkActsOf = (
  { studentEnrollments: { verify, message } }: Words,
  delivery: Delivery,
  { verifying, messaging }: StudentDeedActors,
): readonly BulkAct[] => [
  ...(delivery === 'online'
    ? [
        {
          label: verify.chosen(),
          icon: BadgeCheck,
          onChoose: (students: ChosenRows) => verifying.send({ type: 'deed.asked', subject: students }),
        },
      ]
    : []),
  {
    label: message.chosen(),
    icon: Mail,
    onChoose: (students) => messaging.send({ type: 'form.begun', about: { delivery, students } }),
  },
]

type StudentListProps = Readonly<{
  delivery: Delivery
  asked: ListAsked
  machine: ListMachine<StudentEnrollment>
  deeds: StudentDeedActors
  acting: Acting
}>

export const StudentList = ({ delivery, asked, machine, deeds, acting }: StudentListProps) => {
  const words = useWords()
  const { studentEnrollments: said } = words
  const actor = useActorRef(machine, { input: { asked } })
  return (
    <ListView
      actor={actor}
      definition={STUDENTS_BY_DELIVERY[delivery]}
      asked={asked}
      label={said.caption()}
      nameOf={nameOf}
      brief={briefOf}
      search={said.search()}
      columns={columnsOf(words, delivery)}
      filters={filtersOf(words, delivery)}
      rowActs={rowActsOf(words, delivery, deeds)}
      bulkActs={bulkActsOf(words, delivery, deeds)}
      isExported
      {...(delivery === 'online' && { tools: actHistory(STUDENT_ENROLLMENTS.id, acting) })}
      count={(total) => said.count({ count: total })}
      empty={{ title: said.noneTitle(), children: delivery === 'online' ? said.noneOnline() : said.noneInPerson() }}
    />
  )
}
