import {
  groupRequirements,
  progressOverview,
  progressPage,
  remindersAnswer,
} from '../../domain/contract/group-progress.contract.ts'
import { exportAddress } from '../../domain/contract/list.contract.ts'
import { GROUP_PROGRESS } from '../../domain/group-progress.ts'
import { listRequest } from '../../domain/list.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { plainQuery } from './query-string.ts'

export const groupProgressQueries = {
  groupProgress: (_root, { asked }, { get }) =>
    get(`/group-progress${listRequest(GROUP_PROGRESS, asked)}`, progressPage),
  groupProgressOverview: (_root, { groupId }, { get }) =>
    get(`/group-progress/overview${plainQuery({ group: groupId })}`, progressOverview),
  groupProgressExport: async (_root, { asked }, { get }) =>
    (await get(`/group-progress/export${listRequest(GROUP_PROGRESS, asked)}`, exportAddress)).url,
} satisfies QueryResolvers

export const groupProgressMutations = {
  remindStudents: async (_root, { selection, courseId }, { send, changes }) => {
    changes('groupProgress')
    const sent = await send(
      'POST',
      '/group-progress/reminders',
      { selection, courseId: courseId ?? null },
      remindersAnswer,
      { creates: true },
    )
    return sent
  },
  setGroupCourses: async (_root, { groupId, courses }, { send, changes }) => {
    changes('groupProgress')
    const set = await send('PUT', `/groups/${groupId}/courses`, { courses }, groupRequirements)
    return set
  },
} satisfies MutationResolvers
