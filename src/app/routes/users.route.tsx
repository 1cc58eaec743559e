import { useSelector } from '@xstate/react'
import { useLocation } from 'wouter'

import { USERS_LIST } from '../../domain/contract/users.list.ts'
import { readListAsked, type ListAsked } from '../../domain/list.ts'
import { mergeAddress, personAddress } from '../../domain/person-address.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectRoles, selectUserId } from '../../machines/auth/auth.connect.ts'
import { UsersPage } from '../../views/pages/users/users.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { createUsers } from '../actors/users.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListOrPerson } from '../list-or-person.view.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useActing, useMade } from '../made.ts'
import { PageOfParts, type PartProps } from '../page-of-parts.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'
import { USERS_PAGE } from '../users-parts.ts'

const People = ({ title, query, parts, addressOf }: PartProps) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const userId = useSelector(auth, selectUserId)
  const roles = useSelector(auth, selectRoles)
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const acting = useActing()
  const machines = useMade(
    'users',
    { writeAddress: (asked: ListAsked) => writeQuery(navigate, pathname, listAddress(USERS_LIST, asked)) },
    ({ writeAddress }) => createUsers(gateway, writeAddress),
  )
  return (
    <ListWithViews list={USERS_LIST} query={query} hrefOf={addressOf}>
      {(shown) => (
        <UsersPage
          title={title}
          asked={readListAsked(USERS_LIST, shown)}
          machines={machines}
          acting={acting}
          viewer={{ userId: userId ?? 0, roles }}
          personOf={personAddress}
          mergeOf={mergeAddress}
          parts={parts}
        />
      )}
    </ListWithViews>
  )
}

// Fewer look at the others than at people.
const PARTS = {
  people: People,
  names: latePart(() => import('../parts/name-changes.part.tsx')),
  log: latePart(() => import('../parts/audit.part.tsx')),
} as const

const UsersRoute = ({ query }: RouteProps) => {
  const { shell, usersList } = useWords()
  const title = shell.menu.userList()
  return (
    <ListOrPerson query={query} list="/admin/users" label={title}>
      <PageOfParts title={title} query={query} places={USERS_PAGE} words={usersList.parts} draw={PARTS} />
    </ListOrPerson>
  )
}

export default UsersRoute
