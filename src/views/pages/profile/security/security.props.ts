import type { OwnHistory } from '../../../../domain/contract/own-history.contract.ts'
import type { PersonSession, ProfileAnswer } from '../../../../domain/contract/profile.contract.ts'
import type { DeedMachine } from '../../../../machines/deed/deed.machine.ts'
import type { notificationChoiceMachine } from '../../../../machines/notification-choice/notification-choice.machine.ts'
import type { phoneVerificationMachine } from '../../../../machines/phone-verification/phone-verification.machine.ts'
import type { ResourceMachine } from '../../../../machines/resource/resource.machine.ts'
import type {
  changePasswordMachine,
  deactivationMachine,
  emailChangeMachine,
} from '../../../../machines/security/security-forms.machine.ts'

/** The session that is to end; null for all but this one. */
export type SessionsEnded = Readonly<{ sessionId: string | null }>

export type SecurityMachines = Readonly<{
  phoneVerification: typeof phoneVerificationMachine
  notificationChoice: typeof notificationChoiceMachine
  changePassword: typeof changePasswordMachine
  emailChange: typeof emailChangeMachine
  cancelEmailChange: DeedMachine<true>
  sessionList: ResourceMachine<readonly PersonSession[]>
  sessions: DeedMachine<SessionsEnded>
  /** What was done to them; read when it is asked for. */
  history: ResourceMachine<OwnHistory>
  exportData: DeedMachine<true>
  deactivation: typeof deactivationMachine
  /** Whether what it sends can be read at /demo/outbox. */
  isDemo: ResourceMachine<boolean>
}>

/** What these sections need to know of the person; read again whenever it was changed. */
export type SecurityProfile = Pick<
  ProfileAnswer,
  'email' | 'pendingEmail' | 'phone' | 'isPhoneVerified' | 'notifyPhone'
>

export type SecuritySectionsProps = Readonly<{
  profile: SecurityProfile
  machines: SecurityMachines
  /** False where the server keeps of a person but the phone and how they are notified. */
  isWhole?: boolean
  signOutHref?: string
}>
