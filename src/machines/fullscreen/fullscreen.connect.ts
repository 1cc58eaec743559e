import type { SnapshotFrom } from 'xstate'

import type { fullscreenMachine } from './fullscreen.machine.ts'

/** The page has the whole screen: so the button's next press leaves it. */
export const isFullscreen = (snapshot: SnapshotFrom<typeof fullscreenMachine>): boolean =>
  snapshot.matches('full') || snapshot.matches('leaving') || snapshot.matches({ failed: 'toLeave' })
