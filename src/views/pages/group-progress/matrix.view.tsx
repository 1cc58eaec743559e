import { useActorRef } from '@xstate/react'
import { BellRing, ListChecks } from 'lucide-react'
import { css } from 'styled-system/css'

import type {
  GroupRequirements,
  ProgressOverview,
  ProgressRow,
} from '../../../domain/contract/group-progress.contract.ts'
import { courseColumn, progressList, STANDINGS, type Standing } from '../../../domain/group-progress.ts'
import { readListAsked, type ChosenRows } from '../../../domain/list.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { ListColumn } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import type { GroupProgressProps, ProgressDeedActors, Reminder } from './group-progress.props.ts'
import { Cell, STANDING_TONES } from './progress-cell.view.tsx'

const styles = {
  person: css({ display: 'grid', gap: '0.5', justifyItems: 'start', minWidth: { base: '0', lg: '[20rem]' } }),
  group: css({ display: 'block', minWidth: { base: '0', lg: '[13rem]' } }),
  name: css({ fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  email: css({ textStyle: 'small', color: 'fg.muted', fontWeight: 'normal', overflowWrap: 'anywhere' }),
}

type Read = Readonly<{ now: number }>
type MatrixProps = Pick<GroupProgressProps, 'query' | 'list'> &
  Readonly<{
    deeds: ProgressDeedActors
    overview: ProgressOverview
    /** The group whose courses are chosen. */
    opened: GroupRequirements | undefined
  }>

const nameOf = ({ firstName, lastName }: ProgressRow): string => `${firstName} ${lastName}`

const Person = ({ row }: Readonly<{ row: ProgressRow }>) => (
  <span className={styles.person}>
    <bdi className={styles.name}>{nameOf(row)}</bdi>
    <bdi dir="ltr" className={styles.email}>
      {row.email}
    </bdi>
  </span>
)

const personOf = (row: ProgressRow) => <Person row={row} />
const groupOf = ({ groupName }: ProgressRow) => <bdi className={styles.group}>{groupName}</bdi>
const cellOf = (courseId: number) => {
  const ofCourse = (row: ProgressRow, { now }: Read) => (
    <Cell cell={row.cells.find((cell) => cell.courseId === courseId)} now={now} />
  )
  return ofCourse
}

/** How urgent it is to do something about it, the most first. */
const URGENT = [
  'overdue',
  'expiring',
  'expired',
  'none',
  'inProgress',
  'current',
] as const satisfies readonly Standing[]

/** Where a person stands in the course of which it is most urgent, and in how many they stand so. */
const briefsOf = ({ progressMatrix: said }: Words, courses: ProgressOverview['courses']) => {
  const briefOf = ({ groupName, cells }: ProgressRow) => {
    const shown = cells.filter(({ courseId }) => courses.some(({ id }) => id === courseId))
    const standing = URGENT.find((one) => shown.some((cell) => cell.standing === one))
    const those = shown.filter((cell) => cell.standing === standing)
    const titles = courses.filter(({ id }) => those.some(({ courseId }) => courseId === id)).map(({ title }) => title)
    return {
      facts: [...titles, groupName],
      ...(standing && {
        status: <StatusChip tone={STANDING_TONES[standing]}>{said.standings[standing]()}</StatusChip>,
      }),
    }
  }
  return briefOf
}

type RemindProps = Readonly<{ actor: ProgressDeedActors['reminding']; reminder: Reminder; name?: string }>

const Remind = ({ actor, reminder, name }: RemindProps) => {
  const said = useWords().progressMatrix
  return (
    <Button
      variant={name === undefined ? 'solid' : 'outline'}
      size={name === undefined ? 'md' : 'sm'}
      icon={BellRing}
      aria-haspopup="dialog"
      {...(name !== undefined && { 'aria-label': said.remindNamed({ name }) })}
      onClick={() => actor.send({ type: 'deed.asked', subject: reminder })}
    >
      {said.remind()}
    </Button>
  )
}

const remindsOne = (actor: ProgressDeedActors['reminding'], courseId: number | null) => {
  const remindOf = (row: ProgressRow) => (
    <Remind
      actor={actor}
      reminder={{ people: { selection: { kind: 'some', ids: [row.id] }, count: 1, isExact: true }, courseId }}
      name={nameOf(row)}
    />
  )
  return remindOf
}

const remindsMany = (actor: ProgressDeedActors['reminding'], courseId: number | null) => {
  const remindOf = ({ selection, count, isExact }: ChosenRows) => (
    <Remind actor={actor} reminder={{ people: { selection, count, isExact }, courseId }} />
  )
  return remindOf
}

/** People down, courses across. One course that is filtered by is the only one. */
export const Matrix = ({ query, list, deeds, overview, opened }: MatrixProps) => {
  const words = useWords()
  const said = words.progressMatrix
  const wanted = query.get('course')
  const courses = overview.courses.some(({ id }) => String(id) === wanted)
    ? overview.courses.filter(({ id }) => String(id) === wanted)
    : overview.courses
  const definition = progressList(courses, overview.groups.length > 1)
  const asked = readListAsked(definition, query)
  const rows = useActorRef(list, { input: { asked } })
  const courseId = wanted !== null && courses.length === 1 ? (courses[0]?.id ?? null) : null
  const columns: readonly ListColumn<ProgressRow, Read>[] = [
    { key: 'person', header: said.person(), cell: personOf },
    { key: 'group', header: said.group(), cell: groupOf },
    ...courses.map(({ id, title }) => ({ key: courseColumn(id), header: title, cell: cellOf(id) })),
  ]
  return (
    <ListView<ProgressRow, Read>
      actor={rows}
      definition={definition}
      asked={asked}
      label={said.list()}
      columns={columns}
      nameOf={nameOf}
      brief={briefsOf(words, courses)}
      search={said.search()}
      count={(count) => said.count({ count })}
      filters={[
        {
          key: 'group',
          label: said.group(),
          options: overview.groups.map(({ id, name }) => ({ value: String(id), label: name })),
        },
        {
          key: 'course',
          label: said.course(),
          options: overview.courses.map(({ id, title }) => ({ value: String(id), label: title })),
        },
        {
          key: 'standing',
          label: said.standing(),
          options: STANDINGS.map((value) => ({ value, label: said.standings[value]() })),
        },
      ]}
      rowActions={remindsOne(deeds.reminding, courseId)}
      bulk={remindsMany(deeds.reminding, courseId)}
      isExported
      actions={
        opened
          ? [
              {
                label: said.requirements.open(),
                icon: ListChecks,
                variant: 'outline',
                onChoose: () => deeds.requiring.send({ type: 'deed.asked', subject: opened }),
              },
            ]
          : []
      }
      empty={{ title: said.emptyTitle(), children: said.empty() }}
    />
  )
}
