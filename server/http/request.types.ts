import type { Language } from '../../src/domain/language.ts'
import type { RoleId } from '../../src/domain/role.ts'
import type { Caller } from '../platform/caller.ts'

/** Who may call a route: anyone, anyone signed in, or who has one of the roles. */
export type RouteAccess = 'public' | 'signedIn' | Readonly<{ roles: readonly RoleId[] }>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that declares none stops the server from starting. */
    access?: RouteAccess
    /**
     * By an address that was signed for a session, whose person then asks: beside a header, or by it alone. Where there
     * is no good one the answer is that nothing is there.
     */
    signed?: 'too' | 'alone'
    /** What creates, or is refused once it is done: it takes an `Idempotency-Key` and its handler works inside `once`. */
    creates?: boolean
  }

  interface FastifyRequest {
    /** Null for a guest. */
    caller: Caller | null
    /** Whether the caller is known by a signed address. */
    isAddressed: boolean
    language: Language
  }
}
