import { ownWalkIns, walkInReply } from '../../domain/contract/own-walk-ins.contract.ts'
import { reads, writes } from './call.ts'

/** What is asked of somebody about classes that they were put on: part of the dashboards. */
export const ownWalkInCalls = {
  ownWalkIns: reads({ path: '/own-walk-ins', answer: ownWalkIns, pick: 'items' }),
  answerWalkIn: writes({
    method: 'POST',
    path: '/own-walk-ins/{id}/answer',
    body: walkInReply,
    creates: true,
    changes: ['registrations', 'certificates', 'viewer', 'quickPanel'],
  }),
}
