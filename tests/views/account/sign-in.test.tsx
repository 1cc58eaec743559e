import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { Fault } from '../../../src/domain/fault.ts'
import { signInMachine, type Credentials } from '../../../src/machines/sign-in/sign-in.machine.ts'
import { SignInPage, type SignInPageProps } from '../../../src/views/pages/account/sign-in.view.tsx'
import { answers, fails, waits } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

type Token = { token: string }
type Resend = { userId: number }

const UNVERIFIED: Fault = {
  kind: 'forbidden',
  code: 'NEEDS_EMAIL_VERIFICATION',
  message: 'Confirm your email address to sign in.',
  facts: { userId: 7 },
}

const machineThat = (
  signIn: ReturnType<typeof answers<Token, Credentials>>,
  resendVerification = answers<void, Resend>(undefined),
) => signInMachine.provide({ actors: { signIn, resendVerification } })

const open = async (machine: SignInPageProps['machine'], props: Partial<SignInPageProps> = {}) => {
  const tell = vi.fn<SignInPageProps['tell']>()
  await renderSpoken(<SignInPage productName="TIM Training" machine={machine} tell={tell} {...props} />, ['account'])
  return tell
}

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: 'Sign in' })

const signIn = async () => {
  await userEvent.type(email(), ' student@example.org')
  await userEvent.type(password(), 'Training#2026')
  await userEvent.click(submit())
}

describe('sign-in', () => {
  it('offers every way on that the specification names', async () => {
    await open(machineThat(waits<Token, Credentials>()))
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password')
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/register')
    expect(screen.getByRole('link', { name: 'Continue as Guest' })).toHaveAttribute('href', '/home')
    expect(screen.queryByText('Demo accounts')).toBeNull()
  })

  it('says why somebody who is signed in was led here: their last role was taken', async () => {
    await open(machineThat(waits<Token, Credentials>()))
    expect(screen.queryByText('Your account has no role any more')).toBeNull()
    await open(machineThat(waits<Token, Credentials>()), { isRoleless: true })
    expect(screen.getByRole('status')).toHaveTextContent('Your account has no role any more')
  })

  it('is filled in by a password manager, and never puts a password in an address', async () => {
    await open(machineThat(waits<Token, Credentials>()))
    expect(email()).toHaveAttribute('autocomplete', 'username')
    expect(email()).toHaveAttribute('name', 'email')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(password()).toHaveAttribute('name', 'password')
    expect(screen.getByRole('form', { name: 'Sign in' })).toHaveAttribute('method', 'post')
  })

  it('shows and hides the password', async () => {
    await open(machineThat(waits<Token, Credentials>()))
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password()).toHaveAttribute('type', 'password')
  })

  it('sends what was typed once, and is busy while it waits', async () => {
    const sent: Credentials[] = []
    await open(
      machineThat(
        fromPromise<Token, Credentials>(({ input }) => {
          sent.push(input)
          return new Promise<Token>(() => {})
        }),
      ),
    )
    await signIn()
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(submit())
    expect(sent).toEqual([{ email: 'student@example.org', password: 'Training#2026' }])
  })

  it('points to the fields that are not right, without asking the server', async () => {
    await open(machineThat(fails<Token, Credentials>({ kind: 'unexpected' })))
    await userEvent.type(email(), 'student')
    await userEvent.click(submit())
    expect(email()).toHaveAccessibleDescription('Invalid email address')
    expect(password()).toHaveAccessibleDescription('Field Required')
    expect(email()).toHaveFocus()
    const summary = within(screen.getByRole('alert'))
    await userEvent.click(summary.getByRole('link', { name: 'Password: Field Required' }))
    expect(password()).toHaveFocus()
    await userEvent.type(email(), '@example.org')
    expect(email()).toHaveAccessibleDescription('')
  })

  it("says the server's message as a toast and in the page, and keeps what was typed", async () => {
    const tell = await open(
      machineThat(fails<Token, Credentials>({ kind: 'refused', message: 'The email or the password is not right.' })),
    )
    await signIn()
    expect(await screen.findByText('The email or the password is not right.')).toBeVisible()
    expect(tell.mock.calls).toEqual([[{ tone: 'error', text: 'The email or the password is not right.' }]])
    expect(password()).toHaveValue('Training#2026')
    await userEvent.click(submit())
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(2))
  })

  it('tells an unreachable server from a refusal', async () => {
    await open(machineThat(fails<Token, Credentials>({ kind: 'offline' })))
    await signIn()
    expect(await screen.findByText('The server could not be reached')).toBeVisible()
    expect(screen.queryByText('Sign-in did not work')).toBeNull()
  })

  it('resends the verification e-mail to the user whom the server named', async () => {
    const asked: Resend[] = []
    const resend = fromPromise<void, Resend>(({ input }) => {
      asked.push(input)
      return Promise.resolve()
    })
    const tell = await open(machineThat(fails<Token, Credentials>(UNVERIFIED), resend))
    expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull()
    await signIn()
    await userEvent.click(await screen.findByRole('button', { name: 'Resend Verification Email' }))
    const success = 'Verification email sent successfully! Please check your inbox.'
    expect(await screen.findByText(success)).toBeVisible()
    expect(asked).toEqual([{ userId: 7 }])
    expect(tell).toHaveBeenLastCalledWith({ tone: 'success', text: success })
  })

  it('says that the e-mail could not be resent, and lets try again', async () => {
    const tell = await open(
      machineThat(fails<Token, Credentials>(UNVERIFIED), fails<void, Resend>({ kind: 'unexpected' })),
    )
    await signIn()
    await userEvent.click(await screen.findByRole('button', { name: 'Resend Verification Email' }))
    expect(await screen.findByText('Error resending verification email')).toBeVisible()
    expect(tell).toHaveBeenLastCalledWith({ tone: 'error', text: 'Error resending verification email' })
    expect(screen.getByRole('button', { name: 'Resend Verification Email' })).not.toHaveAttribute('aria-busy')
  })

  it('fills the form in from a demo account', async () => {
    await open(machineThat(waits<Token, Credentials>()), {
      demoAccounts: [{ role: 'student', email: 'student@example.org', password: 'Training#2026' }],
    })
    await userEvent.click(screen.getByRole('button', { name: 'Student' }))
    expect(email()).toHaveValue('student@example.org')
    expect(password()).toHaveValue('Training#2026')
    expect(screen.getByText('Filled in: student@example.org')).toBeVisible()
    await userEvent.type(email(), 'x')
    expect(screen.queryByText('Filled in: student@example.org')).toBeNull()
  })
})
