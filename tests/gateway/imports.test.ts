import { GROUP_IMPORTS_LIST } from '../../src/domain/contract/group-imports.list.ts'
import { type ImportRow, IMPORT_ROWS_LIST } from '../../src/domain/contract/import-rows.list.ts'
import { readListAsked } from '../../src/domain/list.ts'
import { call, testCalls } from './calls.ts'
import { onePage } from './fake-server.ts'

const LISTED = {
  id: 21,
  groupId: 3,
  groupName: 'Night crew',
  fileName: 'crew.csv',
  state: 'running' as const,
  rowCount: 8,
  createdAt: '2026-01-01T00:00:00Z',
  finishedAt: null,
}
const IMPORT = {
  ...LISTED,
  language: 'tr' as const,
  verdicts: { ready: 4, invalid: 1, repeated: 1, member: 1, invited: 1 },
  outcomes: { invited: 2, member: 0, alreadyInvited: 1, refused: 0, withdrawn: 0 },
  phonesLeftOut: 0,
  ignoredColumns: ['Badge'],
  openInvitations: 2,
}
const { ready: _ready, ...withoutReady } = IMPORT.verdicts
const ROW: ImportRow = {
  id: 2,
  source: { email: '=1+1', firstName: 'Bo', lastName: 'Lane', phone: '', agency: 'Fairmont Fire' },
  verdict: 'invalid',
  problems: [
    { column: 'email', rule: 'email' },
    { column: 'row', rule: 'tooManyCells' },
  ],
  outcome: null,
}
const DONE: ImportRow = { ...ROW, id: 3, verdict: 'ready', problems: [], outcome: 'invited' }
const NAMED = { fileName: 'crew.csv', language: 'tr' } as const
const asked = readListAsked(GROUP_IMPORTS_LIST, new URLSearchParams('group=3&state=done'))
const rows = readListAsked(IMPORT_ROWS_LIST, new URLSearchParams('verdict=invalid&outcome=refused&sort=-row'))
const broken = {
  'a state that there is not': { ...IMPORT, state: 'lost' },
  'a verdict uncounted': { ...IMPORT, verdicts: withoutReady },
}

testCalls([
  call(
    'GroupImports',
    { asked },
    {
      sends: 'GET /api/imports?group=3&state=done',
      answer: onePage(LISTED),
      gives: { groupImports: onePage(LISTED) },
      broken: { 'a state that there is not': onePage({ ...LISTED, state: 'lost' }) },
    },
  ),
  call(
    'PeopleImport',
    { id: 21 },
    {
      sends: 'GET /api/imports/21',
      answer: IMPORT,
      gives: { peopleImport: IMPORT },
      broken,
    },
  ),
  call(
    'ImportRows',
    { id: 21, asked: rows },
    {
      sends: 'GET /api/imports/21/rows?verdict=invalid&outcome=refused&sort=-row',
      answer: onePage(ROW, DONE),
      gives: {
        importRows: onePage(ROW, {
          ...ROW,
          id: 3,
          verdict: 'ready' as const,
          problems: [],
          outcome: 'invited' as const,
        }),
      },
      broken: {
        'a rule that there is not': onePage({ ...ROW, problems: [{ column: 'email', rule: 'ugly' }] }),
        'a cell missing': onePage({ ...ROW, source: { ...ROW.source, phone: undefined } }),
      },
    },
  ),
  call(
    'ImportRowsExport',
    { id: 21, asked: rows },
    {
      sends: 'GET /api/imports/21/rows/export?verdict=invalid&outcome=refused&sort=-row',
      answer: { url: '/api/files/rows.csv' },
      gives: { importRowsExport: '/api/files/rows.csv' },
      broken: { 'no address': {} },
    },
  ),
  call(
    'PreviewImport',
    { groupId: 3, ...NAMED },
    {
      sends: 'POST /api/groups/3/imports?fileName=crew.csv&language=tr',
      file: new File(['email'], 'crew.csv'),
      creates: true,
      answer: IMPORT,
      gives: { previewImport: IMPORT },
      broken,
    },
  ),
  call(
    'StartImport',
    { id: 21 },
    {
      sends: 'POST /api/imports/21/start',
      creates: true,
      body: {},
      answer: IMPORT,
      gives: { startImport: IMPORT },
      broken,
      announces: ['groups'],
    },
  ),
  call(
    'UndoImport',
    { id: 21 },
    {
      sends: 'POST /api/imports/21/undo',
      creates: true,
      body: {},
      answer: IMPORT,
      gives: { undoImport: IMPORT },
      broken,
      announces: ['groups'],
    },
  ),
  call(
    'CancelImport',
    { id: 21 },
    {
      sends: 'POST /api/imports/21/cancel',
      creates: true,
      body: {},
      answer: IMPORT,
      gives: { cancelImport: IMPORT },
      broken,
      announces: ['groups'],
    },
  ),
])
