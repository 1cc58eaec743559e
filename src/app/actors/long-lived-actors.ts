import { createActor } from 'xstate'

import type { Appearance } from '../../domain/appearance.ts'
import { OWN_CALLS, type Calls } from '../../domain/calls.ts'
import type { Viewer } from '../../domain/contract/auth.contract.ts'
import type { Language } from '../../domain/language.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { hasLapsed, isViewerKnown, selectRoles, selectUserId } from '../../machines/auth/auth.connect.ts'
import { authMachine } from '../../machines/auth/auth.machine.ts'
import { connectionMachine } from '../../machines/connection/connection.machine.ts'
import { navigationMachine } from '../../machines/navigation/navigation.machine.ts'
import { notificationsMachine } from '../../machines/notifications/notifications.machine.ts'
import { routeGuardMachine } from '../../machines/route-guard/route-guard.machine.ts'
import { selectLanguage } from '../../machines/settings/settings.connect.ts'
import { settingsMachine } from '../../machines/settings/settings.machine.ts'
import type { Actors } from '../../views/shell/actors.context.tsx'
import { watchParts } from '../chunk.ts'
import { createLazyGateway } from '../gateway.ts'
import { isKeptLessonPage } from '../kept-lessons/kept-hint.ts'
import { applyAppearance } from './appearance.ts'
import { authActors, noteOwner, tokenInForce, tokenOwner } from './auth.actors.ts'
import { connectionActors } from './connection.actors.ts'
import { giveNavigation } from './navigation.ts'
import { giveNotices } from './notices.ts'
import { routeGuardActors } from './route-guard.actors.ts'
import { settingsActors } from './settings.actors.ts'
import { createTools, giveTools } from './tools.ts'
import { giveViewer } from './viewer.ts'

export type LongLived = Readonly<{
  actors: Actors
  gateway: Gateway
  /** Starts everything, once. Never called where a page is rendered on the server. */
  start: (root: HTMLElement) => void
  stop: () => void
}>

export type LongLivedOptions = Readonly<{
  /** Path with query. */
  path: string
  /** What the page was painted with. */
  appearance: Appearance
  /** When, by the server's clock in milliseconds; undefined where nothing painted depends on it. */
  paintedAt?: number | undefined
  loadLanguage: (language: Language) => Promise<void>
  build: string | null
  /** As the page says; the page's own server where it says nothing. */
  calls?: Calls | undefined
  /** For whom it was painted, by which token they ask, and with what. */
  painted?: PaintedWith | undefined
}>

export type PaintedWith = Readonly<{
  token: string
  viewer: Viewer
  answers: Readonly<Record<string, unknown>>
  /** Where it is painted: what reads meanwhile. */
  gateway?: Gateway
}>

/** Makes the actors that live as long as the app, and joins them: the session to the guard, the guard to nobody. */
export const createLongLived = ({
  path,
  appearance,
  paintedAt,
  loadLanguage,
  build,
  calls = OWN_CALLS,
  painted,
}: LongLivedOptions): LongLived => {
  const doubted = new Set<string>()
  const lazy = () =>
    createLazyGateway({
      ...calls,
      paintedAt,
      painted: painted?.answers,
      language: () => selectLanguage(settings.getSnapshot()),
      token: () => tokenInForce(auth),
      onToken: (token) => auth.send({ type: 'token.renewed', token }),
      onUnauthorised: (token) => {
        // Who watches what is kept goes on, though a signal comes and goes; there it says that they are to sign in.
        if (hasLapsed(auth.getSnapshot()) && isKeptLessonPage(location.pathname)) return
        auth.send({ type: 'session.unauthorised', ...(token === null ? {} : { token }) })
      },
      // A role may have been taken since. Once for each call: one that is refused by another rule is not asked about for ever.
      onForbidden: (call) => {
        if (!doubted.has(call)) auth.send({ type: 'viewer.changed' })
        doubted.add(call)
      },
    })
  const gateway: Gateway = painted?.gateway ?? lazy()
  const settings = createActor(settingsMachine.provide({ actors: settingsActors(gateway.ask, loadLanguage) }), {
    input: { appearance },
  })
  const auth = createActor(authMachine.provide({ actors: authActors(gateway.ask) }), { input: { painted } })
  const guard = createActor(routeGuardMachine.provide({ actors: routeGuardActors }), {
    input: { path, roles: painted && selectRoles(auth.getSnapshot()) },
  })
  const connection = createActor(connectionMachine.provide({ actors: connectionActors(build) }))
  const notifications = createActor(notificationsMachine)
  const navigation = createActor(navigationMachine, { input: { isFolded: appearance.layout.config.navbar.folded } })
  const tools = createTools({ auth, settings, notifications }, gateway)
  const actors: Actors = { auth, guard, settings, connection, notifications, navigation, ...tools }
  const all = [settings, connection, notifications, navigation, guard, auth]
  let isStarted = false
  let stopTools = () => {}

  return {
    actors,
    gateway,
    start: (root) => {
      if (isStarted) return
      isStarted = true
      root.dataset['ready'] = ''
      // Of a session that ended before the page came nothing else says whose it was.
      let owner = tokenOwner()
      auth.subscribe((snapshot) => {
        if (!isViewerKnown(snapshot)) return
        delete root.dataset['session']
        if (!snapshot.matches('authenticated')) gateway.answers?.forgetAll()
        const userId = selectUserId(snapshot)
        if (userId) noteOwner(userId)
        guard.send({ type: 'viewer.settled', roles: selectRoles(snapshot), userId, owner })
        owner = null
      })
      giveViewer(actors)
      let spoken = selectLanguage(settings.getSnapshot())
      settings.subscribe((snapshot) => {
        if (snapshot.matches('ready')) applyAppearance(root, snapshot.context.appearance)
        const language = selectLanguage(snapshot)
        if (language !== spoken) gateway.topics.announce('language')
        spoken = language
      })
      gateway.topics.subscribe(['viewer'], () => auth.send({ type: 'viewer.changed' }))
      watchParts()
      giveNotices(actors)
      giveNavigation(actors)
      stopTools = giveTools(actors)
      for (const actor of all) actor.start()
    },
    stop: () => {
      stopTools()
      for (const actor of [...all, tools.fullscreen, tools.shortcuts, tools.acts]) actor.stop()
    },
  }
}
