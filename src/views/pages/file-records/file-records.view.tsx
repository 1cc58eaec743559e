import { useActorRef } from '@xstate/react'
import { Trash2, Undo2, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'

import { FILE_RECORDS_LIST, type FilePreview, type FileRecord } from '../../../domain/contract/file-records.list.ts'
import type { PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { FileState } from '../../../domain/file-record.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { Formats } from '../../../i18n/formats.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import type { ActDeedMachine } from '../../../machines/list-act/act-deed.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { actHistory } from '../../list-acts/act-history.view.tsx'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import { useListActs } from '../../list-acts/use-list-acts.view.tsx'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import { ListView } from '../../list/list.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import type { RenderUploads } from '../../uploads/uploads.props.ts'
import { Day } from '../day.view.tsx'
import { ListPage } from '../list-page.view.tsx'

const FileLook = latePart(() => import('./file-look.view.tsx'))
const AddFiles = latePart(() => import('./add-files.view.tsx'))

const TONES: Readonly<Record<FileState, StatusTone>> = { kept: 'success', trashed: 'neutral' }

const nameOf = ({ name }: FileRecord): string => name

const chipOf = ({ fileRecordsList }: Words, { state }: FileRecord) => (
  <StatusChip tone={TONES[state]}>{fileRecordsList.states[state]()}</StatusChip>
)

const usesIn = ({ fileRecordsList }: Words, { list }: Formats, { usedBy }: FileRecord): string =>
  usedBy.length === 0
    ? fileRecordsList.unused()
    : list(usedBy.map(({ use, name }) => fileRecordsList.uses[use]({ name })))

const columnsOf = (words: Words, formats: Formats) => {
  const { columns, kinds, brought } = words.fileRecordsList
  return columnsIn(FILE_RECORDS_LIST, {
    name: { header: columns.name(), cell: (row) => <bdi>{nameOf(row)}</bdi> },
    kind: { header: columns.kind(), cell: ({ kind }) => kinds[kind]() },
    size: { header: columns.size(), cell: ({ size }) => formats.fileSize(size) },
    usedBy: { header: columns.usedBy(), cell: (row) => usesIn(words, formats, row) },
    sentBy: { header: columns.sentBy(), cell: ({ sentBy }) => (sentBy === null ? brought() : <bdi>{sentBy}</bdi>) },
    created: { header: columns.created(), cell: ({ createdAt }) => <Day at={createdAt} /> },
    state: { header: columns.state(), cell: (row) => chipOf(words, row) },
  })
}

const filtersOf = ({ fileRecordsList: { columns, filters, kinds, states } }: Words) =>
  filtersIn(FILE_RECORDS_LIST, {
    kind: { label: columns.kind(), saying: (kind) => kinds[kind]() },
    used: { label: filters.used() },
    megabytes: { label: filters.megabytes() },
    created: { label: columns.created() },
    state: { label: columns.state(), saying: (state) => states[state]() },
  })

export type FileRecordsProps = Readonly<{
  title: string
  /** As the address says. */
  asked: ListAsked
  list: ListMachine<FileRecord>
  deed: ActDeedMachine<PlainActOf<typeof FILE_RECORDS_LIST>>
  acting: Acting
  /** What one shows; the query is its id. */
  look: ResourceMachine<FilePreview, number>
  renderUploads: RenderUploads
}>

const besideIn = (machine: FileRecordsProps['look']) =>
  function beside({ id, name }: FileRecord) {
    return (
      <Suspense key={id} fallback={null}>
        <FileLook id={id} name={name} machine={machine} />
      </Suspense>
    )
  }

/** Files of the program, with what names them. */
export const FileRecordsPage = ({ title, asked, list, deed, acting, look, renderUploads }: FileRecordsProps) => {
  const words = useWords()
  const { fileRecordsList } = words
  const formats = useFormats()
  const [isAdding, setAdding] = useState(false)
  const actor = useActorRef(list, { input: { asked } })
  const { bulkActs, rowActs, dialog } = useListActs(FILE_RECORDS_LIST, deed, acting, {
    trash: {
      icon: Trash2,
      said: fileRecordsList.acts.trash,
      isDangerous: true,
      isFor: ({ state, usedBy }) => state === 'kept' && usedBy.length === 0,
    },
    restore: { icon: Undo2, said: fileRecordsList.acts.restore, isFor: ({ state }) => state === 'trashed' },
  })
  return (
    <ListPage title={title} lead={fileRecordsList.lead()}>
      <ListView
        actor={actor}
        definition={FILE_RECORDS_LIST}
        asked={asked}
        label={title}
        nameOf={nameOf}
        beside={besideIn(look)}
        brief={(row) => ({
          facts: [fileRecordsList.kinds[row.kind](), formats.fileSize(row.size)],
          status: chipOf(words, row),
        })}
        search={fileRecordsList.search()}
        columns={columnsOf(words, formats)}
        filters={filtersOf(words)}
        rowActs={rowActs}
        bulkActs={bulkActs}
        actions={[{ label: fileRecordsList.upload(), icon: Upload, onChoose: () => setAdding(true) }]}
        isExported
        tools={actHistory(FILE_RECORDS_LIST.id, acting)}
        empty={{ title: fileRecordsList.emptyTitle(), children: fileRecordsList.empty() }}
        count={(count) => fileRecordsList.count({ count })}
      />
      {dialog}
      <Suspense fallback={null}>
        {isAdding && <AddFiles renderUploads={renderUploads} onClose={() => setAdding(false)} />}
      </Suspense>
    </ListPage>
  )
}
