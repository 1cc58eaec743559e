import { HOUR } from '../../platform/clock.ts'
import type { Limit } from '../../platform/limits.ts'

const anHour = (tries: number): Limit => ({ tries, milliseconds: HOUR })

/**
 * How often what needs no session may be asked for: a try from one network address, counted before anything is
 * judged; what comes of it from there; and what is done to one account. A whole class signs up from one address.
 */
export const SIGN_UP = { tries: anHour(200), perAddress: anHour(100), perAccount: anHour(5) } as const
export const RESET = { tries: anHour(60), perAddress: anHour(30), perAccount: anHour(5) } as const
/** Links that are mailed anew. */
export const LINK_MAIL = { perAddress: anHour(30), perAccount: anHour(5) } as const
/** Links that were opened and are none: of those that are, a whole class opens its own in one room. */
export const LINK = { perAddress: anHour(30) } as const
/** Codes of invitations that are none. */
export const PROFILE_DATA = { perAddress: anHour(30), perProfile: anHour(10) } as const
