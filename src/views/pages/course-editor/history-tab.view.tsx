import { useActorRef, useSelector } from '@xstate/react'

import type { CourseVersion } from '../../../domain/contract/course-draft.contract.ts'
import type { Formats } from '../../../i18n/formats.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { useDates, type WrittenDates } from '../../dates.ts'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Table, type TableColumn } from '../../ui/table.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import type { Editor } from './use-editor.ts'

type Said = Words['courseEditor']['history']

const columnsOf = (said: Said, { number }: Formats, dates: WrittenDates): readonly TableColumn<CourseVersion>[] => [
  {
    key: 'version',
    head: said.version(),
    cell: ({ version, isOpen }) => (
      <>
        {said.number({ version: number(version) })} {isOpen && <StatusChip tone="success">{said.open()}</StatusChip>}
      </>
    ),
  },
  {
    key: 'publishedAt',
    head: said.publishedAt(),
    cell: ({ publishedAt }) => <time dateTime={publishedAt}>{dates.dateTime(publishedAt)}</time>,
  },
  {
    key: 'publishedBy',
    head: said.publishedBy(),
    cell: ({ publishedBy }) => (publishedBy === null ? said.nobody() : <bdi>{publishedBy}</bdi>),
  },
  { key: 'lessons', head: said.lessons(), align: 'end', cell: ({ lessons }) => number(lessons) },
  { key: 'questions', head: said.questions(), align: 'end', cell: ({ questions }) => number(questions) },
  { key: 'enrolled', head: said.enrolled(), align: 'end', cell: ({ enrolled }) => number(enrolled) },
  { key: 'completed', head: said.completed(), align: 'end', cell: ({ completed }) => number(completed) },
]

const Versions = ({ versions }: Readonly<{ versions: readonly CourseVersion[] }>) => {
  const { history: said } = useWords().courseEditor
  return (
    <Table
      caption={said.title()}
      rows={versions}
      rowKey={({ version }) => String(version)}
      columns={columnsOf(said, useFormats(), useDates())}
    />
  )
}

/** The versions of the course, and who is in which. */
const HistoryTab = ({ editor }: Readonly<{ editor: Editor }>) => {
  const words = useWords()
  const { history: said } = words.courseEditor
  const actor = useActorRef(editor.machines.versions, { input: { query: undefined } })
  const versions = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  const fault = useSelector(actor, selectFault)
  if (versions) {
    return versions.length === 0 ? (
      <EmptyState size="section" title={said.noneTitle()}>
        {said.none()}
      </EmptyState>
    ) : (
      <Versions versions={versions} />
    )
  }
  if (face === 'failed') {
    return (
      <ErrorState
        size="section"
        title={said.failed()}
        {...retryWay(words, fault, () => actor.send({ type: 'resource.retried' }))}
      >
        {faultWords(words, fault)}
      </ErrorState>
    )
  }
  return (
    <div role="status" aria-label={said.loading()}>
      <Skeleton height="12rem" />
    </div>
  )
}

export default HistoryTab
