import { useState } from 'react'

import type { Gateway } from '../../gateway/gateway.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import type { DashboardData } from '../../views/pages/dashboard/dashboard-data.ts'
import { DashboardPage } from '../../views/pages/dashboard/dashboard.view.tsx'
import { resourceActors } from '../actors/resource.actors.ts'
import { useApp } from '../app.context.tsx'
import { usePageViewer } from '../viewer.ts'

const createDashboard = (gateway: Gateway) =>
  createResourceMachine<DashboardData, number>().provide({
    actors: resourceActors<DashboardData, number>(
      gateway,
      ['enrollments', 'progress', 'certificates'],
      async (studentId, signal) => {
        const { dashboard } = await gateway.ask('Dashboard', { studentId }, { signal })
        return { dashboard, now: Date.now() }
      },
    ),
  })

const StudentDashRoute = () => {
  const { gateway } = useApp()
  const { studentId } = usePageViewer()
  const [machine] = useState(() => createDashboard(gateway))
  // The guard lets nobody else in; while someone signs out there is nobody to show anything to.
  return studentId === null ? null : <DashboardPage key={studentId} studentId={studentId} machine={machine} />
}

export default StudentDashRoute
