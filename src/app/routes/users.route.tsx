import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'wouter'

import { USERS_LIST } from '../../domain/contract/users.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectRoles, selectUserId } from '../../machines/auth/auth.connect.ts'
import { UsersPage } from '../../views/pages/users/users.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createActing } from '../actors/acting.actors.ts'
import { createUsers } from '../actors/users.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const UsersRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
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
    <ListWithViews list={USERS_LIST} query={query} hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}>
      {(shown) => (
        <UsersPage
          title={shell.menu.userList()}
          asked={readListAsked(USERS_LIST, shown)}
          machines={machines}
          acting={acting}
          viewer={{ userId: userId ?? 0, roles }}
        />
      )}
    </ListWithViews>
  )
}

export default UsersRoute
