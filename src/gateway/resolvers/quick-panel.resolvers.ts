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
  addNote: async (_root, { userId, title, detail }, { send, changes }) => {
    const body: NoteBody = { title, detail }
    changes('quickPanel')
    const note = await send('POST', `/users/${userId}/notes`, body, quickNote, { creates: true })
    return note
  },
  removeNote: async (_root, { userId, noteId }, { send, changes }) => {
    changes('quickPanel')
    const removed = await send('DELETE', `/users/${userId}/notes/${noteId}`, undefined, done)
    return removed
  },
  clearEvents: async (_root, { userId, ids }, { send, changes }) => {
    const body: ClearEventsBody = { ids: [...ids] }
    changes('quickPanel')
    const cleared = await send('POST', `/users/${userId}/events/clear`, body, done)
    return cleared
  },
} satisfies MutationResolvers
