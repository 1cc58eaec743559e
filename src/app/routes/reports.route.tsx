import { useLocation } from 'wouter'

import { REPORTS_LIST } from '../../domain/contract/reports.list.ts'
import { readListAsked, type ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { ReportsPage } from '../../views/pages/reports/reports.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createReports } from '../actors/reports.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useActing, useMade } from '../made.ts'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const ReportsRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  const { gateway } = useApp()
  const { auth } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const acting = useActing()
  const machines = useMade(
    'reports',
    {
      viewerId: () => selectUserId(auth.getSnapshot()),
      writeAddress: (asked: ListAsked) => writeQuery(navigate, pathname, listAddress(REPORTS_LIST, asked)),
    },
    ({ viewerId, writeAddress }) => createReports(gateway, viewerId, writeAddress),
  )
  return (
    <ListWithViews list={REPORTS_LIST} query={query} hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}>
      {(shown) => (
        <ReportsPage
          title={shell.menu.reports()}
          asked={readListAsked(REPORTS_LIST, shown)}
          machines={machines}
          acting={acting}
        />
      )}
    </ListWithViews>
  )
}

export default ReportsRoute
