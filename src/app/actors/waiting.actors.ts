import type { InstructorDashboard } from '../../domain/contract/held-class.contract.ts'
import type { ProgrammeOverview } from '../../domain/contract/programme.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { GroupsWaiting } from '../../views/pages/home/waiting/coordinator-waiting.view.tsx'
import { createResource } from './kept-resource.actors.ts'

// What waits stands at the top of the home page and of each dashboard: these need no list.

export type InstructorDashboardRead = Readonly<{ dashboard: InstructorDashboard; now: number }>

export const createInstructorDashboard = (gateway: Gateway) =>
  createResource<InstructorDashboardRead>(
    gateway,
    ['classes', 'rosters', 'certificates'],
    async (_query, signal) => {
      const { instructorDashboard } = await gateway.ask('InstructorDashboard', {}, { signal })
      return { dashboard: instructorDashboard, now: gateway.now() }
    },
    () => 'instructorDashboard',
  )

/** What waits in all groups of a coordinator. */
export const createGroupsWaiting = (gateway: Gateway) =>
  createResource<GroupsWaiting>(
    gateway,
    ['groupProgress', 'groups'],
    async (_query, signal) => {
      // By two calls and not one operation: what asks them together is a third of what a page may weigh.
      const [{ groupProgressOverview }, { ledGroups }] = await Promise.all([
        gateway.ask('GroupProgressOverview', { group: null }, { signal }),
        gateway.ask('LedGroups', {}, { signal }),
      ])
      return { ...groupProgressOverview, invited: ledGroups.reduce((sum, { invited }) => sum + invited, 0) }
    },
    () => 'groupsWaiting',
  )

/** What waits in the programme, for whoever runs it. */
export const createProgrammeOverview = (gateway: Gateway) =>
  createResource<ProgrammeOverview>(
    gateway,
    ['classes', 'invitations', 'certificates', 'contactCases'],
    async (_query, signal) => (await gateway.ask('ProgrammeOverview', {}, { signal })).programmeOverview,
    () => 'programme',
  )
