import { INVITATION_LIST, type Invitation } from '../../domain/contract/invitations.list.ts'
import type { ListAsked } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import {
  invitationFormMachine,
  invitationOf,
  invitingMachine,
  type InvitationValues,
} from '../../machines/invitations/invitation-form.machine.ts'
import type { InvitationsMachines } from '../../views/pages/invitations/invitations.props.ts'
import { createActDeed } from './acting.actors.ts'
import { createAgencies } from './agencies.actors.ts'
import { createCourses } from './courses.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { draftActors } from './draft.actors.ts'

export type InvitationsWorld = Readonly<{
  gateway: Gateway
  /** Whose half-written invitation is kept. */
  viewerId: () => number | null
  writeAddress: (asked: ListAsked) => void
  /** Whether who looks approves instructors too. */
  approves: boolean
}>

/** As it is asked of the server. */
export const personOf = (values: InvitationValues) => {
  const { courseIds, ...person } = invitationOf(values)
  return { ...person, courseIds: [...courseIds] }
}

/** Everything that a page of invitations asks for. */
export const createInvitations = ({
  gateway,
  viewerId,
  writeAddress,
  approves,
}: InvitationsWorld): InvitationsMachines => {
  const { ask } = gateway
  return {
    list: createDefinedList(INVITATION_LIST, {
      gateway,
      topics: ['invitations'],
      writeAddress,
      beside: () => ({ now: gateway.now() }),
    }),
    inviting: invitingMachine.provide({
      actors: {
        form: invitationFormMachine.provide({
          actors: {
            ...draftActors<Partial<InvitationValues>>(viewerId),
            submit: asking<Invitation, { values: InvitationValues }>(
              async ({ values }, signal) => (await ask('Invite', { person: personOf(values) }, { signal })).invite,
            ),
          },
        }),
      },
    }),
    revoking: createDeed(async ({ id }: Invitation, signal) => {
      await ask('RevokeInvitation', { id }, { signal })
    }),
    resending: createDeed(async ({ id }: Invitation, signal) => {
      await ask('ResendInvitation', { id }, { signal })
    }),
    acts: createActDeed(gateway, INVITATION_LIST),
    agencies: createAgencies(gateway),
    courses: approves ? createCourses(gateway) : null,
  }
}
