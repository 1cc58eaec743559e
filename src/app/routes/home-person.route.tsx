// What the home page shows to who is signed in; it is painted without. Both parts come together: what they ask of the
// same answer they then ask in one turn, once.
import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import { selectFirstName } from '../../machines/auth/auth.connect.ts'
import { HeldCourses } from '../../views/pages/home/held-courses.view.tsx'
import type { OwnCoursesProps } from '../../views/pages/home/home.view.tsx'
import { SPOKEN } from '../../views/pages/home/waiting/spoken.ts'
import HomeWaiting from '../../views/pages/home/waiting/waiting.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createHoldings } from '../actors/holdings.actors.ts'
import { createDashboard } from '../actors/student-dashboard.actors.ts'
import { createGroupsWaiting, createInstructorDashboard, createProgrammeOverview } from '../actors/waiting.actors.ts'
import { useApp } from '../app.context.tsx'
import { usePageViewer } from '../viewer.ts'

/** What waits for them. */
export const Waiting = () => {
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

/** The courses, with what a student holds of them. They begin when what waits has its words, and not before it. */
export const OwnCourses = (props: OwnCoursesProps) => {
  const { gateway } = useApp()
  const [machine] = useState(() => createHoldings(gateway))
  return (
    <Speaking namespaces={SPOKEN}>
      <HeldCourses machine={machine} {...props} />
    </Speaking>
  )
}
