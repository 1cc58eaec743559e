import { assign, setup, stateIn } from 'xstate'

import { toLatinDigits } from '../../domain/digits.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { canSendCode, isPhone, maskPhone, PHONE_CODE } from '../../domain/phone.ts'
import {
  notificationChoiceMachine,
  type NotificationChoiceSnapshot,
} from '../notification-choice/notification-choice.machine.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'
import type {
  KnownNumber,
  PhoneVerificationContext,
  PhoneVerificationEvent,
  PhoneVerificationInput,
} from './phone-verification.types.ts'

/** Our server says so by a code; one that gives none refuses nothing else of a code that has the right form. */
const isWrongCode = ({ kind, code, retryAfter }: Fault): boolean =>
  code === undefined ? kind === 'refused' && retryAfter === undefined : code === 'WRONG_PHONE_CODE'

type Caused = Readonly<{ cause: unknown }>

const digitsOf = (typed: string) => toLatinDigits(typed).replaceAll(/\D/g, '').slice(0, PHONE_CODE.digits)

const numbersOf = ({ phoneNumber, isVerified }: KnownNumber) => {
  const masked = maskPhone(phoneNumber)
  return { phoneNumber: masked, verifiedNumber: isVerified ? masked : '' }
}

export const contextOf = ({ option, ...known }: PhoneVerificationInput): PhoneVerificationContext => ({
  ...numbersOf(known),
  code: '',
  option,
  sendFault: null,
  codeFault: null,
  left: 0,
})

export const phoneVerificationSetup = setup({
  types: {} as {
    input: PhoneVerificationInput
    context: PhoneVerificationContext
    events: PhoneVerificationEvent
    children: { notificationChoice: 'notificationChoice' }
  },
  actors: {
    sendCode: unprovided<void, { phoneNumber: string }>('sendCode'),
    verifyPhone: unprovided<void, { phoneNumber: string; code: string }>('verifyPhone'),
    cooldown: unprovidedSource<{ seconds: number }>('cooldown'),
    notificationChoice: notificationChoiceMachine,
  },
  actions: {
    takeNumber: assign((_, { phoneNumber }: { phoneNumber: string }) => ({
      phoneNumber: maskPhone(phoneNumber),
      sendFault: null,
    })),
    takeKnown: assign((_, known: KnownNumber) => ({ ...numbersOf(known), sendFault: null })),
    keepVerified: assign(({ context }) => ({ verifiedNumber: context.phoneNumber, code: '' })),
    recallVerified: assign(({ context }) => ({ phoneNumber: context.verifiedNumber, sendFault: null })),
    takeCode: assign((_, { code }: { code: string }) => ({ code: digitsOf(code), codeFault: null })),
    forgetCode: assign({ code: '', codeFault: null }),
    beginCooldown: assign({ left: PHONE_CODE.resendAfter }),
    takeLeft: assign((_, { left }: { left: number }) => ({ left })),
    keepSendFault: assign((_, { cause }: Caused) => ({ sendFault: toFault(cause) })),
    keepCodeFault: assign((_, { cause }: Caused) => ({ codeFault: toFault(cause) })),
    forgetSendFault: assign({ sendFault: null }),
    forgetCodeFault: assign({ codeFault: null }),
  },
  guards: {
    isVerified: ({ context }) => context.verifiedNumber !== '',
    isKnownVerified: (_, { isVerified }: KnownNumber) => isVerified,
    canSendCode: ({ context }) => canSendCode(context.phoneNumber),
    isPhone: ({ context }) => context.phoneNumber !== '' && isPhone(context.phoneNumber),
    isCodeWhole: ({ context }) => context.code.length === PHONE_CODE.digits,
    isWrong: (_, { cause }: Caused) => isWrongCode(toFault(cause)),
    isVoid: (_, { cause }: Caused) => toFault(cause).code === 'PHONE_CODE_EXPIRED',
    isLimited: (_, { cause }: Caused) => (toFault(cause).retryAfter ?? 0) > 0,
    isVerifying: stateIn({ sent: { code: 'verifying' } }),
    isResending: stateIn({ sent: { another: 'sending' } }),
    isChoiceSaved: (_, { snapshot }: { snapshot: NotificationChoiceSnapshot }) => snapshot.matches('saved'),
  },
  delays: {
    sendLimit: ({ context }) => (context.sendFault?.retryAfter ?? 0) * 1000,
    codeLimit: ({ context }) => (context.codeFault?.retryAfter ?? 0) * 1000,
  },
})
