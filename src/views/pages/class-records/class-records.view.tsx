import { useActorRef } from '@xstate/react'
import { CalendarPlus } from 'lucide-react'

import { CLASS_RECORDS, type ClassRecord } from '../../../domain/contract/class-records.list.ts'
import { personAddress } from '../../../domain/person-address.ts'
import type { Formats } from '../../../i18n/formats.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { useDates, type WrittenDates } from '../../dates.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import { lesserFact, twoFacts } from '../../list/cell-line.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { PlaceLink } from '../../shell/place-link.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { ClassStatus } from '../class-desk/class-status.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import type { ClassRecordsProps, ReadAt } from './class-records.props.ts'
import { useClassActs } from './use-class-acts.view.tsx'

type Page = ListRead<ClassRecord, ReadAt>

export const classAddress = (id: number): string => `/instructor/course/${id}`

const takenOf = ({ capacity, seatsLeft }: ClassRecord): number => capacity - seatsLeft

const Instructors = ({ held }: Readonly<{ held: ClassRecord }>) => {
  const { nobody } = useWords().classRecordsList
  if (held.instructors.length === 0) return nobody()
  return held.instructors.map(({ id, name }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <PlaceLink href={personAddress(id)}>
        <bdi>{name}</bdi>
      </PlaceLink>
    </span>
  ))
}

const columnsOf = ({ classRecordsList: { columns, of } }: Words, dates: WrittenDates) =>
  columnsIn<(typeof CLASS_RECORDS)['described'], ReadAt>(CLASS_RECORDS, {
    class: {
      header: columns.class(),
      cell: ({ id, courseTitle, courseDate, timeZone }) => (
        <span className={twoFacts}>
          <Link variant="quiet" href={classAddress(id)}>
            <bdi>{courseTitle}</bdi>
          </Link>
          <time dateTime={courseDate} className={lesserFact}>
            {dates.moment(courseDate, timeZone)}
          </time>
        </span>
      ),
    },
    venue: {
      header: columns.venue(),
      cell: ({ venue, county }) => (
        <span className={twoFacts}>
          <bdi>{venue}</bdi>
          <bdi className={lesserFact}>{county}</bdi>
        </span>
      ),
    },
    address: { header: columns.address(), cell: ({ address, city }) => <bdi>{`${address}, ${city}`}</bdi> },
    host: { header: columns.host(), cell: ({ hostAgency }) => <bdi>{hostAgency ?? '–'}</bdi> },
    instructors: { header: columns.instructors(), cell: (held) => <Instructors held={held} /> },
    seats: { header: columns.seats(), cell: (held) => of({ taken: takenOf(held), capacity: held.capacity }) },
    waiting: { header: columns.waiting(), cell: ({ waiting }) => waiting },
    status: { header: columns.status(), cell: (held, { now }) => <ClassStatus held={held} now={now} /> },
    unmarked: { header: columns.unmarked(), cell: ({ unmarked }) => unmarked },
    certificates: { header: columns.certificates(), cell: ({ certificates }) => certificates },
  })

const filtersOf = ({ classDesk: { status }, classRecordsList: { columns, filters } }: Words) =>
  filtersIn(CLASS_RECORDS, {
    course: { label: filters.course() },
    status: { label: columns.status(), saying: (face) => status[face]() },
    date: { label: filters.date() },
    county: { label: filters.county() },
    venue: { label: filters.venue() },
    host: { label: filters.host() },
    instructor: { label: filters.instructor() },
    taught: { label: filters.taught() },
    unmarked: { label: filters.unmarked() },
    full: { label: filters.full() },
    seats: { label: filters.seats() },
    waiting: { label: columns.waiting() },
  })

const briefsOf =
  ({ classRecordsList: { of } }: Words, dates: WrittenDates) =>
  (held: ClassRecord, { now }: Page) => ({
    href: classAddress(held.id),
    facts: [
      dates.moment(held.courseDate, held.timeZone),
      of({ taken: takenOf(held), capacity: held.capacity }),
      held.venue,
    ],
    status: <ClassStatus held={held} now={now} />,
  })

/** Two classes of a course are told apart by their days. */
const namesOf =
  (dates: WrittenDates, { list }: Formats) =>
  ({ courseTitle, courseDate, timeZone }: ClassRecord): string =>
    list([courseTitle, dates.date(courseDate, timeZone)])

/** Every class of the programme, and what is done with classes. */
export const ClassRecordsPage = ({ title, asked, machines, acting, calendar }: ClassRecordsProps) => {
  const words = useWords()
  const { classRecordsList: said } = words
  const dates = useDates()
  const nameOf = namesOf(dates, useFormats())
  const actor = useActorRef(machines.list, { input: { asked } })
  const { bulkActs, rowActs, dialogs } = useClassActs({ machines, acting }, actor, nameOf)
  return (
    <ListPage title={title} lead={said.lead()} aside={calendar}>
      <ListView
        actor={actor}
        definition={CLASS_RECORDS}
        asked={asked}
        label={title}
        nameOf={nameOf}
        brief={briefsOf(words, dates)}
        search={said.search()}
        columns={columnsOf(words, dates)}
        filters={filtersOf(words)}
        actions={[{ label: said.plan(), icon: CalendarPlus, href: '/instructor/course/new' }]}
        rowActs={rowActs}
        bulkActs={bulkActs}
        isExported
        tools={actHistory(CLASS_RECORDS.id, acting)}
        empty={{ title: said.emptyTitle(), children: said.empty() }}
        count={(count) => said.count({ count })}
      />
      {dialogs}
    </ListPage>
  )
}
