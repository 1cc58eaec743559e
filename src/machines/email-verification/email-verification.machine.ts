import type { LinkKind } from '../../domain/link.ts'
import { createMailedLinkMachine, type MailedLinkActor } from '../mailed-link/mailed-link.machine.ts'

/**
 * What was confirmed: a new account, the changed address of one, or that it was its person who walked into a class.
 * `isIn` is somebody who opened the account in this browser, and is signed in by that.
 */
export type Confirmation = Readonly<{ kind: LinkKind; isIn: boolean }>

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
