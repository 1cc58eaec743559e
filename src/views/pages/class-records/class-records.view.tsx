import { useActorRef } from '@xstate/react'
import { CalendarCheck2, CalendarDays, CalendarPlus, type LucideIcon } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { classAddress, recordingAddress } from '../../../domain/class-address.ts'
import { CLASS_RECORDS, type ClassRecord } from '../../../domain/contract/class-records.list.ts'
import { monthOf } from '../../../domain/month.ts'
import { personAddress } from '../../../domain/person-address.ts'
import { commaIn } from '../../../i18n/side-by-side.ts'
import { useLanguage, useWords, type Words } from '../../../i18n/words.tsx'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { useDates, type WrittenDates } from '../../dates.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import { lesserFact, twoFacts } from '../../list/cell-line.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { PlaceLink } from '../../shell/place-link.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { Link, LinkButton } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { useIsWide } from '../../ui/use-wide.ts'
import { ClassStatus } from '../class-desk/class-status.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import type { ClassRecordsProps, ReadAt } from './class-records.props.ts'
import { useClassActs } from './use-class-acts.view.tsx'

// Opened now and then.
const ClassMonth = latePart(() => import('./class-month.view.tsx'))

const styles = {
  /** Above the list, or beside it where both have room. */
  shown: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', xl: '[minmax(0, 1fr) 42rem]' },
    gap: '4',
    alignItems: 'start',
    '& > :last-child': { gridRow: { base: '1', xl: 'auto' }, _print: { display: 'none' } },
  }),
}

/** Names that stand in one line are as high as what is pressed, and cut where the line ends. */
const pressed = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '6',
  maxWidth: 'full',
  'tr &': { verticalAlign: 'top', '& > bdi': { minWidth: '0', truncate: true } },
})

type Page = ListRead<ClassRecord, ReadAt>

const Instructors = ({ held }: Readonly<{ held: ClassRecord }>) => {
  const { nobody } = useWords().classRecordsList
  const comma = commaIn(useLanguage())
  if (held.instructors.length === 0) return nobody()
  return held.instructors.map(({ id, name }, at) => (
    <span key={id}>
      {at > 0 && comma}
      <PlaceLink href={personAddress(id)} className={pressed}>
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
            {dates.shortDate(courseDate, timeZone)}
          </time>
        </span>
      ),
    },
    status: { header: columns.status(), cell: (held, { now }) => <ClassStatus held={held} now={now} /> },
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
    seats: { header: columns.seats(), cell: (held) => of({ taken: held.seated, capacity: held.capacity }) },
    waiting: { header: columns.waiting(), cell: ({ waiting }) => waiting },
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
      of({ taken: held.seated, capacity: held.capacity }),
      held.venue,
    ],
    status: <ClassStatus held={held} now={now} />,
  })

/** Two classes of a course are told apart by their days. */
const namesOf =
  ({ classDesk: { dash } }: Words, dates: WrittenDates) =>
  ({ courseTitle, courseDate, timeZone }: ClassRecord): string =>
    dash.ofClass({ course: courseTitle, date: dates.shortDate(courseDate, timeZone) })

type Tools = (isPicture: boolean) => ReactNode
type Place = Readonly<{ label: string; icon: LucideIcon; href: string }>

/** Beside the search of a phone there is no room for a third act: it stands in the sheet. */
const withRecording =
  (history: Tools, { label, icon, href }: Place): Tools =>
  (isPicture) => (
    <>
      {history(isPicture)}
      <LinkButton variant="outline" icon={icon} href={href}>
        {label}
      </LinkButton>
    </>
  )

/** Every class of the programme, and what is done with classes. */
export const ClassRecordsPage = ({ title, asked, machines, acting, month, today, monthHref }: ClassRecordsProps) => {
  const words = useWords()
  const { classRecordsList: said } = words
  const dates = useDates()
  const nameOf = namesOf(words, dates)
  const actor = useActorRef(machines.list, { input: { asked } })
  const { bulkActs, rowActs, dialogs } = useClassActs({ machines, acting }, actor, nameOf)
  const isWide = useIsWide()
  const record = { label: said.record(), icon: CalendarCheck2, href: recordingAddress }
  const history = actHistory(CLASS_RECORDS.id, acting)
  const list = (
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
      actions={[
        { label: said.plan(), icon: CalendarPlus, href: '/instructor/course/new' },
        ...(isWide ? [{ ...record, variant: 'outline' as const }] : []),
        month === null
          ? { label: said.calendar.show(), icon: CalendarDays, variant: 'outline', href: monthHref(monthOf(today)) }
          : { label: said.calendar.hide(), icon: CalendarDays, variant: 'outline', href: monthHref(null) },
      ]}
      rowActs={rowActs}
      bulkActs={bulkActs}
      isExported
      tools={isWide ? history : withRecording(history, record)}
      empty={{ title: said.emptyTitle(), children: said.empty() }}
      count={(count) => said.count({ count })}
    />
  )
  return (
    <ListPage title={title} lead={said.lead()}>
      <div className={month === null ? undefined : styles.shown}>
        {list}
        {month !== null && (
          <Suspense fallback={<Skeleton height="24rem" />}>
            <ClassMonth month={month} today={today} asked={asked} machine={machines.month} monthHref={monthHref} />
          </Suspense>
        )}
      </div>
      {dialogs}
    </ListPage>
  )
}
