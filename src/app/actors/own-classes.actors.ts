import type { InstructorDashboard } from '../../domain/contract/held-class.contract.ts'
import { OWN_CLASSES } from '../../domain/contract/own-classes.list.ts'
import type { ListAsked } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { createResource } from './kept-resource.actors.ts'

export const createOwnClasses = (gateway: Gateway, writeAddress: (asked: ListAsked) => void) =>
  createDefinedList(OWN_CLASSES, { gateway, topics: ['classes', 'rosters'], writeAddress, isKept: true })

export type InstructorDashboardRead = Readonly<{ dashboard: InstructorDashboard; now: number }>

export const createInstructorDashboard = (gateway: Gateway) =>
  createResource<InstructorDashboardRead>(
    gateway,
    ['classes', 'rosters', 'certificates'],
    async (_query, signal) => {
      const { instructorDashboard } = await gateway.ask('InstructorDashboard', {}, { signal })
      return { dashboard: instructorDashboard, now: gateway.now() }
    },
    () => 'instructorDashboard',
  )
