import { isViewerKnown, selectViewer } from '../../machines/auth/auth.connect.ts'
import { isUnsettled } from '../../machines/settings/settings.connect.ts'
import type { Actors } from '../../views/shell/actors.context.tsx'

/** Tells the settings whose they are: of a person with what they saved, or a guest's. */
export const giveViewer = ({ auth, settings }: Pick<Actors, 'auth' | 'settings'>): void => {
  const tell = () => {
    const snapshot = auth.getSnapshot()
    if (!isViewerKnown(snapshot)) return
    const viewer = snapshot.matches({ authenticated: 'present' }) ? selectViewer(snapshot) : null
    // Without an id there is no call that saves: how it looks stays this browser's.
    const userId = viewer?.id ?? null
    if (viewer && userId !== null) settings.send({ type: 'viewer.known', userId, saved: viewer.settings })
    else settings.send({ type: 'viewer.left' })
  }
  auth.subscribe(tell)
  // Whichever of the two is ready first.
  settings.subscribe((snapshot) => {
    if (isUnsettled(snapshot)) tell()
  })
}
