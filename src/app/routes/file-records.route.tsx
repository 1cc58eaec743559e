import { useState } from 'react'
import { useLocation } from 'wouter'

import { FILE_RECORDS_LIST, type FilePreview } from '../../domain/contract/file-records.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { FileRecordsPage } from '../../views/pages/file-records/file-records.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createActDeed, createActing } from '../actors/acting.actors.ts'
import { createDefinedList } from '../actors/defined-list.actors.ts'
import { createExactResource } from '../actors/kept-resource.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'
import { UploadsPlaced } from '../uploads.view.tsx'

const FileRecordsRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  const { gateway } = useApp()
  const { acts } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [machines] = useState(() => ({
    list: createDefinedList(FILE_RECORDS_LIST, {
      gateway,
      topics: ['fileRecords'],
      writeAddress: (asked) => writeQuery(navigate, pathname, listAddress(FILE_RECORDS_LIST, asked)),
    }),
    deed: createActDeed(gateway, FILE_RECORDS_LIST),
    look: createExactResource<FilePreview, number>(
      gateway,
      ['fileRecords'],
      async (id: number, signal) => (await gateway.ask('FilePreview', { id }, { signal })).filePreview,
      (id) => `filePreview ${id}`,
    ),
    acting: createActing(gateway, acts),
  }))
  return (
    <ListWithViews list={FILE_RECORDS_LIST} query={query} hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}>
      {(shown) => (
        <FileRecordsPage
          {...machines}
          title={shell.menu.fileManager()}
          asked={readListAsked(FILE_RECORDS_LIST, shown)}
          renderUploads={(place) => <UploadsPlaced {...place} />}
        />
      )}
    </ListWithViews>
  )
}

export default FileRecordsRoute
