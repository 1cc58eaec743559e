import type { ProgrammeInstructors } from '../../domain/contract/programme-instructors.contract.ts'
import type { ProgrammeQuality } from '../../domain/contract/programme-quality.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { createResource } from './kept-resource.actors.ts'

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
