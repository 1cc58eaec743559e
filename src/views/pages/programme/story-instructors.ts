import type { ProgrammeInstructors } from '../../../domain/contract/programme-instructors.contract.ts'

const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((firstName, at) => ({ id: at + 1, firstName, lastName: 'Lane' }))
if (!ada || !bo || !cy) throw new Error('Three people are told of')

export const INSTRUCTORS: ProgrammeInstructors = {
  asOf: '2026-11-25T23:30:00Z',
  active: [
    { ...ada, classes: 5, trained: 64 },
    { ...bo, classes: 2, trained: 21 },
  ],
  activeCount: 9,
  silent: [
    { ...cy, lastClassAt: null },
    { id: 4, firstName: 'Dee', lastName: 'Moreno', lastClassAt: '2024-05-04T12:00:00Z' },
  ],
  silentCount: 2,
  lineage: [
    { ...bo, by: ada, on: '2024-03-01T12:00:00Z' },
    { ...cy, by: bo, on: '2025-03-01T12:00:00Z' },
    { ...cy, by: ada, on: '2025-04-01T12:00:00Z' },
  ],
}

export const NO_INSTRUCTORS: ProgrammeInstructors = {
  ...INSTRUCTORS,
  active: [],
  activeCount: 0,
  silent: [],
  silentCount: 0,
  lineage: [],
}
