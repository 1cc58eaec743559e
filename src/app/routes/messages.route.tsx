import { useState } from 'react'
import { useLocation } from 'wouter'

import { MESSAGES_LIST } from '../../domain/contract/messages.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { MessagesPage } from '../../views/pages/messages/messages.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createActing } from '../actors/acting.actors.ts'
import { createMessages } from '../actors/messages.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const MessagesRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  const { gateway } = useApp()
  const { acts } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [acting] = useState(() => createActing(gateway, acts))
  const [machines] = useState(() =>
    createMessages(gateway, (asked) => writeQuery(navigate, pathname, listAddress(MESSAGES_LIST, asked))),
  )
  return (
    <ListWithViews list={MESSAGES_LIST} query={query} hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}>
      {(shown) => (
        <MessagesPage
          title={shell.menu.emailReports()}
          asked={readListAsked(MESSAGES_LIST, shown)}
          machines={machines}
          acting={acting}
        />
      )}
    </ListWithViews>
  )
}

export default MessagesRoute
