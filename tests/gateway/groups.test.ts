import { GROUP_INVITATIONS_LIST } from '../../src/domain/contract/group-invitations.list.ts'
import { GROUP_STUDENTS_LIST } from '../../src/domain/contract/group-students.list.ts'
import { recordOf } from '../../src/domain/keys.ts'
import { readListAsked } from '../../src/domain/list.ts'
import { LISTED_KEYS } from '../../src/domain/person-fields.ts'
import { call, testCalls } from './calls.ts'
import { onePage } from './fake-server.ts'

const GROUP = { id: 3, name: 'Night crew', members: 12, invited: 1 }
const STUDENT = {
  id: 7,
  userId: 17,
  firstName: 'Ada',
  lastName: 'Kaya',
  email: 'ada@example.org',
  ...recordOf(LISTED_KEYS, () => null),
  discipline: 'towing',
  groupId: 3,
  groupName: 'Night crew',
  joinedAt: '2026-01-01T00:00:00Z',
}
const INVITATION = {
  id: 41,
  firstName: 'Bo',
  lastName: 'Lane',
  email: 'bo@example.org',
  language: 'ar' as const,
  state: 'open' as const,
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: '2026-01-15T00:00:00Z',
  invitedBy: null,
  groupId: 3,
  groupName: 'Night crew',
}
const PERSON = {
  firstName: 'Bo',
  lastName: 'Lane',
  email: 'bo@example.org',
  phone: '',
  primaryAgencyId: 0,
  language: 'ar',
} as const
const students = readListAsked(GROUP_STUDENTS_LIST, new URLSearchParams('group=3&discipline=towing&sort=-joined'))
const invitations = readListAsked(GROUP_INVITATIONS_LIST, new URLSearchParams('state=open&state=expired&search=bo'))
const url = '/api/files/list.csv'
const noAddress = { 'no address': {} }
const groupBroken = { 'half a member': { ...GROUP, members: 0.5 } }
const invitationBroken = { 'a state that there is not': { ...INVITATION, state: 'lost' } }

testCalls([
  call(
    'LedGroups',
    {},
    {
      sends: 'GET /api/groups',
      answer: [GROUP],
      gives: { ledGroups: [GROUP] },
      broken: { 'half a member': [{ ...GROUP, members: 0.5 }] },
    },
  ),
  call(
    'GroupStudents',
    { asked: students },
    {
      sends: 'GET /api/groups/students?group=3&discipline=towing&sort=-joined',
      answer: { ...onePage(STUDENT), named: [] },
      gives: { groupStudents: { ...onePage(STUDENT), named: [] } },
      broken: { 'someone of no group': { ...onePage({ ...STUDENT, groupId: null }), named: [] } },
    },
  ),
  call(
    'GroupStudentsChoices',
    { filter: 'agency', search: 'fire' },
    {
      sends: 'GET /api/groups/students/choices?filter=agency&search=fire',
      answer: [{ id: 4, name: 'Fire' }],
      gives: { groupStudentsChoices: [{ id: 4, name: 'Fire' }] },
      broken: { 'one without a name': [{ id: 4 }] },
    },
  ),
  call(
    'GroupStudentsExport',
    { asked: students },
    {
      sends: 'GET /api/groups/students/export?group=3&discipline=towing&sort=-joined',
      answer: { url },
      gives: { groupStudentsExport: url },
      broken: noAddress,
    },
  ),
  call(
    'GroupInvitations',
    { asked: invitations },
    {
      sends: 'GET /api/groups/invitations?search=bo&state=open&state=expired',
      answer: onePage(INVITATION),
      gives: { groupInvitations: onePage(INVITATION) },
      broken: { 'a state that there is not': onePage({ ...INVITATION, state: 'lost' }) },
    },
  ),
  call(
    'GroupInvitationsExport',
    { asked: invitations },
    {
      sends: 'GET /api/groups/invitations/export?search=bo&state=open&state=expired',
      answer: { url },
      gives: { groupInvitationsExport: url },
      broken: noAddress,
    },
  ),
  call(
    'MakeGroup',
    { name: 'Night crew' },
    {
      sends: 'POST /api/groups',
      body: { name: 'Night crew' },
      creates: true,
      answer: GROUP,
      gives: { makeGroup: GROUP },
      broken: groupBroken,
      announces: ['groups'],
    },
  ),
  call(
    'RenameGroup',
    { id: 3, name: 'Night crew' },
    {
      sends: 'PATCH /api/groups/3',
      body: { name: 'Night crew' },
      answer: GROUP,
      gives: { renameGroup: GROUP },
      broken: groupBroken,
      announces: ['groups'],
    },
  ),
  call(
    'InviteIntoGroup',
    { groupId: 3, person: PERSON },
    {
      sends: 'POST /api/groups/3/invitations',
      body: PERSON,
      creates: true,
      answer: INVITATION,
      gives: { inviteIntoGroup: INVITATION },
      broken: invitationBroken,
      announces: ['groups'],
    },
  ),
  call(
    'RevokeGroupInvitation',
    { groupId: 3, id: 41 },
    {
      sends: 'POST /api/groups/3/invitations/41/revoke',
      creates: true,
      body: {},
      gives: { revokeGroupInvitation: true },
      announces: ['groups'],
    },
  ),
  call(
    'ResendGroupInvitation',
    { groupId: 3, id: 41 },
    {
      sends: 'POST /api/groups/3/invitations/41/resend',
      body: {},
      gives: { resendGroupInvitation: true },
      announces: ['groups'],
    },
  ),
])
