import { useSelector } from '@xstate/react'

import { runsProgramme } from '../../domain/person-page.ts'
import { selectRoles, selectUserId } from '../../machines/auth/auth.connect.ts'
import { RosterPage } from '../../views/pages/roster/roster-page.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createAgencies } from '../actors/agencies.actors.ts'
import { createKeptPage } from '../actors/kept-page.actors.ts'
import { createRoster } from '../actors/roster.actors.ts'
import { useApp } from '../app.context.tsx'
import { useMade } from '../made.ts'
import { idIn, type RouteProps } from '../route-props.ts'

const InstructorRosterRoute = ({ params }: RouteProps) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const machines = useMade('roster', { viewerId: () => selectUserId(auth.getSnapshot()) }, ({ viewerId }) => ({
    machine: createRoster(gateway, viewerId),
    agencies: createAgencies(gateway),
    kept: createKeptPage(gateway, auth),
  }))
  const classId = idIn(params['instructorCourseId'])
  const runs = useSelector(auth, (at) => runsProgramme(selectRoles(at)))
  // An address without a class asks for one that there is not, and is told so.
  return <RosterPage key={classId} classId={classId ?? 0} runs={runs} {...machines} />
}

export default InstructorRosterRoute
