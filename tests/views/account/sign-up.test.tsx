import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import type { ProfileData } from '../../../src/domain/contract/sign-up.contract.ts'
import { FaultError, type Fault } from '../../../src/domain/fault.ts'
import { USER_TYPE } from '../../../src/domain/user-type.ts'
import type { SignedUp, SignUpValues } from '../../../src/machines/sign-up/sign-up-form.machine.ts'
import type { ProfileQuery } from '../../../src/machines/sign-up/sign-up.machine.ts'
import { INVITED, offerOf, PROFILE, UNINVITED, WRITTEN } from '../../../src/views/pages/account/sign-up.story-data.ts'
import { answers, fails } from '../../../src/views/pages/story-actors.ts'
import { field, open, submitButton, type Draft, type World } from './sign-up.world.tsx'

const DRAFT: Draft = { ...WRITTEN }
const PASSWORD = 'Training#2026'

/** Fills in what no draft keeps. */
const complete = async () => {
  await waitFor(() => expect(field('First name')).not.toHaveValue(''))
  await userEvent.type(field('Password'), PASSWORD)
  await userEvent.type(field('Confirm password'), PASSWORD)
  await userEvent.click(screen.getByRole('checkbox'))
  expect(submitButton()).toBeEnabled()
}

const refusing = (fault: Fault) => () => Promise.reject<SignedUp>(new FaultError(fault))

describe('the sign-up page', () => {
  it('asks for each field of the specification, in its order, with its autocomplete', async () => {
    await open({ invitation: { ...UNINVITED, accountType: USER_TYPE.instructor } })
    expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
    const form = screen.getByRole('form', { name: 'Your account' })
    const asked = [...form.querySelectorAll('input')].map((input) => [
      input.labels?.[0]?.textContent,
      input.getAttribute('autocomplete'),
    ])
    expect(asked).toEqual([
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
      ['Email', 'email'],
      ['Birthdate', 'bday'],
      ['Password', 'new-password'],
      ['Confirm password', 'new-password'],
      ['Phone(optional)', 'tel-national'],
      ['Primary agency', 'organization'],
      ['Further agencies(optional)', 'off'],
      ['License number(optional)', 'off'],
      ['Agency number(optional)', 'off'],
      ['Student', null],
      ['Instructor', null],
      ['Group coordinator', null],
      ['Verification code', 'off'],
      ['I accept the terms and conditions', null],
    ])
    expect(form).toHaveAttribute('method', 'post')
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
  })

  it.each([
    ['en', 'Create your free account', 'Still needed:'],
    ['tr', 'Ücretsiz hesabınızı oluşturun', 'Hâlâ gerekli:'],
    ['ar', 'أنشئ حسابك المجاني', 'ما زال مطلوبًا:'],
  ] as const)('names what is still needed beside its disabled button, in %s', async (language, button, lacking) => {
    await open({ language })
    expect(submitButton(button)).toBeDisabled()
    expect(submitButton(button)).toHaveAccessibleDescription(new RegExp(`^${lacking}`))
  })

  it('keeps the left-to-right fields so in Arabic', async () => {
    await open({ language: 'ar' })
    const ltr = ['البريد الإلكتروني', 'تاريخ الميلاد', 'كلمة المرور', 'تأكيد كلمة المرور', /^الهاتف/]
    expect(ltr.map((label) => screen.getByLabelText(label).getAttribute('dir'))).toEqual(ltr.map(() => 'ltr'))
  })

  it('leads to what is still needed, and counts it for who cannot see it', async () => {
    await open({ draft: DRAFT })
    await waitFor(() => expect(field('First name')).toHaveValue('Dana'))
    const links = within(screen.getByText('Still needed:').parentElement ?? document.body).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Password', 'Terms and conditions'])
    expect(screen.getByText('2 fields are still needed.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Password' }))
    expect(field('Password')).toHaveFocus()
  })

  it('is given back as it was left, without passwords, code and terms', async () => {
    const { drafts } = await open({ draft: DRAFT })
    await waitFor(() => expect(field('Phone(optional)')).toHaveValue('(212) 555-0100'))
    expect(screen.getByRole('combobox', { name: 'Primary agency' })).toHaveValue('Harlan County Fire and Rescue')
    await complete()
    await waitFor(() => expect(drafts.at(-1)).toEqual({ ...DRAFT, agencies: [], licenseNumber: '', agencyNumber: '' }))
  })

  it('is sent whole, once, and takes no typing meanwhile', async () => {
    const sent: SignUpValues[] = []
    const submit: World['submit'] = (values) => {
      sent.push(values)
      return new Promise<SignedUp>(() => {})
    }
    await open({ draft: DRAFT, submit })
    await complete()
    await userEvent.click(submitButton())
    await userEvent.click(submitButton())
    await userEvent.type(field('First name'), 'X')
    expect([sent.length, sent[0]?.password, field('First name').value]).toEqual([1, PASSWORD, 'Dana'])
    expect(submitButton()).toHaveAttribute('aria-busy', 'true')
  })
})

describe('the rules of section 5 and their words', () => {
  const complaints = async (draft: Draft, typed: Readonly<Record<string, string>> = {}) => {
    await open({ draft })
    for (const [label, text] of Object.entries(typed)) await userEvent.type(field(label), text)
    await userEvent.type(field('Last name'), '{Enter}')
    const summary = await screen.findByRole('alert')
    return within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  }

  it('Enter in a form that is not valid says all that is wrong, and leads there', async () => {
    expect(await complaints({})).toEqual([
      'First name: Field Required',
      'Last name: Field Required',
      'Email: Field Required',
      'Birthdate: Field Required',
      'Password: Field Required',
      'Primary agency: Field Required',
      'User type: Field Required',
      'Terms and conditions: You must accept the terms and conditions',
    ])
    const summary = screen.getByRole('alert')
    expect(field('First name')).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: /^User type/ }))
    expect(screen.getByRole('radio', { name: 'Student' })).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: /^Primary agency/ }))
    expect(screen.getByRole('combobox', { name: 'Primary agency' })).toHaveFocus()
  })

  it.each([
    ['Email', 'ada at example', 'Invalid email address'],
    ['Birthdate', '05/05/2008', 'User must be at least 18 years old'],
    ['Birthdate', '02/30/1990', 'User must be at least 18 years old'],
    ['Password', 'training2026', 'Password does not meet the requirements. See the requirements'],
    ['Confirm password', 'Another#2026', 'Passwords must match'],
    ['Phone(optional)', '212555', 'Invalid phone number'],
    ['First name', ' ', 'Field Required'],
  ])('%s "%s": %s', async (label, typed, message) => {
    await open()
    await userEvent.type(field(label), typed)
    expect(field(label)).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.click(field('Agency number(optional)'))
    expect(field(label)).toHaveAttribute('aria-invalid', 'true')
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message))
  })

  it.each([
    ['Email', 'ada@example.org'],
    ['Birthdate', '05/04/2008'],
    ['Password', PASSWORD],
    ['Phone(optional)', '2125550100'],
  ])('%s "%s" is taken', async (label, typed) => {
    await open()
    await userEvent.type(field(label), typed)
    await userEvent.click(field('Agency number(optional)'))
    expect(field(label)).not.toHaveAttribute('aria-invalid')
  })

  it('a verification code is required for instructors, and for nobody else', async () => {
    expect(await complaints({ ...DRAFT, userType: USER_TYPE.instructor }, { Password: PASSWORD })).toContain(
      'Verification code: Verification code is required for Instructors',
    )
  })

  it('tells the five needs of a password as they are met', async () => {
    await open()
    const needs = () =>
      within(screen.getByRole('list', { name: 'The password needs' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    await userEvent.type(field('Password'), 'training')
    expect(needs()).toEqual([
      'At least 8 characters (met)',
      'An uppercase letter (needed)',
      'A lowercase letter (met)',
      'A digit (needed)',
      'One of @ # $ ! % * ? & (needed)',
    ])
    expect(
      screen.getByText('Still needed: An uppercase letter, A digit, and One of @ # $ ! % * ? &'),
    ).toBeInTheDocument()
    await userEvent.type(field('Password'), '#A1')
    expect(screen.getByText('The password meets every requirement.')).toBeInTheDocument()
  })

  it('the requirements are a press away, and Escape leads back', async () => {
    await open()
    await userEvent.type(field('Password'), 'short{Enter}')
    const see = screen.getByRole('button', { name: 'See the requirements' })
    await userEvent.click(see)
    const dialog = await screen.findByRole('dialog', { name: 'Password requirements' })
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(5)
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    await waitFor(() => expect(see).toHaveFocus())
  })
})

describe('the user type', () => {
  const type = (name: string) => screen.getByRole('radio', { name })

  it.each([
    [USER_TYPE.student, 'Student'],
    [USER_TYPE.instructor, 'Instructor'],
    [USER_TYPE.groupCoordinator, 'Group coordinator'],
  ])('%s in the address chooses %s', async (accountType, name) => {
    await open({ invitation: { ...UNINVITED, accountType } })
    expect(type(name)).toBeChecked()
  })

  it('asks instructors alone for a code, and forgets it with another type', async () => {
    await open()
    expect(screen.queryByLabelText('Verification code')).toBeNull()
    await userEvent.click(type('Instructor'))
    await userEvent.type(field('Verification code'), 'K7M4')
    await userEvent.click(type('Student'))
    expect(screen.queryByLabelText('Verification code')).toBeNull()
    await userEvent.click(type('Instructor'))
    expect(field('Verification code')).toHaveValue('')
  })

  it.each(['mouse', 'keyboard'] as const)('tells by %s that an instructor needs an invitation code', async (by) => {
    await open()
    const about = screen.getByRole('button', { name: 'About signing up as an instructor' })
    if (by === 'mouse') await userEvent.hover(about)
    else {
      about.focus()
      await userEvent.keyboard('{Enter}')
    }
    expect(about).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText(/^An invitation code is needed/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
    about.focus()
    await userEvent.keyboard('{Escape}')
    expect(about).toHaveAttribute('aria-expanded', 'false')
  })

  it('that is on its way or cannot be had says so', async () => {
    const { view } = await open({ userTypes: offerOf(undefined) })
    expect(screen.getByRole('status', { name: 'Loading the user types' })).toBeVisible()
    view.unmount()
    const retried: string[] = []
    await open({ userTypes: { items: undefined, hasFailed: true, onRetry: () => void retried.push('again') } })
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    expect(retried).toEqual(['again'])
  })
})

describe('the agencies', () => {
  const primary = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Primary agency' })

  it('are found by typing, or not listed', async () => {
    const sent: SignUpValues[] = []
    const submit: World['submit'] = (values) => {
      sent.push(values)
      return new Promise<SignedUp>(() => {})
    }
    await open({ draft: { ...DRAFT, primaryAgencyId: null }, submit })
    await userEvent.type(primary(), 'nowhere')
    await userEvent.click(screen.getByRole('option', { name: 'My agency is not listed' }))
    await userEvent.type(screen.getByRole('combobox', { name: /^Further agencies/ }), 'ISTANBUL{Enter}')
    await complete()
    await userEvent.click(submitButton())
    expect([sent[0]?.primaryAgencyId, sent[0]?.agencies]).toEqual([0, [4]])
  })

  it('that is the primary one is no further one', async () => {
    await open({ draft: { ...DRAFT, primaryAgencyId: null, agencies: [2, 4] } })
    await waitFor(() => expect(screen.getByRole('list', { name: 'Chosen' }).children).toHaveLength(2))
    await userEvent.type(primary(), 'harlan{Enter}')
    expect(screen.getByRole('list', { name: 'Chosen' })).toHaveTextContent(/^İstanbul İtfaiyesi$/)
  })

  it('that cannot be had say so, and "not listed" can be chosen all the same', async () => {
    await open({ agencies: offerOf(undefined, true) })
    expect(screen.getByRole('alert')).toHaveTextContent('The agencies could not be loaded.')
    await userEvent.click(primary())
    await userEvent.click(screen.getByRole('option'))
    expect(primary()).toHaveValue('My agency is not listed')
  })
})

describe('a birthdate', () => {
  it.each([
    ['2/3/1990', '02/03/1990'],
    ['02031990', '02/03/1990'],
    ['٠٢٠٣١٩٩٠', '02/03/1990'],
  ])('typed as %s stands there as %s', async (typed, shown) => {
    await open()
    await userEvent.type(field('Birthdate'), typed)
    expect(field('Birthdate')).toHaveValue(shown)
  })

  it('can be pasted as a password manager keeps it', async () => {
    await open()
    await userEvent.click(field('Birthdate'))
    await userEvent.paste('1990-02-03')
    expect(field('Birthdate')).toHaveValue('02/03/1990')
  })

  it('can be picked by month and year, up to five years ahead', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Pick the birthdate' }))
    const year = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Year' })
    const years = [...year.options].map(({ value }) => value)
    expect([years[0], years.at(-1)]).toEqual(['1900', '2031'])
    await userEvent.selectOptions(year, '1990')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), '2')
    await userEvent.click(screen.getByRole('button', { name: /February 3, 1990/ }))
    await waitFor(() => expect(field('Birthdate')).toHaveValue('02/03/1990'))
    expect(screen.queryByRole('combobox', { name: 'Year' })).toBeNull()
  })
})

describe('the terms', () => {
  it('can be read before they are accepted', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Read the terms and conditions' }))
    const dialog = await screen.findByRole('dialog', { name: 'Terms and conditions' })
    const parts = within(dialog).getAllByRole('heading', { level: 3 })
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Training records',
      'What is kept',
      'What you promise',
      'Questions',
    ])
    expect(within(dialog).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  })
})

describe('an invitation', () => {
  it('fills in what it knows', async () => {
    await open({ invitation: INVITED, fetchProfile: answers<ProfileData, ProfileQuery>(PROFILE) })
    await waitFor(() => expect(field('First name')).toHaveValue('Dana'))
    expect([field('License number(optional)').value, field('Verification code').value]).toEqual(['L-2207', 'K7M4-9QX2'])
    expect(screen.getByRole('combobox', { name: 'Primary agency' })).toHaveValue('Harlan County Fire and Rescue')
  })

  it('is for its address alone, which says so, until another kind of account is chosen', async () => {
    await open({ invitation: INVITED, fetchProfile: answers<ProfileData, ProfileQuery>(PROFILE) })
    await waitFor(() => expect(field('Email')).toHaveValue(PROFILE.email))
    expect(field('Email')).toHaveAttribute('readonly')
    expect(field('Email')).toHaveAccessibleDescription('Your invitation was sent to this address, and is for it alone.')
    await userEvent.click(screen.getByRole('radio', { name: 'Student' }))
    expect(field('Email')).not.toHaveAttribute('readonly')
  })

  it('that cannot be fetched is told, and the form goes on', async () => {
    const { told } = await open({
      invitation: INVITED,
      fetchProfile: fails<ProfileData, ProfileQuery>({ kind: 'notFound' }),
    })
    expect(await screen.findByText('Error fetching user profile')).toBeVisible()
    await userEvent.type(field('First name'), 'Dana')
    expect([told, field('First name').value]).toEqual([
      [{ tone: 'error', text: 'Error fetching user profile' }],
      'Dana',
    ])
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('what becomes of it', () => {
  it('an account that nobody was invited to waits for its mail', async () => {
    const { places, addresses, told } = await open({ draft: DRAFT })
    await complete()
    await userEvent.click(submitButton())
    await waitFor(() => expect(places).toEqual(['/email-verification']))
    // It stays in sight until that page is there, and is not sent again.
    expect(field('First name')).toHaveValue('Dana')
    expect(submitButton()).toHaveAttribute('aria-busy', 'true')
    expect([addresses, told]).toEqual([['ada@example.org'], []])
  })

  it.each([
    ['a profile', { ...UNINVITED, profileId: '9' }],
    ['a code', { ...UNINVITED, verificationCode: 'K7M4' }],
  ])('one with %s in the address goes to sign in, and says so', async (_what, invitation) => {
    const { places, told } = await open({
      invitation,
      draft: DRAFT,
      fetchProfile: answers<ProfileData, ProfileQuery>({ ...PROFILE, userType: USER_TYPE.student }),
    })
    await complete()
    await userEvent.click(submitButton())
    await waitFor(() => expect(places).toEqual(['/sign-in']))
    expect(told).toEqual([{ tone: 'success', text: 'You have successfully signed up!' }])
  })

  it("a refusal is told in the server's words, beside its fields too, and nothing is lost", async () => {
    const fault: Fault = {
      kind: 'refused',
      message: 'Some fields are not right.',
      fields: [{ field: 'password', message: 'This password is too common.' }],
    }
    const { told } = await open({ draft: DRAFT, submit: refusing(fault) })
    await complete()
    await userEvent.click(submitButton())
    expect(await screen.findByText(/^Some fields are not right\./)).toBeVisible()
    expect(told).toEqual([{ tone: 'error', text: 'Some fields are not right.' }])
    expect(screen.getByRole('link', { name: 'Password: This password is too common.' })).toBeVisible()
    expect(field('Password')).toHaveValue(PASSWORD)
    expect(screen.queryByRole('button', { name: 'See the requirements' })).toBeNull()
  })

  it('a server that is not reached is told, and the form can be sent again', async () => {
    let tries = 0
    const { told, places } = await open({
      draft: DRAFT,
      submit: () => {
        tries += 1
        return tries === 1 ? refusing({ kind: 'offline' })() : Promise.resolve({ needsEmail: true, email: 'a@b.org' })
      },
    })
    await complete()
    await userEvent.click(submitButton())
    expect(await screen.findByText('The server could not be reached')).toBeVisible()
    await userEvent.click(submitButton())
    await waitFor(() => expect(places).toEqual(['/email-verification']))
    expect(told).toHaveLength(1)
  })
})
