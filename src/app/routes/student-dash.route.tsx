import { useState } from 'react'

import type { Gateway } from '../../gateway/gateway.ts'
import { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import type { DashboardData } from '../../views/pages/dashboard/dashboard-data.ts'
import { DashboardPage } from '../../views/pages/dashboard/dashboard.view.tsx'
import { createCertificateReissue } from '../actors/certificate-reissue.actors.ts'
import { clipboardActors } from '../actors/clipboard.actors.ts'
import { resourceActors } from '../actors/resource.actors.ts'
import { useApp } from '../app.context.tsx'
import { EnrollDialog } from '../parts/enroll-dialog.part.tsx'
import { usePageViewer } from '../viewer.ts'

const createDashboard = (gateway: Gateway) =>
  createResourceMachine<DashboardData, number>().provide({
    actors: resourceActors<DashboardData, number>(
      gateway,
      ['enrollments', 'progress', 'certificates', 'registrations', 'profile'],
      async (studentId, signal) => {
        const { dashboard } = await gateway.ask('Dashboard', { studentId }, { signal })
        return { dashboard, now: gateway.now() }
      },
    ),
  })

const copying = copyingMachine.provide({ actors: clipboardActors })

const StudentDashRoute = () => {
  const { gateway } = useApp()
  const { studentId } = usePageViewer()
  const [machines] = useState(() => ({
    machine: createDashboard(gateway),
    reissue: createCertificateReissue(gateway),
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
