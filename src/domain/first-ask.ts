import type { RoleId } from './role.ts'

/**
 * A call that a page makes first, as its gateway makes it: of everyone who is signed in, or of who has one of these
 * roles. `{student}` stands for the student who is signed in, and is not asked of anybody else.
 */
export type FirstAsk = string | Readonly<{ path: string; roles: readonly RoleId[] }>

/** A call that a page makes first where somebody comes to it from another. */
export type NextAsk = Readonly<{
  path: string
  /** Of whom it is asked; of everybody where nobody is named. */
  roles?: readonly RoleId[] | undefined
  /**
   * What of an address goes along as it is there. Nothing is the call that is the same whatever an address asks for, and
   * one that does not say is made for an address that asks for nothing.
   */
  query?: readonly string[] | undefined
}>
