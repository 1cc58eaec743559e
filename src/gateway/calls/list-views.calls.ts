import {
  listDefaultBody,
  listView,
  listViewBody,
  listViewChange,
  listViewOrderBody,
  listViewRoleBody,
  listViews,
  listViewsQuery,
} from '../../domain/contract/list-view.contract.ts'
import { reads, writes } from './call.ts'

export const listViewCalls = {
  listViews: reads({ path: '/list-views', query: listViewsQuery, answer: listViews }),
  saveListView: writes({
    method: 'POST',
    path: '/list-views',
    body: listViewBody,
    answer: listView,
    creates: true,
    changes: ['listViews'],
  }),
  renameListView: writes({
    method: 'PATCH',
    path: '/list-views/{id}',
    body: listViewChange,
    as: 'form',
    answer: listView,
    changes: ['listViews'],
  }),
  shareListView: writes({
    method: 'PUT',
    path: '/list-views/{id}/role',
    body: listViewRoleBody,
    answer: listView,
    changes: ['listViews'],
  }),
  orderListViews: writes({ method: 'PUT', path: '/list-views/order', body: listViewOrderBody, changes: ['listViews'] }),
  // What the lists open with is told with who is looking.
  openListWith: writes({
    method: 'PUT',
    path: '/list-views/default',
    body: listDefaultBody,
    changes: ['listViews', 'viewer'],
  }),
  removeListView: writes({ method: 'DELETE', path: '/list-views/{id}', changes: ['listViews', 'viewer'] }),
}
