import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'

import { INVITATION_LIST } from '../../domain/invitation-list.ts'
import { listAddress, readListAsked, type ChosenRows } from '../../domain/list.ts'
import { selectViewer } from '../../machines/auth/auth.connect.ts'
import { InvitationsPage } from '../../views/pages/invitations/invitations.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createAgencies } from '../actors/agencies.actors.ts'
import { createDeed } from '../actors/deed.actors.ts'
import { createInvitations } from '../actors/invitations.actors.ts'
import { useApp } from '../app.context.tsx'
import { writeQuery } from '../page/write-query.ts'

/** Invitations on a page of their own title; which are looked at stands in its address. */
export const InvitationsPart = ({
  title,
  overview,
  query,
}: Readonly<{ title: string; overview?: ReactNode; query: URLSearchParams }>) => {
  const { gateway } = useApp()
  const { auth, notifications } = useActors()
  const [pathname, navigate] = useLocation()
  const [machines] = useState(() => ({
    machine: createInvitations({
      gateway,
      viewerId: () => selectViewer(auth.getSnapshot())?.id ?? null,
      writeAddress: (asked) => writeQuery(navigate, pathname, listAddress(INVITATION_LIST, asked)),
    }),
    revoking: createDeed(
      async ({ selection }: ChosenRows, signal) =>
        (await gateway.ask('RevokeInvitations', { selection }, { signal })).revokeInvitations,
    ),
    agencies: createAgencies(gateway),
  }))
  return (
    <InvitationsPage
      title={title}
      overview={overview}
      asked={readListAsked(INVITATION_LIST, query)}
      {...machines}
      tell={(notice) => notifications.send({ type: 'notice.given', notice })}
    />
  )
}
