import { expect, test } from '@playwright/test'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { z } from 'zod'

import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { dashboard, wallet } = wordsFor('en')

/** Somebody whose certificate is in force, and stays so while this runs. */
const HOLDER = 'khalil.mansour'
const GRANT = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

const offer = z.object({
  credential_configuration_ids: z.tuple([z.string()]),
  grants: z.object({ [GRANT]: z.object({ 'pre-authorized_code': z.string() }) }),
})

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const ask = async (path: string, init: RequestInit): Promise<unknown> => {
  const answer = await fetch(`${installation.origin}/api/credential-issuer/${path}`, { method: 'POST', ...init })
  return answer.json()
}

/** What a wallet does with what it scanned. */
const takeBy = async (address: string): Promise<unknown> => {
  const read = offer.parse(JSON.parse(new URL(address).searchParams.get('credential_offer') ?? ''))
  const code = read.grants[GRANT]?.['pre-authorized_code'] ?? ''
  const body = new URLSearchParams({ grant_type: GRANT, 'pre-authorized_code': code })
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await ask('token', { body }))
  const { c_nonce: nonce } = z.object({ c_nonce: z.string() }).parse(await ask('nonce', {}))
  const metadata = await (await fetch(`${installation.origin}/.well-known/openid-credential-issuer`)).json()
  const { credential_issuer: audience } = z.object({ credential_issuer: z.string() }).parse(metadata)
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const proof = await new SignJWT({ nonce })
    .setProtectedHeader({ alg: 'ES256', typ: 'openid4vci-proof+jwt', jwk })
    .setAudience(audience)
    .setIssuedAt()
    .sign(privateKey)
  return ask('credential', {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      credential_configuration_id: read.credential_configuration_ids[0],
      proofs: { jwt: [proof] },
    }),
  })
}

test('a certificate is offered to a wallet, and its holder sees that it was taken', async ({ browser }) => {
  const { origin } = installation
  const holder = await openBrowser(browser, origin, { token: await tokenOf(origin, HOLDER) })
  const page = await holder.newPage()
  await open(page, '/student/dash')
  await page.getByRole('button', { name: dashboard.certificates.toWallet(), exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: wallet.title() })
  await expect(dialog.getByRole('img', { name: wallet.alt() })).toBeVisible()
  const link = dialog.getByRole('link', { name: wallet.open() })
  const first = (await link.getAttribute('href')) ?? ''

  await dialog.getByRole('button', { name: wallet.again() }).click()
  await expect(link).not.toHaveAttribute('href', first)
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).toMatch(/^openid-credential-offer:\/\/\?credential_offer=/)
  expect(await takeBy(address)).toEqual({
    credentials: [{ credential: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) }],
  })
  await expect(dialog.getByText(wallet.taken())).toBeVisible()
  await expect(dialog.getByRole('button', { name: wallet.again() })).toHaveCount(0)
  await holder.close()
})
