import { useActorRef, useSelector } from '@xstate/react'
import { Archive, ArchiveRestore, CopyPlus, Download, EyeOff, FileUp, Pencil, Plus, Rocket } from 'lucide-react'
import { Suspense } from 'react'

import { COURSE_RECORDS, type CourseRecord } from '../../../domain/contract/course-records.list.ts'
import { coursePictureOf } from '../../../domain/course.ts'
import type { CourseState } from '../../../domain/course/course-state.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import { NO_COURSE, type CourseValues, type MadeCourse } from '../../../machines/course-list/making-course.machine.ts'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { Link } from '../../ui/link.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { Day } from '../day.view.tsx'
import { DeedDialog, useDeed } from '../deed-dialog.view.tsx'
import { DeedFailure } from '../deed-failure.view.tsx'
import { ListPage } from '../list-page.view.tsx'
import type { Bringing, CourseListProps } from './course-list.props.ts'

// Few who look at the list begin a course.
const NewCourseDialog = latePart(() => import('./new-course.view.tsx'))
const BringingDialog = latePart(() => import('./bringing.view.tsx'))
const BroughtWithout = latePart(() => import('./brought-without.view.tsx'))

const NO_FILE: Bringing = { file: null, name: '' }

const TONES: Readonly<Record<CourseState, StatusTone>> = {
  draft: 'neutral',
  published: 'success',
  changed: 'info',
  withdrawn: 'warning',
  archived: 'neutral',
}

const nameOf = ({ title }: CourseRecord): string => title

const chipOf = ({ courseList }: Words, { state }: Pick<CourseRecord, 'state'>) => (
  <StatusChip tone={TONES[state]}>{courseList.states[state]()}</StatusChip>
)

type Linked = Pick<CourseListProps, 'editorOf'>

const columnsOf = (words: Words, hours: (hours: number) => string, { editorOf }: Linked) => {
  const { columns, types, deliveries, none } = words.courseList
  return columnsIn(COURSE_RECORDS, {
    title: {
      header: columns.title(),
      cell: (row) => (
        <Link variant="quiet" href={editorOf(row.id)}>
          {row.title}
        </Link>
      ),
    },
    type: { header: columns.type(), cell: ({ courseTypeId }) => types[coursePictureOf(courseTypeId)]() },
    category: { header: columns.category(), cell: ({ category }) => <bdi>{category}</bdi> },
    hours: { header: columns.hours(), cell: ({ totalCourseHours }) => hours(totalCourseHours) },
    delivery: {
      header: columns.delivery(),
      cell: ({ isOnline }) => (isOnline ? deliveries.online() : deliveries.inPerson()),
    },
    state: { header: columns.state(), cell: (row) => chipOf(words, row) },
    lessons: { header: columns.lessons(), cell: ({ lessons }) => lessons },
    enrolled: { header: columns.enrolled(), cell: ({ enrolled }) => enrolled },
    version: { header: columns.version(), cell: ({ version }) => version ?? none() },
    problems: { header: columns.problems(), cell: ({ problems }) => problems ?? none() },
    updated: { header: columns.updated(), cell: ({ updatedAt }) => <Day at={updatedAt} /> },
  })
}

const filtersOf = ({ courseList: { columns, filters, types, deliveries, states } }: Words) =>
  filtersIn(COURSE_RECORDS, {
    type: { label: columns.type(), saying: (type) => types[type]() },
    category: { label: columns.category() },
    delivery: { label: columns.delivery(), saying: (delivery) => deliveries[delivery]() },
    state: { label: columns.state(), saying: (state) => states[state]() },
    problems: { label: filters.problems() },
    updated: { label: columns.updated() },
  })

const briefsOf =
  (words: Words, { editorOf }: Linked) =>
  (row: CourseRecord) => ({
    href: editorOf(row.id),
    facts: [
      words.courseList.deliveries[row.isOnline ? 'online' : 'inPerson'](),
      row.category,
      words.courseList.types[coursePictureOf(row.courseTypeId)](),
    ],
    status: chipOf(words, row),
  })

/** Every course of the programme, whether it is offered or not. */
export const CourseListPage = ({ title, asked, machines, acting, editorOf, onMade, parts }: CourseListProps) => {
  const words = useWords()
  const { courseList } = words
  const { hours } = useFormats()
  const actor = useActorRef(machines.list, { input: { asked } })
  const making = useAskedForm<CourseValues, MadeCourse, unknown>(machines.making, NO_COURSE, ({ id }) => onMade(id))
  const isMaking = useSelector(making, (at) => at.matches('writing'))
  const duplicating = useDeed(machines.duplicating, ({ outcome }) => onMade(outcome.id))
  const saving = useDeed(machines.saving, () => {})
  const bringing = useDeed(machines.bringing, ({ outcome }) => {
    // What it lacks is said where it is looked for.
    if (!outcome.isPrerequisiteLost) onMade(outcome.id)
  })
  const isBringing = useSelector(bringing, (at) => !at.matches('resting'))
  const isLacking = useSelector(bringing, ({ context }) => context.done?.outcome.isPrerequisiteLost === true)
  const { bulkActs, rowActs, dialog } = useListActs(COURSE_RECORDS, machines.acts, acting, {
    offerAgain: { icon: Rocket, said: courseList.acts.offerAgain, isFor: ({ state }) => state === 'withdrawn' },
    withdraw: {
      icon: EyeOff,
      said: courseList.acts.withdraw,
      isDangerous: true,
      isFor: ({ state }) => state === 'published' || state === 'changed',
    },
    archive: {
      icon: Archive,
      said: courseList.acts.archive,
      isDangerous: true,
      isFor: ({ state }) => state !== 'archived',
    },
    unarchive: { icon: ArchiveRestore, said: courseList.acts.unarchive, isFor: ({ state }) => state === 'archived' },
  })
  return (
    <ListPage title={title} lead={courseList.lead()}>
      {parts}
      <DeedFailure actor={saving} unread={courseList.file.notSaved()} />
      <Suspense fallback={null}>{isLacking && <BroughtWithout actor={bringing} editorOf={editorOf} />}</Suspense>
      <ListView
        actor={actor}
        definition={COURSE_RECORDS}
        asked={asked}
        label={title}
        nameOf={nameOf}
        brief={briefsOf(words, { editorOf })}
        search={courseList.search()}
        columns={columnsOf(words, hours, { editorOf })}
        filters={filtersOf(words)}
        rowActs={(row) => [
          { key: 'open', label: courseList.open(), icon: Pencil, href: editorOf(row.id) },
          {
            key: 'duplicate',
            label: courseList.duplicate.choose(),
            icon: CopyPlus,
            onChoose: () => duplicating.send({ type: 'deed.asked', subject: row }),
          },
          {
            key: 'save',
            label: courseList.file.save(),
            icon: Download,
            onChoose: () => saving.send({ type: 'deed.begun', subject: row }),
          },
          ...rowActs(row),
        ]}
        bulkActs={bulkActs}
        actions={[
          {
            label: courseList.make.choose(),
            icon: Plus,
            onChoose: () => making.send({ type: 'form.begun', values: NO_COURSE }),
          },
          {
            label: courseList.file.choose(),
            icon: FileUp,
            onChoose: () => bringing.send({ type: 'deed.asked', subject: NO_FILE }),
          },
        ]}
        isExported
        tools={actHistory(COURSE_RECORDS.id, acting)}
        empty={{ title: courseList.emptyTitle(), children: courseList.empty() }}
        count={(count) => courseList.count({ count })}
      />
      {dialog}
      <Suspense fallback={null}>{isBringing && <BringingDialog actor={bringing} />}</Suspense>
      <DeedDialog
        actor={duplicating}
        icon={CopyPlus}
        said={(row) => ({
          title: courseList.duplicate.title(),
          text: courseList.duplicate.text({ course: `\u2068${nameOf(row)}\u2069` }),
          confirm: courseList.duplicate.confirm(),
          failed: courseList.duplicate.failed(),
        })}
      />
      <Suspense fallback={null}>
        {isMaking && <NewCourseDialog actor={making} vocabulary={machines.vocabulary} />}
      </Suspense>
    </ListPage>
  )
}
