import type { Invitation } from '../../domain/contract/invitation.contract.ts'
import { INVITATION_LIST } from '../../domain/invitation-list.ts'
import { createListMachine, type ListActor, type ListRead } from '../list/list.machine.ts'

/** When it was read, in milliseconds: the words about expiry count from here. */
export type InvitationsRead = Readonly<{ now: number }>
export type InvitationsPage = ListRead<Invitation, InvitationsRead>

export const invitationListMachine = createListMachine<Invitation, InvitationsRead>(INVITATION_LIST)
export type InvitationListActor = ListActor<Invitation, InvitationsRead>
