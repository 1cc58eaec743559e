import { GROUP_IMPORTS_LIST } from '../../domain/contract/group-imports.list.ts'
import { IMPORT_ROWS_LIST } from '../../domain/contract/import-rows.list.ts'
import { importQuery, peopleImport } from '../../domain/contract/import.contract.ts'
import { reads, writes } from './call.ts'
import { listCalls } from './list-calls.ts'

export const importCalls = {
  ...listCalls(GROUP_IMPORTS_LIST),
  peopleImport: reads({ path: '/imports/{id}', answer: peopleImport }),
  ...listCalls(IMPORT_ROWS_LIST),
  previewImport: writes({
    method: 'POST',
    path: '/groups/{groupId}/imports',
    query: importQuery,
    uploads: true,
    answer: peopleImport,
  }),
  startImport: writes({
    method: 'POST',
    path: '/imports/{id}/start',
    answer: peopleImport,
    changes: ['groups'],
    creates: true,
  }),
  undoImport: writes({
    method: 'POST',
    path: '/imports/{id}/undo',
    answer: peopleImport,
    changes: ['groups'],
    creates: true,
  }),
  cancelImport: writes({
    method: 'POST',
    path: '/imports/{id}/cancel',
    answer: peopleImport,
    changes: ['groups'],
    creates: true,
  }),
}
