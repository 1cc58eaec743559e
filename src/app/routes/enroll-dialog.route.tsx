import { useState } from 'react'
import { useLocation } from 'wouter'

import { registrationFor } from '../../domain/goal.ts'
import { EnrollmentDialog } from '../../views/pages/enrollment/enrollment-dialog.view.tsx'
import type { EnrollDialogProps } from '../../views/pages/home/home.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createEnrollment } from '../actors/enrollment.actors.ts'
import { useApp } from '../app.context.tsx'
import { usePageViewer } from '../viewer.ts'

/** The home page is painted without the words of enrolling: the dialog brings its own. */
const EnrollDialogRoute = ({ course, onClose, renews }: EnrollDialogProps & Readonly<{ renews?: boolean }>) => {
  const { gateway } = useApp()
  const { guard } = useActors()
  const viewer = usePageViewer()
  const [, navigate] = useLocation()
  const [machine] = useState(() => createEnrollment(gateway, navigate))
  return (
    <Speaking namespaces={['enrollment']}>
      <EnrollmentDialog
        machine={machine}
        course={course}
        viewer={viewer}
        onClose={onClose}
        onWayIn={(way) =>
          guard.send({ type: 'signIn.chosen', ...(way === 'signUp' && { by: registrationFor('enroll') }) })
        }
        renews={renews}
      />
    </Speaking>
  )
}

export default EnrollDialogRoute
