import type { ReactNode } from 'react'

import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { Course } from '../../../domain/contract/course.contract.ts'
import type { Invitation } from '../../../domain/contract/invitations.list.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { invitingMachine } from '../../../machines/invitations/invitation-form.machine.ts'
import type { ActDeedMachine } from '../../../machines/list-act/act-deed.ts'
import type { ListMachine, ListRead } from '../../../machines/list/list.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import type { InvitationDeeds } from './invitation-deeds.view.tsx'

export type InvitationsMachines = InvitationDeeds<Invitation> &
  Readonly<{
    list: ListMachine<Invitation, { now: number }>
    inviting: typeof invitingMachine
    /** Those chosen in the list. */
    acts: ActDeedMachine<'revoke'>
    agencies: ResourceMachine<readonly Agency[]>
    /** What instructors are approved for on accepting; null for who approves nobody. */
    courses: ResourceMachine<readonly Course[]> | null
  }>

/** A page of them, and when it was read, in milliseconds: the words about expiry count from here. */
export type InvitationsRead = ListRead<Invitation, { now: number }>

export type InvitationsPageProps = Readonly<{
  /** The page's own, from the menu. */
  title: string
  /** Between the title and the list, on a page that has more than invitations. */
  overview?: ReactNode
  /** Where the other parts of the page are. */
  parts?: ReactNode
  /** As the address says. */
  asked: ListAsked
  machines: InvitationsMachines
  tell: (notice: Notice) => void
  acting: Acting
}>
