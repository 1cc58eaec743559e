import type { CheckLinkAnswer } from '../../src/domain/contract/account.contract.ts'
import { INVITATION_LIST } from '../../src/domain/contract/invitations.list.ts'
import { readListAsked } from '../../src/domain/list.ts'
import { askedIn, blankPerson } from '../../src/domain/person-fields.ts'
import { call, testCalls } from './calls.ts'
import { onePage } from './fake-server.ts'

const WALK_IN_LINK: CheckLinkAnswer = {
  kind: 'walkIn',
  expiresAt: '2026-01-02T00:00:00Z',
  walkIn: {
    courseTitle: 'Scene basics',
    courseDate: '2026-01-01T14:00:00Z',
    timeZone: 'America/Chicago',
    venue: 'Training yard',
    email: 'dale@example.org',
  },
}

const PROFILE = {
  ...blankPerson(askedIn('profile')),
  id: 5,
  firstName: 'Ada',
  lastName: 'Kaya',
  email: 'ada@example.org',
  pendingEmail: null,
  isPhoneVerified: false,
  notifyPhone: false,
  birthdate: null,
  licenseNumber: 'K-1',
  agencies: [12],
  photoUrl: null,
  roles: [2],
  memberSince: '2026-01-01T00:00:00Z',
}
const SESSION = {
  id: '0b6c2f5e-3a5d-4c1e-9f43-0d6a8a1f2b3c',
  startedAt: '2026-01-01T00:00:00Z',
  lastUsedAt: '2026-01-02T00:00:00Z',
  userAgent: null,
  address: '192.0.2.1',
  isCurrent: true,
}
const INVITATION = {
  id: 41,
  userType: 2,
  firstName: 'Bo',
  lastName: 'Lane',
  email: 'bo@example.org',
  language: 'tr' as const,
  state: 'open' as const,
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: '2026-01-15T00:00:00Z',
  invitedBy: 'Ada Kaya',
  courses: [{ id: 3, title: 'Tow operator', isArchived: false }],
  approvedUntil: '2027-01-15',
}
const PERSON = {
  userType: 2,
  firstName: 'Bo',
  lastName: 'Lane',
  email: 'bo@example.org',
  phone: '',
  primaryAgencyId: 0,
  language: 'tr' as const,
  courseIds: [3],
  approvedUntil: '2027-01-15',
}
const asked = readListAsked(INVITATION_LIST, new URLSearchParams('search=bo'))
const MAIL = {
  id: 1,
  channel: 'mail' as const,
  template: 'confirmEmail',
  to: { name: 'Ada Kaya', address: 'ada@example.org' },
  language: 'en' as const,
  state: 'outbox' as const,
  subject: null,
  text: 'Confirm.',
  code: null,
  createdAt: '2026-01-01T00:00:00Z',
}
const ACCOUNT = { role: 'student' as const, email: 'student@example.org', password: 'Training#2026' }

testCalls([
  call(
    'Profile',
    {},
    {
      sends: 'GET /api/profiles/me',
      answer: PROFILE,
      gives: { profile: PROFILE },
      broken: { 'an agency that is none': { ...PROFILE, agencies: [0] } },
    },
  ),
  call(
    'Sessions',
    {},
    {
      sends: 'GET /api/profiles/me/sessions',
      answer: [SESSION],
      gives: { sessions: [SESSION] },
      broken: { 'a session without a time': [{ ...SESSION, lastUsedAt: null }] },
    },
  ),
  call(
    'SavePhoto',
    { content: 'AAAA' },
    {
      sends: 'PUT /api/profiles/me/photo',
      body: { content: 'AAAA' },
      answer: { photoUrl: '/api/files/photo.jpg' },
      gives: { savePhoto: '/api/files/photo.jpg' },
      broken: { 'no address': {} },
      announces: ['profile', 'viewer'],
    },
  ),
  call(
    'ExportData',
    {},
    {
      sends: 'POST /api/profiles/me/data-exports',
      body: {},
      answer: { url: '/api/files/own.json' },
      gives: { exportData: '/api/files/own.json' },
      broken: { 'no address': {} },
    },
  ),
  call('SignOut', {}, { sends: 'POST /api/auth/logout', body: {}, gives: { signOut: true } }),
  call(
    'Invitations',
    { asked },
    {
      sends: 'GET /api/invitations?search=bo',
      answer: { ...onePage(INVITATION), named: [] },
      gives: { invitations: { ...onePage(INVITATION), named: [] } },
      broken: { 'a state that there is not': { ...onePage({ ...INVITATION, state: 'lost' }), named: [] } },
    },
  ),
  call(
    'InvitationsChoices',
    { filter: 'invitedBy', search: 'ad' },
    {
      sends: 'GET /api/invitations/choices?filter=invitedBy&search=ad',
      answer: [{ id: 2, name: 'Ada Kaya' }],
      gives: { invitationsChoices: [{ id: 2, name: 'Ada Kaya' }] },
      broken: { 'no list': {} },
    },
  ),
  call(
    'InvitationsExport',
    { asked },
    {
      sends: 'GET /api/invitations/export?search=bo',
      answer: { url: '/api/files/invitations.csv' },
      gives: { invitationsExport: '/api/files/invitations.csv' },
      broken: { 'no address': {} },
    },
  ),
  call(
    'Invite',
    { person: PERSON },
    {
      sends: 'POST /api/invitations',
      body: PERSON,
      creates: true,
      answer: INVITATION,
      gives: { invite: INVITATION },
      broken: { 'no language': { ...INVITATION, language: null } },
      announces: ['invitations'],
    },
  ),
  call(
    'Agencies',
    {},
    {
      sends: 'GET /api/agencies',
      answer: [{ id: 12, name: 'Fairmont Fire' }],
      gives: { agencies: [{ id: 12, name: 'Fairmont Fire' }] },
      broken: { 'no list': { id: 12 } },
    },
  ),
  call(
    'Partners',
    {},
    {
      sends: 'GET /api/partners',
      answer: [{ name: 'Fairmont Fire', discipline: null }],
      gives: { partners: [{ name: 'Fairmont Fire', discipline: null }] },
      broken: { 'no name': [{ discipline: null }] },
    },
  ),
  call(
    'UserTypes',
    {},
    {
      sends: 'GET /api/user-types',
      answer: [{ id: 1, name: 'Student' }],
      gives: { userTypes: [{ id: 1, name: 'Student' }] },
      broken: { 'no list': { id: 1 } },
    },
  ),
  call(
    'MailedLink',
    { code: 'ABCD-EFGH' },
    {
      sends: 'POST /api/auth/check-link',
      body: { code: 'ABCD-EFGH' },
      answer: WALK_IN_LINK,
      gives: { mailedLink: WALK_IN_LINK },
      broken: {
        'another kind': { ...WALK_IN_LINK, kind: 'party' },
        'a class without a place': { ...WALK_IN_LINK, walkIn: { ...WALK_IN_LINK.walkIn, venue: null } },
      },
    },
  ),
  call(
    'DemoAccounts',
    {},
    {
      sends: 'GET /api/demo/accounts',
      answer: [ACCOUNT],
      gives: { demoAccounts: [ACCOUNT] },
      broken: { 'another role': [{ ...ACCOUNT, role: 'king' }] },
    },
  ),
  call('DemoAccounts', {}, { sends: 'GET /api/demo/accounts', gives: { demoAccounts: [] } }),
  call(
    'DemoOutbox',
    {},
    {
      sends: 'GET /api/demo/outbox',
      answer: { items: [MAIL], total: 1 },
      gives: { demoOutbox: [MAIL] },
      broken: { 'another channel': { items: [{ ...MAIL, channel: 'pigeon' }], total: 1 } },
    },
  ),
])
