import { useActorRef, useSelector } from '@xstate/react'
import { BadgeCheck, ClipboardList, Mail } from 'lucide-react'
import { css } from 'styled-system/css'

import type { StudentEnrollment, TaughtCourse } from '../../../domain/contract/student-enrollment.contract.ts'
import type { ChosenRows, ListAsked } from '../../../domain/list.ts'
import {
  CLASS_STANDINGS,
  ENROLLMENT_LABELS,
  STUDENTS_BY_DELIVERY,
  type Delivery,
} from '../../../domain/student-enrollment-list.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { selectData } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { StudentListMachine } from '../../../machines/student-enrollments/student-enrollments.machine.ts'
import { useDates, type WrittenDates } from '../../dates.ts'
import type { ListColumn, ListFilterField } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { StandingChip, VerificationChip } from './student-chips.view.tsx'
import type { StudentDeedActors } from './student-deeds.view.tsx'

const styles = {
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  small: css({ textStyle: 'small', color: 'fg.muted' }),
}

export const nameOf = ({ firstName, lastName }: StudentEnrollment): string => `${firstName} ${lastName}`

/** When a class is, by the clock of its venue. */
const ClassDay = ({ item }: Readonly<{ item: StudentEnrollment }>) => {
  const dates = useDates()
  return item.inPerson ? (
    <>
      {dates.moment(item.inPerson.courseDate, item.inPerson.timeZone)}
      <span className={styles.small}>
        {' '}
        <bdi>{item.inPerson.venue}</bdi>
      </span>
    </>
  ) : null
}

const columnsOf = (words: Words, dates: WrittenDates, delivery: Delivery): readonly ListColumn<StudentEnrollment>[] => {
  const { columns } = words.studentEnrollments
  const all: readonly ListColumn<StudentEnrollment>[] = [
    { key: 'name', header: columns.name(), cell: (item) => <bdi>{nameOf(item)}</bdi> },
    { key: 'course', header: columns.course(), cell: ({ courseTitle }) => courseTitle },
    { key: 'status', header: columns.status(), cell: (item) => <StandingChip item={item} /> },
    {
      key: 'expires',
      header: delivery === 'online' ? columns.expires() : columns.held(),
      cell: (item) => (item.online ? dates.date(item.online.expirationDate) : <ClassDay item={item} />),
    },
    { key: 'verified', header: columns.verified(), cell: (item) => <VerificationChip item={item} /> },
    { key: 'lastActivity', header: columns.lastActivity(), cell: (item) => dates.date(item.lastActivityAt) },
    { key: 'email', header: columns.email(), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
  ]
  const known: readonly string[] = STUDENTS_BY_DELIVERY[delivery].columns
  return all.filter(({ key }) => known.includes(key))
}

const briefOf = (item: StudentEnrollment) => ({ facts: [item.courseTitle], status: <StandingChip item={item} /> })

const filtersOf = (words: Words, delivery: Delivery, courses: readonly TaughtCourse[]): readonly ListFilterField[] => {
  const { filters, labels, standings } = words.studentEnrollments
  const { verified, notVerified } = words.verificationStatus
  const course: ListFilterField = {
    key: 'course',
    label: filters.course(),
    options: courses
      .filter((one) => one.delivery === delivery)
      .map(({ id, title }) => ({ value: String(id), label: title })),
  }
  return delivery === 'inPerson'
    ? [
        course,
        {
          key: 'standing',
          label: filters.standing(),
          options: CLASS_STANDINGS.map((value) => ({ value, label: standings[value]() })),
        },
      ]
    : [
        course,
        {
          key: 'status',
          label: filters.status(),
          options: ENROLLMENT_LABELS.map((value) => ({ value, label: labels[value]() })),
        },
        {
          key: 'verified',
          label: filters.verified(),
          options: [
            { value: 'yes', label: verified() },
            { value: 'no', label: notVerified() },
          ],
        },
      ]
}

const one = ({ id }: StudentEnrollment): ChosenRows => ({
  selection: { kind: 'some', ids: [id] },
  count: 1,
  isExact: true,
})

/** What can be done with one: verify who is not, write, and go to the class. */
const rowActionsOf = (
  words: Words,
  dates: WrittenDates,
  delivery: Delivery,
  { verifying, messaging }: StudentDeedActors,
) => {
  const Actions = (item: StudentEnrollment) => {
    const { verify, message, openRoster, openRosterNamed } = words.studentEnrollments
    return (
      <div className={styles.actions}>
        {item.online && !item.online.isVerified && (
          <Button
            variant="outline"
            size="sm"
            icon={BadgeCheck}
            aria-label={verify.named({ name: nameOf(item) })}
            onClick={() => verifying.send({ type: 'deed.asked', subject: one(item) })}
          >
            {verify.one()}
          </Button>
        )}
        {item.inPerson && (
          <LinkButton
            href={`/instructor/roster/${item.inPerson.instructorCourseId}`}
            variant="outline"
            size="sm"
            icon={ClipboardList}
            aria-label={openRosterNamed({
              course: item.courseTitle,
              date: dates.date(item.inPerson.courseDate, item.inPerson.timeZone),
            })}
          >
            {openRoster()}
          </LinkButton>
        )}
        <Button
          variant="outline"
          size="sm"
          icon={Mail}
          aria-label={message.named({ name: nameOf(item) })}
          onClick={() => messaging.send({ type: 'form.begun', about: { delivery, students: one(item) } })}
        >
          {message.one()}
        </Button>
      </div>
    )
  }
  return Actions
}

const bulkOf = (words: Words, delivery: Delivery, { verifying, messaging }: StudentDeedActors) => {
  const Bulk = ({ selection, count, isExact }: ChosenRows) => {
    const { verify, message } = words.studentEnrollments
    const students = { selection, count, isExact }
    return (
      <>
        {delivery === 'online' && (
          <Button
            variant="outline"
            size="sm"
            icon={BadgeCheck}
            onClick={() => verifying.send({ type: 'deed.asked', subject: students })}
          >
            {verify.chosen()}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          icon={Mail}
          onClick={() => messaging.send({ type: 'form.begun', about: { delivery, students } })}
        >
          {message.chosen()}
        </Button>
      </>
    )
  }
  return Bulk
}

const NO_COURSES: readonly TaughtCourse[] = []

type StudentListProps = Readonly<{
  delivery: Delivery
  asked: ListAsked
  machine: StudentListMachine
  deeds: StudentDeedActors
  courses: ResourceMachine<readonly TaughtCourse[]>
}>

export const StudentList = ({ delivery, asked, machine, deeds, courses }: StudentListProps) => {
  const words = useWords()
  const dates = useDates()
  const { studentEnrollments: said } = words
  const actor = useActorRef(machine, { input: { asked } })
  const taught = useSelector(useActorRef(courses, { input: { query: undefined } }), selectData) ?? NO_COURSES
  return (
    <ListView
      actor={actor}
      definition={STUDENTS_BY_DELIVERY[delivery]}
      asked={asked}
      label={said.caption()}
      nameOf={nameOf}
      brief={briefOf}
      search={said.search()}
      columns={columnsOf(words, dates, delivery)}
      filters={filtersOf(words, delivery, taught)}
      rowActions={rowActionsOf(words, dates, delivery, deeds)}
      bulk={bulkOf(words, delivery, deeds)}
      isExported
      count={(total) => said.count({ count: total })}
      empty={{ title: said.noneTitle(), children: delivery === 'online' ? said.noneOnline() : said.noneInPerson() }}
    />
  )
}
