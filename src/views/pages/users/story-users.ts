import type { ActOnRows, PlainActOf } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { type User, USERS_LIST } from '../../../domain/contract/users.list.ts'
import { LISTED_KEYS, type ListedAs } from '../../../domain/person-fields.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { actDeedThat, storyAct } from '../../list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { answers } from '../story-actors.ts'
import type { Closing, RoleChange, UsersMachines } from './users.props.ts'

/** Of a field that a list of people has, and nobody here tells, nothing is known. */
export const NOTHING_LISTED = Object.fromEntries(LISTED_KEYS.map((key) => [key, null])) as Readonly<
  Record<keyof ListedAs, null>
>

/** Two of the programme's own, and three who learn. */
export const USERS: readonly User[] = [
  {
    ...NOTHING_LISTED,
    id: 1,
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya.raman@example.org',
    roles: ['admin'],
    agency: 'State Emergency Management Agency',
    discipline: 'emergencyManagement',
    verifiedAt: '2022-11-26T09:30:00.000Z',
    lastSignInAt: '2026-11-24T09:30:00.000Z',
    state: 'active',
    createdAt: '2022-11-26T09:30:00.000Z',
    sessions: 2,
  },
  {
    ...NOTHING_LISTED,
    id: 2,
    firstName: 'Walter',
    lastName: 'Okafor',
    email: 'walter.okafor@example.org',
    roles: ['instructor', 'student'],
    agency: 'State Patrol Academy',
    discipline: 'lawEnforcement',
    verifiedAt: '2022-11-26T09:30:00.000Z',
    lastSignInAt: '2026-11-20T09:30:00.000Z',
    state: 'active',
    createdAt: '2022-11-26T09:30:00.000Z',
    sessions: 1,
  },
  {
    ...NOTHING_LISTED,
    id: 3,
    firstName: 'هناء',
    lastName: 'صالح',
    email: 'hana.saleh@example.org',
    roles: ['groupCoordinator', 'student'],
    agency: 'Central County EMS',
    discipline: 'ems',
    verifiedAt: '2024-08-17T09:30:00.000Z',
    lastSignInAt: '2026-11-23T09:30:00.000Z',
    state: 'active',
    createdAt: '2024-08-17T09:30:00.000Z',
    sessions: 0,
  },
  {
    ...NOTHING_LISTED,
    id: 4,
    firstName: 'Bora',
    lastName: 'Demir',
    email: 'bora.demir@example.net',
    roles: ['student'],
    agency: null,
    discipline: null,
    verifiedAt: null,
    lastSignInAt: null,
    state: 'active',
    createdAt: '2026-11-18T09:30:00.000Z',
    sessions: 0,
  },
  {
    ...NOTHING_LISTED,
    id: 5,
    firstName: 'Grace',
    lastName: 'Tanaka',
    email: 'grace.tanaka@example.org',
    roles: [],
    agency: 'Fairmont Fire Department',
    discipline: 'fireRescue',
    verifiedAt: '2025-03-02T09:30:00.000Z',
    lastSignInAt: '2025-06-02T09:30:00.000Z',
    state: 'deactivated',
    createdAt: '2025-03-01T09:30:00.000Z',
    sessions: 0,
  },
]

type Plain = ActOnRows<PlainActOf<typeof USERS_LIST>>
type Performs<Subject> = ReturnType<typeof answers<ListAct, { subject: Subject }>>

export type UsersParts = Readonly<{
  list?: UsersMachines['list']
  plain?: Performs<Plain>
  change?: Performs<RoleChange>
  close?: Performs<Closing>
}>

export const USERS_ACT = storyAct({ list: 'users', act: 'addRole', total: 1, done: 1 })

/** The page's charts of stories and tests; what is not given works. */
export const usersThat = ({
  list = listThat(USERS_LIST, rowsOf(USERS)),
  plain = answers<ListAct, { subject: Plain }>(USERS_ACT),
  change = answers<ListAct, { subject: RoleChange }>(USERS_ACT),
  close = answers<ListAct, { subject: Closing }>(USERS_ACT),
}: UsersParts = {}): UsersMachines => ({
  list,
  deed: actDeedThat(USERS_LIST, plain),
  changingRole: createDeedMachine<RoleChange, ListAct>({ isReady: ({ role }) => role !== null }).provide({
    actors: { perform: change },
  }),
  closing: createDeedMachine<Closing, ListAct>({ isReady: ({ reason }) => reason.trim() !== '' }).provide({
    actors: { perform: close },
  }),
})
