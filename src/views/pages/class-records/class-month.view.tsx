import { useActorRef, useSelector } from '@xstate/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { css, cx } from 'styled-system/css'

import { classAddress } from '../../../domain/class-address.ts'
import { classesByDay, type ClassOnDay } from '../../../domain/class-calendar.ts'
import { classFace, type ClassFace } from '../../../domain/class.ts'
import { CLASS_RECORDS, type ClassRecord } from '../../../domain/contract/class-records.list.ts'
import { listRequest, type ListAsked } from '../../../domain/list.ts'
import { daysOfMonth, FIRST_WEEKDAY, monthOf, monthsLater, weeksOfMonth } from '../../../domain/month.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { useDates } from '../../dates.ts'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link, LinkButton } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { useIsWide } from '../../ui/use-wide.ts'
import { faultWords, retryWay } from '../fault-words.ts'
import type { ClassRecordsProps, MonthRead } from './class-records.props.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', alignContent: 'start', gap: '3' }),
  head: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' }),
  title: css({ textStyle: 'heading.section' }),
  ways: css({ display: 'flex', gap: '1' }),
  table: css({ width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' }),
  weekday: css({ textStyle: 'small', color: 'fg.muted', fontWeight: 'normal', paddingBlock: '1' }),
  cell: css({
    height: '[6.4rem]',
    verticalAlign: 'top',
    padding: '0.5',
    borderWidth: 'hairline',
    borderColor: 'border',
    '&[data-today]': { backgroundColor: 'bg.sunken' },
  }),
  number: css({ display: 'block', textStyle: 'small', color: 'fg.muted', textAlign: 'end' }),
  today: css({ fontWeight: 'bold', color: 'fg.default' }),
  classes: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '0.5',
    listStyle: 'none',
    padding: '0',
    margin: '0',
  }),
  // A whole hour fits into a seventh of the narrowest month.
  class: css({
    display: 'block',
    fontSize: 'xs',
    paddingInlineStart: '0.5',
    borderInlineStartWidth: 'thick',
    borderColor: 'accent.solid',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '&[data-face=cancelled]': { textDecoration: 'line-through', borderColor: 'border' },
    '&[data-face=completed]': { borderColor: 'border' },
    '&[data-face=over]': { borderColor: 'fg.default' },
  }),
  agenda: css({ display: 'grid', gap: '3', listStyle: 'none', padding: '0', margin: '0' }),
  agendaDay: css({ display: 'grid', gap: '1' }),
  day: css({ textStyle: 'label' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
}

type OnDay = ClassOnDay<ClassRecord>
type Days = ReadonlyMap<string, readonly OnDay[]>
type ShownProps = Readonly<{ days: Days; now: number }>

const useFaceOf = () => {
  const { classDesk, classRecordsList } = useWords()
  const dates = useDates()
  return ({ held, startsAt }: OnDay, now: number): Readonly<{ face: ClassFace; time: string; name: string }> => {
    const { courseTitle, timeZone, venue } = held
    const face = classFace(held, now)
    const time = dates.time(startsAt, timeZone)
    const status = classDesk.status[face]()
    return { face, time, name: classRecordsList.calendar.of({ course: courseTitle, time, venue, status }) }
  }
}

const Classes = ({ classes, now }: Readonly<{ classes: readonly OnDay[]; now: number }>) => {
  const faceOf = useFaceOf()
  return (
    <ul className={styles.classes}>
      {classes.map((there) => {
        const { face, time, name } = faceOf(there, now)
        return (
          <li key={`${there.held.id} ${there.startsAt}`}>
            <Link
              variant="quiet"
              href={classAddress(there.held.id)}
              aria-label={name}
              title={name}
              data-face={face}
              className={styles.class}
            >
              {time}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const MonthTable = ({
  month,
  today,
  labelledBy,
  days,
  now,
}: ShownProps & Readonly<{ month: string; today: string; labelledBy: string }>) => {
  const dates = useDates()
  const weeks = weeksOfMonth(month, FIRST_WEEKDAY[useLanguage()])
  return (
    <table aria-labelledby={labelledBy} className={styles.table}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className={styles.weekday}>
              {dates.shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              monthOf(day) === month ? (
                <td key={day} className={styles.cell} {...(day === today && { 'data-today': true })}>
                  <time
                    dateTime={day}
                    className={cx(styles.number, day === today && styles.today)}
                    {...(day === today && { 'aria-current': 'date' as const })}
                  >
                    {dates.sheet(`${day}T12:00:00Z`, 'UTC').day}
                  </time>
                  {days.has(day) && <Classes classes={days.get(day) ?? []} now={now} />}
                </td>
              ) : (
                <td key={day} aria-hidden className={styles.cell} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where there is no room for seven columns: the days that have a class, below one another. */
const Agenda = ({ labelledBy, days, now }: ShownProps & Readonly<{ labelledBy: string }>) => {
  const dates = useDates()
  const faceOf = useFaceOf()
  return (
    <ol aria-labelledby={labelledBy} className={styles.agenda}>
      {[...days].map(([day, classes]) => (
        <li key={day} className={styles.agendaDay}>
          <time dateTime={day} className={styles.day}>
            {dates.day(`${day}T12:00:00Z`, 'UTC')}
          </time>
          <ul className={styles.classes}>
            {classes.map((there) => {
              const { face, name } = faceOf(there, now)
              return (
                <li key={`${there.held.id} ${there.startsAt}`}>
                  <Link href={classAddress(there.held.id)} data-face={face}>
                    <bdi>{name}</bdi>
                  </Link>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ol>
  )
}

const Shown = ({
  month,
  today,
  labelledBy,
  data: { classes, isWhole, now },
}: Readonly<{ month: string; today: string; labelledBy: string; data: MonthRead }>) => {
  const { calendar: said } = useWords().classRecordsList
  const isWide = useIsWide()
  const days = classesByDay(month, classes)
  return (
    <>
      {isWide ? (
        <MonthTable month={month} today={today} labelledBy={labelledBy} days={days} now={now} />
      ) : (
        <Agenda labelledBy={labelledBy} days={days} now={now} />
      )}
      {days.size === 0 && <p className={styles.quiet}>{said.none()}</p>}
      {!isWhole && <p className={styles.quiet}>{said.more()}</p>}
    </>
  )
}

type ClassMonthProps = Pick<ClassRecordsProps, 'today' | 'monthHref'> &
  Readonly<{ month: string; asked: ListAsked; machine: ClassRecordsProps['machines']['month'] }>

const Read = ({ month, today, asked, machine, labelledBy }: ClassMonthProps & Readonly<{ labelledBy: string }>) => {
  const words = useWords()
  const { calendar: said } = words.classRecordsList
  const actor = useActorRef(machine, { input: { query: { month, asked } } })
  const face = useSelector(actor, resourceFace)
  const data = useSelector(actor, selectData)
  const fault = useSelector(actor, selectFault)
  if (data) return <Shown month={month} today={today} labelledBy={labelledBy} data={data} />
  return face === 'failed' ? (
    <ErrorState
      size="section"
      title={said.failed()}
      {...retryWay(words, fault, () => actor.send({ type: 'resource.retried' }))}
    >
      {faultWords(words, fault)}
    </ErrorState>
  ) : (
    <div role="status" aria-label={words.lists.loading({ list: said.show() })}>
      <Skeleton height="24rem" />
    </div>
  )
}

/** A month of the classes that the list's filters find, whatever days these ask for. The month is in the address. */
const ClassMonth = (props: ClassMonthProps) => {
  const { month, asked, monthHref } = props
  const { calendar: said } = useWords().classRecordsList
  const dates = useDates()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {said.title({ month: dates.month(daysOfMonth(month).from) })}
        </h2>
        <div className={styles.ways}>
          <LinkButton
            href={monthHref(monthsLater(month, -1))}
            variant="outline"
            size="sm"
            aria-label={said.before()}
            title={said.before()}
          >
            <Icon as={ChevronLeft} mirrored />
          </LinkButton>
          <LinkButton
            href={monthHref(monthsLater(month, 1))}
            variant="outline"
            size="sm"
            aria-label={said.after()}
            title={said.after()}
          >
            <Icon as={ChevronRight} mirrored />
          </LinkButton>
        </div>
      </div>
      <Read
        {...props}
        key={`${month} ${listRequest(CLASS_RECORDS, { ...asked, page: 1, cursor: null })}`}
        labelledBy={id}
      />
    </section>
  )
}

// The default export is what arrives.
export default ClassMonth
