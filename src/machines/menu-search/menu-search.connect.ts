import type { SnapshotFrom } from 'xstate'

import type { Place } from '../../domain/menu-search.ts'
import type { MenuSearchMachine } from './menu-search.machine.ts'

type MenuSearchSnapshot = SnapshotFrom<MenuSearchMachine>

export const selectQuery = (snapshot: MenuSearchSnapshot): string => snapshot.context.query
export const selectFound = (snapshot: MenuSearchSnapshot): readonly Place[] => snapshot.context.found
export const selectActive = (snapshot: MenuSearchSnapshot): number | null => snapshot.context.active

/** What there is to say below what was found. */
export type RecordsFace = 'quiet' | 'busy' | 'failed' | 'overlong' | 'nothing'

export const recordsFace = (snapshot: MenuSearchSnapshot): RecordsFace => {
  if (snapshot.hasTag('busy')) return 'busy'
  if (snapshot.hasTag('error')) return 'failed'
  if (snapshot.matches({ records: 'overlong' })) return 'overlong'
  return snapshot.context.found.length === 0 ? 'nothing' : 'quiet'
}
