import { ROLE, type RoleId } from '../../../src/domain/role.ts'
import type { TestApp } from './test-app.ts'

/** A guest, each role alone, and two people with two roles. */
export const CALLERS = {
  guest: null,
  student: [ROLE.student],
  instructor: [ROLE.instructor],
  groupCoordinator: [ROLE.groupCoordinator],
  admin: [ROLE.admin],
  owner: [ROLE.owner],
  master: [ROLE.master],
  'student and coordinator': [ROLE.student, ROLE.groupCoordinator],
  'instructor and admin': [ROLE.instructor, ROLE.admin],
} as const satisfies Record<string, readonly RoleId[] | null>

export type Caller = keyof typeof CALLERS

export const everyone = Object.keys(CALLERS) as Caller[]

/** Of each kind one, signed in: the guest alone has no token. */
export const signInEveryone = async (server: TestApp): Promise<ReadonlyMap<Caller, { token: string }>> => {
  const tokens = new Map<Caller, { token: string }>()
  for (const caller of everyone) {
    const roles = CALLERS[caller]
    if (roles !== null) tokens.set(caller, await server.signedIn(roles))
  }
  return tokens
}
