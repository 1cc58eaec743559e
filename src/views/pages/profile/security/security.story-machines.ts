import { fromCallback, type EventObject } from 'xstate'

import type { OwnHistory } from '../../../../domain/contract/own-history.contract.ts'
import type { PersonSession } from '../../../../domain/contract/profile.contract.ts'
import type { NotificationOptionId } from '../../../../domain/notification-option.ts'
import { createDeedMachine } from '../../../../machines/deed/deed.machine.ts'
import { notificationChoiceMachine } from '../../../../machines/notification-choice/notification-choice.machine.ts'
import { phoneVerificationMachine } from '../../../../machines/phone-verification/phone-verification.machine.ts'
import type { ResourceMachine } from '../../../../machines/resource/resource.machine.ts'
import {
  changeEmailMachine,
  changePasswordMachine,
  deactivateMachine,
  deactivationMachine,
  emailChangeMachine,
  type ChangeEmailValues,
  type ChangePasswordValues,
  type DeactivateValues,
} from '../../../../machines/security/security-forms.machine.ts'
import { answers, resourceThat } from '../../story-actors.ts'
import type { SecurityMachines, SecurityProfile, SessionsEnded } from './security.props.ts'

export const SECURITY_PROFILE: SecurityProfile = {
  email: 'dana.whitfield@example.org',
  pendingEmail: null,
  phone: '',
  isPhoneVerified: false,
  notifyPhone: false,
}

export const SESSIONS: readonly PersonSession[] = [
  {
    id: '7b1c5a0e-0001-4000-8000-000000000001',
    startedAt: '2026-05-04T13:02:00.000Z',
    lastUsedAt: '2026-05-04T15:40:00.000Z',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
    address: '203.0.113.24',
    isCurrent: true,
  },
  {
    id: '7b1c5a0e-0002-4000-8000-000000000002',
    startedAt: '2026-05-03T05:11:00.000Z',
    lastUsedAt: '2026-05-04T06:20:00.000Z',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    isCurrent: false,
  },
  {
    id: '7b1c5a0e-0003-4000-8000-000000000003',
    startedAt: '2026-04-29T19:30:00.000Z',
    lastUsedAt: '2026-05-02T20:05:00.000Z',
    userAgent: null,
    address: null,
    isCurrent: false,
  },
]

export const OWN: OwnHistory = {
  items: [
    {
      id: 9,
      at: '2026-05-04T13:02:00.000Z',
      action: 'certificate.revoked',
      by: 'staff',
      certificate: 'TIM-7K3M-9Q2X',
      facts: [],
      reason: 'Issued to the wrong person',
    },
    {
      id: 8,
      at: '2026-05-03T13:02:00.000Z',
      action: 'user.roleGiven',
      by: 'staff',
      certificate: null,
      facts: [{ fact: 'after', was: 'student', is: 'student, instructor' }],
      reason: null,
    },
    {
      id: 7,
      at: '2026-05-02T13:02:00.000Z',
      action: 'profile.changed',
      by: 'self',
      certificate: null,
      facts: [{ fact: 'fields', was: null, is: 'phone, licenseNumber, photo' }],
      reason: null,
    },
    {
      id: 6,
      at: '2026-05-01T13:02:00.000Z',
      action: 'email.verified',
      by: 'nobody',
      certificate: null,
      facts: [],
      reason: null,
    },
  ],
  hasMore: true,
}

/** Outside actors, each with what a calm day brings; a story or a test says what is otherwise. */
const CALM = {
  sendCode: answers<void, { phoneNumber: string }>(undefined),
  verifyPhone: answers<void, { phoneNumber: string; code: string }>(undefined),
  cooldown: fromCallback<EventObject, { seconds: number }>(() => {}),
  saveNotification: answers<void, { option: NotificationOptionId }>(undefined),
  changePassword: answers<void, { values: ChangePasswordValues }>(undefined),
  changeEmail: answers<string, { values: ChangeEmailValues }>('dana@firedept.example.org'),
  cancelEmailChange: answers<void, { subject: true }>(undefined),
  endSessions: answers<void, { subject: SessionsEnded }>(undefined),
  history: answers<OwnHistory, { query: undefined }>(OWN),
  exportData: answers<void, { subject: true }>(undefined),
  deactivate: answers<void, { values: DeactivateValues }>(undefined),
  isDemo: false,
}

export type SecurityWorld = Partial<typeof CALM> & { sessionList?: ResourceMachine<readonly PersonSession[]> }

export const securityMachines = ({ sessionList, ...given }: SecurityWorld = {}): SecurityMachines => {
  const world = { ...CALM, ...given }
  const notificationChoice = notificationChoiceMachine.provide({
    actors: { saveNotification: world.saveNotification },
  })
  const { sendCode, verifyPhone, cooldown } = world
  return {
    notificationChoice,
    phoneVerification: phoneVerificationMachine.provide({
      actors: { sendCode, verifyPhone, cooldown, notificationChoice },
    }),
    changePassword: changePasswordMachine.provide({ actors: { submit: world.changePassword } }),
    emailChange: emailChangeMachine.provide({
      actors: { form: changeEmailMachine.provide({ actors: { submit: world.changeEmail } }) },
    }),
    cancelEmailChange: createDeedMachine<true>().provide({ actors: { perform: world.cancelEmailChange } }),
    history: resourceThat(world.history),
    sessionList:
      sessionList ??
      resourceThat<readonly PersonSession[]>(answers<readonly PersonSession[], { query: undefined }>(SESSIONS)),
    sessions: createDeedMachine<SessionsEnded>().provide({ actors: { perform: world.endSessions } }),
    exportData: createDeedMachine<true>().provide({ actors: { perform: world.exportData } }),
    deactivation: deactivationMachine.provide({
      actors: { form: deactivateMachine.provide({ actors: { submit: world.deactivate } }) },
    }),
    isDemo: resourceThat<boolean>(answers<boolean, { query: undefined }>(world.isDemo)),
  }
}
