import { progressOverview, progressOverviewQuery } from '../../domain/contract/group-progress.contract.ts'
import { groupList } from '../../domain/contract/group.contract.ts'
import { instructorDashboard } from '../../domain/contract/held-class.contract.ts'
import { ownWalkIns, walkInReply } from '../../domain/contract/own-walk-ins.contract.ts'
import { programmeOverview } from '../../domain/contract/programme.contract.ts'
import { reads, writes } from './call.ts'

/**
 * What waits for those who teach, lead or run the programme: the home page asks it too, and nothing else of theirs; and
 * what is asked of anybody on their dashboard.
 */
export const waitingCalls = {
  instructorDashboard: reads({ path: '/instructor/dashboard', answer: instructorDashboard }),
  groupProgressOverview: reads({
    path: '/group-progress/overview',
    query: progressOverviewQuery,
    answer: progressOverview,
  }),
  ledGroups: reads({ path: '/groups', answer: groupList }),
  programmeOverview: reads({ path: '/programme/overview', answer: programmeOverview }),
  ownWalkIns: reads({ path: '/own-walk-ins', answer: ownWalkIns, pick: 'items' }),
  answerWalkIn: writes({
    method: 'POST',
    path: '/own-walk-ins/{id}/answer',
    body: walkInReply,
    creates: true,
    changes: ['registrations', 'certificates', 'viewer', 'quickPanel'],
  }),
}
