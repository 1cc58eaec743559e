import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'

import { USERS_LIST } from '../../domain/contract/users.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { mergeAddress, personAddress } from '../../domain/person-address.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectRoles, selectUserId } from '../../machines/auth/auth.connect.ts'
import { ListPage } from '../../views/pages/list-page.view.tsx'
import { PageParts } from '../../views/pages/page-parts.view.tsx'
import { UsersPage } from '../../views/pages/users/users.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { Skeleton } from '../../views/ui/skeleton.view.tsx'
import { createActing } from '../actors/acting.actors.ts'
import { createUsers } from '../actors/users.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListOrPerson } from '../list-or-person.view.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'
import { USERS_PARTS, usersAddress, usersPartIn, type PartOfUsersProps } from '../users-parts.ts'

// Fewer look at them than at people.
const LATE = {
  names: latePart(() => import('../parts/name-changes.part.tsx')),
  log: latePart(() => import('../parts/audit.part.tsx')),
} as const

const People = ({ title, query, parts, addressOf }: PartOfUsersProps) => {
  const { gateway } = useApp()
  const { auth, acts } = useActors()
  const userId = useSelector(auth, selectUserId)
  const roles = useSelector(auth, selectRoles)
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [acting] = useState(() => createActing(gateway, acts))
  const [machines] = useState(() =>
    createUsers(gateway, (asked) => writeQuery(navigate, pathname, listAddress(USERS_LIST, asked))),
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

const Parts = ({ query }: Pick<RouteProps, 'query'>) => {
  const { shell, usersList } = useWords()
  const shown = usersPartIn(query)
  const title = shell.menu.userList()
  const parts = (
    <PageParts
      label={usersList.parts.label()}
      parts={USERS_PARTS.map((part) => ({
        key: part,
        label: usersList.parts[part](),
        href: usersAddress(part),
        isCurrent: part === shown,
      }))}
    />
  )
  const props: PartOfUsersProps = { title, query, parts, addressOf: (asked) => usersAddress(shown, asked) }
  if (shown === 'people') return <People {...props} />
  const Shown = LATE[shown]
  return (
    <Suspense
      fallback={
        <ListPage title={title} lead="">
          {parts}
          <Skeleton height="20rem" />
        </ListPage>
      }
    >
      <Shown {...props} />
    </Suspense>
  )
}

const UsersRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  return (
    <ListOrPerson query={query} list="/admin/users" label={shell.menu.userList()}>
      <Parts query={query} />
    </ListOrPerson>
  )
}

export default UsersRoute
