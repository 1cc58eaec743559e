import type { CertificateCourse } from '../../domain/contract/certificate-deeds.contract.ts'
import type { ActOnRows, PlainActOf } from '../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import { MESSAGES_LIST } from '../../domain/contract/messages.list.ts'
import type { PersonMerge } from '../../domain/contract/person-merge.contract.ts'
import type {
  PersonAccess,
  PersonHistory,
  PersonMessages,
  PersonProfile,
  PersonTraining,
} from '../../domain/contract/person-page.contract.ts'
import type { User } from '../../domain/contract/users.list.ts'
import { todayOf } from '../../domain/day-range.ts'
import { askedIn, blankPerson } from '../../domain/person-fields.ts'
import { PERSON_FACTS, PERSON_PARTS } from '../../domain/person-page.ts'
import {
  createCertificateForm,
  createCertificateIssue,
  type CertificateValues,
  type Issued,
} from '../../machines/certificate-issue/certificate-issue.machine.ts'
import { createDeedMachine } from '../../machines/deed/deed.machine.ts'
import type { PersonMergeMachine } from '../../machines/person-merge/person-merge.machine.ts'
import { actDeedThat, storyAct } from '../list-acts/story-acts.ts'
import { ENTRIES } from '../pages/audit/story-audit.ts'
import { answers, resourceThat } from '../pages/story-actors.ts'
import { NOW } from '../pages/story-data.ts'
import { NOTHING_LISTED, usersThat, type UsersParts } from '../pages/users/story-users.ts'
import { storyMerge } from '../person-merge/story-merge.ts'
import type { CertificateDeed, PersonMachines } from './person.props.ts'

export const PROFILE: PersonProfile = {
  ...blankPerson(askedIn('profile', 'numbers')),
  id: 12,
  parts: [...PERSON_PARTS],
  facts: [...PERSON_FACTS],
  firstName: 'Bora',
  lastName: 'Demir',
  email: 'bora.demir@example.net',
  birthdate: '1988-04-09',
  phone: '+15550102233',
  licenseNumber: 'EMT-20418',
  agencyNumber: '',
  discipline: 'ems',
  agency: 'Central County EMS',
  furtherAgencies: ['Fairmont Fire Department'],
  language: 'tr',
  state: 'active',
  memberSince: '2024-08-17T09:30:00.000Z',
  photoUrl: null,
  nameAsked: {
    id: 1,
    to: { firstName: 'Bora', lastName: 'Demir-Lopez' },
    reason: 'I got married',
    askedAt: '2026-05-01T09:30:00.000Z',
  },
  heldBack: null,
}

export const HELD_BACK: PersonProfile = {
  ...PROFILE,
  nameAsked: null,
  heldBack: {
    messageId: 7,
    since: '2026-05-03T08:00:00.000Z',
    answer: '550 5.1.1 <bora.demir@example.net>: no such user',
  },
}

export type WrittenAgain = ActOnRows<PlainActOf<typeof MESSAGES_LIST>>

type Held = PersonTraining['certificates'][number]

export const aHeld = (more: Partial<Held> = {}): Held => ({
  number: 'TIM-7K3M-9Q2X',
  courseTitle: 'National TIM Responder Course (online)',
  recipientName: 'Bora Demir',
  way: 'online',
  hours: 4,
  completedOn: '2026-02-11T15:00:00.000Z',
  issuedAt: '2026-02-11T15:00:00.000Z',
  expiresAt: '2028-02-11T15:00:00.000Z',
  state: 'valid',
  supersededBy: null,
  revocationReason: null,
  downloadUrl: '/api/certificates/TIM-7K3M-9Q2X/download?signature=x',
  ...more,
})

export const TRAINING: PersonTraining = {
  certificates: [
    aHeld(),
    aHeld({
      number: 'TIM-2222-AAAA',
      courseTitle: 'Scene Safety',
      way: 'byHand',
      hours: 6,
      state: 'revoked',
      revocationReason: 'Issued to the wrong person',
      downloadUrl: null,
    }),
    aHeld({
      number: 'TIM-3333-BBBB',
      courseTitle: 'Work Zones',
      way: 'inPerson',
      hours: 2.5,
      state: 'superseded',
      supersededBy: 'TIM-4444-CCCC',
      expiresAt: null,
      downloadUrl: null,
    }),
  ],
  enrollments: [
    {
      id: 31,
      courseTitle: 'Traffic Control for Towing',
      version: 3,
      label: 'active',
      complete: 2,
      total: 9,
      isVerified: false,
      incomplete: true,
      startedAt: '2026-04-01T15:00:00.000Z',
      expirationDate: '2026-10-01T15:00:00.000Z',
      completedAt: null,
    },
    {
      id: 30,
      courseTitle: 'National TIM Responder Course (online)',
      version: 2,
      label: 'completed',
      complete: 9,
      total: 9,
      isVerified: true,
      incomplete: false,
      startedAt: '2026-01-05T15:00:00.000Z',
      expirationDate: '2028-02-11T15:00:00.000Z',
      completedAt: '2026-02-11T15:00:00.000Z',
    },
  ],
  places: [
    {
      id: 41,
      classId: 7,
      courseTitle: 'Work Zones',
      courseDate: '2026-03-04T14:00:00.000Z',
      timeZone: 'America/Chicago',
      venue: 'Regional Training Center',
      city: 'Fairmont',
      courseStatusId: 3,
      state: 'registered',
      attendance: 'present',
    },
    {
      id: 42,
      classId: 8,
      courseTitle: 'Scene Safety',
      courseDate: '2026-01-04T14:00:00.000Z',
      timeZone: 'America/Chicago',
      venue: 'Riverside Fire Academy',
      city: 'Riverside',
      courseStatusId: 2,
      state: 'registered',
      attendance: null,
    },
  ],
  hours: 4,
}

export const NO_TRAINING: PersonTraining = { certificates: [], enrollments: [], places: [], hours: 0 }

export const ACCOUNT: User = {
  ...NOTHING_LISTED,
  id: 12,
  firstName: 'Bora',
  lastName: 'Demir',
  email: 'bora.demir@example.net',
  roles: ['student'],
  agency: 'Central County EMS',
  discipline: 'ems',
  verifiedAt: '2024-08-17T09:30:00.000Z',
  lastSignInAt: '2026-05-03T09:30:00.000Z',
  state: 'active',
  createdAt: '2024-08-17T09:30:00.000Z',
  sessions: 1,
}

export const ACCESS: PersonAccess = {
  account: ACCOUNT,
  phone: '+15550102233',
  phoneVerifiedAt: null,
  deactivatedAt: null,
  sessions: [
    {
      id: '5f0c1a52-1d6e-4a2b-9c55-0e8a3f3a7a10',
      startedAt: '2026-05-03T09:30:00.000Z',
      lastUsedAt: '2026-05-04T13:30:00.000Z',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
      address: '203.0.113.7',
    },
  ],
  limits: [{ kind: 'phoneCode', resetsAt: '2026-05-04T14:40:00.000Z' }],
  merges: [],
}

/** Another account went into it lately, and one long ago. */
export const MERGED_ACCESS: PersonAccess = {
  ...ACCESS,
  merges: [
    {
      id: 9,
      goes: { firstName: 'Bora', lastName: 'Demir', email: 'b.demir@oldstation.example.org' },
      mergedAt: '2026-05-02T09:30:00.000Z',
      undoUntil: '2026-06-01T09:30:00.000Z',
    },
    {
      id: 4,
      goes: { firstName: 'B.', lastName: 'Demir', email: 'demir@example.com' },
      mergedAt: '2026-01-02T09:30:00.000Z',
      undoUntil: null,
    },
  ],
}

/** Nobody is signed in to it, and nothing is forbidden. */
export const CLOSED_ACCESS: PersonAccess = {
  ...ACCESS,
  account: { ...ACCOUNT, roles: [], state: 'deactivated', sessions: 0, lastSignInAt: null, verifiedAt: null },
  phone: null,
  deactivatedAt: '2026-04-01T09:30:00.000Z',
  sessions: [],
  limits: [],
}

export const MESSAGES: PersonMessages = {
  items: [
    {
      id: 3,
      channel: 'sms',
      template: 'phoneCode',
      language: 'tr',
      state: 'sent',
      error: null,
      createdAt: '2026-05-04T13:30:00.000Z',
      sentAt: '2026-05-04T13:30:02.000Z',
    },
    {
      id: 2,
      channel: 'mail',
      template: 'courseCompleted',
      language: 'tr',
      state: 'failed',
      error: '550 No such mailbox',
      createdAt: '2026-02-11T15:00:00.000Z',
      sentAt: null,
    },
    // Of a version that is not written yet.
    {
      id: 1,
      channel: 'mail',
      template: 'unheardOf',
      language: 'en',
      state: 'outbox',
      error: null,
      createdAt: '2025-02-11T15:00:00.000Z',
      sentAt: null,
    },
  ],
  hasMore: true,
}

export const HISTORY: PersonHistory = { items: [...ENTRIES], hasMore: true }

export const COURSES: readonly CertificateCourse[] = [
  { id: 1, title: 'National TIM Responder Course (online)', hours: 4 },
  { id: 2, title: 'Work Zones', hours: 2.5 },
]

const isReady = ({ reason }: CertificateDeed): boolean => reason.trim() !== ''

type Reads<Data> = ReturnType<typeof answers<Data, { query: undefined }>>

export type PersonReads = Readonly<{
  profile?: Reads<PersonProfile>
  training?: Reads<PersonTraining>
  access?: Reads<PersonAccess>
  messages?: Reads<PersonMessages>
  history?: Reads<PersonHistory>
  acts?: UsersParts
  issue?: ReturnType<typeof answers<Issued, { values: CertificateValues }>>
  revoke?: ReturnType<typeof answers<void, { subject: CertificateDeed }>>
  restore?: ReturnType<typeof answers<void, { subject: CertificateDeed }>>
  merging?: PersonMergeMachine
  part?: ReturnType<typeof answers<void, { subject: PersonMerge }>>
  writeAgain?: ReturnType<typeof answers<ListAct, { subject: WrittenAgain }>>
}>

/** The page's charts of stories and tests; what is not given answers. */
export const personThat = ({
  profile = answers<PersonProfile, { query: undefined }>(PROFILE),
  training = answers<PersonTraining, { query: undefined }>(TRAINING),
  access = answers<PersonAccess, { query: undefined }>(ACCESS),
  messages = answers<PersonMessages, { query: undefined }>(MESSAGES),
  history = answers<PersonHistory, { query: undefined }>(HISTORY),
  acts = {},
  issue = answers<Issued, { values: CertificateValues }>({ number: 'TIM-8888-DDDD' }),
  revoke = answers<void, { subject: CertificateDeed }>(undefined),
  restore = answers<void, { subject: CertificateDeed }>(undefined),
  merging = storyMerge(),
  part = answers<void, { subject: PersonMerge }>(undefined),
  writeAgain = answers<ListAct, { subject: WrittenAgain }>(
    storyAct({ list: 'messages', act: 'writeAgain', total: 1, done: 1 }),
  ),
}: PersonReads = {}): PersonMachines => ({
  profile: resourceThat(profile),
  training: resourceThat(training),
  access: resourceThat(access),
  messages: resourceThat(messages),
  history: resourceThat(history),
  acts: usersThat(acts),
  messageActs: actDeedThat(MESSAGES_LIST, writeAgain),
  issuing: createCertificateIssue(
    createCertificateForm(() => todayOf({ now: NOW, timeZone: 'UTC' })).provide({ actors: { submit: issue } }),
  ),
  courses: resourceThat(answers<readonly CertificateCourse[], { query: undefined }>(COURSES)),
  revoking: createDeedMachine<CertificateDeed>({ isReady }).provide({ actors: { perform: revoke } }),
  restoring: createDeedMachine<CertificateDeed>({ isReady }).provide({ actors: { perform: restore } }),
  merging,
  parting: createDeedMachine<PersonMerge>().provide({ actors: { perform: part } }),
})
