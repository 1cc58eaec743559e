import { fromCallback, type EventObject } from 'xstate'

import type { OwnHistory } from '../../domain/contract/own-history.contract.ts'
import type { PersonSession } from '../../domain/contract/profile.contract.ts'
import { toFault } from '../../domain/fault.ts'
import { notifiesPhone, type NotificationOptionId } from '../../domain/notification-option.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { notificationChoiceMachine } from '../../machines/notification-choice/notification-choice.machine.ts'
import { phoneVerificationMachine } from '../../machines/phone-verification/phone-verification.machine.ts'
import type { CooldownEvent } from '../../machines/phone-verification/phone-verification.types.ts'
import {
  changeEmailMachine,
  changePasswordMachine,
  deactivateMachine,
  deactivationMachine,
  emailChangeMachine,
  type ChangeEmailValues,
  type ChangePasswordValues,
  type DeactivateValues,
} from '../../machines/security/security-forms.machine.ts'
import type { SecurityMachines, SessionsEnded } from '../../views/pages/profile/security/security.props.ts'
import { createDeed } from './deed.actors.ts'
import { createResource } from './kept-resource.actors.ts'

/** Counts down by the clock, not by its ticks: a page in the background ticks late. */
const cooldown = fromCallback<EventObject, { seconds: number }>(({ input, sendBack }) => {
  const tell = (event: CooldownEvent) => sendBack(event)
  const end = Date.now() + input.seconds * 1000
  const timer = setInterval(() => {
    const left = Math.ceil((end - Date.now()) / 1000)
    tell(left > 0 ? { type: 'cooldown.ticked', left } : { type: 'cooldown.ended' })
  }, 1000)
  return () => clearInterval(timer)
})

/** Lets the browser save what is at an address; the server says that it is a file. */
const save = (url: string) => {
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = ''
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}

/** What has ended already need not be ended. */
const unlessGone = async (ending: Promise<unknown>, onGone: () => void) => {
  try {
    await ending
  } catch (cause) {
    if (toFault(cause).kind !== 'notFound') throw cause
    onGone()
  }
}

export type SecurityListener = Readonly<{
  onDeactivated: () => void
  onChoiceUnsaved: () => void
}>

export const createSecurityMachines = (
  gateway: Gateway,
  { onDeactivated, onChoiceUnsaved }: SecurityListener,
): SecurityMachines => {
  const { ask, topics } = gateway
  const notificationChoice = notificationChoiceMachine.provide({
    actors: {
      saveNotification: asking<void, { option: NotificationOptionId }>(async ({ option }, signal) => {
        try {
          await ask('SaveNotification', { notifyPhone: notifiesPhone(option) }, { signal })
        } catch (cause) {
          if (!signal.aborted) onChoiceUnsaved()
          throw cause
        }
      }),
    },
  })
  return {
    notificationChoice,
    phoneVerification: phoneVerificationMachine.provide({
      actors: {
        cooldown,
        notificationChoice,
        sendCode: asking<void, { phoneNumber: string }>(async ({ phoneNumber }, signal) => {
          await ask('SendPhoneCode', { phoneNumber }, { signal })
        }),
        verifyPhone: asking<void, { phoneNumber: string; code: string }>(async (tried, signal) => {
          await ask('VerifyPhone', tried, { signal })
        }),
      },
    }),
    changePassword: changePasswordMachine.provide({
      actors: {
        submit: asking<void, { values: ChangePasswordValues }>(async ({ values }, signal) => {
          const { currentPassword, password } = values
          await ask('ChangePassword', { currentPassword, password }, { signal })
        }),
      },
    }),
    emailChange: emailChangeMachine.provide({
      actors: {
        form: changeEmailMachine.provide({
          actors: {
            submit: asking<string, { values: ChangeEmailValues }>(async ({ values }, signal) => {
              const email = values.email.trim()
              await ask('ChangeEmail', { email, password: values.password }, { signal })
              return email
            }),
          },
        }),
      },
    }),
    cancelEmailChange: createDeed(async (_: true, signal) => {
      await ask('CancelEmailChange', {}, { signal })
    }),
    sessionList: createResource<readonly PersonSession[]>(
      gateway,
      ['sessions'],
      async (_query, signal) => (await ask('Sessions', {}, { signal })).sessions,
      () => 'ownSessions',
    ),
    sessions: createDeed(async ({ sessionId }: SessionsEnded, signal) => {
      if (sessionId === null) await ask('EndOtherSessions', {}, { signal })
      else await unlessGone(ask('EndPersonSession', { sessionId }, { signal }), () => topics.announce('sessions'))
    }),
    history: createResource<OwnHistory>(
      gateway,
      ['profile', 'certificates'],
      async (_query, signal) => (await ask('OwnHistory', {}, { signal })).ownHistory,
      () => 'ownHistory',
    ),
    exportData: createDeed(async (_: true, signal) => {
      const { exportData } = await ask('ExportData', {}, { signal })
      save(exportData)
    }),
    isDemo: createResource<boolean>(
      gateway,
      [],
      async (_query, signal) => (await ask('DemoAccounts', {}, { signal })).demoAccounts.length > 0,
      () => 'isDemo',
    ),
    deactivation: deactivationMachine.provide({
      actors: {
        form: deactivateMachine.provide({
          actors: {
            submit: asking<void, { values: DeactivateValues }>(async ({ values }, signal) => {
              await ask('Deactivate', { password: values.password }, { signal })
              onDeactivated()
            }),
          },
        }),
      },
    }),
  }
}
