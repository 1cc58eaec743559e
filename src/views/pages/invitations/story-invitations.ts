import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { Course } from '../../../domain/contract/course.contract.ts'
import { type Invitation, INVITATION_LIST } from '../../../domain/contract/invitations.list.ts'
import type { ActOnRows } from '../../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import {
  invitationFormMachine,
  invitingMachine,
  type InvitationValues,
} from '../../../machines/invitations/invitation-form.machine.ts'
import { createListMachine, type ListExport } from '../../../machines/list/list.machine.ts'
import { actDeedThat, storyAct } from '../../list-acts/story-acts.ts'
import { answers, forgetful, resourceThat, silence } from '../story-actors.ts'
import { NOW } from '../story-data.ts'
import type { InvitationsRead as InvitationsPage } from './invitations.props.ts'
import type { InvitationsMachines } from './invitations.props.ts'

const at = (days: number): string => new Date(NOW + days * 86_400_000).toISOString()

const BASE: Invitation = {
  id: 1,
  userType: 2,
  firstName: 'Bora',
  lastName: 'Demir',
  email: 'bora.demir@example.org',
  language: 'tr',
  state: 'open',
  createdAt: at(-2),
  expiresAt: at(12),
  invitedBy: 'Priya Raman',
  courses: [],
  approvedUntil: null,
}

export const OPEN: Invitation = {
  ...BASE,
  courses: [
    { id: 2, title: 'Tow operator', isArchived: false },
    { id: 3, title: 'Train the trainer', isArchived: true },
  ],
  approvedUntil: '2028-06-30',
}
export const INVITATIONS: readonly Invitation[] = [
  OPEN,
  {
    ...BASE,
    id: 2,
    userType: 3,
    firstName: 'هناء',
    lastName: 'صالح',
    email: 'hana.saleh@example.org',
    language: 'ar',
    createdAt: at(-13),
    expiresAt: at(1),
    invitedBy: 'Thomas Lindqvist',
  },
  {
    ...BASE,
    id: 3,
    firstName: 'Grace',
    lastName: 'Tanaka',
    email: 'grace.tanaka@example.org',
    language: 'en',
    state: 'used',
    createdAt: at(-20),
    expiresAt: at(-6),
  },
  {
    ...BASE,
    id: 4,
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    lastName: 'van der Westhuizen-Featherstonehaugh',
    email: 'a.very.long.address.of.a.volunteer@fire-and-rescue.redfield-and-ashby.example.org',
    language: 'en',
    state: 'expired',
    createdAt: at(-30),
    expiresAt: at(-16),
    invitedBy: null,
  },
  {
    ...BASE,
    id: 5,
    userType: 1,
    firstName: 'Otis',
    lastName: 'Freeman',
    email: 'otis.freeman@example.org',
    language: 'en',
    state: 'revoked',
    createdAt: at(-40),
    expiresAt: at(-26),
  },
]

export const pageOf = (items: readonly Invitation[], total = items.length): InvitationsPage => ({
  items,
  total,
  isTotalExact: true,
  next: total > items.length ? 'next' : null,
  previous: null,
  now: NOW,
})

export const FULL = pageOf(INVITATIONS)

export const AGENCIES: readonly Agency[] = [
  { id: 1, name: 'Ashby Fire District' },
  { id: 2, name: 'Central EMS' },
  { id: 3, name: 'Cimarron Highway Patrol, Troop A' },
]

const courseNamed = (id: number, title: string): Course => ({
  id,
  title,
  description: '',
  courseTypeId: 1,
  courseCategory: { name: 'TIM', picture: null },
  totalCourseHours: 8,
  isOnline: false,
})

export const COURSES: readonly Course[] = [courseNamed(2, 'Tow operator'), courseNamed(4, 'Cable barrier')]

export const ALL_INVITATIONS = wholeList(INVITATION_LIST)

export type InvitationsParts = Readonly<{
  list?: ReturnType<typeof resourceThat<InvitationsPage, ListAsked>>
  submit?: ReturnType<typeof answers<Invitation, { values: InvitationValues }>>
  draft?: Partial<InvitationValues> | null
  revoke?: ReturnType<typeof answers<void, { subject: Invitation }>>
  resend?: ReturnType<typeof answers<void, { subject: Invitation }>>
  revokeChosen?: Parameters<typeof revokingThat>[0]
  courses?: ReturnType<typeof answers<readonly Course[], { query: undefined }>> | null
  agencies?: ReturnType<typeof answers<readonly Agency[], { query: undefined }>>
  writeAddress?: ReturnType<typeof answers<void, { asked: ListAsked }>>
}>

/** Takes back those chosen; one of them was over. */
export const revokingThat = (
  perform = answers<ListAct, { subject: ActOnRows<'revoke'> }>(
    storyAct({ list: 'invitations', act: 'revoke', total: 2, done: 1, refused: 1 }),
  ),
) => actDeedThat(INVITATION_LIST, perform)

/** The charts with outside actors of stories and tests; what is not given works. */
export const invitationsThat = ({
  list = resourceThat(answers<InvitationsPage, { query: ListAsked }>(FULL)),
  submit = answers<Invitation, { values: InvitationValues }>(OPEN),
  draft = null,
  revoke = answers<void, { subject: Invitation }>(undefined),
  resend = answers<void, { subject: Invitation }>(undefined),
  revokeChosen,
  courses = answers<readonly Course[], { query: undefined }>(COURSES),
  agencies = answers<readonly Agency[], { query: undefined }>(AGENCIES),
  writeAddress = answers<void, { asked: ListAsked }>(undefined),
}: InvitationsParts = {}): InvitationsMachines => ({
  list: createListMachine<Invitation, { now: number }>(INVITATION_LIST).provide({
    actors: {
      rows: list,
      writeAddress,
      exportRows: answers<void, ListExport>(undefined),
      watchDeeds: silence,
      selectionMemory: forgetful,
    },
  }),
  inviting: invitingMachine.provide({
    actors: {
      form: invitationFormMachine.provide({
        actors: {
          submit,
          recallDraft: answers<Partial<InvitationValues> | null, { form: string }>(draft),
          keepDraft: answers<void, { form: string; draft: Partial<InvitationValues> }>(undefined),
          dropDraft: answers<void, { form: string }>(undefined),
        },
      }),
    },
  }),
  revoking: createDeedMachine<Invitation>().provide({ actors: { perform: revoke } }),
  resending: createDeedMachine<Invitation>().provide({ actors: { perform: resend } }),
  acts: revokingThat(revokeChosen),
  agencies: resourceThat(agencies),
  courses: courses && resourceThat(courses),
})
