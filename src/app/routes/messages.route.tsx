import { useLocation } from 'wouter'

import { MESSAGES_LIST } from '../../domain/contract/messages.list.ts'
import { readListAsked, type ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { MessagesPage } from '../../views/pages/messages/messages.view.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { createMessages } from '../actors/messages.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useActing, useMade } from '../made.ts'
import { MESSAGES_PAGE } from '../message-parts.ts'
import { PageOfParts, type PartProps } from '../page-of-parts.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const Messages = ({ title, query, parts, addressOf }: PartProps) => {
  const { gateway } = useApp()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const acting = useActing()
  const machines = useMade(
    'messages',
    { writeAddress: (asked: ListAsked) => writeQuery(navigate, pathname, listAddress(MESSAGES_LIST, asked)) },
    ({ writeAddress }) => createMessages(gateway, writeAddress),
  )
  return (
    <ListWithViews list={MESSAGES_LIST} query={query} hrefOf={addressOf}>
      {(shown) => (
        <MessagesPage
          title={title}
          asked={readListAsked(MESSAGES_LIST, shown)}
          machines={machines}
          acting={acting}
          parts={parts}
        />
      )}
    </ListWithViews>
  )
}

// The words of messages are looked after now and then.
const PARTS = {
  messages: Messages,
  templates: latePart(() => import('../parts/message-templates.part.tsx')),
} as const

const MessagesRoute = ({ query }: RouteProps) => {
  const { shell, messagesList } = useWords()
  return (
    <PageOfParts
      title={shell.menu.emailReports()}
      query={query}
      places={MESSAGES_PAGE}
      words={messagesList.parts}
      draw={PARTS}
    />
  )
}

export default MessagesRoute
