import { demoAccounts, demoOutbox } from '../../domain/contract/demo.contract.ts'
import type { QueryResolvers } from '../generated/resolvers.ts'

/** What only a demo installation has; elsewhere there is none of it. */
export const demoQueries = {
  demoAccounts: async (_root, _args, { find }) => (await find('/demo/accounts', demoAccounts)) ?? [],
  demoOutbox: async (_root, _args, { find }) => (await find('/demo/outbox', demoOutbox))?.items ?? [],
} satisfies QueryResolvers
