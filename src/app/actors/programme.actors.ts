import type { ProgrammeOverview } from '../../domain/contract/programme.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { createResource } from './kept-resource.actors.ts'

/** What waits in the programme and its figures, for whoever runs it. */
export const createProgrammeOverview = (gateway: Gateway) =>
  createResource<ProgrammeOverview>(
    gateway,
    ['classes', 'invitations', 'certificates'],
    async (_query, signal) => (await gateway.ask('ProgrammeOverview', {}, { signal })).programmeOverview,
    () => 'programme',
  )
