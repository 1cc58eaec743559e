import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'

import type { PersonSession } from '../../../src/domain/contract/profile.contract.ts'
import type { Fault } from '../../../src/domain/fault.ts'
import type { ChangeEmailValues, ChangePasswordValues } from '../../../src/machines/security/security-forms.machine.ts'
import type { SessionsEnded } from '../../../src/views/pages/profile/security/security.props.ts'
import { SESSIONS, type SecurityWorld } from '../../../src/views/pages/profile/security/security.story-machines.ts'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { openSections, press, section, VERIFIED } from './security-world.tsx'

const OFFLINE: Fault = { kind: 'offline' }

describe('the choice of notifications', () => {
  const option = (name: string) => section('Notification settings').getByRole('radio', { name })
  const save = () => section('Notification settings').getByRole('button', { name: 'Save the choice' })

  it('is email only unless another was made, and text needs a verified phone', async () => {
    await openSections()
    expect(option('Email only')).toBeChecked()
    expect(option('Text message and email')).toBeDisabled()
    expect(section('Notification settings').getByRole('group')).toHaveAccessibleDescription(
      'Text messages need a verified phone.',
    )
  })

  it('is open with a verified phone, and saved', async () => {
    const saved: number[] = []
    const { know } = await openSections({
      profile: VERIFIED,
      saveNotification: fromPromise<void, { option: 1 | 2 }>(async ({ input }) => void saved.push(input.option)),
    })
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(option('Text message and email'))
    await userEvent.click(save())
    expect(await section('Notification settings').findByText('Your choice is saved.')).toBeVisible()
    know({ notifyPhone: true })
    expect(saved).toEqual([1])
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    expect(option('Text message and email')).toBeChecked()
  })

  it('that was not saved stays chosen, and says so', async () => {
    await openSections({ profile: VERIFIED, saveNotification: fails<void, { option: 1 | 2 }>(OFFLINE) })
    await userEvent.click(option('Text message and email'))
    await userEvent.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error saving notification preferences/)
    expect(option('Text message and email')).toBeChecked()
  })
})

describe('changing the password', () => {
  const form = () => within(screen.getByRole('form', { name: 'Change the password' }))
  const fill = async (current: string, next: string, repeated = next) => {
    await userEvent.type(form().getByLabelText('Current password'), current)
    await userEvent.type(form().getByLabelText('New password'), next)
    await userEvent.type(form().getByLabelText('Repeat the new password'), repeated)
    await userEvent.click(form().getByRole('button', { name: 'Change the password' }))
  }

  it('works with a password manager: whose it is, which is held and which is new', async () => {
    await openSections()
    const inputs = [...document.querySelectorAll<HTMLInputElement>('form[aria-label="Change the password"] input')]
    expect(inputs.map(({ autocomplete, value }) => [autocomplete, value])).toEqual([
      ['username', 'dana.whitfield@example.org'],
      ['current-password', ''],
      ['new-password', ''],
      ['new-password', ''],
    ])
  })

  it('says what is wrong, and leads there', async () => {
    await openSections()
    await fill('Training#2026', 'cones', 'lanes')
    const summary = await screen.findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'New password: Password does not meet the requirements.',
      'Repeat the new password: Passwords must match',
    ])
    expect(form().getByLabelText('New password')).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: /^Repeat/ }))
    expect(form().getByLabelText('Repeat the new password')).toHaveFocus()
  })

  it('sends what the call takes, and says that every other session ended', async () => {
    const sent: ChangePasswordValues[] = []
    await openSections({
      changePassword: fromPromise<void, { values: ChangePasswordValues }>(
        async ({ input }) => void sent.push(input.values),
      ),
    })
    await fill('Training#2026', 'Cones & lanes 42')
    const done = await screen.findByText('Your password is changed')
    expect(done.closest('[tabindex]')).toHaveFocus()
    expect(screen.getByText(/^Every other session has ended\./)).toBeVisible()
    expect(sent).toEqual([
      { currentPassword: 'Training#2026', password: 'Cones & lanes 42', confirmPassword: 'Cones & lanes 42' },
    ])
    await press('Change it again')
    expect(form().getByLabelText('Current password')).toHaveValue('')
  })

  it("shows the server's words beside a field that it refused", async () => {
    const fields = [{ field: 'currentPassword', message: 'This is not your password.' }]
    await openSections({ changePassword: fails({ kind: 'refused', fields }) })
    await fill('Wrong#2026', 'Cones & lanes 42')
    await waitFor(() =>
      expect(form().getByLabelText('Current password')).toHaveAccessibleDescription('This is not your password.'),
    )
  })
})

describe('changing the e-mail address', () => {
  const form = () => within(screen.getByRole('form', { name: 'Change the email address' }))

  it('is asked for with the password, and says that a link is on its way', async () => {
    const sent: ChangeEmailValues[] = []
    const { know } = await openSections({
      changeEmail: fromPromise<string, { values: ChangeEmailValues }>(async ({ input }) => {
        sent.push(input.values)
        return input.values.email
      }),
    })
    await press('Change the address')
    expect(form().getByLabelText('New email address')).toHaveFocus()
    await userEvent.keyboard('dana@firedept.example.org')
    await userEvent.type(form().getByLabelText('Your password'), 'Training#2026{Enter}')
    expect(await screen.findByText(/^A link is on its way to .*dana@firedept\.example\.org/)).toBeVisible()
    expect(sent).toEqual([{ email: 'dana@firedept.example.org', password: 'Training#2026' }])
    know({ pendingEmail: 'dana@firedept.example.org' })
    expect(screen.getByText(/dana@firedept\.example\.org.* waits to be confirmed$/)).toBeVisible()
    expect(screen.getByText(/Until then .*dana\.whitfield@example\.org.* stays your address\.$/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Email address' })).toHaveFocus()
  })

  it('that waits can be sent again to the same address', async () => {
    await openSections({ profile: { pendingEmail: 'dana@firedept.example.org' } })
    await press('Send the link again')
    expect(form().getByLabelText('New email address')).toHaveValue('dana@firedept.example.org')
  })

  it('that waits can be cancelled', async () => {
    const { know } = await openSections({ profile: { pendingEmail: 'dana@firedept.example.org' } })
    await press('Cancel the change')
    know({ pendingEmail: null })
    expect(screen.getByRole('button', { name: 'Change the address' })).toBeVisible()
    expect(screen.queryByText(/waits to be confirmed/)).toBeNull()
  })

  it('that could not be cancelled still waits', async () => {
    await openSections({
      profile: { pendingEmail: 'dana@firedept.example.org' },
      cancelEmailChange: fails<void, { subject: true }>(OFFLINE),
    })
    await press('Cancel the change')
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The change could not be cancelled/)
    expect(screen.getByText(/waits to be confirmed/)).toBeVisible()
  })
})

describe('the sessions', () => {
  type List = readonly PersonSession[]
  const rows = async () => within(await screen.findByRole('list', { name: 'Your sessions' })).findAllByRole('listitem')
  const dialog = async () => within(await screen.findByRole('alertdialog'))
  const listing = (list: List): SecurityWorld => ({
    sessionList: resourceThat<List>(answers<List, { query: undefined }>(list)),
  })

  it('are named by device, with the address and when they were used; the own one can be left', async () => {
    await openSections()
    const [own, phone, unknown] = await rows()
    expect(own).toHaveTextContent(/^Chrome on WindowsThis device.*203\.0\.113\.24Sign out$/)
    expect(phone).toHaveTextContent(/^Safari on iPhoneLast used.*2001:db8:85a3:8d3:1319:8a2e:370:7348End$/)
    expect(unknown).toHaveTextContent(/^Unknown device/)
    expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/sign-out')
    const times = [...(phone?.querySelectorAll('time') ?? [])].map(({ dateTime }) => dateTime)
    expect(times).toEqual(['2026-05-04T06:20:00.000Z', '2026-05-03T05:11:00.000Z'])
  })

  it('are ended one by one, after being asked', async () => {
    const ended: (string | null)[] = []
    await openSections({
      endSessions: fromPromise<void, { subject: SessionsEnded }>(
        async ({ input }) => void ended.push(input.subject.sessionId),
      ),
    })
    await press(/^End the session: Safari on iPhone/)
    const asked = await dialog()
    expect(asked.getByText(/^Safari on iPhone is signed out at once\./)).toBeVisible()
    expect(ended).toEqual([])
    await userEvent.click(asked.getByRole('button', { name: 'End the session' }))
    expect(await screen.findByText('The session has ended.')).toBeVisible()
    expect([ended, screen.queryByRole('alertdialog')]).toEqual([[SESSIONS[1]?.id], null])
  })

  it('that are other ones are ended together', async () => {
    let calls = 0
    await openSections({ endSessions: fromPromise<void, { subject: SessionsEnded }>(async () => void (calls += 1)) })
    await press('End all other sessions')
    await userEvent.click((await dialog()).getByRole('button', { name: 'End them all' }))
    expect(await screen.findByText('All other sessions have ended.')).toBeVisible()
    expect(calls).toBe(1)
  })

  it('that could not be ended are still asked about', async () => {
    await openSections({ endSessions: fails<void, { subject: SessionsEnded }>(OFFLINE) })
    await press(/^End the session: Safari/)
    const asked = await dialog()
    await userEvent.click(asked.getByRole('button', { name: 'End the session' }))
    expect(await asked.findByRole('alert')).toHaveTextContent(/^Whether this was done is not known/)
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('may be this one only', async () => {
    await openSections(listing(SESSIONS.slice(0, 1)))
    expect(await screen.findByText('You are signed in on this device only.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull()
  })

  it('are waited for, may fail, and may be out of date', async () => {
    await openSections({ sessionList: resourceThat<List>(waits<List, { query: undefined }>()) })
    expect(screen.getByRole('status', { name: 'Loading your sessions' })).toBeVisible()
    cleanup()
    await openSections({ sessionList: resourceThat<List>(fails<List, { query: undefined }>({ kind: 'unexpected' })) })
    expect(await screen.findByRole('heading', { name: 'Your sessions could not be loaded' })).toBeVisible()
    cleanup()
    await openSections({ sessionList: resourceGoneStale<List>(SESSIONS, OFFLINE) })
    expect(await screen.findByText(/^This list may be out of date/)).toBeVisible()
    expect((await rows()).length).toBe(3)
  })
})

describe('own data', () => {
  it('is downloaded once it was gathered', async () => {
    await openSections()
    await press('Download my data')
    expect(await screen.findByText(/^The download has started\./)).toBeVisible()
  })

  it('that could not be gathered says when to try again', async () => {
    await openSections({
      exportData: fails<void, { subject: true }>({ kind: 'refused', message: 'Too many tries.', retryAfter: 540 }),
    })
    await press('Download my data')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your data could not be gatheredToo many tries. You can try again in 9 min.',
    )
  })

  it('is busy while it is gathered', async () => {
    await openSections({ exportData: waits<void, { subject: true }>() })
    await press('Download my data')
    expect(screen.getByRole('button', { name: 'Download my data' })).toHaveAttribute('aria-busy', 'true')
  })
})

describe('deactivation', () => {
  const openDialog = async (world: SecurityWorld = {}) => {
    await openSections(world)
    await press('Deactivate my account')
    return within(await screen.findByRole('alertdialog', { name: 'Deactivate your account?' }))
  }

  it('says what it means, and asks for the password', async () => {
    const dialog = await openDialog()
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'You are signed out on every device and cannot sign in again.',
      'Your courses and certificates are kept, as state records have to be. Certificates can still be verified.',
      'To come back, write to us on the contact page.',
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
    expect(dialog.getByRole('link', { name: 'Your password: Field Required' })).toBeVisible()
  })

  it('of the last owner is refused in words', async () => {
    const message = 'You are the only owner. Make someone else an owner first.'
    const dialog = await openDialog({ deactivate: fails({ kind: 'conflict', code: 'LAST_OWNER', message }) })
    await userEvent.type(dialog.getByLabelText('Your password'), 'Training#2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(`Your account was not deactivated${message}`)
  })

  it('is not begun by closing the dialog', async () => {
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})
