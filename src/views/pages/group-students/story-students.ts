import type { Agency } from '../../../domain/contract/agency.contract.ts'
import { type ListedImport, GROUP_IMPORTS_LIST } from '../../../domain/contract/group-imports.list.ts'
import { type GroupInvitation, GROUP_INVITATIONS_LIST } from '../../../domain/contract/group-invitations.list.ts'
import { type GroupStudent, GROUP_STUDENTS_LIST } from '../../../domain/contract/group-students.list.ts'
import type { Group } from '../../../domain/contract/group.contract.ts'
import { type ImportRow, IMPORT_ROWS_LIST } from '../../../domain/contract/import-rows.list.ts'
import type { PeopleImport } from '../../../domain/contract/import.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { recordOf } from '../../../domain/keys.ts'
import type { Language } from '../../../domain/language.ts'
import { wholeList, type ChosenRows } from '../../../domain/list.ts'
import { LISTED_KEYS } from '../../../domain/person-fields.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import {
  groupInviteFormMachine,
  groupInvitingMachine,
  groupNameFormMachine,
  groupNamingMachine,
  type GroupInviteValues,
  type GroupNameValues,
} from '../../../machines/group-desk/group-forms.machine.ts'
import { importMachine, type ChosenFile } from '../../../machines/import/import.machine.ts'
import { storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf, type Rows } from '../../list/story-machines.ts'
import { revokingThat } from '../invitations/story-invitations.ts'
import type { Registering } from '../registering/registering.props.ts'
import { registeringThat, type Registers } from '../registering/story-registering.ts'
import { answers, resourceThat } from '../story-actors.ts'
import { NOW } from '../story-data.ts'
import type { Move, StudentsAsked, StudentsMachines } from './group-students.props.ts'

const at = (days: number): string => new Date(NOW + days * 86_400_000).toISOString()

export const GROUPS: readonly Group[] = [
  { id: 1, name: 'Central EMS, field crews', members: 7, invited: 2 },
  { id: 2, name: 'Harlan corridor, joint responders', members: 19, invited: 0 },
]

const LEYLA: GroupStudent = {
  ...recordOf(LISTED_KEYS, () => null),
  id: 11,
  userId: 111,
  firstName: 'Leyla',
  lastName: 'Şahin',
  email: 'leyla.sahin@example.org',
  agency: 'Central Cimarron EMS Authority',
  discipline: 'ems',
  groupId: 1,
  groupName: 'Central EMS, field crews',
  joinedAt: at(-168),
}

export const STUDENTS: readonly GroupStudent[] = [
  LEYLA,
  { ...LEYLA, id: 12, firstName: 'نور', lastName: 'الهاشمي', email: 'noor.alhashimi@example.org' },
  {
    ...LEYLA,
    id: 13,
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    lastName: 'van der Westhuizen-Featherstonehaugh',
    email: 'a.very.long.address.of.a.volunteer@fire-and-rescue.redfield-and-ashby.example.org',
    agency: null,
    discipline: null,
    groupId: 2,
    groupName: 'Harlan corridor, joint responders',
  },
]

export const BORA: GroupInvitation = {
  id: 21,
  firstName: 'Bora',
  lastName: 'Demir',
  email: 'bora.demir@example.org',
  language: 'tr',
  state: 'open',
  createdAt: at(-2),
  expiresAt: at(12),
  invitedBy: 'Hanan Saleh',
  groupId: 1,
  groupName: 'Central EMS, field crews',
}

export const INVITED: readonly GroupInvitation[] = [
  BORA,
  { ...BORA, id: 22, firstName: 'ليلى', lastName: 'منصور', email: 'layla.mansour@example.org', language: 'ar' },
  { ...BORA, id: 23, firstName: 'Damon', lastName: 'Whitlock', state: 'expired', expiresAt: at(-3), invitedBy: null },
  { ...BORA, id: 24, firstName: 'Trent', lastName: 'Hollis', state: 'revoked' },
  { ...BORA, id: 25, firstName: 'Omar', lastName: 'Farouk', state: 'used' },
]

export const PREVIEWED: PeopleImport = {
  id: 31,
  groupId: 1,
  groupName: 'Central EMS, field crews',
  fileName: 'night-shift.csv',
  language: 'en',
  state: 'previewed',
  rowCount: 6,
  verdicts: { ready: 2, invalid: 1, repeated: 1, member: 1, invited: 1 },
  outcomes: { invited: 0, member: 0, alreadyInvited: 0, refused: 0, withdrawn: 0 },
  phonesLeftOut: 0,
  ignoredColumns: [],
  openInvitations: 0,
  createdAt: at(0),
  finishedAt: null,
}

export const RUNNING: PeopleImport = {
  ...PREVIEWED,
  state: 'running',
  rowCount: 4800,
  verdicts: { ...PREVIEWED.verdicts, ready: 4500 },
  outcomes: { ...PREVIEWED.outcomes, invited: 1800 },
}

export const DONE: PeopleImport = {
  ...PREVIEWED,
  state: 'done',
  outcomes: { ...PREVIEWED.outcomes, invited: 1, refused: 1 },
  openInvitations: 1,
  finishedAt: at(0),
}

export const UNDONE: PeopleImport = {
  ...DONE,
  state: 'undone',
  outcomes: { ...DONE.outcomes, invited: 0, withdrawn: 1 },
  openInvitations: 0,
}

const ADA: ImportRow = {
  id: 2,
  source: { email: 'ada@example.org', firstName: 'Ada', lastName: 'Moreno', phone: '', agency: '' },
  verdict: 'ready',
  problems: [],
  outcome: null,
}

export const ROWS: readonly ImportRow[] = [
  ADA,
  { ...ADA, id: 3, source: { ...ADA.source, firstName: '=1+1', email: 'bo@example.org' } },
  {
    ...ADA,
    id: 4,
    source: { ...ADA.source, email: 'not an address', lastName: '' },
    verdict: 'invalid',
    problems: [
      { column: 'email', rule: 'email' },
      { column: 'lastName', rule: 'required' },
      { column: 'row', rule: 'tooManyCells' },
    ],
  },
  {
    ...ADA,
    id: 8,
    source: { ...ADA.source, email: 'jonas@example.org', phone: '+49 30 901820' },
    problems: [{ column: 'phone', rule: 'phoneCountry' }],
  },
  { ...ADA, id: 5, verdict: 'repeated' },
  { ...ADA, id: 6, verdict: 'member' },
  { ...ADA, id: 7, verdict: 'invited' },
]

export const IMPORTS: readonly ListedImport[] = [PREVIEWED, RUNNING, DONE].map((held, index) => ({
  id: held.id + index,
  groupId: held.groupId,
  groupName: held.groupName,
  fileName: held.fileName,
  state: held.state,
  rowCount: held.rowCount,
  createdAt: held.createdAt,
  finishedAt: held.finishedAt,
}))

export const ASKED: StudentsAsked = {
  view: 'students',
  opened: null,
  students: wholeList(GROUP_STUDENTS_LIST),
  invitations: wholeList(GROUP_INVITATIONS_LIST),
  imports: wholeList(GROUP_IMPORTS_LIST),
  rows: wholeList(IMPORT_ROWS_LIST),
}

type Act<Output, Input> = ReturnType<typeof answers<Output, Input>>

export type StudentsParts = Readonly<{
  groups?: Act<readonly Group[], { query: undefined }>
  students?: Rows<GroupStudent>
  invitations?: Rows<GroupInvitation>
  submit?: Act<GroupInvitation, { values: GroupInviteValues }>
  name?: Act<Group, { values: GroupNameValues }>
  register?: Registers
  move?: Act<ListAct, { subject: Move }>
  remove?: Act<ListAct, { subject: ChosenRows }>
  revoke?: Act<void, { subject: GroupInvitation }>
  resend?: Act<void, { subject: GroupInvitation }>
  preview?: Act<PeopleImport, { groupId: number; language: Language; file: ChosenFile }>
  held?: Act<PeopleImport, { id: number }>
  start?: Act<PeopleImport, { id: number }>
  undo?: Act<PeopleImport, { id: number }>
}>

const drafts = <Values>() => ({
  recallDraft: answers<Partial<Values> | null, { form: string }>(null),
  keepDraft: answers<void, { form: string; draft: Partial<Values> }>(undefined),
  dropDraft: answers<void, { form: string }>(undefined),
})

/** The charts with outside actors of stories and tests; what is not given works. */
export const studentsThat = ({
  groups = answers<readonly Group[], { query: undefined }>(GROUPS),
  students = rowsOf(STUDENTS),
  invitations = rowsOf(INVITED),
  submit = answers<GroupInvitation, { values: GroupInviteValues }>(BORA),
  name = answers<Group, { values: GroupNameValues }>({ id: 3, name: 'Night shift', members: 0, invited: 0 }),
  register = answers<ListAct, { subject: Registering }>(storyAct({ act: 'register', total: 1, done: 1 })),
  move = answers<ListAct, { subject: Move }>(storyAct({ total: 1, done: 1 })),
  remove = answers<ListAct, { subject: ChosenRows }>(storyAct({ act: 'remove', total: 1, done: 1 })),
  revoke = answers<void, { subject: GroupInvitation }>(undefined),
  resend = answers<void, { subject: GroupInvitation }>(undefined),
  preview = answers<PeopleImport, { groupId: number; language: Language; file: ChosenFile }>(PREVIEWED),
  held = answers<PeopleImport, { id: number }>(PREVIEWED),
  start = answers<PeopleImport, { id: number }>(RUNNING),
  undo = answers<PeopleImport, { id: number }>(UNDONE),
}: StudentsParts = {}): StudentsMachines => ({
  groups: resourceThat(groups),
  inviting: groupInvitingMachine.provide({
    actors: { form: groupInviteFormMachine.provide({ actors: { submit, ...drafts<GroupInviteValues>() } }) },
  }),
  naming: groupNamingMachine.provide({
    actors: { form: groupNameFormMachine.provide({ actors: { submit: name, ...drafts<GroupNameValues>() } }) },
  }),
  ...registeringThat(register),
  moving: createDeedMachine<Move, ListAct>({ isReady: ({ groupId }) => groupId !== null }).provide({
    actors: { perform: move },
  }),
  removing: createDeedMachine<ChosenRows, ListAct>().provide({ actors: { perform: remove } }),
  revoking: createDeedMachine<GroupInvitation>().provide({ actors: { perform: revoke } }),
  resending: createDeedMachine<GroupInvitation>().provide({ actors: { perform: resend } }),
  students: listThat(GROUP_STUDENTS_LIST, students),
  invitations: listThat(GROUP_INVITATIONS_LIST, invitations),
  invitationActs: revokingThat(),
  imports: listThat(GROUP_IMPORTS_LIST, rowsOf(IMPORTS)),
  importing: importMachine.provide({
    actors: {
      previewFile: preview,
      readImport: held,
      startImport: start,
      undoImport: undo,
      cancelImport: answers<PeopleImport, { id: number }>({ ...PREVIEWED, state: 'cancelled' }),
      keepAddress: answers<void, { id: number | null }>(undefined),
    },
  }),
  rowsOf: () => listThat(IMPORT_ROWS_LIST, rowsOf(ROWS)),
  agencies: resourceThat(
    answers<readonly Agency[], { query: undefined }>([{ id: 1, name: 'Central Cimarron EMS Authority' }]),
  ),
})

export const addressOf = (view: string, opened?: number | 'new', list = ''): string =>
  `/coordinator/students?view=${view}${opened === undefined ? '' : `&import=${opened}`}${list.replace('?', '&')}`
