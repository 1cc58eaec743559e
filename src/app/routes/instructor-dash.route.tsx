import { useState } from 'react'
import { useLocation } from 'wouter'

import { listAddress, readListAsked } from '../../domain/list.ts'
import { OWN_CLASSES } from '../../domain/own-classes-list.ts'
import { InstructorDashPage } from '../../views/pages/instructor-dash/instructor-dash.view.tsx'
import { createInstructorDashboard, createOwnClasses } from '../actors/own-classes.actors.ts'
import { useApp } from '../app.context.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const InstructorDashRoute = ({ query }: RouteProps) => {
  const { gateway } = useApp()
  const [pathname, navigate] = useLocation()
  const [machines] = useState(() => ({
    machine: createInstructorDashboard(gateway),
    classes: createOwnClasses(gateway, (asked) => writeQuery(navigate, pathname, listAddress(OWN_CLASSES, asked))),
    now: gateway.now(),
  }))
  return <InstructorDashPage asked={readListAsked(OWN_CLASSES, query)} {...machines} />
}

export default InstructorDashRoute
