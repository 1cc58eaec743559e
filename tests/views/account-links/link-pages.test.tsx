import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { CheckLinkAnswer } from '../../../src/domain/contract/account.contract.ts'
import type { Fault } from '../../../src/domain/fault.ts'
import type { LinkKind } from '../../../src/domain/link.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import {
  emailVerificationMachine,
  type Confirmation,
} from '../../../src/machines/email-verification/email-verification.machine.ts'
import {
  newPasswordFormMachine,
  type NewPasswordValues,
} from '../../../src/machines/password-reset/new-password-form.machine.ts'
import {
  passwordResetMachine,
  type NewPasswordSet,
} from '../../../src/machines/password-reset/password-reset.machine.ts'
import { AccountConfirmationPage } from '../../../src/views/pages/account-links/account-confirmation.view.tsx'
import {
  checkFails,
  freshFails,
  LINK_OVER,
  linkActors,
  noCode,
  TOO_MANY,
} from '../../../src/views/pages/account-links/link-story-actors.ts'
import { ResetPasswordPage } from '../../../src/views/pages/account-links/reset-password.view.tsx'
import { answers, fails, waits } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

type Use = { code: string; use: undefined }
type UseLink = ReturnType<typeof answers<Confirmation, Use>>

const PASSWORD = 'Quiet#Road7'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the page that confirms an address', () => {
  const open = async (
    given: Partial<ReturnType<typeof linkActors<Confirmation>>> & {
      useLink?: UseLink
      declineLink?: ReturnType<typeof answers<Confirmation, { code: string }>>
    } = {},
    kind: LinkKind = 'verification',
    onIn: () => void = () => {},
    { ownEmail = null, language = 'en' }: Readonly<{ ownEmail?: string | null; language?: Locales }> = {},
  ) => {
    const machine = emailVerificationMachine.provide({
      actors: {
        ...linkActors<Confirmation>(kind),
        useLink: answers<Confirmation, Use>({ kind: kind === 'passwordReset' ? 'verification' : kind, isIn: false }),
        declineLink: answers<Confirmation, { code: string }>({ kind: 'declined', isIn: false }),
        ...given,
      },
    })
    const isSignedIn = ownEmail !== null
    await renderSpoken(
      <AccountConfirmationPage productName="TIM Training" {...{ machine, onIn, isSignedIn, ownEmail }} />,
      ['accountLinks'],
      language,
    )
  }
  const confirm = () => screen.findByRole('button', { name: 'Confirm my address' })

  it('says that the link is being checked', async () => {
    await open({ checkLink: waits<CheckLinkAnswer, { code: string }>() })
    expect(await heading('Checking your link')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('lets in, once, whoever opened the account in this browser', async () => {
    const onIn = vi.fn<() => void>()
    const useLink = answers<Confirmation, Use>({ kind: 'verification', isIn: true })
    await open({ useLink }, 'verification', onIn)
    await userEvent.click(await confirm())
    expect(await heading('Your address is confirmed')).toBeVisible()
    await waitFor(() => expect(onIn).toHaveBeenCalledOnce())
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  })

  it('confirms by the press of one button, which has the focus, and not before', async () => {
    const used: Use[] = []
    await open({
      useLink: fromPromise<Confirmation, Use>(async ({ input }) => {
        used.push(input)
        return { kind: 'verification', isIn: false }
      }),
    })
    expect(await confirm()).toHaveFocus()
    expect(await confirm()).toHaveAccessibleDescription(/^The link works until May 5, \d/)
    expect(used).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(await heading('Your address is confirmed')).toHaveFocus()
    expect(used).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
  })

  it('of a changed address leads back to the profile', async () => {
    await open({}, 'emailChange')
    expect(await screen.findByText('One press, and this is the address that you sign in with.')).toBeVisible()
    await userEvent.click(await confirm())
    expect(await heading('Your new address is confirmed')).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/profile')
  })

  it('asks who was put on a class whether it was them, and confirms that alone', async () => {
    await open({}, 'walkIn')
    expect(await heading('Were you at this class?')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'It was me' }))
    expect(await heading('The class is yours')).toHaveFocus()
  })

  it('says which class it is and whose address stands there, by the clock of the class', async () => {
    await open({}, 'walkIn')
    await heading('Were you at this class?')
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual([
      'National TIM Responder Course (in person)',
      expect.stringMatching(/^Mon, May 4.*8:00 AM/),
      'Fairmont Fire Department, Station 4',
      'dale.mccready@example.org',
    ])
    expect(screen.queryByText(/^You are signed in as/)).toBeNull()
  })

  it.each([
    ['somebody else', 'priya@example.org', true],
    ['the same person', 'Dale.McCready@example.org', false],
  ])('tells who is signed in as %s whose account it is', async (_, ownEmail, isTold) => {
    await open({}, 'walkIn', undefined, { ownEmail })
    await heading('Were you at this class?')
    const told = screen.queryByText(/You are signed in as .*priya@example\.org.*the account of .*dale\.mccready@/)
    expect(told !== null).toBe(isTold)
    await userEvent.click(screen.getByRole('button', { name: 'It was me' }))
    await heading('The class is yours')
    expect(screen.queryByText(/^It is in the account of .*dale\.mccready@/) !== null).toBe(isTold)
  })

  it.each([
    ['en', 'It was not me', 'Take yourself off this class?', 'You are off this class'],
    ['tr', 'Ben değildim', 'Bu sınıftan çıkmak istiyor musunuz?', 'Bu sınıftan çıktınız'],
    ['ar', 'لم أكن أنا', 'هل تخرج من هذا الصف؟', 'خرجت من هذا الصف'],
  ] as const)('takes who was not there off the class, after asking: %s', async (language, press, asks, told) => {
    const declined: string[] = []
    const declineLink = fromPromise<Confirmation, { code: string }>(async ({ input }) => {
      declined.push(input.code)
      return { kind: 'declined', isIn: false }
    })
    await open({ declineLink }, 'walkIn', undefined, { language })
    await userEvent.click(await screen.findByRole('button', { name: press }))
    expect(await heading(asks)).toHaveFocus()
    expect([screen.getByText('dale.mccready@example.org').isConnected, declined]).toEqual([true, []])
    await userEvent.click(screen.getByRole('button', { name: press }))
    expect(await heading(told)).toHaveFocus()
    expect(declined).toHaveLength(1)
  })

  it('goes back from the question, and says where the answer was not taken', async () => {
    await open({ declineLink: fails<Confirmation, { code: string }>({ kind: 'offline' }) }, 'walkIn')
    const no = () => screen.findByRole('button', { name: 'It was not me' })
    await userEvent.click(await no())
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('button', { name: 'It was me' })).toHaveFocus()
    await userEvent.click(await no())
    await userEvent.click(await no())
    expect(await within(await screen.findByRole('alert')).findByText('The server could not be reached')).toBeVisible()
    expect(await no()).toBeVisible()
  })

  it('is busy while it waits', async () => {
    await open({ useLink: waits<Confirmation, Use>() })
    await userEvent.click(await confirm())
    expect(await confirm()).toHaveAttribute('aria-busy', 'true')
  })

  it.each([
    [{ kind: 'conflict', message: 'Another account has this address.' }, 'The address was not confirmed'],
    [{ kind: 'offline' }, 'The server could not be reached'],
  ] as const)('says what went wrong (%j), and lets try again', async (fault: Fault, title) => {
    await open({ useLink: fails<Confirmation, Use>(fault) })
    await userEvent.click(await confirm())
    expect(await within(await screen.findByRole('alert')).findByText(title)).toBeVisible()
    expect(await confirm()).not.toHaveAttribute('aria-busy')
  })

  it('offers a fresh link for one that is over', async () => {
    const sent: string[] = []
    await open({
      checkLink: checkFails(LINK_OVER),
      sendFreshLink: fromPromise(async ({ input }) => void sent.push(input.code)),
    })
    expect(await heading('This link no longer works')).toHaveFocus()
    expect(screen.getByText(/^It works once and for a while/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send me a fresh link' }))
    expect(await heading('A fresh link is on its way')).toHaveFocus()
    expect(sent).toEqual(['b1946ac92492d2347c6235b4d2611184'])
  })

  it('says that the fresh link could not be sent', async () => {
    await open({ checkLink: checkFails(LINK_OVER), sendFreshLink: freshFails(TOO_MANY) })
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a fresh link' }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Error resending verification email')).toBeVisible()
    expect(alert.getByText('Too many tries. Wait a while and try again. You can try again in 25 min.')).toBeVisible()
  })

  it.each([
    ['has no link', { takeCode: noCode }, 'This page is opened from an email'],
    ['is not whole', { checkLink: checkFails({ kind: 'refused', code: 'INVALID' }) }, 'This link cannot be used'],
    [
      'is for a password',
      { checkLink: linkActors<Confirmation>('passwordReset').checkLink },
      'This link cannot be used',
    ],
  ] as const)('that %s leads to where one is asked for', async (_, given, title) => {
    await open(given)
    expect(await heading(title)).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/email-verification')
  })

  it('asks again when nobody answered', async () => {
    let tries = 0
    await open({
      checkLink: fromPromise<CheckLinkAnswer, { code: string }>(async () => {
        tries += 1
        if (tries === 1) throw new Error('lost')
        return { kind: 'verification', expiresAt: '2026-05-05T14:00:00Z', walkIn: null }
      }),
    })
    await heading('The link could not be checked')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await confirm()).toHaveFocus()
  })
})

describe('the page where a new password is chosen', () => {
  type Submit = ReturnType<typeof answers<void, { values: NewPasswordValues }>>

  const open = async (
    submit: Submit,
    given: Partial<ReturnType<typeof linkActors<NewPasswordSet>>> = {},
    language: Locales = 'en',
    isSignedIn = false,
  ) => {
    const Page = () => {
      const [machines] = useState(() => ({
        link: passwordResetMachine.provide({ actors: { ...linkActors<NewPasswordSet>('passwordReset'), ...given } }),
        form: newPasswordFormMachine.provide({ actors: { submit } }),
      }))
      const link = useActorRef(machines.link)
      return <ResetPasswordPage productName="TIM Training" link={link} form={machines.form} isSignedIn={isSignedIn} />
    }
    await renderSpoken(<Page />, ['accountLinks', 'fieldRules', 'passwords'], language)
  }
  const pending = waits<void, { values: NewPasswordValues }>()
  const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the new password' }))
  const choose = async (password: string, again = password) => {
    await userEvent.type(await field('New password'), password)
    await userEvent.type(await field('Repeat the new password'), again)
    await save()
  }

  it('says until when the link works, and is filled in by a password manager', async () => {
    await open(pending)
    expect(await heading('Choose a new password')).toHaveFocus()
    expect(screen.getByText(/^The link works until May 5, \d/)).toBeVisible()
    for (const name of ['New password', 'Repeat the new password']) {
      expect(await field(name)).toHaveAttribute('autocomplete', 'new-password')
      expect(await field(name)).toHaveAttribute('type', 'password')
    }
    expect(screen.getByRole('form', { name: 'Choose a new password' })).toHaveAttribute('method', 'post')
  })

  it('sends what was pasted, once', async () => {
    const sent: NewPasswordValues[] = []
    await open(
      fromPromise(({ input }) => {
        sent.push(input.values)
        return new Promise<void>(() => {})
      }),
    )
    for (const name of ['New password', 'Repeat the new password']) {
      await userEvent.click(await field(name))
      await userEvent.paste(PASSWORD)
    }
    await save()
    await save()
    expect(sent).toEqual([{ password: PASSWORD, confirmPassword: PASSWORD }])
    expect(screen.getByRole('button', { name: 'Save the new password' })).toHaveAttribute('aria-busy', 'true')
  })

  it('points to what does not meet the requirements, and to what does not match', async () => {
    await open(pending)
    await choose('quiet road', 'quiet roads')
    const summary = await screen.findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'New password: Password does not meet the requirements.',
      'Repeat the new password: Passwords must match',
    ])
    expect(screen.getByLabelText('New password')).toHaveFocus()
    expect(screen.getByRole('button', { name: 'See the requirements' })).toBeVisible()
  })

  it("shows the server's refusal of a password at its field, and keeps what was typed", async () => {
    await open(
      fails<void, { values: NewPasswordValues }>({
        kind: 'refused',
        code: 'INVALID',
        fields: [{ field: 'password', message: 'This password is on lists of leaked passwords.' }],
      }),
    )
    await choose(PASSWORD)
    expect(
      await screen.findByRole('link', { name: 'New password: This password is on lists of leaked passwords.' }),
    ).toBeVisible()
    expect(await field('New password')).toHaveValue(PASSWORD)
    expect(await field('New password')).toHaveAttribute('aria-invalid', 'true')
  })

  it('keeps what was typed when nobody answers', async () => {
    await open(fails<void, { values: NewPasswordValues }>({ kind: 'offline' }))
    await choose(PASSWORD)
    expect(
      await within(await screen.findByRole('alert')).findByText('Whether this was done is not known'),
    ).toBeVisible()
    expect(await field('Repeat the new password')).toHaveValue(PASSWORD)
  })

  it('offers a fresh link for one that is over, before anything is typed', async () => {
    await open(pending, { checkLink: checkFails(LINK_OVER) })
    expect(await heading('This link no longer works')).toHaveFocus()
    expect(screen.queryByRole('form')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Send me a fresh link' }))
    expect(await heading('A fresh link is on its way')).toHaveFocus()
  })

  it('without a link leads to where one is asked for, which who is signed in has no use for', async () => {
    await open(pending, { takeCode: noCode })
    await heading('This page is opened from an email')
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/forgot-password')
  })

  it('does not lead who is signed in to a page for guests', async () => {
    await open(pending, { takeCode: noCode }, 'en', true)
    await heading('This page is opened from an email')
    expect(screen.queryByRole('link', { name: 'Send me a new link' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to my page' })).toHaveAttribute('href', '/home')
  })

  it.each([
    ['tr', 'Yeni bir parola seçin', 'Yeni parolayı kaydet', 'Yeni parola: Zorunlu alan'],
    ['ar', 'اختر كلمة مرور جديدة', 'حفظ كلمة المرور الجديدة', 'كلمة المرور الجديدة: حقل مطلوب'],
  ] as const)('speaks %s', async (language, title, button, message) => {
    await open(pending, {}, language)
    expect(await heading(title)).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByRole('link', { name: message })).toBeVisible()
  })
})
