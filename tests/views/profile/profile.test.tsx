import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'

import type { Agency } from '../../../src/domain/contract/agency.contract.ts'
import type { NameStanding } from '../../../src/domain/contract/name-change.contract.ts'
import type { ProfileAnswer } from '../../../src/domain/contract/profile.contract.ts'
import type { Fault } from '../../../src/domain/fault.ts'
import { selectSettingsView } from '../../../src/machines/navigation/navigation.connect.ts'
import type { ProfileValues } from '../../../src/machines/profile/profile-values.ts'
import { selectLanguage, selectMode } from '../../../src/machines/settings/settings.connect.ts'
import { aProfile } from '../../../src/views/pages/profile/profile.story-data.ts'
import { SECTIONS } from '../../../src/views/pages/profile/section-places.ts'
import { answers, fails, waits } from '../../../src/views/pages/story-actors.ts'
import { field, filled, open, press, section } from './profile-world.tsx'

type Save = { values: ProfileValues }
const failing = (fault: Fault) => fails<ProfileAnswer, Save>(fault)

describe('the page', () => {
  it('says to a guest why, and takes them to sign in', async () => {
    const { asked } = await open({ viewer: 'guest' })
    expect(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Your profile begins with a sign-in' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/register')
    const link = screen.getByRole('link', { name: 'Sign in' })
    expect(link).toHaveAttribute('href', '/sign-in')
    await userEvent.click(link)
    expect(asked).toEqual(['sign in'])
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('paints both faces while it is not known who looks: the styles show one', async () => {
    await open({ viewer: 'unknown' })
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument()
    expect(screen.getByLabelText('Loading your profile')).toBeInTheDocument()
  })

  it('says that nobody could be asked who looks', async () => {
    const { asked } = await open({ viewer: 'unreachable' })
    await press('Try again')
    expect(asked).toEqual(['retry'])
  })

  it('is on its way', async () => {
    await open({ read: waits<ProfileAnswer, undefined>() })
    expect(screen.getByRole('status', { name: 'Loading your profile' })).toBeVisible()
  })

  it('that could not be read is tried again', async () => {
    let reads = 0
    await open({
      read: fromPromise<ProfileAnswer, undefined>(async () => {
        reads += 1
        if (reads === 1) throw new Error('lost')
        return aProfile()
      }),
    })
    expect(await screen.findByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible()
    await press('Try again')
    await filled()
  })

  it('lists its sections, and gives the profile to those about security', async () => {
    await open()
    const list = await screen.findByRole('navigation', { name: 'On this page' })
    const links = within(list).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(SECTIONS.map((id) => `#${id}`))
    expect(links.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
      'Photo',
      'Personal details',
      'Agencies and numbers',
      'Name on certificates',
      'Language and appearance',
      'Roles and codes',
    ])
    expect(list.querySelectorAll('[aria-current=location]')).toHaveLength(1)
    expect(screen.getByText('Security of dana.whitfield@example.org')).toBeVisible()
  })

  it('lists its sections on a phone behind one line, which closes when one is chosen', async () => {
    await open({ isWide: false })
    const list = await screen.findByRole('navigation', { name: 'On this page' })
    const line = within(list).getByText('On this page')
    const link = within(list).getByText('Personal details')
    expect(link).not.toBeVisible()
    await userEvent.click(line)
    expect(link).toBeVisible()
    await userEvent.click(link)
    expect(link).not.toBeVisible()
  })
})

describe('the details', () => {
  it('are filled in, each with its autocomplete', async () => {
    await open()
    await filled()
    const values = ['Last name', /^Phone/, /^License number/, /^Agency number/].map((name) => field(name).value)
    expect(values).toEqual(['Whitfield', '(555) 010-2030', 'EMT-204417', ''])
    expect(field('First name')).toHaveAttribute('autocomplete', 'given-name')
    expect(field('Last name')).toHaveAttribute('autocomplete', 'family-name')
    expect(field(/^Phone/)).toHaveAttribute('dir', 'ltr')
    expect(await screen.findByRole('combobox', { name: 'Primary agency' })).toHaveValue('Harlan County Fire and Rescue')
    expect(screen.getByRole('button', { name: 'Remove Metro Towing and Recovery' })).toBeVisible()
    expect(screen.getByText('April 2, 1988')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Change the address' })).toHaveAttribute('href', '#email')
  })

  it('that were changed say so, and are saved as they are', async () => {
    const sent: ProfileValues[] = []
    await open({
      save: fromPromise<ProfileAnswer, Save>(async ({ input }) => {
        sent.push(input.values)
        return aProfile({ licenseNumber: 'EMT-2' })
      }),
    })
    await filled()
    await userEvent.clear(field(/^License number/))
    await userEvent.type(field(/^License number/), ' EMT-2')
    expect(screen.getByText('You have changes that are not saved.')).toBeVisible()
    await press('Save changes')
    expect(await screen.findByText('Your changes are saved.')).toHaveRole('status')
    expect(sent.map(({ licenseNumber }) => licenseNumber)).toEqual([' EMT-2'])
    expect(field(/^License number/)).toHaveValue('EMT-2')
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveFocus()
  })

  it('that were not changed are not sent', async () => {
    let saves = 0
    await open({
      save: fromPromise<ProfileAnswer, Save>(async () => {
        saves += 1
        return aProfile()
      }),
    })
    await filled()
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true')
    await press('Save changes')
    expect(saves).toBe(0)
  })

  it('take their changes back', async () => {
    const drafts: (Partial<ProfileValues> | null)[] = []
    await open({ onDraft: (draft) => drafts.push(draft) })
    await filled()
    await userEvent.type(field('First name'), ' Marie')
    await press('Discard changes')
    await filled()
    expect(screen.queryByText('You have changes that are not saved.')).toBeNull()
    expect(drafts.at(-1)).toBeNull()
  })

  it('come back half written, and say so', async () => {
    await open({ draft: { agencyNumber: 'B-17' } })
    await waitFor(() => expect(field(/^Agency number/)).toHaveValue('B-17'))
    expect(screen.getByText('You have changes that are not saved.')).toBeVisible()
  })

  it('leave a name that something stands on to be asked for', async () => {
    await open({ standing: answers<NameStanding, undefined>({ needsApproval: true, latest: null }) })
    await filled()
    await waitFor(() => expect(field('Last name')).toHaveAttribute('readonly'))
    expect(field('First name')).toHaveAccessibleDescription('Changed by asking: see Name on certificates.')
    expect(field(/^Agency number/)).not.toHaveAttribute('readonly')
  })

  it.each([
    ['en', 'Save changes', ['Last name: Field Required', 'Phone: Invalid phone number']],
    ['tr', 'Değişiklikleri kaydet', ['Soyad: Zorunlu alan', 'Telefon: Geçersiz telefon numarası']],
    ['ar', 'احفظ التغييرات', ['اسم العائلة: حقل مطلوب', 'الهاتف: رقم هاتف غير صالح']],
  ] as const)('say in %s what is wrong, and lead there', async (language, button, complaints) => {
    await open({ language, draft: { lastName: '', phone: '(555) 01' } })
    await screen.findByDisplayValue('(555) 01')
    await press(button)
    const summary = (await screen.findAllByRole('alert'))[0]
    if (!summary) throw new Error('Nothing was said.')
    const links = within(summary).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(complaints)
    expect(document.activeElement).toHaveAttribute('autocomplete', 'family-name')
    await userEvent.click(links[1] ?? summary)
    expect(screen.getByDisplayValue('(555) 01')).toHaveFocus()
  })

  it("show the server's own words beside a field that it refused", async () => {
    const fields = [{ field: 'primaryAgencyId', message: 'Not this one.' }]
    await open({ save: failing({ kind: 'refused', fields }), draft: { agencyNumber: 'B-17' } })
    await waitFor(() => expect(field(/^Agency number/)).toHaveValue('B-17'))
    await press('Save changes')
    expect(await screen.findByRole('link', { name: 'Primary agency: Not this one.' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Primary agency' })).toHaveAccessibleDescription(/Not this one\./)
  })

  it('keep all when they cannot be sent', async () => {
    await open({ save: failing({ kind: 'offline' }), draft: { agencyNumber: 'B-17' } })
    await waitFor(() => expect(field(/^Agency number/)).toHaveValue('B-17'))
    await press('Save changes')
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline\..*What you typed is kept\./)
    expect(field(/^Agency number/)).toHaveValue('B-17')
  })

  it('are busy while they are saved, and take no typing', async () => {
    await open({ save: waits<ProfileAnswer, Save>(), draft: { agencyNumber: 'B-17' } })
    await waitFor(() => expect(field(/^Agency number/)).toHaveValue('B-17'))
    await press('Save changes')
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Your changes are being saved.')).toBeVisible()
    await userEvent.type(field('First name'), ' Marie')
    expect(field('First name')).toHaveValue('Dana')
  })

  it('follow what was changed elsewhere, but for what was typed', async () => {
    let tell = () => {}
    let firstName = 'Dana'
    await open({
      read: fromPromise<ProfileAnswer, undefined>(async () => aProfile({ firstName, phone: '(555) 010-9999' })),
      onWatched: (given) => {
        tell = given
      },
    })
    await filled()
    await userEvent.type(field('Last name'), '-Reyes')
    firstName = 'Diana'
    act(() => tell())
    await waitFor(() => expect(field('First name')).toHaveValue('Diana'))
    expect(field('Last name')).toHaveValue('Whitfield-Reyes')
  })
})

describe('phone and address', () => {
  it('say that the phone is verified', async () => {
    await open()
    await filled()
    expect(section('Personal details').getByText('Verified')).toBeVisible()
  })

  it('say that it is not, and lead to where it can be', async () => {
    await open({ read: answers<ProfileAnswer, undefined>(aProfile({ isPhoneVerified: false })) })
    await filled()
    expect(section('Personal details').getByText('Not verified')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Verify this phone' })).toHaveAttribute('href', '#phone')
  })

  it('say of another number that it has to be verified', async () => {
    await open()
    await filled()
    await userEvent.clear(field(/^Phone/))
    await userEvent.type(field(/^Phone/), '5550101111')
    expect(field(/^Phone/)).toHaveValue('(555) 010-1111')
    expect(field(/^Phone/)).toHaveAccessibleDescription(/has to be verified again/)
    expect(section('Personal details').queryByText('Verified')).toBeNull()
  })

  it('name an address that waits, and give it up', async () => {
    let dropped = 0
    await open({
      read: answers<ProfileAnswer, undefined>(aProfile({ pendingEmail: 'new@example.org' })),
      cancelEmailChange: fromPromise<void, undefined>(async () => {
        dropped += 1
        throw new Error('lost')
      }),
    })
    await filled()
    expect(screen.getByText(/new@example\.org.* waits to be confirmed/)).toBeVisible()
    await press('Cancel the change')
    expect(await screen.findByText(/The change could not be cancelled\./)).toBeVisible()
    expect(dropped).toBe(1)
  })
})

describe('agencies', () => {
  it('are chosen by typing, or are not listed', async () => {
    const drafts: (Partial<ProfileValues> | null)[] = []
    await open({ onDraft: (draft) => drafts.push(draft) })
    await filled()
    const primary = await screen.findByRole('combobox', { name: 'Primary agency' })
    await userEvent.clear(primary)
    await userEvent.type(primary, 'patrol')
    await userEvent.click(await screen.findByRole('option', { name: 'Highway Patrol, Troop D' }))
    await waitFor(() => expect(drafts.at(-1)?.primaryAgencyId).toBe(3))
    await userEvent.clear(primary)
    await userEvent.click(await screen.findByRole('option', { name: 'My agency is not listed' }))
    await waitFor(() => expect(drafts.at(-1)?.primaryAgencyId).toBe(0))
  })

  it('that could not be loaded stop nothing else', async () => {
    await open({ agencies: fails<readonly Agency[], { query: undefined }>({ kind: 'unexpected' }) })
    await filled()
    expect(screen.getByText(/The list of agencies could not be loaded/)).toBeVisible()
    await userEvent.type(field(/^Agency number/), 'B-17')
    await press('Save changes')
    expect(await screen.findByText('Your changes are saved.')).toBeVisible()
  })
})

describe('language and appearance', () => {
  it('are those of the settings', async () => {
    const { actors } = await open()
    await filled()
    await userEvent.click(screen.getByRole('radio', { name: 'Türkçe' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    await waitFor(() => expect(selectLanguage(actors.settings.getSnapshot())).toBe('tr'))
    expect(selectMode(actors.settings.getSnapshot())).toBe('dark')
    expect(screen.getByRole('slider', { name: 'Font size' })).toHaveAttribute('aria-valuetext', '100%')
  })

  it('lead to all settings', async () => {
    const { actors } = await open()
    await filled()
    await press('All settings')
    expect(selectSettingsView(actors.navigation.getSnapshot())).toBe('settings')
    expect(screen.getByRole('button', { name: 'All settings' })).toHaveAttribute('aria-expanded', 'true')
  })
})
