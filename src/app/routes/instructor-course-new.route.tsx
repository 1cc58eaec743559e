import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { CLASS_PLANNERS } from '../../domain/class-plan.ts'
import { mayAccess } from '../../domain/permission.ts'
import { ROLE } from '../../domain/role.ts'
import { isViewerKnown, selectRoles, selectUserId } from '../../machines/auth/auth.connect.ts'
import { PlanningGate } from '../../views/pages/class-desk/planning-gate.view.tsx'
import { PlanningPage } from '../../views/pages/class-desk/planning.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createClassPlanning } from '../actors/class-planning.actors.ts'
import { useApp } from '../app.context.tsx'
import { idIn, type RouteProps } from '../route-props.ts'

/** Open to all, as the specification lists it: who may not plan is told why, and offered the way in. */
const InstructorCourseNewRoute = ({ query }: RouteProps) => {
  const { gateway } = useApp()
  const { auth, guard } = useActors()
  const roles = useSelector(auth, selectRoles)
  const viewerId = useSelector(auth, selectUserId)
  const isKnown = useSelector(auth, isViewerKnown)
  const [machine] = useState(() => createClassPlanning(gateway, () => selectUserId(auth.getSnapshot())))
  const from = idIn(query.get('from'))
  if (viewerId === null || !mayAccess(CLASS_PLANNERS, roles)) {
    return (
      <PlanningGate
        isGuest={viewerId === null}
        isKnown={isKnown}
        onSignIn={() => guard.send({ type: 'signIn.chosen' })}
      />
    )
  }
  return (
    <PlanningPage
      // Another person, or another class to be held again, is another plan.
      key={`${viewerId} ${from}`}
      machine={machine}
      from={from}
      planner={{ id: viewerId, isInstructor: roles.includes(ROLE.instructor) }}
    />
  )
}

export default InstructorCourseNewRoute
