import { useLocation } from 'wouter'

import { INSTRUCTORS_LIST } from '../../domain/contract/instructors.list.ts'
import { readListAsked, type ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { InstructorsPage } from '../../views/pages/instructors/instructors.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { createInstructors } from '../actors/instructors.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useActing, useMade } from '../made.ts'
import { PageOfParts, type PartProps } from '../page-of-parts.view.tsx'
import { createPageParts } from '../page-parts.ts'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const People = ({ title, query, parts, addressOf }: PartProps) => {
  const { gateway } = useApp()
  const { shell } = useWords()
  const { auth, notifications } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const acting = useActing()
  const machines = useMade(
    'instructors',
    {
      viewerId: () => selectUserId(auth.getSnapshot()),
      begun: acting.begun,
      onFailed: () => notifications.send({ type: 'notice.given', notice: { tone: 'error', text: shell.partFailed() } }),
      writeAddress: (asked: ListAsked) => writeQuery(navigate, pathname, listAddress(INSTRUCTORS_LIST, asked)),
    },
    (here) => createInstructors({ gateway, ...here }),
  )
  return (
    <ListWithViews list={INSTRUCTORS_LIST} query={query} hrefOf={addressOf}>
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

const PLACES = createPageParts('/admin/instructors', ['people', 'invitations'])
// Looked at now and then.
const PARTS = {
  people: People,
  invitations: latePart(() => import('../parts/instructor-invitations.part.tsx')),
} as const

const AdminInstructorsRoute = ({ query }: RouteProps) => {
  const { shell, instructorsList } = useWords()
  return (
    <PageOfParts
      title={shell.menu.instructorList()}
      query={query}
      places={PLACES}
      words={instructorsList.parts}
      draw={PARTS}
    />
  )
}

export default AdminInstructorsRoute
