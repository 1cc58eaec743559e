import { progressOverview, progressOverviewQuery } from '../../domain/contract/group-progress.contract.ts'
import { groupList } from '../../domain/contract/group.contract.ts'
import { instructorDashboard } from '../../domain/contract/held-class.contract.ts'
import { programmeOverview } from '../../domain/contract/programme.contract.ts'
import { reads } from './call.ts'

/** What waits for those who teach, lead or run the programme: the home page asks it too, and nothing else of theirs. */
export const waitingCalls = {
  instructorDashboard: reads({ path: '/instructor/dashboard', answer: instructorDashboard }),
  groupProgressOverview: reads({
    path: '/group-progress/overview',
    query: progressOverviewQuery,
    answer: progressOverview,
  }),
  ledGroups: reads({ path: '/groups', answer: groupList }),
  programmeOverview: reads({ path: '/programme/overview', answer: programmeOverview }),
}
