import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { Fault } from '../../../src/domain/fault.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { botCheckMachine, type SolvedCheck } from '../../../src/machines/bot-check/bot-check.machine.ts'
import { mailRequestMachine, type MailCooldownEvent } from '../../../src/machines/mail-request/mail-request.machine.ts'
import {
  EmailVerificationPage,
  type EmailVerificationPageProps,
} from '../../../src/views/pages/account-links/email-verification.view.tsx'
import { ForgotPasswordPage } from '../../../src/views/pages/account-links/forgot-password.view.tsx'
import { TOO_MANY } from '../../../src/views/pages/account-links/link-story-actors.ts'
import { answers, fails, waits } from '../../../src/views/pages/story-actors.ts'
import { SOLVED_CHECK } from '../../../src/views/pages/story-data.ts'
import { renderSpoken } from '../support/speak.tsx'

type Asked = { email: string }
type AskMail = ReturnType<typeof answers<void, Asked>>

/** A count that a test goes on with by hand. */
const handCount = () => {
  let tell: (event: MailCooldownEvent) => void = () => {}
  const logic = fromCallback<EventObject, { seconds: number }>(({ sendBack }) => {
    tell = sendBack
  })
  return { logic, tell: (event: MailCooldownEvent) => act(() => tell(event)) }
}

const hears = (asked: string[]): AskMail => fromPromise(async ({ input }) => void asked.push(input.email))

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })

describe('the page that waits for a confirmation', () => {
  const open = async (
    askMail: AskMail,
    { recalled = 'ada@example.org', language = 'en' }: { recalled?: string | null; language?: Locales } = {},
  ) => {
    const tell = vi.fn<EmailVerificationPageProps['tell']>()
    const count = handCount()
    const machine = mailRequestMachine.provide({
      actors: { recallAddress: answers<string | null, undefined>(recalled), askMail, cooldown: count.logic },
    })
    await renderSpoken(
      <EmailVerificationPage productName="TIM Training" machine={machine} tell={tell} />,
      ['accountLinks', 'fieldRules'],
      language,
    )
    return { tell, count }
  }
  const resend = () => screen.getByRole('button', { name: 'Resend Verification Email' })

  it('knows the address that was signed up with, and says how long the link works', async () => {
    await open(waits<void, Asked>())
    expect(screen.getByRole('heading', { level: 1, name: 'Confirm your email address' })).toBeVisible()
    expect(screen.getByText(/was sent to \u2068ada@example.org\u2069\. It works once, for 24 hours\./)).toBeVisible()
    expect(email()).toHaveValue('ada@example.org')
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/register')
  })

  it('takes an address that is typed, by a password manager too', async () => {
    const asked: string[] = []
    await open(hears(asked), { recalled: null })
    expect(email()).toHaveAttribute('autocomplete', 'username')
    expect(email()).toHaveAttribute('name', 'email')
    await userEvent.click(email())
    await userEvent.paste(' ada@example.org ')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(asked).toEqual(['ada@example.org']))
  })

  it('says that the mail was sent, in the page and as a notification', async () => {
    const asked: string[] = []
    const { tell } = await open(hears(asked))
    await userEvent.click(resend())
    const success = 'Verification email sent successfully! Please check your inbox.'
    expect(await screen.findByText(success)).toBeVisible()
    expect(asked).toEqual(['ada@example.org'])
    expect(tell.mock.calls).toEqual([[{ tone: 'success', text: success }]])
  })

  it('counts down until another can be asked for', async () => {
    const asked: string[] = []
    const { count } = await open(hears(asked))
    await userEvent.click(resend())
    expect(await screen.findByText('You can ask for another email in 60 sec.')).toBeVisible()
    count.tell({ type: 'cooldown.ticked', left: 12 })
    expect(screen.getByText('You can ask for another email in 12 sec.')).toBeVisible()
    expect(resend()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(resend())
    expect(asked).toHaveLength(1)
    count.tell({ type: 'cooldown.ended' })
    expect(screen.getByRole('status')).toHaveTextContent('You can ask for another email now.')
    expect(resend()).not.toHaveAttribute('aria-disabled')
    await userEvent.click(resend())
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('says that it could not be sent, and lets try again', async () => {
    const { tell } = await open(fails<void, Asked>({ kind: 'offline' }))
    await userEvent.click(resend())
    expect(await screen.findByText('Error resending verification email')).toBeVisible()
    expect(tell.mock.calls).toEqual([[{ tone: 'error', text: 'Error resending verification email' }]])
    await userEvent.click(resend())
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(2))
  })

  it('tells how long to wait where too many were asked for', async () => {
    await open(fails<void, Asked>(TOO_MANY))
    await userEvent.click(resend())
    expect(await screen.findByText('Too many tries. Wait a while and try again.')).toBeVisible()
    expect(screen.getByText('You can ask for another email in 25 min.')).toBeVisible()
    expect(resend()).toHaveAttribute('aria-disabled', 'true')
  })

  it.each([
    ['en', 'Resend Verification Email', 'Email: Field Required'],
    ['tr', 'Doğrulama e-postasını yeniden gönder', 'E-posta: Zorunlu alan'],
    ['ar', 'إعادة إرسال رسالة التحقق', 'البريد الإلكتروني: حقل مطلوب'],
  ] as const)('says what is wrong in %s, and leads there', async (language, button, message) => {
    await open(waits<void, Asked>(), { recalled: null, language })
    await userEvent.click(screen.getByRole('button', { name: button }))
    const summary = screen.getByRole('alert')
    expect(screen.getByRole('textbox')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.click(within(summary).getByRole('link', { name: message }))
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(message.split(': ')[1] ?? '')
  })
})

describe('the page for a forgotten password', () => {
  const open = async (
    askMail: AskMail,
    solve: ReturnType<typeof answers<SolvedCheck, undefined>> = answers<SolvedCheck, undefined>(SOLVED_CHECK),
  ) => {
    const count = handCount()
    const Page = () => {
      const [machines] = useState(() => ({
        check: botCheckMachine.provide({ actors: { solve } }),
        machine: mailRequestMachine.provide({
          actors: { recallAddress: answers<string | null, undefined>(null), askMail, cooldown: count.logic },
        }),
      }))
      const botCheck = useActorRef(machines.check)
      return <ForgotPasswordPage productName="TIM Training" machine={machines.machine} botCheck={botCheck} />
    }
    await renderSpoken(<Page />, ['accountLinks', 'contact', 'fieldRules'])
    return count
  }
  const send = () => screen.getByRole('button', { name: 'Send the link' })
  const failing = (fault: Fault) => fails<void, Asked>(fault)

  it('asks for the address only, and has the proof made from when a person comes', async () => {
    await open(waits<void, Asked>())
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
    expect(screen.getByRole('form', { name: 'Send a link' })).toHaveAttribute('method', 'post')
    expect(screen.getAllByRole('textbox')).toEqual([email()])
    await userEvent.click(email())
    expect(await screen.findByText('The check is done.')).toBeVisible()
  })

  it('answers alike for any address', async () => {
    await open(answers<void, Asked>(undefined))
    await userEvent.type(email(), 'nobody@example.org{Enter}')
    expect(
      await screen.findByText(
        'If there is an account for \u2068nobody@example.org\u2069, an email is on its way. Its link works once, for one hour.',
      ),
    ).toBeVisible()
  })

  it('sends again after a while, and at once to another address', async () => {
    const asked: string[] = []
    const count = await open(hears(asked))
    await userEvent.type(email(), 'ada@example.org{Enter}')
    const again = await screen.findByRole('button', { name: 'Send it again' })
    expect(again).toHaveAttribute('aria-disabled', 'true')
    count.tell({ type: 'cooldown.ended' })
    await userEvent.click(again)
    await waitFor(() => expect(asked).toEqual(['ada@example.org', 'ada@example.org']))
    await userEvent.clear(email())
    await userEvent.type(email(), 'ada@example.com')
    await userEvent.click(send())
    await waitFor(() => expect(asked.at(-1)).toBe('ada@example.com'))
  })

  it('keeps the address when nobody answers', async () => {
    await open(failing({ kind: 'offline' }))
    await userEvent.type(email(), 'ada@example.org{Enter}')
    expect(await screen.findByText('The email could not be sent')).toBeVisible()
    expect(email()).toHaveValue('ada@example.org')
    expect(send()).not.toHaveAttribute('aria-disabled')
  })

  it('says where too many were asked for', async () => {
    await open(failing(TOO_MANY))
    await userEvent.type(email(), 'ada@example.org{Enter}')
    expect(await screen.findByText('Too many emails were requested')).toBeVisible()
    expect(screen.getByText('You can ask for another email in 25 min.')).toBeVisible()
  })

  it("shows the server's own words beside the address", async () => {
    await open(failing({ kind: 'refused', fields: [{ field: 'email', message: 'Not this one.' }] }))
    await userEvent.type(email(), 'ada@example.org{Enter}')
    expect(await screen.findByRole('link', { name: 'Email: Not this one.' })).toBeVisible()
    expect(screen.queryByText('The email could not be sent')).toBeNull()
  })

  it('complains of an address once it is left, but not of one that is left for the button', async () => {
    await open(waits<void, Asked>())
    const user = userEvent.setup()
    await user.type(email(), 'ada')
    await user.pointer({ keys: '[MouseLeft>]', target: send() })
    expect(email()).not.toHaveAttribute('aria-invalid')
    await user.pointer({ keys: '[/MouseLeft]', target: send() })
    expect(email()).toHaveAccessibleDescription('Invalid email address')
  })
})
