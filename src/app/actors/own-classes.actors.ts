import type { InstructorDashboard, OwnClass } from '../../domain/contract/held-class.contract.ts'
import type { ListAsked } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { ownClassesMachine } from '../../machines/class-desk/own-classes.machine.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import { createList } from './list.actors.ts'
import { resourceActors } from './resource.actors.ts'

export const createOwnClasses = (gateway: Gateway, writeAddress: (asked: ListAsked) => void) =>
  createList<OwnClass>(ownClassesMachine, {
    gateway,
    topics: ['classes', 'rosters'],
    read: async (asked, signal) => (await gateway.ask('OwnClasses', { asked }, { signal })).ownClasses,
    writeAddress,
    exportUrl: async (asked, signal) => (await gateway.ask('ExportOwnClasses', { asked }, { signal })).ownClassesExport,
  })

export type InstructorDashboardRead = Readonly<{ dashboard: InstructorDashboard; now: number }>

export const createInstructorDashboard = (gateway: Gateway) =>
  createResourceMachine<InstructorDashboardRead>().provide({
    actors: resourceActors<InstructorDashboardRead>(
      gateway,
      ['classes', 'rosters', 'certificates'],
      async (_query, signal) => {
        const { instructorDashboard } = await gateway.ask('InstructorDashboard', {}, { signal })
        return { dashboard: instructorDashboard, now: gateway.now() }
      },
    ),
  })
