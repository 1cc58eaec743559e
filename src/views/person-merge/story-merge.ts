import { fromPromise } from 'xstate'

import type {
  MergeCandidates,
  MergePerson,
  MergePreview,
  PeopleMerged,
} from '../../domain/contract/person-merge.contract.ts'
import { FaultError, type Fault } from '../../domain/fault.ts'
import { askedIn, blankPerson } from '../../domain/person-fields.ts'
import {
  personMergeMachine,
  type MergeAsked,
  type PersonMergeMachine,
} from '../../machines/person-merge/person-merge.machine.ts'

export const STAYS: MergePerson = {
  ...blankPerson(askedIn('profile', 'numbers')),
  id: 12,
  firstName: 'Bora',
  lastName: 'Demir',
  email: 'bora.demir@example.net',
  birthdate: '1988-04-09',
  phone: '+15550102233',
  licenseNumber: 'EMT-77120',
  agencyNumber: '',
  discipline: 'ems',
  agency: 'Central County EMS',
  roles: ['student'],
  state: 'active',
  isVerified: true,
  memberSince: '2024-08-17T09:30:00.000Z',
  lastSignInAt: '2026-05-03T09:30:00.000Z',
}

export const GOES: MergePerson = {
  ...STAYS,
  id: 31,
  email: 'b.demir@oldstation.example.org',
  phone: '+15550104455',
  licenseNumber: '',
  agencyNumber: '4410',
  agency: 'Harlan Fire Department',
  discipline: 'fireRescue',
  roles: ['instructor', 'student'],
  memberSince: '2019-02-03T09:30:00.000Z',
  lastSignInAt: '2023-11-20T09:30:00.000Z',
}

const NONE = {
  name: null,
  complete: null,
  total: null,
  version: null,
  state: null,
  attendance: null,
  hasCertificate: false,
} as const

export const PREVIEW: MergePreview = {
  stays: STAYS,
  goes: GOES,
  clashes: [
    {
      key: 'enrollment:4:9',
      kind: 'enrollment',
      title: 'National TIM Responder Course',
      startsAt: null,
      timeZone: null,
      stays: { ...NONE, since: '2026-03-01T10:00:00.000Z', complete: 3, total: 8, version: 2 },
      goes: { ...NONE, since: '2025-11-12T10:00:00.000Z', complete: 6, total: 8, version: 2 },
      proposed: 'goes',
    },
    {
      key: 'place:7:8',
      kind: 'place',
      title: 'Towing and Recovery',
      startsAt: '2026-06-02T14:00:00.000Z',
      timeZone: 'America/Chicago',
      stays: { ...NONE, since: '2026-04-01T10:00:00.000Z', state: 'registered' },
      goes: { ...NONE, since: '2026-04-20T10:00:00.000Z', state: 'waitlisted' },
      proposed: 'stays',
    },
    {
      key: 'group:1:2',
      kind: 'group',
      title: '',
      startsAt: null,
      timeZone: null,
      stays: { ...NONE, since: '2025-01-07T10:00:00.000Z', name: 'Station 4, night shift' },
      goes: { ...NONE, since: '2019-02-10T10:00:00.000Z', name: 'Harlan volunteers' },
      proposed: 'stays',
    },
  ],
  moved: [
    { kind: 'enrollments', count: 3 },
    { kind: 'places', count: 5 },
    { kind: 'certificates', count: 4 },
    { kind: 'membership', count: 1 },
    { kind: 'roles', count: 1 },
    { kind: 'notes', count: 2 },
  ],
  total: 16,
  roles: ['instructor'],
  completes: ['National TIM Responder Course'],
  fingerprint: 'c0ffee',
}

/** With nothing to settle, and little to move. */
export const PLAIN_PREVIEW: MergePreview = {
  ...PREVIEW,
  clashes: [],
  moved: [],
  total: 0,
  roles: [],
  completes: [],
}

export const CANDIDATES: MergeCandidates = {
  items: [
    { person: GOES, alike: ['birthdate'], obstacle: null },
    {
      person: { ...GOES, id: 44, firstName: 'Derya', email: 'derya.demir@example.com', roles: ['admin'] },
      alike: ['phone'],
      obstacle: 'ownersAlone',
    },
  ],
}

type Answers = Readonly<{
  candidates?: MergeCandidates | Fault | 'never'
  preview?: MergePreview | Fault | 'never'
  merged?: PeopleMerged | Fault | 'never'
}>

const answering = <Output, Input>(answer: Output | Fault | 'never', seen?: (input: Input) => void) =>
  fromPromise<Output, Input>(({ input }) => {
    seen?.(input)
    if (answer === 'never') return new Promise(() => {})
    if (typeof answer === 'object' && answer !== null && 'kind' in answer) return Promise.reject(new FaultError(answer))
    return Promise.resolve(answer)
  })

/** A chart whose server is pretended. */
export const storyMerge = (
  { candidates = CANDIDATES, preview = PREVIEW, merged = { id: 1, total: 16 } }: Answers = {},
  seen?: (asked: MergeAsked) => void,
): PersonMergeMachine =>
  personMergeMachine.provide({
    actors: {
      findCandidates: answering<MergeCandidates, { staysId: number; search: string }>(candidates),
      preview: answering<MergePreview, { staysId: number; goesId: number }>(preview),
      merge: answering<PeopleMerged, MergeAsked>(merged, seen),
    },
  })
