import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import { selectFirstName } from '../../machines/auth/auth.connect.ts'
import HomeWaiting from '../../views/pages/home/waiting/waiting.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createDashboard } from '../actors/student-dashboard.actors.ts'
import { createGroupsWaiting, createInstructorDashboard, createProgrammeOverview } from '../actors/waiting.actors.ts'
import { useApp } from '../app.context.tsx'
import { usePageViewer } from '../viewer.ts'

/** The home page is painted without what waits: it comes for who is signed in. */
const WaitingRoute = () => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const firstName = useSelector(auth, selectFirstName)
  const { roles, studentId } = usePageViewer()
  const [machines] = useState(() => ({
    student: createDashboard(gateway),
    instructor: createInstructorDashboard(gateway),
    groups: createGroupsWaiting(gateway),
    programme: createProgrammeOverview(gateway),
  }))
  // While someone signs out there is nobody to show anything to.
  return firstName === null ? null : (
    <HomeWaiting
      key={studentId}
      productName={PRODUCT_NAME}
      firstName={firstName}
      roles={roles}
      studentId={studentId}
      machines={machines}
    />
  )
}

export default WaitingRoute
