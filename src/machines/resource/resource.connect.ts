import type { ReadFault } from '../../domain/fault.ts'
import type { ResourceSnapshot } from './resource.machine.ts'

export type ResourceFace = 'loading' | 'failed' | 'ready' | 'refreshing' | 'partial'

/** Which of its faces the surface shows. `partial` is data that could not be read again. */
export const resourceFace = <Data, Query>(snapshot: ResourceSnapshot<Data, Query>): ResourceFace => {
  if (snapshot.matches('failed')) return snapshot.context.data === undefined ? 'failed' : 'partial'
  if (snapshot.matches('refreshing')) return 'refreshing'
  return snapshot.matches('ready') ? 'ready' : 'loading'
}

export const selectData = <Data, Query>(snapshot: ResourceSnapshot<Data, Query>): Data | undefined =>
  snapshot.context.data

export const selectFault = <Data, Query>(snapshot: ResourceSnapshot<Data, Query>): ReadFault | null =>
  snapshot.context.fault
