import type { SnapshotFrom } from 'xstate'

import type { Shortcuts } from '../../domain/shortcuts.ts'
import type { shortcutsMachine } from './shortcuts.machine.ts'

type ShortcutsSnapshot = SnapshotFrom<typeof shortcutsMachine>

export const selectShortcuts = (snapshot: ShortcutsSnapshot): Shortcuts => snapshot.context.list
export const isUnsaved = (snapshot: ShortcutsSnapshot): boolean => snapshot.hasTag('error')
