import { useState } from 'react'

import { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { DashboardPage } from '../../views/pages/dashboard/dashboard.view.tsx'
import type { Correction } from '../../views/pages/dashboard/reissue-dialog.view.tsx'
import { clipboardActors } from '../actors/clipboard.actors.ts'
import { createDeed } from '../actors/deed.actors.ts'
import { createDashboard } from '../actors/student-dashboard.actors.ts'
import { useApp } from '../app.context.tsx'
import { EnrollDialog } from '../parts/enroll-dialog.part.tsx'
import { usePageViewer } from '../viewer.ts'

const copying = copyingMachine.provide({ actors: clipboardActors })

const StudentDashRoute = () => {
  const { gateway } = useApp()
  const { studentId } = usePageViewer()
  const [machines] = useState(() => ({
    machine: createDashboard(gateway),
    reissue: createDeed(
      async ({ number }: Correction, signal) =>
        (await gateway.ask('ReissueCertificate', { number }, { signal })).reissueCertificate.number,
    ),
  }))
  // The guard lets nobody else in; while someone signs out there is nobody to show anything to.
  return studentId === null ? null : (
    <DashboardPage
      key={studentId}
      studentId={studentId}
      {...machines}
      copying={copying}
      origin={location.origin}
      EnrollDialog={EnrollDialog}
    />
  )
}

export default StudentDashRoute
