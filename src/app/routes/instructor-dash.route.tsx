import { useState } from 'react'
import { useLocation } from 'wouter'

import { OWN_CLASSES } from '../../domain/contract/own-classes.list.ts'
import { readListAsked, type ListAsked } from '../../domain/list.ts'
import { InstructorDashPage } from '../../views/pages/instructor-dash/instructor-dash.view.tsx'
import { createOwnClasses } from '../actors/own-classes.actors.ts'
import { createInstructorDashboard } from '../actors/waiting.actors.ts'
import { useApp } from '../app.context.tsx'
import { AskedWalkIns } from '../asked-walk-ins.view.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useMade } from '../made.ts'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const InstructorDashRoute = ({ query }: RouteProps) => {
  const { gateway } = useApp()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [now] = useState(gateway.now)
  const machines = useMade(
    'instructorDash',
    { writeAddress: (asked: ListAsked) => writeQuery(navigate, pathname, listAddress(OWN_CLASSES, asked)) },
    ({ writeAddress }) => ({
      machine: createInstructorDashboard(gateway),
      classes: createOwnClasses(gateway, writeAddress),
    }),
  )
  return (
    <ListWithViews list={OWN_CLASSES} query={query} hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}>
      {(shown) => (
        <InstructorDashPage
          asked={readListAsked(OWN_CLASSES, shown)}
          {...machines}
          now={now}
          walkIns={<AskedWalkIns />}
        />
      )}
    </ListWithViews>
  )
}

export default InstructorDashRoute
