import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type * as BotCheckActors from '../../src/app/actors/bot-check.actors.ts'
import { createLongLived, type LongLived } from '../../src/app/actors/long-lived-actors.ts'
import { App } from '../../src/app/app.view.tsx'
import { paintedWith, readFirstData } from '../../src/app/first-data.ts'
import { render } from '../../src/app/render.tsx'
import { PENDING_EMAIL_KEY } from '../../src/domain/constants.ts'
import { asked, openApp, serve } from './mount-app.tsx'

// The proof of work itself has its own test.
vi.mock('../../src/app/actors/bot-check.actors.ts', async (original) => ({
  ...(await original<typeof BotCheckActors>()),
  withBotCheck: (_check: unknown, _signal: unknown, send: (solution: unknown) => unknown) => send(SOLUTION),
}))
vi.mock('../../src/app/render/first-styles.ts', () => ({ firstStylesOf: () => ({ css: '', hash: '' }) }))
vi.mock('../../src/app/render/assets.ts', () => ({
  assetsOf: () => ({ script: 'main.js', styles: [], fonts: [], preloads: [] }),
}))
vi.mock('../../src/app/render/inline-scripts.ts', () => ({ bootScript: () => ({ text: '', hash: '' }) }))

const SOLUTION = { challenge: { parameters: {}, signature: 'ef' }, solution: { counter: 61, derivedKey: 'ab' } }
const PASSWORD = 'Quiet#Road7'
const userTypes = [
  { id: 1, name: 'Student' },
  { id: 2, name: 'Instructor' },
  { id: 3, name: 'Group coordinator' },
]
const agencies = [
  { id: 4, name: 'Harlan County Fire' },
  { id: 5, name: 'Metro Fire' },
]

const usual = {
  'GET /api/agencies': () => Response.json(agencies),
  'GET /api/user-types': () => Response.json(userTypes),
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Create your free account' })

const fillIn = async () => {
  await button()
  await userEvent.type(field('First name'), 'Ada')
  await userEvent.type(field('Last name'), 'Moreno')
  await userEvent.type(field('Email'), 'ada@example.org')
  await userEvent.type(field('Birthdate'), '02031990')
  await userEvent.type(field('Password'), PASSWORD)
  await userEvent.type(field('Confirm password'), PASSWORD)
  await userEvent.type(screen.getByRole('combobox', { name: 'Primary agency' }), 'metro')
  await userEvent.click(await screen.findByRole('option', { name: 'Metro Fire' }))
  await userEvent.click(screen.getByRole('checkbox'))
}

describe('signing up', () => {
  test('sends the payload of the specification with a solved check, and leads to the mail', async () => {
    const sent: { body: unknown; check: unknown; key: string | null }[] = []
    serve({
      ...usual,
      'POST /api/auth/sign-up': async (request) => {
        const { headers } = request
        const check: unknown = JSON.parse(headers.get('Bot-Check') ?? 'null')
        sent.push({ body: await request.json(), check, key: headers.get('Idempotency-Key') })
        return Response.json({ needsEmail: true }, { status: 201 })
      },
    })
    await openApp('/auth/register?accountType=3', { userTypes })
    await fillIn()
    await userEvent.click(await button())
    await waitFor(() => expect(location.pathname).toBe('/email-verification'))
    expect(sent).toEqual([
      {
        body: {
          firstName: 'Ada',
          lastName: 'Moreno',
          email: 'ada@example.org',
          birthdate: '02/03/1990',
          password: PASSWORD,
          phone: '',
          primaryAgencyId: 5,
          agencies: [],
          licenseNumber: '',
          agencyNumber: '',
          userType: 3,
          verificationCode: '',
        },
        check: SOLUTION,
        key: expect.stringMatching(/./),
      },
    ])
    expect(sessionStorage.getItem(PENDING_EMAIL_KEY)).toBe('ada@example.org')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('draft:signUp')
  })

  test('keeps a draft for a reload, with no password, code or terms in any storage', async () => {
    serve(usual)
    await openApp('/auth/register', { userTypes })
    await fillIn()
    await userEvent.click(screen.getByRole('radio', { name: 'Instructor' }))
    await userEvent.type(field('Verification code'), 'K7M4-9QX2')
    const held = () => JSON.stringify([...Object.entries(sessionStorage), ...Object.entries(localStorage)])
    await waitFor(() => expect(held()).toContain('Moreno'))
    expect([held().includes(PASSWORD), held().includes('K7M4'), held().includes('terms')]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('asks what an invitation knows with what the address says', async () => {
    const queries: string[] = []
    serve({
      ...usual,
      'GET /api/auth/profile-data': (request) => {
        queries.push(new URL(request.url).search)
        return Response.json({
          userType: 2,
          firstName: 'Dana',
          lastName: 'Whitfield',
          email: 'dana@example.org',
          phone: '(212) 555-0100',
          licenseNumber: '',
          agencyNumber: '',
          primaryAgencyId: 4,
        })
      },
    })
    await openApp('/auth/register?accountType=2&profileId=9&verificationCode=K7M4', { userTypes })
    await waitFor(() => expect(field('First name')).toHaveValue('Dana'))
    expect(queries.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
      { profileId: '9', verificationCode: 'K7M4', userType: '2' },
    ])
    expect([
      field('Verification code').value,
      screen.getByRole<HTMLInputElement>('radio', { name: 'Instructor' }).checked,
    ]).toEqual(['K7M4', true])
  })

  test('asks for the user types where the page came without them', async () => {
    serve(usual)
    await openApp('/auth/register')
    expect(await screen.findByRole('radio', { name: 'Group coordinator' })).toBeVisible()
    expect(asked).toContain('GET /api/user-types')
  })
})

describe('what was entered before the scripts came', () => {
  let taken: Readonly<{ root: Root; longLived: LongLived }> | null = null
  afterEach(() => {
    act(() => taken?.root.unmount())
    taken?.longLived.stop()
    taken = null
  })

  test('is taken over: texts in their masks, a password, a user type, the terms and the agency', async () => {
    serve(usual)
    const url = '/auth/register'
    history.replaceState(null, '', url)
    const { html } = await render({ url, language: 'en', firstData: { userTypes } })
    const page = new DOMParser().parseFromString(html, 'text/html')
    const firstData = readFirstData(page)
    const container = document.createElement('div')
    container.innerHTML = page.getElementById('root')?.innerHTML ?? ''
    document.body.replaceChildren(container)
    const type = (name: string, text: string) => {
      const input = container.querySelector<HTMLInputElement>(`input[name=${name}]`)
      if (input) input.value = text
    }
    type('firstName', 'Ada')
    type('password', PASSWORD)
    type('email', 'ada@')
    type('confirmPassword', 'Training')
    container.querySelector<HTMLInputElement>('input[name=confirmPassword]')?.focus()
    type('phone', '+1 212 555 0100')
    type('birthdate', '1990-02-03')
    type('primaryAgency', 'Metro Fire')
    container.querySelector<HTMLInputElement>('input[value="3"]')?.click()
    container.querySelector<HTMLInputElement>('input[name=terms]')?.click()

    const complaints: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => complaints.push(said))
    const appearance = paintedWith('en', firstData)
    const longLived = createLongLived({ path: url, appearance, build: null, loadLanguage: () => Promise.resolve() })
    await act(async () => {
      const root = hydrateRoot(container, <App longLived={longLived} firstData={firstData} />, {
        onRecoverableError: (cause) => complaints.push(cause),
      })
      taken = { root, longLived }
    })
    const agency = screen.getByRole<HTMLInputElement>('combobox', { name: 'Primary agency' })
    expect({
      complaints,
      firstName: field('First name').value,
      password: field('Password').value,
      phone: field('Phone(optional)').value,
      birthdate: field('Birthdate').value,
      isCoordinator: screen.getByRole<HTMLInputElement>('radio', { name: 'Group coordinator' }).checked,
      terms: screen.getByRole<HTMLInputElement>('checkbox').checked,
      agency: agency.value,
    }).toEqual({
      complaints: [],
      firstName: 'Ada',
      password: PASSWORD,
      phone: '(212) 555-0100',
      birthdate: '02/03/1990',
      isCoordinator: true,
      terms: true,
      agency: 'Metro Fire',
    })
    // What was left with something wrong says it; what is still being typed does not yet.
    const wrong = container.querySelectorAll<HTMLInputElement>('input[aria-invalid=true]')
    expect([...wrong].map(({ name }) => name)).toEqual(['email'])
  })
})
