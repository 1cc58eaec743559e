import {
  group,
  groupInvitation,
  groupInvitationPage,
  groupList,
  groupStudentPage,
  studentsChanged,
} from '../../domain/contract/group.contract.ts'
import { importPage, importRowPage, peopleImport } from '../../domain/contract/import.contract.ts'
import { invitationsRevoked } from '../../domain/contract/invitation.contract.ts'
import { exportAddress } from '../../domain/contract/list.contract.ts'
import {
  GROUP_IMPORTS_LIST,
  GROUP_INVITATIONS_LIST,
  GROUP_STUDENTS_LIST,
  IMPORT_ROWS_LIST,
} from '../../domain/group-lists.ts'
import { listRequest } from '../../domain/list.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { done } from './done.ts'
import { plainQuery } from './query-string.ts'

export const coordinatorQueries = {
  ledGroups: (_root, _args, { get }) => get('/groups', groupList),
  groupStudents: (_root, { asked }, { get }) =>
    get(`/groups/students${listRequest(GROUP_STUDENTS_LIST, asked)}`, groupStudentPage),
  groupStudentsExport: async (_root, { asked }, { get }) =>
    (await get(`/groups/students/export${listRequest(GROUP_STUDENTS_LIST, asked)}`, exportAddress)).url,
  groupInvitations: (_root, { asked }, { get }) =>
    get(`/groups/invitations${listRequest(GROUP_INVITATIONS_LIST, asked)}`, groupInvitationPage),
  groupInvitationsExport: async (_root, { asked }, { get }) =>
    (await get(`/groups/invitations/export${listRequest(GROUP_INVITATIONS_LIST, asked)}`, exportAddress)).url,
  groupImports: (_root, { asked }, { get }) => get(`/imports${listRequest(GROUP_IMPORTS_LIST, asked)}`, importPage),
  peopleImport: (_root, { id }, { get }) => get(`/imports/${id}`, peopleImport),
  importRows: (_root, { id, asked }, { get }) =>
    get(`/imports/${id}/rows${listRequest(IMPORT_ROWS_LIST, asked)}`, importRowPage),
  importRowsExport: async (_root, { id, asked }, { get }) =>
    (await get(`/imports/${id}/rows/export${listRequest(IMPORT_ROWS_LIST, asked)}`, exportAddress)).url,
} satisfies QueryResolvers

export const coordinatorMutations = {
  makeGroup: async (_root, { name }, { send, changes }) => {
    changes('groups')
    const made = await send('POST', '/groups', { name }, group, { creates: true })
    return made
  },
  renameGroup: async (_root, { id, name }, { send, changes }) => {
    changes('groups')
    const renamed = await send('PATCH', `/groups/${id}`, { name }, group)
    return renamed
  },
  inviteIntoGroup: async (_root, { groupId, person }, { send, changes }) => {
    changes('groups')
    const invited = await send('POST', `/groups/${groupId}/invitations`, person, groupInvitation, { creates: true })
    return invited
  },
  revokeGroupInvitation: async (_root, { groupId, id }, { send, changes }) => {
    changes('groups')
    const revoked = await send('POST', `/groups/${groupId}/invitations/${id}/revoke`, {}, done)
    return revoked
  },
  revokeGroupInvitations: async (_root, { selection }, { send, changes }) => {
    changes('groups')
    const revoked = await send('POST', '/groups/invitations/revoke', { selection }, invitationsRevoked)
    return revoked
  },
  resendGroupInvitation: async (_root, { groupId, id }, { send, changes }) => {
    changes('groups')
    const sent = await send('POST', `/groups/${groupId}/invitations/${id}/resend`, {}, done)
    return sent
  },
  moveStudents: async (_root, { groupId, selection }, { send, changes }) => {
    changes('groups', 'groupProgress')
    const { students } = await send('POST', '/groups/students/move', { groupId, selection }, studentsChanged)
    return students
  },
  removeStudents: async (_root, { selection }, { send, changes }) => {
    changes('groups', 'groupProgress')
    const { students } = await send('POST', '/groups/students/remove', { selection }, studentsChanged)
    return students
  },
  previewImport: (_root, { groupId, file }, { upload }) =>
    upload(`/groups/${groupId}/imports${plainQuery(file)}`, peopleImport),
  startImport: async (_root, { id }, { send, changes }) => {
    changes('groups')
    const started = await send('POST', `/imports/${id}/start`, {}, peopleImport)
    return started
  },
  undoImport: async (_root, { id }, { send, changes }) => {
    changes('groups')
    const undone = await send('POST', `/imports/${id}/undo`, {}, peopleImport)
    return undone
  },
  cancelImport: async (_root, { id }, { send, changes }) => {
    changes('groups')
    const cancelled = await send('POST', `/imports/${id}/cancel`, {}, peopleImport)
    return cancelled
  },
} satisfies MutationResolvers
