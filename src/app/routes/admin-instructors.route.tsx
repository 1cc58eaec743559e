import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'

import { INSTRUCTORS_LIST } from '../../domain/contract/instructors.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { InstructorsPage } from '../../views/pages/instructors/instructors.view.tsx'
import { ListPage } from '../../views/pages/list-page.view.tsx'
import { PageParts } from '../../views/pages/page-parts.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { Skeleton } from '../../views/ui/skeleton.view.tsx'
import { createActing } from '../actors/acting.actors.ts'
import { createInstructors } from '../actors/instructors.actors.ts'
import { useApp } from '../app.context.tsx'
import { INSTRUCTORS_PARTS, instructorsAddress, instructorsPartIn } from '../instructors-parts.ts'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { InstructorsPartProps } from '../parts/instructor-invitations.part.tsx'
import type { RouteProps } from '../route-props.ts'

// Looked at now and then.
const Invitations = latePart(() => import('../parts/instructor-invitations.part.tsx'))

const People = ({ title, query, parts }: InstructorsPartProps) => {
  const { gateway } = useApp()
  const { shell } = useWords()
  const { acts, auth, notifications } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [acting] = useState(() => createActing(gateway, acts))
  const [machines] = useState(() =>
    createInstructors({
      gateway,
      viewerId: () => selectUserId(auth.getSnapshot()),
      begun: acting.begun,
      onFailed: () => notifications.send({ type: 'notice.given', notice: { tone: 'error', text: shell.partFailed() } }),
      writeAddress: (asked) => writeQuery(navigate, pathname, listAddress(INSTRUCTORS_LIST, asked)),
    }),
  )
  return (
    <ListWithViews list={INSTRUCTORS_LIST} query={query} hrefOf={(asked) => instructorsAddress('people', asked)}>
      {(shown) => (
        <InstructorsPage
          title={title}
          asked={readListAsked(INSTRUCTORS_LIST, shown)}
          machines={machines}
          acting={acting}
          parts={parts}
        />
      )}
    </ListWithViews>
  )
}

const AdminInstructorsRoute = ({ query }: RouteProps) => {
  const { shell, instructorsList } = useWords()
  const shown = instructorsPartIn(query)
  const title = shell.menu.instructorList()
  const parts = (
    <PageParts
      label={instructorsList.parts.label()}
      parts={INSTRUCTORS_PARTS.map((part) => ({
        key: part,
        label: instructorsList.parts[part](),
        href: instructorsAddress(part),
        isCurrent: part === shown,
      }))}
    />
  )
  const props: InstructorsPartProps = { title, query, parts }
  if (shown === 'people') return <People {...props} />
  return (
    <Suspense
      fallback={
        <ListPage title={title} lead="">
          {parts}
          <Skeleton height="20rem" />
        </ListPage>
      }
    >
      <Invitations {...props} />
    </Suspense>
  )
}

export default AdminInstructorsRoute
