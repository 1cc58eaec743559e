import {
  quickNote,
  quickPanel,
  type ClearEventsBody,
  type NoteBody,
} from '../../domain/contract/quick-panel.contract.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { done } from './done.ts'

export const quickPanelQueries = {
  quickPanel: (_root, { userId }, { get }) => get(`/users/${userId}/quick-panel`, quickPanel),
} satisfies QueryResolvers

export const quickPanelMutations = {
  addNote: async (_root, { userId, title, detail }, { send, announce }) => {
    const body: NoteBody = { title, detail }
    const note = await send('POST', `/users/${userId}/notes`, body, quickNote, { creates: true })
    announce('quickPanel')
    return note
  },
  removeNote: async (_root, { userId, noteId }, { send, announce }) => {
    const removed = await send('DELETE', `/users/${userId}/notes/${noteId}`, undefined, done)
    announce('quickPanel')
    return removed
  },
  clearEvents: async (_root, { userId, ids }, { send, announce }) => {
    const body: ClearEventsBody = { ids: [...ids] }
    const cleared = await send('POST', `/users/${userId}/events/clear`, body, done)
    announce('quickPanel')
    return cleared
  },
} satisfies MutationResolvers
