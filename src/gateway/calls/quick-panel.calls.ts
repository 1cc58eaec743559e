import { clearEventsBody, noteBody, quickNote, quickPanel } from '../../domain/contract/quick-panel.contract.ts'
import { reads, writes } from './call.ts'

export const quickPanelCalls = {
  quickPanel: reads({ path: '/users/{userId}/quick-panel', answer: quickPanel }),
  addNote: writes({
    method: 'POST',
    path: '/users/{userId}/notes',
    body: noteBody,
    answer: quickNote,
    creates: true,
    changes: ['quickPanel'],
  }),
  removeNote: writes({ method: 'DELETE', path: '/users/{userId}/notes/{noteId}', changes: ['quickPanel'] }),
  clearEvents: writes({
    method: 'POST',
    path: '/users/{userId}/events/clear',
    body: clearEventsBody,
    changes: ['quickPanel'],
  }),
}
