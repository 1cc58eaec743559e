import { useState } from 'react'
import { useLocation } from 'wouter'

import { registrationFor } from '../../domain/goal.ts'
import { OnlineEnrollmentPage } from '../../views/pages/enrollment/online-enrollment.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createCourses } from '../actors/courses.actors.ts'
import { createEnrollment } from '../actors/enrollment.actors.ts'
import { useApp } from '../app.context.tsx'
import { EnrollDialog } from '../parts/enroll-dialog.part.tsx'
import { idIn, type RouteProps } from '../route-props.ts'
import { usePageViewer } from '../viewer.ts'

const OnlineEnrollmentRoute = ({ query }: RouteProps) => {
  const { gateway, firstData } = useApp()
  const { guard } = useActors()
  const viewer = usePageViewer()
  const [, navigate] = useLocation()
  const [courses] = useState(() => createCourses(gateway))
  const [machine] = useState(() => createEnrollment(gateway, navigate))
  return (
    <OnlineEnrollmentPage
      courseId={idIn(query.get('courseId'))}
      viewer={viewer}
      courses={courses}
      firstCourses={firstData.courses}
      machine={machine}
      RenewDialog={EnrollDialog}
      onWayIn={(way) =>
        guard.send({ type: 'signIn.chosen', ...(way === 'signUp' && { by: registrationFor('enroll') }) })
      }
    />
  )
}

export default OnlineEnrollmentRoute
