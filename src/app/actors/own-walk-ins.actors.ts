import type { OwnWalkIn } from '../../domain/contract/own-walk-ins.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { AnsweredWalkIn } from '../../views/pages/dashboard/own-walk-in-dialog.view.tsx'
import { createDeed } from './deed.actors.ts'
import { createExactResource } from './kept-resource.actors.ts'

/** Classes that the viewer was put on by an address, and what they say of each. */
export const createOwnWalkIns = (gateway: Gateway) => ({
  machine: createExactResource<readonly OwnWalkIn[]>(
    gateway,
    ['registrations'],
    async (_query, signal) => (await gateway.ask('OwnWalkIns', {}, { signal })).ownWalkIns,
    () => 'ownWalkIns',
  ),
  answering: createDeed(async ({ walkIn: { id }, wasMe }: AnsweredWalkIn, signal) => {
    await gateway.ask('AnswerWalkIn', { id, wasMe }, { signal })
  }),
})
