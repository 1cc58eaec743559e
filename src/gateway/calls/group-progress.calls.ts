import { groupRequirements, requirementsBody } from '../../domain/contract/group-progress.contract.ts'
import { GROUP_PROGRESS } from '../../domain/contract/group-progress.list.ts'
import { writes } from './call.ts'
import { listCalls } from './list-calls.ts'

export const groupProgressCalls = {
  ...listCalls(GROUP_PROGRESS),
  setGroupCourses: writes({
    method: 'PUT',
    path: '/groups/{groupId}/courses',
    body: requirementsBody,
    answer: groupRequirements,
    changes: ['groupProgress'],
  }),
}
