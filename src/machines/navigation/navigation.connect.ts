import type { SnapshotFrom } from 'xstate'

import type { navigationMachine, SettingsView } from './navigation.machine.ts'

type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>

export const isPanelOpen = (snapshot: NavigationSnapshot): boolean => snapshot.matches({ panel: 'open' })

/** The folded panel lies unfolded over the page. */
export const isPanelOver = (snapshot: NavigationSnapshot): boolean => snapshot.matches({ fold: { folded: 'over' } })

export const isDrawerOpen = (snapshot: NavigationSnapshot): boolean => snapshot.matches({ drawer: 'open' })
export const isSidePanelOpen = (snapshot: NavigationSnapshot): boolean => !snapshot.matches({ sidePanel: 'closed' })
export const isSidePanelPermanent = (snapshot: NavigationSnapshot): boolean =>
  snapshot.matches({ sidePanel: 'permanent' })
export const isQuickPanelOpen = (snapshot: NavigationSnapshot): boolean => snapshot.matches({ quickPanel: 'open' })
export const isSearchOpen = (snapshot: NavigationSnapshot): boolean => snapshot.matches({ search: 'open' })

/** Which view of the settings panel is open; one at a time, or none. */
export const selectSettingsView = (snapshot: NavigationSnapshot): SettingsView | null => {
  if (snapshot.matches({ settingsPanel: 'settings' })) return 'settings'
  return snapshot.matches({ settingsPanel: 'schemes' }) ? 'schemes' : null
}
