import { createActor, fromCallback, type AnyActorRef, type EventObject } from 'xstate'

import { DEFAULT_APPEARANCE, type Appearance } from '../../domain/appearance.ts'
import type { Viewer } from '../../domain/contract/auth.contract.ts'
import type { Fault } from '../../domain/fault.ts'
import type { Language } from '../../domain/language.ts'
import { rolesOf } from '../../domain/role.ts'
import type { SavedSettings } from '../../domain/settings-sync.ts'
import { authMachine } from '../../machines/auth/auth.machine.ts'
import { connectionMachine } from '../../machines/connection/connection.machine.ts'
import { navigationMachine, type NavigationActor } from '../../machines/navigation/navigation.machine.ts'
import { notificationsMachine } from '../../machines/notifications/notifications.machine.ts'
import { routeGuardMachine } from '../../machines/route-guard/route-guard.machine.ts'
import { settingsMachine, type SettingsActor } from '../../machines/settings/settings.machine.ts'
import type { DeviceKept } from '../../machines/settings/settings.types.ts'
import { answers, fails, waits } from '../pages/story-actors.ts'
import type { Actors } from './actors.context.tsx'
import type { LazyActor } from './lazy-actor.ts'

export const storyViewer: Viewer = {
  id: 7,
  email: 'ayse.demir@example.org',
  welcomed: true,
  shortcuts: [],
  settings: null,
  profile: { firstName: 'Ayşe', lastName: 'Demir', phone: null, student: { id: 7 } },
  photoUrl: null,
  roleMappings: [{ roleId: 2 }],
  listDefaults: [],
}

/** One that nobody has reached for. */
const notHere = <Ref extends AnyActorRef>(): LazyActor<Ref> => ({
  get: () => null,
  subscribe: () => () => {},
  prepare: () => {},
  send: () => {},
})

/** How the account takes what is saved to it. */
export type StoryAccount = 'saves' | 'waits' | Fault

type Save = { userId: number; changes: SavedSettings }

const saving = (account: StoryAccount) => {
  if (account === 'saves') return answers<SavedSettings, Save>({})
  return account === 'waits' ? waits<SavedSettings, Save>() : fails<SavedSettings, Save>(account)
}

const settingsOf = (appearance: Appearance, viewer: Viewer | null, account: StoryAccount): SettingsActor => {
  const machine = settingsMachine.provide({
    actors: {
      readSettings: waits(),
      keepSettings: answers<void, DeviceKept>(undefined),
      loadLanguage: answers<void, { language: Language }>(undefined),
      askSaved: waits(),
      watchDevice: fromCallback<EventObject, undefined>(() => {}),
      saveSettings: saving(account),
    },
  })
  return createActor(machine, {
    input: { appearance },
    snapshot: machine.resolveState({
      value: { ready: { memory: 'idle', speech: 'speaking', server: viewer ? 'idle' : 'guest' } },
      context: {
        appearance,
        unsaved: [],
        sent: [],
        wanted: null,
        userId: viewer?.id ?? null,
        before: {},
        failures: 0,
        saveFault: null,
        fault: null,
      },
    }),
  }).start()
}

export type ShellStory = Readonly<{
  appearance?: Partial<Appearance>
  /** Null for a guest. */
  viewer?: Viewer | null
  account?: StoryAccount
  path?: string
}>

/** The long-lived actors as stories and tests of the shell need them: settled, and with nothing outside. */
export const shellActors = ({
  appearance,
  viewer = storyViewer,
  account = 'saves',
  path = '/home',
}: ShellStory = {}): Actors & { navigation: NavigationActor; settings: SettingsActor } => {
  const looks: Appearance = { ...DEFAULT_APPEARANCE, ...appearance }
  return {
    auth: createActor(authMachine, {
      snapshot: authMachine.resolveState({
        value: viewer ? { authenticated: { present: 'steady' } } : { unauthenticated: 'idle' },
        context: {
          token: viewer && 'token',
          hasLapsed: false,
          viewer,
          roles: rolesOf(viewer?.roleMappings ?? []),
          fault: null,
        },
      }),
    }).start(),
    guard: createActor(routeGuardMachine, { input: { path } }).start(),
    settings: settingsOf(looks, viewer, account),
    connection: createActor(
      connectionMachine.provide({ actors: { watchConnection: fromCallback<EventObject, undefined>(() => {}) } }),
    ).start(),
    notifications: createActor(notificationsMachine).start(),
    navigation: createActor(navigationMachine, { input: { isFolded: looks.layout.config.navbar.folded } }).start(),
    fullscreen: notHere(),
    shortcuts: notHere(),
    acts: notHere(),
  }
}
