import type { Agency } from '../../domain/contract/agency.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import { resourceActors } from './resource.actors.ts'

/** The agencies that a person may choose among. */
export const createAgencies = (gateway: Gateway) =>
  createResourceMachine<readonly Agency[]>().provide({
    actors: resourceActors<readonly Agency[]>(
      gateway,
      [],
      async (_query, signal) => (await gateway.ask('Agencies', {}, { signal })).agencies,
    ),
  })
