import { useActorRef } from '@xstate/react'

import type { OwnClass } from '../../../domain/contract/held-class.contract.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { CLASS_TIMES, OWN_CLASSES } from '../../../domain/own-classes-list.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { OwnClassesMachine } from '../../../machines/class-desk/own-classes.machine.ts'
import { useDates, type WrittenDates } from '../../dates.ts'
import type { ListColumn, ListFilterField } from '../../list/list.props.ts'
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

const columnsOf = ({ classDesk: { list } }: Words, now: number): readonly ListColumn<OwnClass>[] => [
  {
    key: 'course',
    header: list.course(),
    cell: ({ id, courseTitle }) => <Link href={`/instructor/course/${id}`}>{courseTitle}</Link>,
  },
  { key: 'date', header: list.date(), cell: (held) => <Moment held={held} /> },
  { key: 'venue', header: list.venue(), cell: ({ venue }) => <bdi>{venue}</bdi> },
  { key: 'city', header: list.city(), cell: ({ city }) => <bdi>{city}</bdi> },
  {
    key: 'seats',
    header: list.seats(),
    align: 'end',
    cell: ({ capacity, seatsLeft }) => list.ofSeats({ taken: capacity - seatsLeft, capacity }),
  },
  { key: 'waiting', header: list.waiting(), align: 'end', cell: ({ waiting }) => waiting },
  { key: 'status', header: list.status(), cell: (held) => <ClassStatus held={held} now={now} /> },
]

const briefsOf = (dates: WrittenDates, now: number) => {
  const briefOf = (held: OwnClass) => ({
    href: `/instructor/course/${held.id}`,
    facts: [dates.moment(held.courseDate, held.timeZone), held.venue],
    status: <ClassStatus held={held} now={now} />,
  })
  return briefOf
}

const filtersOf = ({ classDesk: { list } }: Words): readonly ListFilterField[] => [
  { key: 'when', label: list.when(), options: CLASS_TIMES.map((value) => ({ value, label: list[value]() })) },
]

const actionsOf = ({ classDesk: { list } }: Words) => {
  const RosterLink = ({ id, courseTitle }: OwnClass) => (
    <LinkButton
      href={`/instructor/roster/${id}`}
      variant="outline"
      size="sm"
      aria-label={list.rosterNamed({ name: courseTitle })}
    >
      {list.roster()}
    </LinkButton>
  )
  return RosterLink
}

const nameOf = ({ courseTitle }: OwnClass) => courseTitle

type OwnClassesProps = Readonly<{ machine: OwnClassesMachine; asked: ListAsked; now: number }>

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
      rowActions={actionsOf(words)}
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
