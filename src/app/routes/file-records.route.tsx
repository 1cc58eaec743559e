import { useLocation } from 'wouter'

import { FILE_RECORDS_LIST, type FilePreview } from '../../domain/contract/file-records.list.ts'
import { readListAsked, type ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { FileRecordsPage } from '../../views/pages/file-records/file-records.view.tsx'
import { createActDeed } from '../actors/acting.actors.ts'
import { createDefinedList } from '../actors/defined-list.actors.ts'
import { createExactResource } from '../actors/kept-resource.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useActing, useMade } from '../made.ts'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'
import { UploadsPlaced } from '../uploads.view.tsx'

const FileRecordsRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  const { gateway } = useApp()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const acting = useActing()
  const machines = useMade(
    'fileRecords',
    { writeAddress: (asked: ListAsked) => writeQuery(navigate, pathname, listAddress(FILE_RECORDS_LIST, asked)) },
    ({ writeAddress }) => ({
      list: createDefinedList(FILE_RECORDS_LIST, { gateway, topics: ['fileRecords'], writeAddress }),
      deed: createActDeed(gateway, FILE_RECORDS_LIST),
      look: createExactResource<FilePreview, number>(
        gateway,
        ['fileRecords'],
        async (id: number, signal) => (await gateway.ask('FilePreview', { id }, { signal })).filePreview,
        (id) => `filePreview ${id}`,
      ),
    }),
  )
  return (
    <ListWithViews list={FILE_RECORDS_LIST} query={query} hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}>
      {(shown) => (
        <FileRecordsPage
          {...machines}
          acting={acting}
          title={shell.menu.fileManager()}
          asked={readListAsked(FILE_RECORDS_LIST, shown)}
          renderUploads={(place) => <UploadsPlaced {...place} />}
        />
      )}
    </ListWithViews>
  )
}

export default FileRecordsRoute
