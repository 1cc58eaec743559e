import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'

import { INVITATION_LIST } from '../../domain/contract/invitations.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { InvitationsPage } from '../../views/pages/invitations/invitations.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createActing } from '../actors/acting.actors.ts'
import { createInvitations } from '../actors/invitations.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { writeQuery } from '../page/write-query.ts'

/** Invitations on a page of their own title; which are looked at stands in its address. */
export const InvitationsPart = ({
  title,
  overview,
  query,
}: Readonly<{ title: string; overview?: ReactNode; query: URLSearchParams }>) => {
  const { gateway } = useApp()
  const { auth, notifications, acts } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [acting] = useState(() => createActing(gateway, acts))
  const [machines] = useState(() =>
    createInvitations({
      gateway,
      viewerId: () => selectUserId(auth.getSnapshot()),
      writeAddress: (asked) => writeQuery(navigate, pathname, listAddress(INVITATION_LIST, asked)),
    }),
  )
  return (
    <ListWithViews list={INVITATION_LIST} query={query} hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}>
      {(shown) => (
        <InvitationsPage
          title={title}
          overview={overview}
          asked={readListAsked(INVITATION_LIST, shown)}
          machines={machines}
          tell={(notice) => notifications.send({ type: 'notice.given', notice })}
          acting={acting}
        />
      )}
    </ListWithViews>
  )
}
