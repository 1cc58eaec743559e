import { useState } from 'react'
import { useLocation } from 'wouter'

import { REPORTS_LIST } from '../../domain/contract/reports.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { ReportsPage } from '../../views/pages/reports/reports.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createActing } from '../actors/acting.actors.ts'
import { createReports } from '../actors/reports.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const ReportsRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  const { gateway } = useApp()
  const { acts, auth } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [acting] = useState(() => createActing(gateway, acts))
  const [machines] = useState(() =>
    createReports(
      gateway,
      () => selectUserId(auth.getSnapshot()),
      (asked) => writeQuery(navigate, pathname, listAddress(REPORTS_LIST, asked)),
    ),
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
