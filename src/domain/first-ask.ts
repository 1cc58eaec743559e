import type { RoleId } from './role.ts'

/**
 * A call that a page makes first, as its gateway makes it: of everyone who is signed in, or of who has one of these
 * roles. `{student}` stands for the student who is signed in, and is not asked of anybody else.
 */
export type FirstAsk = string | Readonly<{ path: string; roles: readonly RoleId[] }>
