import { keysOf } from './keys.ts'

/** What a mailed link does, and for how many hours it is good. */
export const LINK_HOURS = { verification: 24, passwordReset: 1, emailChange: 24, walkIn: 168 } as const

export type LinkKind = keyof typeof LINK_HOURS
export const LINK_KINDS = keysOf<LinkKind>({
  verification: true,
  passwordReset: true,
  emailChange: true,
  walkIn: true,
})

/** Seconds after which a mail that did not come may be asked for again. The server's own limit is another. */
export const RESEND_AFTER = 60
