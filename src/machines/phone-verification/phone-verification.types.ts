import type { Fault } from '../../domain/fault.ts'
import type { NotificationOptionId } from '../../domain/notification-option.ts'

/** What `cooldown` sends: the seconds that are left, and the end. */
export type CooldownEvent = { type: 'cooldown.ticked'; left: number } | { type: 'cooldown.ended' }

/** What is known of a person's number. Empty: they gave none. */
export type KnownNumber = Readonly<{ phoneNumber: string; isVerified: boolean }>

export type PhoneVerificationEvent =
  | { type: 'number.changed'; phoneNumber: string }
  /** Also again, for one that did not come or is void. */
  | { type: 'code.asked' }
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted' }
  /** It was mistyped, or another one is to be verified. */
  | { type: 'number.reopened' }
  /** The verified one is good enough after all. */
  | { type: 'number.kept' }
  /** It was changed or verified elsewhere. */
  | ({ type: 'number.known' } & KnownNumber)
  /** The person goes on with the notifications as they are. */
  | { type: 'configuration.left' }
  | CooldownEvent

export type PhoneVerificationInput = KnownNumber & Readonly<{ option: NotificationOptionId }>

export type PhoneVerificationContext = Readonly<{
  /** As the mask writes it. */
  phoneNumber: string
  /** Empty until one is. */
  verifiedNumber: string
  /** Digits 0 to 9, in whatever script they were typed. */
  code: string
  option: NotificationOptionId
  /** Of sending a code. */
  sendFault: Fault | null
  /** Of the code that was tried. */
  codeFault: Fault | null
  /** Seconds until another code may be asked for. */
  left: number
}>
