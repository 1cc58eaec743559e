import type { ProgrammeOverview } from '../../../../domain/contract/programme.contract.ts'
import type { Fault } from '../../../../domain/fault.ts'
import type { DashboardData } from '../../dashboard/dashboard-data.ts'
import type { InstructorDashRead } from '../../instructor-dash/instructor-dash.view.tsx'
import { EMPTY_INSTRUCTOR_DASHBOARD, INSTRUCTOR_DASHBOARD } from '../../instructor-dash/story-dash.ts'
import { EMPTY_PROGRAMME, NEW_PROGRAMME, PROGRAMME } from '../../programme/story-programme.ts'
import { answers, fails, resourceThat, waits } from '../../story-actors.ts'
import { aCourse, aHeldCertificate, DASHBOARD, EMPTY_DASHBOARD, NOW } from '../../story-data.ts'
import type { GroupsWaiting } from './coordinator-waiting.view.tsx'
import type { WaitingMachines } from './waiting.view.tsx'

type Asked = { query: undefined }

/** A student with a lesson to go on with, a seat that is offered, and a certificate that ends. */
const STUDENT: DashboardData = {
  dashboard: { ...DASHBOARD, certificates: [aHeldCertificate({ renewal: aCourse({ id: 5, isOnline: true }) })] },
  now: NOW,
}

export const waitingMachines = (): WaitingMachines => ({
  student: resourceThat(answers<DashboardData, { query: number }>(STUDENT)),
  instructor: resourceThat(answers<InstructorDashRead, Asked>({ dashboard: INSTRUCTOR_DASHBOARD, now: NOW })),
  groups: resourceThat(answers<GroupsWaiting, Asked>({ overdue: 4, expiring: 1, invited: 3 })),
  programme: resourceThat(answers<ProgrammeOverview, Asked>(PROGRAMME)),
})

export const nothingWaits = (): WaitingMachines => ({
  student: resourceThat(answers<DashboardData, { query: number }>({ dashboard: EMPTY_DASHBOARD, now: NOW })),
  instructor: resourceThat(answers<InstructorDashRead, Asked>({ dashboard: EMPTY_INSTRUCTOR_DASHBOARD, now: NOW })),
  groups: resourceThat(answers<GroupsWaiting, Asked>({ overdue: 0, expiring: 0, invited: 0 })),
  programme: resourceThat(answers<ProgrammeOverview, Asked>(EMPTY_PROGRAMME)),
})

/** Of an owner on the first day. */
export const newProgramme = (): WaitingMachines => ({
  ...nothingWaits(),
  programme: resourceThat(answers<ProgrammeOverview, Asked>(NEW_PROGRAMME)),
})

export const waitingIsRead = (): WaitingMachines => ({
  student: resourceThat(waits<DashboardData, { query: number }>()),
  instructor: resourceThat(waits<InstructorDashRead, Asked>()),
  groups: resourceThat(waits<GroupsWaiting, Asked>()),
  programme: resourceThat(waits<ProgrammeOverview, Asked>()),
})

export const waitingFails = (fault: Fault): WaitingMachines => ({
  student: resourceThat(fails<DashboardData, { query: number }>(fault)),
  instructor: resourceThat(fails<InstructorDashRead, Asked>(fault)),
  groups: resourceThat(fails<GroupsWaiting, Asked>(fault)),
  programme: resourceThat(fails<ProgrammeOverview, Asked>(fault)),
})
