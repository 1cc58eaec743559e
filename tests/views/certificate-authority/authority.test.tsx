import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { CertificateAuthority } from '../../../src/domain/contract/certificate-authority.contract.ts'
import type { AuthorityValues } from '../../../src/machines/certificate-authority/authority-form.machine.ts'
import { AuthorityPage } from '../../../src/views/pages/certificate-authority/authority.view.tsx'
import {
  A_PROGRAM,
  A_SIGNATURE,
  authorityThat,
  NOBODY,
  type AuthorityStories,
} from '../../../src/views/pages/certificate-authority/story-authority.ts'
import { answers, fails, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

// As wide as a desk: there is no screen here.
beforeEach(
  () =>
    void vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    })),
)
afterEach(() => void vi.unstubAllGlobals())

type Submitted = Readonly<{ values: AuthorityValues; about?: unknown }>

const open = (stories: AuthorityStories = {}) =>
  renderSpoken(<AuthorityPage title="Course List" machines={authorityThat(stories)} />, [
    'certificateAuthority',
    'fieldRules',
  ])

const noting = (sent: Submitted[]) =>
  fromPromise<CertificateAuthority, Submitted>(async ({ input }) => {
    sent.push(input)
    return A_PROGRAM
  })

test('who issues certificates is told in every language, with a sample in each', async () => {
  await open()
  expect(await screen.findByText('برنامج الولاية لإدارة حوادث المرور')).toBeVisible()
  expect(screen.getByText('Robin Hale')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sample certificate (English)' })).toHaveAttribute('href', '/api/sample-en')
  expect(screen.getByRole('img', { name: 'Signature' })).toHaveAttribute('src', `data:image/png;base64,${A_SIGNATURE}`)
})

test('what is kept is sent as kept, what is taken away as none, and what is chosen as it was drawn', async () => {
  const sent: Submitted[] = []
  await open({ save: noting(sent) })
  await userEvent.click(await screen.findByRole('button', { name: 'Change the issuer' }))
  const name = await screen.findByLabelText(/^Name of the issuer \(English\)/)
  await userEvent.clear(name)
  await userEvent.type(name, 'State program')
  await userEvent.upload(
    screen.getByLabelText('Seal: Choose a picture'),
    new File(['x'], 'seal.png', { type: 'image/png' }),
  )
  await screen.findByRole('img', { name: 'Seal' })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const { values, about } = sent[0] ?? { values: null }
  expect([values?.nameEn, values?.signature, values?.seal, about]).toEqual([
    'State program',
    'kept',
    A_SIGNATURE,
    { seen: 3 },
  ])
})

test('a signature can be taken away', async () => {
  const sent: Submitted[] = []
  await open({ save: noting(sent) })
  await userEvent.click(await screen.findByRole('button', { name: 'Change the issuer' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Signature: Remove' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.map(({ values }) => values.signature)).toEqual(['']))
})

test('where nobody is named it says what that means, and a file that is no picture is told at its field', async () => {
  await open({
    held: resourceThat<CertificateAuthority>(answers<CertificateAuthority, { query: undefined }>(NOBODY)),
    prepared: fails({ kind: 'refused', code: 'NOT_A_PICTURE' }),
  })
  expect(await screen.findByText(/only the name of this site/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Name the issuer' }))
  await userEvent.upload(
    await screen.findByLabelText('Signature: Choose a picture'),
    new File(['x'], 'x.png', { type: 'image/png' }),
  )
  expect(await screen.findByText(/not a picture that can be read/)).toBeVisible()
})
