import { programmeOverview } from '../../domain/contract/programme.contract.ts'
import type { QueryResolvers } from '../generated/resolvers.ts'

export const programmeQueries = {
  programmeOverview: (_root, _query, { get }) => get('/programme/overview', programmeOverview),
} satisfies QueryResolvers
