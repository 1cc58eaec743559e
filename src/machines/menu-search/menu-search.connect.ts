import type { SnapshotFrom } from 'xstate'

import type { Place } from '../../domain/menu-search.ts'
import type { menuSearchMachine } from './menu-search.machine.ts'

type MenuSearchSnapshot = SnapshotFrom<typeof menuSearchMachine>

export const selectQuery = (snapshot: MenuSearchSnapshot): string => snapshot.context.query
export const selectFound = (snapshot: MenuSearchSnapshot): readonly Place[] => snapshot.context.found
export const selectActive = (snapshot: MenuSearchSnapshot): number | null => snapshot.context.active
export const isNothingFound = (snapshot: MenuSearchSnapshot): boolean => snapshot.matches('nothing')
