import { createContext, use, type ReactNode } from 'react'

import type { AuthActor } from '../../machines/auth/auth.machine.ts'
import type { ConnectionActor } from '../../machines/connection/connection.machine.ts'
import type { FullscreenActor } from '../../machines/fullscreen/fullscreen.machine.ts'
import type { ListActsActor } from '../../machines/list-act/list-acts.machine.ts'
import type { NavigationActor } from '../../machines/navigation/navigation.machine.ts'
import type { NotificationsActor } from '../../machines/notifications/notifications.machine.ts'
import type { RouteGuardActor } from '../../machines/route-guard/route-guard.machine.ts'
import type { SettingsActor } from '../../machines/settings/settings.machine.ts'
import type { ShortcutsActor } from '../../machines/shortcuts/shortcuts.machine.ts'
import type { LazyActor } from './lazy-actor.ts'

/** The actors that live as long as the app; the composition root starts them. */
export type Actors = Readonly<{
  auth: AuthActor
  guard: RouteGuardActor
  settings: SettingsActor
  connection: ConnectionActor
  notifications: NotificationsActor
  navigation: NavigationActor
  fullscreen: LazyActor<FullscreenActor>
  shortcuts: LazyActor<ShortcutsActor>
  /** Acts on rows of lists that somebody began. */
  acts: LazyActor<ListActsActor>
}>

const ActorsContext = createContext<Actors | null>(null)

export const ActorsProvider = ({ actors, children }: { actors: Actors; children: ReactNode }) => (
  <ActorsContext value={actors}>{children}</ActorsContext>
)

export const useActors = (): Actors => {
  const actors = use(ActorsContext)
  if (!actors) throw new Error('No actors above.')
  return actors
}
