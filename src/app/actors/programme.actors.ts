import type { ProgrammeFigures } from '../../domain/contract/programme-figures.contract.ts'
import type { ProgrammeInstructors } from '../../domain/contract/programme-instructors.contract.ts'
import type { ProgrammeQuality } from '../../domain/contract/programme-quality.contract.ts'
import type { ProgrammeOverview } from '../../domain/contract/programme.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { createResource } from './kept-resource.actors.ts'

/** What waits in the programme, for whoever runs it. */
export const createProgrammeOverview = (gateway: Gateway) =>
  createResource<ProgrammeOverview>(
    gateway,
    ['classes', 'invitations', 'certificates'],
    async (_query, signal) => (await gateway.ask('ProgrammeOverview', {}, { signal })).programmeOverview,
    () => 'programme',
  )

/** The figures of a period, as an address names it. */
export const createProgrammeFigures = (gateway: Gateway) =>
  createResource<ProgrammeFigures, string>(
    gateway,
    ['classes', 'certificates'],
    async (period, signal) => (await gateway.ask('ProgrammeFigures', { period }, { signal })).programmeFigures,
    (period) => `programme ${period}`,
  )

/** What of the records is not as it should be, and where training lacks. */
export const createProgrammeQuality = (gateway: Gateway) =>
  createResource<ProgrammeQuality>(
    gateway,
    ['classes', 'certificates', 'users', 'allStudents'],
    async (_query, signal) => (await gateway.ask('ProgrammeQuality', {}, { signal })).programmeQuality,
    () => 'programmeQuality',
  )

/** What instructors did in a period, who is silent, and who trained whom. */
export const createProgrammeInstructors = (gateway: Gateway) =>
  createResource<ProgrammeInstructors, string>(
    gateway,
    ['classes', 'instructors'],
    async (period, signal) => (await gateway.ask('ProgrammeInstructors', { period }, { signal })).programmeInstructors,
    (period) => `programmeInstructors ${period}`,
  )
