import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { selectLooker } from '../../machines/auth/auth.connect.ts'
import { ClassRegistrationPage } from '../../views/pages/class-registration/class-registration.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createClassRegistration } from '../actors/class-registration.actors.ts'
import { useApp } from '../app.context.tsx'
import { CheckInPart } from '../parts/check-in.part.tsx'
import { idIn, type RouteProps } from '../route-props.ts'
import { usePageViewer } from '../viewer.ts'

const CourseRegisterRoute = ({ params, query }: RouteProps) => {
  const { gateway } = useApp()
  const { auth, guard } = useActors()
  const viewer = usePageViewer()
  const isKnown = useSelector(auth, selectLooker) !== 'unknown'
  const [machine] = useState(() => createClassRegistration(gateway))
  // No course has the id 0: an address that names none is answered as one that there is not.
  const courseId = idIn(params['courseId']) ?? 0
  const code = query.get('checkIn')
  return (
    <ClassRegistrationPage
      key={`${courseId} ${viewer.studentId} ${viewer.isGuest}`}
      courseId={courseId}
      viewer={isKnown ? viewer : null}
      machine={machine}
      onSignIn={() => guard.send({ type: 'signIn.chosen' })}
      checkIn={code !== null && <CheckInPart code={code} />}
    />
  )
}

export default CourseRegisterRoute
