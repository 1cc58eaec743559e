import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'

import { MESSAGES_LIST } from '../../domain/contract/messages.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { ListPage } from '../../views/pages/list-page.view.tsx'
import { MessagesPage } from '../../views/pages/messages/messages.view.tsx'
import { PageParts } from '../../views/pages/page-parts.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { Skeleton } from '../../views/ui/skeleton.view.tsx'
import { createActing } from '../actors/acting.actors.ts'
import { createMessages } from '../actors/messages.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { MESSAGE_PARTS, messageAddress, messagePartIn } from '../message-parts.ts'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

// The words of messages are looked after now and then.
const Templates = latePart(() => import('../parts/message-templates.part.tsx'))

type PartProps = Parameters<typeof Templates>[0]

const Messages = ({ title, query, parts }: PartProps) => {
  const { gateway } = useApp()
  const { acts } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [acting] = useState(() => createActing(gateway, acts))
  const [machines] = useState(() =>
    createMessages(gateway, (asked) => writeQuery(navigate, pathname, listAddress(MESSAGES_LIST, asked))),
  )
  return (
    <ListWithViews list={MESSAGES_LIST} query={query} hrefOf={(asked) => messageAddress('messages', asked)}>
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

const MessagesRoute = ({ query }: RouteProps) => {
  const { shell, messagesList } = useWords()
  const shown = messagePartIn(query)
  const title = shell.menu.emailReports()
  const parts = (
    <PageParts
      label={messagesList.parts.label()}
      parts={MESSAGE_PARTS.map((part) => ({
        key: part,
        label: messagesList.parts[part](),
        href: messageAddress(part),
        isCurrent: part === shown,
      }))}
    />
  )
  if (shown === 'messages') return <Messages title={title} query={query} parts={parts} />
  return (
    <Suspense
      fallback={
        <ListPage title={title} lead="">
          {parts}
          <Skeleton height="20rem" />
        </ListPage>
      }
    >
      <Templates title={title} query={query} parts={parts} />
    </Suspense>
  )
}

export default MessagesRoute
