import { useActorRef } from '@xstate/react'
import { ClipboardList } from 'lucide-react'

import { type OwnClass, OWN_CLASSES } from '../../../domain/contract/own-classes.list.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import { useDates, type WrittenDates } from '../../dates.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import type { RowAct } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { Link, LinkButton } from '../../ui/link.view.tsx'
import { ClassStatus } from '../class-desk/class-status.view.tsx'

const Moment = ({ held }: Readonly<{ held: OwnClass }>) => {
  const { list } = useWords().classDesk
  const dates = useDates()
  return (
    <>
      <time dateTime={held.courseDate}>{dates.moment(held.courseDate, held.timeZone)}</time>
      {held.sessionCount > 1 && <>, {list.sessions({ count: held.sessionCount })}</>}
    </>
  )
}

const columnsOf = ({ classDesk: { list } }: Words, now: number) =>
  columnsIn(OWN_CLASSES, {
    course: {
      header: list.course(),
      cell: ({ id, courseTitle }) => <Link href={`/instructor/course/${id}`}>{courseTitle}</Link>,
    },
    date: { header: list.date(), cell: (held) => <Moment held={held} /> },
    venue: { header: list.venue(), cell: ({ venue }) => <bdi>{venue}</bdi> },
    city: { header: list.city(), cell: ({ city }) => <bdi>{city}</bdi> },
    seats: {
      header: list.seats(),
      cell: ({ capacity, seated }) => list.ofSeats({ taken: seated, capacity }),
    },
    waiting: { header: list.waiting(), cell: ({ waiting }) => waiting },
    status: { header: list.status(), cell: (held) => <ClassStatus held={held} now={now} /> },
  })

const briefsOf = (dates: WrittenDates, now: number) => {
  const briefOf = (held: OwnClass) => ({
    href: `/instructor/course/${held.id}`,
    facts: [dates.moment(held.courseDate, held.timeZone), held.venue],
    status: <ClassStatus held={held} now={now} />,
  })
  return briefOf
}

const filtersOf = ({ classDesk: { list } }: Words) =>
  filtersIn(OWN_CLASSES, {
    when: { label: list.when(), saying: (value) => list[value]() },
    date: { label: list.date() },
    course: { label: list.course() },
    seats: { label: list.seats() },
    waiting: { label: list.waiting() },
  })

const actsOf =
  ({ classDesk: { list } }: Words) =>
  ({ id }: OwnClass): readonly RowAct[] => [
    { key: 'roster', label: list.roster(), icon: ClipboardList, href: `/instructor/roster/${id}` },
  ]

const nameOf = ({ courseTitle }: OwnClass) => courseTitle

type OwnClassesProps = Readonly<{ machine: ListMachine<OwnClass>; asked: ListAsked; now: number }>

export const OwnClasses = ({ machine, asked, now }: OwnClassesProps) => {
  const words = useWords()
  const { list } = words.classDesk
  const dates = useDates()
  const actor = useActorRef(machine, { input: { asked } })
  return (
    <ListView
      actor={actor}
      definition={OWN_CLASSES}
      asked={asked}
      label={list.title()}
      nameOf={nameOf}
      brief={briefsOf(dates, now)}
      search={list.search()}
      columns={columnsOf(words, now)}
      filters={filtersOf(words)}
      rowActs={actsOf(words)}
      isExported
      level={3}
      count={(total) => list.count({ count: total })}
      empty={{
        title: list.emptyTitle(),
        children: list.empty(),
        action: <LinkButton href="/instructor/course/new">{words.classDesk.newClass()}</LinkButton>,
      }}
    />
  )
}
