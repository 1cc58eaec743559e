import { useActorRef } from '@xstate/react'
import { BellRing, ListChecks } from 'lucide-react'

import type { GroupRequirements, ProgressOverview } from '../../../domain/contract/group-progress.contract.ts'
import { GROUP_PROGRESS, progressList, type ProgressRow } from '../../../domain/contract/group-progress.list.ts'
import { courseColumn, type Standing } from '../../../domain/group-progress.ts'
import { allOf } from '../../../domain/keys.ts'
import { chosenRow, readListAsked } from '../../../domain/list.ts'
import { personAddress } from '../../../domain/person-address.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import type { BulkAct, ListColumn, RowAct } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { PersonCell } from '../person-cell.view.tsx'
import type { GroupProgressProps, ProgressDeedActors } from './group-progress.props.ts'
import { Cell, STANDING_TONES } from './progress-cell.view.tsx'

type Read = Readonly<{ now: number }>
type MatrixProps = Pick<GroupProgressProps, 'query' | 'list'> &
  Readonly<{
    acting: Acting
    deeds: ProgressDeedActors
    overview: ProgressOverview
    /** The group whose courses are chosen. */
    opened: GroupRequirements | undefined
  }>

const nameOf = ({ firstName, lastName }: ProgressRow): string => `${firstName} ${lastName}`

const pageOf = ({ userId }: ProgressRow): string => personAddress(userId, 'training', '/coordinator/students')

const personOf = (row: ProgressRow) => <PersonCell {...row} href={pageOf(row)} />
const groupOf = ({ groupName }: ProgressRow) => <bdi>{groupName}</bdi>
const cellOf = (courseId: number) => {
  const ofCourse = (row: ProgressRow, { now }: Read) => (
    <Cell cell={row.cells.find((cell) => cell.courseId === courseId)} now={now} />
  )
  return ofCourse
}

/** How urgent it is to do something about it, the most first. */
const URGENT = allOf<Standing>()(['overdue', 'expiring', 'expired', 'none', 'inProgress', 'current'])

/** Where a person stands in the course of which it is most urgent, and in how many they stand so. */
const briefsOf = ({ progressMatrix: said }: Words, courses: ProgressOverview['courses']) => {
  const briefOf = (row: ProgressRow) => {
    const { groupName, cells } = row
    const shown = cells.filter(({ courseId }) => courses.some(({ id }) => id === courseId))
    const standing = URGENT.find((one) => shown.some((cell) => cell.standing === one))
    const those = shown.filter((cell) => cell.standing === standing)
    const titles = courses.filter(({ id }) => those.some(({ courseId }) => courseId === id)).map(({ title }) => title)
    return {
      href: pageOf(row),
      facts: [...titles, groupName],
      ...(standing && {
        status: <StatusChip tone={STANDING_TONES[standing]}>{said.standings[standing]()}</StatusChip>,
      }),
    }
  }
  return briefOf
}

const remindsOne =
  (words: Words, actor: ProgressDeedActors['reminding'], courseId: number | null) =>
  (row: ProgressRow): readonly RowAct[] => [
    {
      key: 'remind',
      label: words.progressMatrix.remind(),
      icon: BellRing,
      onChoose: () =>
        actor.send({
          type: 'deed.asked',
          subject: { people: chosenRow(row.id, nameOf(row)), courseId, typed: '' },
        }),
    },
  ]

const remindsMany = (
  words: Words,
  actor: ProgressDeedActors['reminding'],
  courseId: number | null,
): readonly BulkAct[] => [
  {
    label: words.progressMatrix.remind(),
    icon: BellRing,
    onChoose: (people) => actor.send({ type: 'deed.asked', subject: { people, courseId, typed: '' } }),
  },
]

/** People down, courses across. One course that is filtered by is the only one. */
export const Matrix = ({ query, list, deeds, overview, opened, acting }: MatrixProps) => {
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
    ...columnsIn<typeof GROUP_PROGRESS.described, Read>(GROUP_PROGRESS, {
      person: { header: said.person(), cell: personOf },
      group: { header: said.group(), cell: groupOf },
    }),
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
      filters={filtersIn(GROUP_PROGRESS, {
        group: {
          label: said.group(),
          options: overview.groups.map(({ id, name }) => ({ value: String(id), label: name })),
        },
        course: { label: said.course() },
        standing: { label: said.standing(), saying: (value) => said.standings[value]() },
        expires: { label: said.expires() },
      })}
      rowActs={remindsOne(words, deeds.reminding, courseId)}
      bulkActs={remindsMany(words, deeds.reminding, courseId)}
      isExported
      tools={actHistory(GROUP_PROGRESS.id, acting)}
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
