import type { ReactNode } from 'react'

import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { Invitation } from '../../../domain/contract/invitation.contract.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { invitingMachine } from '../../../machines/invitations/invitation-form.machine.ts'
import type { invitationListMachine } from '../../../machines/invitations/invitation-list.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { InvitationDeeds } from './invitation-deeds.view.tsx'
import type { RevokingChosenMachine } from './revoke-chosen.view.tsx'

export type InvitationsMachines = InvitationDeeds<Invitation> &
  Readonly<{
    list: typeof invitationListMachine
    inviting: typeof invitingMachine
    /** Those chosen in the list. */
    revokingChosen: RevokingChosenMachine
    agencies: ResourceMachine<readonly Agency[]>
  }>

export type InvitationsPageProps = Readonly<{
  /** The page's own, from the menu. */
  title: string
  /** Between the title and the list, on a page that has more than invitations. */
  overview?: ReactNode
  /** As the address says. */
  asked: ListAsked
  machines: InvitationsMachines
  tell: (notice: Notice) => void
}>
