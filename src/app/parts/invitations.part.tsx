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
  parts,
  query,
  addressOf,
  approves = false,
}: Readonly<{
  title: string
  overview?: ReactNode
  /** Where the other parts of the page are, if it has some. */
  parts?: ReactNode
  query: URLSearchParams
  /** Of the page where its list asks this, if that is not all that its address says. */
  addressOf?: (asked: string) => string
  /** Whether it is for those alone who approve instructors. */
  approves?: boolean
}>) => {
  const { gateway } = useApp()
  const { auth, notifications, acts } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const hrefOf = addressOf ?? ((asked: string) => `${pathname}${asked && `?${asked.replace(/^\?/, '')}`}`)
  const [acting] = useState(() => createActing(gateway, acts))
  const [machines] = useState(() =>
    createInvitations({
      gateway,
      approves,
      viewerId: () => selectUserId(auth.getSnapshot()),
      writeAddress: (asked) =>
        writeQuery(navigate, pathname, hrefOf(listAddress(INVITATION_LIST, asked)).slice(pathname.length)),
    }),
  )
  return (
    <ListWithViews list={INVITATION_LIST} query={query} hrefOf={hrefOf}>
      {(shown) => (
        <InvitationsPage
          title={title}
          overview={overview}
          parts={parts}
          asked={readListAsked(INVITATION_LIST, shown)}
          machines={machines}
          tell={(notice) => notifications.send({ type: 'notice.given', notice })}
          acting={acting}
        />
      )}
    </ListWithViews>
  )
}
