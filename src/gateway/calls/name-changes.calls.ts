import { nameChange, refuseNameChangeBody } from '../../domain/contract/name-change.contract.ts'
import { NAME_CHANGES_LIST } from '../../domain/contract/name-changes.list.ts'
import { writes } from './call.ts'
import { listCalls } from './list-calls.ts'

/** What is decided of names that people ask for. */
export const nameChangesCalls = {
  ...listCalls(NAME_CHANGES_LIST),
  approveNameChange: writes({
    method: 'POST',
    path: '/name-changes/{id}/approve',
    answer: nameChange,
    creates: true,
    changes: ['nameChanges', 'users', 'certificates'],
  }),
  refuseNameChange: writes({
    method: 'POST',
    path: '/name-changes/{id}/refuse',
    body: refuseNameChangeBody,
    answer: nameChange,
    creates: true,
    changes: ['nameChanges', 'users'],
  }),
}
