import { useLocation } from 'wouter'

import { GROUP_PROGRESS } from '../../domain/contract/group-progress.list.ts'
import type { ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { GroupProgress } from '../../views/pages/group-progress/group-progress.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createGroupProgress } from '../actors/group-progress.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useActing, useMade } from '../made.ts'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const StudentProgressRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  const { gateway } = useApp()
  const { notifications } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const acting = useActing()
  const machines = useMade(
    'groupProgress',
    { writeAddress: (asked: ListAsked) => writeQuery(navigate, pathname, listAddress(GROUP_PROGRESS, asked)) },
    (here) => createGroupProgress({ gateway, ...here }),
  )
  return (
    <ListWithViews list={GROUP_PROGRESS} query={query} hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}>
      {(shown) => (
        <GroupProgress
          title={shell.menu.studentProgress()}
          {...machines}
          query={shown}
          tell={(notice) => notifications.send({ type: 'notice.given', notice })}
          acting={acting}
        />
      )}
    </ListWithViews>
  )
}

export default StudentProgressRoute
