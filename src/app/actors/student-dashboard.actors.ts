import type { Gateway } from '../../gateway/gateway.ts'
import type { DashboardData } from '../../views/pages/dashboard/dashboard-data.ts'
import { createResource } from './kept-resource.actors.ts'

/** How a student stands, on their page and at the top of the home page; the query is the student's id. */
export const createDashboard = (gateway: Gateway) =>
  createResource<DashboardData, number>(
    gateway,
    ['enrollments', 'progress', 'certificates', 'registrations', 'profile'],
    async (studentId, signal) => {
      const { dashboard } = await gateway.ask('Dashboard', { studentId }, { signal })
      return { dashboard, now: gateway.now() }
    },
    (studentId) => `dashboard ${studentId}`,
  )
