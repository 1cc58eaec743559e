import type { Agency } from '../../domain/contract/agency.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { createResource } from './kept-resource.actors.ts'

/** The agencies that a person may choose among. */
export const createAgencies = (gateway: Gateway) =>
  createResource<readonly Agency[]>(
    gateway,
    [],
    async (_query, signal) => (await gateway.ask('Agencies', {}, { signal })).agencies,
    () => 'agencies',
  )
