import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'wouter'

import { NAME_CHANGES_LIST } from '../../domain/contract/name-changes.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { NameChangesPage } from '../../views/pages/name-changes/name-changes.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createNameChanges } from '../actors/name-changes.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import type { PartProps } from '../page-of-parts.view.tsx'
import { writeQuery } from '../page/write-query.ts'

const Approvals = ({ title, query, parts, addressOf }: PartProps) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const viewerId = useSelector(auth, selectUserId)
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [machines] = useState(() =>
    createNameChanges(gateway, (asked) =>
      writeQuery(navigate, pathname, addressOf(listAddress(NAME_CHANGES_LIST, asked)).slice(pathname.length)),
    ),
  )
  return (
    <ListWithViews list={NAME_CHANGES_LIST} query={query} hrefOf={addressOf}>
      {(shown) => (
        <NameChangesPage
          title={title}
          asked={readListAsked(NAME_CHANGES_LIST, shown)}
          machines={machines}
          viewerId={viewerId ?? 0}
          parts={parts}
        />
      )}
    </ListWithViews>
  )
}

/** Names that people ask for, which come when they are opened. */
const NameChangesPart = (props: PartProps) => (
  <Speaking namespaces={['nameChanges']}>
    <Approvals {...props} />
  </Speaking>
)

// The default export is what arrives.
export default NameChangesPart
