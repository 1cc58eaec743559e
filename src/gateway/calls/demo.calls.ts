import { demoAccounts, demoOutbox } from '../../domain/contract/demo.contract.ts'
import { reads } from './call.ts'

/** What only a demo installation has; elsewhere there is none of it. */
export const demoCalls = {
  demoAccounts: reads({ path: '/demo/accounts', answer: demoAccounts, none: [] }),
  demoOutbox: reads({ path: '/demo/outbox', answer: demoOutbox, pick: 'items', none: [] }),
}
