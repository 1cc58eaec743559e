import { assign, fromPromise, waitFor } from 'xstate'

import { PENDING_EMAIL_KEY } from '../../domain/constants.ts'
import type { CheckLinkAnswer } from '../../domain/contract/account.contract.ts'
import { FaultError, toFault } from '../../domain/fault.ts'
import type { FirstData } from '../../domain/rendered-page.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { isAuthenticated } from '../../machines/auth/auth.connect.ts'
import type { AuthActor } from '../../machines/auth/auth.machine.ts'
import type { BotCheckActor } from '../../machines/bot-check/bot-check.machine.ts'
import {
  CONFIRMED,
  emailVerificationMachine,
  type Confirmation,
} from '../../machines/email-verification/email-verification.machine.ts'
import { mailRequestMachine } from '../../machines/mail-request/mail-request.machine.ts'
import {
  newPasswordFormMachine,
  type NewPasswordValues,
} from '../../machines/password-reset/new-password-form.machine.ts'
import {
  passwordResetMachine,
  type NewPassword,
  type NewPasswordSet,
  type PasswordResetActor,
} from '../../machines/password-reset/password-reset.machine.ts'
import { withBotCheck } from './bot-check.actors.ts'
import { cooldown } from './cooldown.actors.ts'
import { watchNetwork } from './network.actors.ts'
import { takeWish } from './wish.ts'

/** What is kept of this page, where the browser keeps nothing for the tab. */
const heldHere = new Map<string, string>()

const keep = (key: string, value: string): void => {
  heldHere.set(key, value)
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // It lives as long as the page.
  }
}

const forget = (key: string): void => {
  heldHere.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept there.
  }
}

const recall = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key) ?? heldHere.get(key) ?? null
  } catch {
    return heldHere.get(key) ?? null
  }
}

/**
 * The code of a mailed link is taken out of the address at once: the history, a bookmark, a picture of the screen and
 * the `Referer` of all that is asked for afterwards have none. It is kept for the tab, until it is used, so that a
 * reload goes on; no other tab and no later visit sees it. What was done by it is kept so too, as one word: who comes back
 * to the page is told again, and not that a link is missing.
 */
const codeActors = <Answer>(
  page: string,
  { write, read }: Readonly<{ write: (answer: Answer) => string; read: (said: string) => Answer | null }>,
) => {
  const key = `mailedCode:${page}`
  const useKey = `mailedUse:${page}`
  const hideCode = () => {
    const query = new URLSearchParams(location.search)
    const code = query.get('code')?.trim()
    if (code) {
      keep(key, code)
      forget(useKey)
    }
    if (query.has('code')) {
      query.delete('code')
      const rest = query.size > 0 ? `?${query}` : ''
      history.replaceState(history.state, '', `${location.pathname}${rest}`)
    }
  }
  return {
    hideCode,
    takeCode: fromPromise<string | null, undefined>(async () => {
      hideCode()
      return recall(key)
    }),

    dropCode: fromPromise<void, { answer: Answer }>(async ({ input }) => {
      forget(key)
      keep(useKey, write(input.answer))
    }),

    recallUse: fromPromise<Readonly<{ answer: Answer }> | null, undefined>(async () => {
      const said = recall(useKey)
      const answer = said === null ? null : read(said)
      return answer === null ? null : { answer }
    }),
  }
}

/** What came with the page of a mailed link, where its address has that link's code. */
export type ArrivedLink = Readonly<{ code: string | null; known: FirstData['mailedLink'] }>

const OVER = 'LINK_EXPIRED'
/** Codes of which this page was told by its gateway: no link that is over comes to work again. */
const told = new WeakMap<Gateway, Set<string>>()

const linkIn = (gateway: Gateway, { code: asked, known }: ArrivedLink) => {
  const code = asked?.trim() ?? ''
  if (told.get(gateway)?.has(code) || (known?.code === code && known.link === null))
    return { code, fault: { kind: 'refused', code: OVER } as const }
  return known?.code === code ? known : {}
}

const notingOver = (gateway: Gateway, code: string) => (cause: unknown) => {
  if (toFault(cause).code === OVER) told.set(gateway, (told.get(gateway) ?? new Set()).add(code))
  throw cause
}

const linkActors = (gateway: Gateway) => ({
  checkLink: asking<CheckLinkAnswer, { code: string }>(
    async (input, signal) =>
      (await gateway.ask('MailedLink', input, { signal }).catch(notingOver(gateway, input.code))).mailedLink,
  ),
  watchNetwork,
  sendFreshLink: asking<void, { code: string }>(async (input, signal) => {
    await gateway.ask('SendFreshLink', input, { signal })
  }),
})

/** The address that was just signed up with, if it was in this tab. */
const pendingAddress = (): string | null => sessionStorage.getItem(PENDING_EMAIL_KEY)

/** The same before anything is drawn; a browser that keeps nothing has nothing to recall. */
const pendingAtOnce = () => {
  try {
    const email = pendingAddress()
    return email === null ? {} : { email, recalled: email }
  } catch {
    return {}
  }
}

/** What the server painted knows of no address: such a page finds out a moment later. */
export const createVerificationMail = ({ ask }: Pick<Gateway, 'ask'>, isPainted: boolean) =>
  mailRequestMachine.provide({
    actions: { recall: assign(() => (isPainted ? {} : pendingAtOnce())) },
    actors: {
      recallAddress: fromPromise<string | null, undefined>(async () => pendingAddress()),
      askMail: asking<void, { email: string }>(async (input, signal) => {
        await ask('ResendVerificationTo', input, { signal })
      }),
      cooldown,
    },
  })

export const createResetMail = ({ ask }: Gateway, check: BotCheckActor) =>
  mailRequestMachine.provide({
    actors: {
      recallAddress: fromPromise<string | null, undefined>(async () => null),
      askMail: asking<void, { email: string }>(({ email }, signal) =>
        withBotCheck(check, signal, async (botCheck) => {
          await ask('ForgotPassword', { email, botCheck }, { signal })
        }),
      ),
      cooldown,
    },
  })

/**
 * Signs in by the token of an account that was opened in this browser, and tells whether that came about. Whoever is
 * signed in here already stays.
 */
const enter = async (auth: AuthActor, token: string, now: number, signal: AbortSignal): Promise<boolean> => {
  if (isAuthenticated(auth.getSnapshot())) return false
  try {
    takeWish(now)
  } catch {
    // A browser that keeps nothing kept no wish.
  }
  auth.send({ type: 'session.opened', token })
  return isAuthenticated(await waitFor(auth, (at) => !at.hasTag('busy'), { signal }))
}

export const createEmailVerification = (gateway: Gateway, auth: AuthActor, arrived: ArrivedLink) => {
  const { hideCode, ...code } = codeActors<Confirmation>('accountConfirmation', {
    write: ({ kind }) => kind,
    read: (said) => {
      const kind = CONFIRMED.find((one) => one === said)
      return kind === undefined ? null : { kind, isIn: false }
    },
  })
  return emailVerificationMachine.provide({
    actions: { recall: assign(() => linkIn(gateway, arrived)), hideCode },
    actors: {
      ...linkActors(gateway),
      ...code,
      useLink: asking<Confirmation, { code: string; use: undefined }>(async ({ code }, signal) => {
        const { kind, token } = (await gateway.ask('ConfirmEmail', { code }, { signal })).confirmEmail
        return { kind, isIn: token !== null && (await enter(auth, token, gateway.now(), signal)) }
      }),
      declineLink: asking<Confirmation, { code: string }>(async (input, signal) => {
        await gateway.ask('DeclineWalkIn', input, { signal })
        return { kind: 'declined', isIn: false }
      }),
    },
  })
}

/** The session of this browser ended with all others: it is left before anything is told 401. */
const leaveSession = async (auth: AuthActor): Promise<void> => {
  auth.send({ type: 'session.left' })
  await waitFor(auth, (at) => !isAuthenticated(at))
}

const SET: NewPasswordSet = 'set'

export const createPasswordReset = (gateway: Gateway, auth: AuthActor, arrived: ArrivedLink) => {
  const { hideCode, ...code } = codeActors<NewPasswordSet>('resetPassword', { write: () => SET, read: () => SET })
  return passwordResetMachine.provide({
    actions: { recall: assign(() => linkIn(gateway, arrived)), hideCode },
    actors: {
      ...linkActors(gateway),
      ...code,
      useLink: asking<NewPasswordSet, { code: string; use: NewPassword }>(async ({ code, use }, signal) => {
        await gateway.ask('ResetPassword', { code, password: use.password }, { signal })
        await leaveSession(auth)
        return SET
      }),
    },
  })
}

/** The form is sent by way of the link, which works once: what becomes of the one becomes of the other. */
export const createNewPasswordForm = (link: PasswordResetActor) =>
  newPasswordFormMachine.provide({
    actors: {
      submit: asking<void, { values: NewPasswordValues }>(async ({ values }, signal) => {
        link.send({ type: 'link.used', use: { password: values.password } })
        const { status, context } = await waitFor(link, (at) => !at.hasTag('busy'), { signal })
        if (status !== 'done') throw new FaultError(context.fault ?? { kind: 'unexpected' })
      }),
    },
  })
