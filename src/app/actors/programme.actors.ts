import type { ProgrammeFigures } from '../../domain/contract/programme-figures.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { createResource } from './kept-resource.actors.ts'

/** The figures of a period, as an address names it. */
export const createProgrammeFigures = (gateway: Gateway) =>
  createResource<ProgrammeFigures, string>(
    gateway,
    ['classes', 'certificates'],
    async (period, signal) => (await gateway.ask('ProgrammeFigures', { period }, { signal })).programmeFigures,
    (period) => `programme ${period}`,
  )
