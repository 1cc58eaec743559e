import { LINK_KINDS } from '../../domain/link.ts'
import { createMailedLinkMachine, type MailedLinkActor } from '../mailed-link/mailed-link.machine.ts'

/** What a link of these pages was used for; that its person did not walk into a class is another than that they did. */
export const CONFIRMED = [...LINK_KINDS, 'declined'] as const

/**
 * What was confirmed: a new account, the changed address of one, or that it was its person who walked into a class, or
 * was not. `isIn` is somebody who opened the account in this browser, and is signed in by that.
 */
export type Confirmation = Readonly<{ kind: (typeof CONFIRMED)[number]; isIn: boolean }>

/**
 * An address is confirmed by one press of a button. Opening the mail's link changes nothing: our confirming is a POST
 * by a script, and scanners that run a page's scripts would confirm for whoever reads the mail first, and use the
 * link up before its owner does.
 */
export const emailVerificationMachine = createMailedLinkMachine<undefined, Confirmation>({
  id: 'emailVerification',
  kinds: ['verification', 'emailChange', 'walkIn'],
})

export type EmailVerificationActor = MailedLinkActor<undefined, Confirmation>
