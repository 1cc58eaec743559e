import { isAuthenticated } from '../../machines/auth/auth.connect.ts'
import { selectPath } from '../../machines/route-guard/route-guard.connect.ts'
import { selectLayout } from '../../machines/settings/settings.connect.ts'
import type { Actors } from '../../views/shell/actors.context.tsx'
import { pathOnly } from '../routes.ts'

/** Tells the navigation of pages, of the fold that the settings choose, and of who goes. */
export const giveNavigation = ({ auth, guard, settings, navigation }: Actors): void => {
  /** Calls for each other value, not for the first. */
  const onChange = <T>(first: T, tell: (value: T) => void) => {
    let last = first
    return (value: T) => {
      if (value === last) return
      last = value
      tell(value)
    }
  }

  const pathOf = () => pathOnly(selectPath(guard.getSnapshot()))
  const onPath = onChange(pathOf(), () => navigation.send({ type: 'route.changed' }))
  guard.subscribe(() => onPath(pathOf()))

  const isFolded = () => selectLayout(settings.getSnapshot()).config.navbar.folded
  const onFold = onChange(isFolded(), (folded) => navigation.send({ type: folded ? 'panel.folded' : 'panel.unfolded' }))
  settings.subscribe(() => onFold(isFolded()))

  const onPresence = onChange(isAuthenticated(auth.getSnapshot()), (isPresent) => {
    if (!isPresent) navigation.send({ type: 'viewer.left' })
  })
  auth.subscribe((snapshot) => onPresence(isAuthenticated(snapshot)))
}
