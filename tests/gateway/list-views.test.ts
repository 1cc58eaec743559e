import { call, testCalls } from './calls.ts'

const VIEW = { id: 7, name: 'Towing', asked: 'discipline=towing', role: null, isOwn: true, isChangeable: true }
const VIEWS = { items: [VIEW], opensWith: { id: 7, brought: null }, canShare: false }
const BROKEN = { 'no name': { ...VIEW, name: undefined }, 'a name for a role': { ...VIEW, role: 'admin' } }
const change = { name: 'Towing', was: { name: 'Crews' } }
const body = { list: 'groupStudents', name: 'Towing', asked: 'discipline=towing' } as const

testCalls([
  call(
    'ListViews',
    { list: 'groupStudents' },
    {
      sends: 'GET /api/list-views?list=groupStudents',
      answer: VIEWS,
      gives: { listViews: VIEWS },
      broken: { 'no right to share or not': { ...VIEWS, canShare: undefined } },
    },
  ),
  call('SaveListView', body, {
    sends: 'POST /api/list-views',
    body,
    creates: true,
    answer: VIEW,
    gives: { saveListView: VIEW },
    broken: BROKEN,
    announces: ['listViews'],
  }),
  call(
    'RenameListView',
    { id: 7, form: change },
    {
      sends: 'PATCH /api/list-views/7',
      body: change,
      answer: VIEW,
      gives: { renameListView: VIEW },
      broken: BROKEN,
      announces: ['listViews'],
    },
  ),
  call(
    'ShareListView',
    { id: 7, role: null },
    {
      sends: 'PUT /api/list-views/7/role',
      body: { role: null },
      answer: VIEW,
      gives: { shareListView: VIEW },
      broken: BROKEN,
      announces: ['listViews'],
    },
  ),
  call(
    'OrderListViews',
    { list: 'groupStudents', ids: [9, 7] },
    {
      sends: 'PUT /api/list-views/order',
      body: { list: 'groupStudents', ids: [9, 7] },
      gives: { orderListViews: true },
      announces: ['listViews'],
    },
  ),
  call(
    'OpenListWith',
    { list: 'groupStudents', id: null, brought: 'newest' },
    {
      sends: 'PUT /api/list-views/default',
      body: { list: 'groupStudents', id: null, brought: 'newest' },
      gives: { openListWith: true },
      announces: ['listViews', 'viewer'],
    },
  ),
  call(
    'RemoveListView',
    { id: 7 },
    { sends: 'DELETE /api/list-views/7', gives: { removeListView: true }, announces: ['listViews', 'viewer'] },
  ),
])
