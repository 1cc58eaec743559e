import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'

import { INVITATION_LIST } from '../../domain/invitation-list.ts'
import { listAddress, readListAsked } from '../../domain/list.ts'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { InvitationsPage } from '../../views/pages/invitations/invitations.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
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
  const [machines] = useState(() =>
    createInvitations({
      gateway,
      viewerId: () => selectUserId(auth.getSnapshot()),
      writeAddress: (asked) => writeQuery(navigate, pathname, listAddress(INVITATION_LIST, asked)),
    }),
  )
  return (
    <InvitationsPage
      title={title}
      overview={overview}
      asked={readListAsked(INVITATION_LIST, query)}
      machines={machines}
      tell={(notice) => notifications.send({ type: 'notice.given', notice })}
    />
  )
}
