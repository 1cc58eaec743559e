import { LIST_ACT_ROWS_LIST, LIST_ACTS_LIST } from '../../src/domain/contract/list-acts.list.ts'
import { readListAsked } from '../../src/domain/list.ts'
import { call, testCalls } from './calls.ts'
import { onePage } from './fake-server.ts'

const ACT = {
  id: 7,
  list: 'groupStudents',
  act: 'move',
  state: 'running' as const,
  total: 250,
  done: 98,
  apart: 0,
  unchanged: 1,
  refused: 1,
  undone: 0,
  kept: 0,
  isUndoable: false,
  file: null,
  undoUntil: '2026-02-01T00:00:00Z',
  createdAt: '2026-01-01T00:00:00Z',
  finishedAt: null,
}
const ROW = {
  id: 1,
  label: 'Ada Kaya',
  email: 'ada@example.org',
  outcome: 'done' as const,
  reason: null,
  undo: 'kept' as const,
  undoReason: 'changed' as const,
  figure: null,
}
const OPEN = {
  id: 4,
  courseTitle: 'TIM basics',
  courseDate: '2026-02-01T15:00:00Z',
  timeZone: 'America/Chicago',
  venue: 'Fire Hall',
  city: 'Fairmont',
  seatsLeft: 3,
  waiting: 0,
}
const selection = { kind: 'matching', search: '', filters: {}, except: [9], count: 250 } as const
const BROKEN = { 'a state that there is not': { ...ACT, state: 'lost' }, 'no figure': { ...ACT, done: undefined } }
const asked = readListAsked(LIST_ACTS_LIST, new URLSearchParams('list=groupStudents'))
const rows = readListAsked(LIST_ACT_ROWS_LIST, new URLSearchParams('outcome=refused'))

testCalls([
  call(
    'GroupStudentsMove',
    { groupId: 4, selection },
    {
      sends: 'POST /api/groups/students/acts/move',
      body: { groupId: 4, selection },
      creates: true,
      answer: ACT,
      gives: { groupStudentsMove: ACT },
      broken: BROKEN,
      announces: ['groupProgress', 'groups', 'listActs'],
    },
  ),
  call(
    'GroupStudentsRemove',
    { selection },
    {
      sends: 'POST /api/groups/students/acts/remove',
      body: { selection },
      creates: true,
      answer: ACT,
      gives: { groupStudentsRemove: ACT },
      broken: BROKEN,
      announces: ['groupProgress', 'groups', 'listActs'],
    },
  ),
  call(
    'GroupStudentsRegister',
    { selection, classId: 4 },
    {
      sends: 'POST /api/groups/students/acts/register',
      body: { selection, classId: 4 },
      creates: true,
      answer: ACT,
      gives: { groupStudentsRegister: ACT },
      broken: BROKEN,
      announces: ['groupProgress', 'groups', 'listActs'],
    },
  ),
  call(
    'OpenClasses',
    { search: 'annex' },
    {
      sends: 'GET /api/instructor-courses/open?search=annex',
      answer: [OPEN],
      gives: { openClasses: [OPEN] },
      broken: { 'no seats': [{ ...OPEN, seatsLeft: undefined }] },
    },
  ),
  call(
    'GroupInvitationsRevoke',
    { selection },
    {
      sends: 'POST /api/groups/invitations/acts/revoke',
      body: { selection },
      creates: true,
      answer: ACT,
      gives: { groupInvitationsRevoke: ACT },
      broken: BROKEN,
      announces: ['groups', 'listActs'],
    },
  ),
  call(
    'GroupProgressRemind',
    { selection, courseId: null },
    {
      sends: 'POST /api/group-progress/acts/remind',
      body: { selection, courseId: null },
      creates: true,
      answer: ACT,
      gives: { groupProgressRemind: ACT },
      broken: BROKEN,
      announces: ['groupProgress', 'listActs'],
    },
  ),
  call(
    'InvitationsRevoke',
    { selection },
    {
      sends: 'POST /api/invitations/acts/revoke',
      body: { selection },
      creates: true,
      answer: ACT,
      gives: { invitationsRevoke: ACT },
      broken: BROKEN,
      announces: ['invitations', 'listActs'],
    },
  ),
  call(
    'StudentEnrollmentsVerify',
    { selection },
    {
      sends: 'POST /api/student-enrollments/acts/verify',
      body: { selection },
      creates: true,
      answer: ACT,
      gives: { studentEnrollmentsVerify: ACT },
      broken: BROKEN,
      announces: ['listActs', 'studentEnrollments'],
    },
  ),
  call(
    'PreviewExtension',
    { selection, days: 30, until: null },
    {
      sends: 'POST /api/enrollment-records/acts/extend/preview',
      body: { selection, days: 30, until: null },
      answer: { total: 250, extended: 0, completed: 0, rows: [] },
      gives: { previewExtension: { total: 250, extended: 0, completed: 0, rows: [] } },
      broken: { 'no figure': { total: 250, rows: [] } },
    },
  ),
  call(
    'ListActs',
    { asked },
    {
      sends: 'GET /api/list-acts?list=groupStudents',
      answer: onePage(ACT),
      gives: { listActs: onePage(ACT) },
      broken: { 'a state that there is not': onePage({ ...ACT, state: 'lost' }) },
    },
  ),
  call('ListAct', { id: 7 }, { sends: 'GET /api/list-acts/7', answer: ACT, gives: { listAct: ACT }, broken: BROKEN }),
  call(
    'ListActFile',
    { id: 7 },
    {
      sends: 'GET /api/list-acts/7/file',
      answer: { url: '/api/list-acts/7/file/download' },
      gives: { listActFile: '/api/list-acts/7/file/download' },
      broken: { 'no address': {} },
    },
  ),
  call(
    'CancelListAct',
    { id: 7 },
    {
      sends: 'POST /api/list-acts/7/cancel',
      creates: true,
      body: {},
      answer: ACT,
      gives: { cancelListAct: ACT },
      broken: BROKEN,
      announces: ['listActs'],
    },
  ),
  call(
    'UndoListAct',
    { id: 7 },
    {
      sends: 'POST /api/list-acts/7/undo',
      creates: true,
      body: {},
      answer: ACT,
      gives: { undoListAct: ACT },
      broken: BROKEN,
      announces: ['listActs'],
    },
  ),
  call(
    'ListActRows',
    { id: 7, asked: rows },
    {
      sends: 'GET /api/list-acts/7/rows?outcome=refused',
      answer: onePage(ROW),
      gives: { listActRows: onePage(ROW) },
      broken: { 'a reason that there is not': onePage({ ...ROW, reason: 'mood' }) },
    },
  ),
  call(
    'ListActRowsExport',
    { id: 7, asked: rows },
    {
      sends: 'GET /api/list-acts/7/rows/export?outcome=refused',
      answer: { url: '/api/results.csv' },
      gives: { listActRowsExport: '/api/results.csv' },
      broken: { 'no address': {} },
    },
  ),
])
