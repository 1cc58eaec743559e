import { useState } from 'react'
import { useLocation } from 'wouter'

import { USERS_LIST } from '../../domain/contract/users.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { UsersPage } from '../../views/pages/users/users.view.tsx'
import { createDefinedList } from '../actors/defined-list.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const UsersRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  const { gateway } = useApp()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [list] = useState(() =>
    createDefinedList(USERS_LIST, {
      gateway,
      topics: ['users'],
      writeAddress: (asked) => writeQuery(navigate, pathname, listAddress(USERS_LIST, asked)),
    }),
  )
  return (
    <ListWithViews list={USERS_LIST} query={query} hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}>
      {(shown) => <UsersPage title={shell.menu.userList()} asked={readListAsked(USERS_LIST, shown)} list={list} />}
    </ListWithViews>
  )
}

export default UsersRoute
