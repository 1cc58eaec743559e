import type { ReactNode } from 'react'

import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { invitationsMachine } from '../../../machines/invitations/invitations.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { RevokingChosenMachine } from './revoke-chosen.view.tsx'

export type InvitationsPageProps = Readonly<{
  /** The page's own, from the menu. */
  title: string
  /** Between the title and the list, on a page that has more than invitations. */
  overview?: ReactNode
  /** As the address says. */
  asked: ListAsked
  machine: typeof invitationsMachine
  /** Of those chosen in the list. */
  revoking: RevokingChosenMachine
  agencies: ResourceMachine<readonly Agency[]>
  tell: (notice: Notice) => void
}>
