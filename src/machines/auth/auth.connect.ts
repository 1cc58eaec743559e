import type { SnapshotFrom } from 'xstate'

import type { Viewer } from '../../domain/contract/auth.contract.ts'
import type { RoleId } from '../../domain/role.ts'
import type { authMachine } from './auth.machine.ts'

type AuthSnapshot = SnapshotFrom<typeof authMachine>

/** One-field selectors: each gives a primitive or a reference that lives as long as the viewer does. */
export const selectRoles = (snapshot: AuthSnapshot): readonly RoleId[] => snapshot.context.roles
export const selectViewer = (snapshot: AuthSnapshot): Viewer | null => snapshot.context.viewer

/** By which id somebody's calls and drafts go; null is a guest's. Where a server tells no id: 0, which is nobody's. */
export const selectUserId = ({ context: { viewer } }: AuthSnapshot): number | null => viewer && (viewer.id ?? 0)

/** The student profile that enrolling needs; null for who has none. */
export const selectStudentId = (snapshot: AuthSnapshot): number | null =>
  snapshot.context.viewer?.profile.student?.id ?? null

export const selectFullName = (snapshot: AuthSnapshot): string | null => {
  const profile = snapshot.context.viewer?.profile
  return profile ? `${profile.firstName} ${profile.lastName}`.trim() : null
}

export const selectFirstName = (snapshot: AuthSnapshot): string | null =>
  snapshot.context.viewer?.profile.firstName ?? null

/** What the viewer opens a list with, as an address asks for it; null is the whole list. */
export const selectListDefault = ({ context: { viewer } }: AuthSnapshot, list: string): string | null =>
  viewer?.listDefaults.find((one) => one.list === list)?.asked ?? null

export const isAuthenticated = (snapshot: AuthSnapshot): boolean => snapshot.matches('authenticated')

/** The token of this tab is the one that was last put into storage here. */
export const isSteady = (snapshot: AuthSnapshot): boolean =>
  snapshot.matches({ authenticated: { present: 'steady' } }) ||
  snapshot.matches({ authenticated: { present: 'refreshing' } })

/** It is known who is looking: signed in, or certainly not. */
export const isViewerKnown = (snapshot: AuthSnapshot): boolean =>
  snapshot.matches('authenticated') ||
  snapshot.matches({ unauthenticated: 'idle' }) ||
  snapshot.matches({ unauthenticated: 'dropping' })

/** Who looks was let in by a token that had ended: what they do reaches the server when they have signed in anew. */
export const hasLapsed = ({ context }: AuthSnapshot): boolean => context.hasLapsed

/** There is a living token, but nobody could be asked whose it is. */
export const isUnreachable = (snapshot: AuthSnapshot): boolean => snapshot.matches({ configuring: 'unreachable' })

/** Who looks at a page that is open to all: `unknown` until the token that is held was asked about. */
export type Looker = 'unknown' | 'unreachable' | 'guest' | 'person'

export const selectLooker = (snapshot: AuthSnapshot): Looker => {
  if (snapshot.context.viewer) return 'person'
  if (isUnreachable(snapshot)) return 'unreachable'
  return isViewerKnown(snapshot) ? 'guest' : 'unknown'
}

/** Whoever is signed in and was never welcomed, as far as the server knows. */
export const selectNewcomerId = (snapshot: AuthSnapshot): number | null =>
  snapshot.context.viewer?.welcomed === false && snapshot.matches({ authenticated: 'present' })
    ? selectUserId(snapshot)
    : null
