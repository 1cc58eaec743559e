import { readFile } from 'node:fs/promises'

import { expect, test, type Page } from '@playwright/test'

import { viewer } from '../../src/domain/contract/auth.contract.ts'
import { nameChange } from '../../src/domain/contract/name-change.contract.ts'
import { studentDashboard } from '../../src/domain/contract/student.contract.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { openBrowser, open, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { certificateState, credential, dashboard, verification } = wordsFor('en')

/** Somebody whose certificate is in force, and stays so while this runs. */
const HOLDER = 'khalil.mansour'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const call = async (token: string, method: string, path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(`${installation.origin}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? null : answer.json()
}

const factsOn = async (page: Page) => {
  const terms = await page.getByRole('term').all()
  return Promise.all(
    terms.map(async (term) => [
      await term.textContent(),
      await term.locator('xpath=following-sibling::dd').textContent(),
    ]),
  )
}

const openVerified = async (page: Page, number: string) => {
  await open(page, `/course/verification?code=${number}`)
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible()
}

const saved = async (page: Page, link: string): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link, exact: true }).first().click(),
  ])
  return download.path()
}

test('a certificate is downloaded, checked by a stranger, corrected and withdrawn', async ({ browser }) => {
  const { origin } = installation
  const token = await tokenOf(origin, HOLDER)
  const me = viewer.parse(await call(token, 'GET', '/auth/me'))
  const dashboardOf = async () =>
    studentDashboard.parse(await call(token, 'GET', `/students/${me.profile.student?.id}/dashboard`))
  const [held] = (await dashboardOf()).certificates
  const number = held?.number ?? ''

  const holder = await openBrowser(browser, origin, { token })
  const page = await holder.newPage()
  const guest = await openBrowser(browser, origin)
  const stranger = await guest.newPage()

  const file = await test.step('its holder downloads it, and its badge', async () => {
    await open(page, '/student/dash')
    const pdf = await readFile(await saved(page, dashboard.certificates.download()))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    return saved(page, dashboard.certificates.badge())
  })

  await test.step('a stranger sees every printed field', async () => {
    await openVerified(stranger, number)
    await expect(stranger.getByText(certificateState.valid(), { exact: true })).toBeVisible()
    const { facts } = verification
    expect((await factsOn(stranger)).map(([term]) => term)).toEqual([
      facts.recipientName(),
      facts.agency(),
      facts.licenseNumber(),
      facts.courseTitle(),
      facts.hours(),
      facts.completedOn(),
      facts.issuedAt(),
      facts.expiresAt(),
      facts.authority(),
      facts.signer(),
      facts.issuer(),
      facts.number(),
    ])
    expect(Object.fromEntries(await factsOn(stranger))).toMatchObject({
      [facts.recipientName()]: held?.recipientName,
      [facts.courseTitle()]: held?.courseTitle,
      [facts.number()]: number,
    })
  })

  await test.step('and checks the credential without a network, though not what it is worth now', async () => {
    await stranger.getByRole('button', { name: verification.checkFile() }).click()
    const input = stranger.getByLabel(credential.choose())
    await expect(input).toBeAttached()
    await expect.poll(() => stranger.evaluate(() => localStorage.getItem('credentialKeys'))).not.toBeNull()
    await guest.setOffline(true)
    await input.setInputFiles(file)
    await expect(stranger.getByText(credential.genuine(), { exact: true })).toBeVisible()
    await expect(stranger.getByText(credential.unasked())).toBeVisible()
    const signed = await readFile(file, 'utf8')
    const changed = Buffer.from(signed.replace(/(verify="[^.]+\.).{8}/, '$1AAAAAAAA'))
    await stranger
      .getByLabel(credential.other())
      .setInputFiles({ name: 'changed.svg', mimeType: 'image/svg+xml', buffer: changed })
    await expect(stranger.getByText(credential.forged(), { exact: true })).toBeVisible()
    await guest.setOffline(false)
    await stranger.getByLabel(credential.other()).setInputFiles(file)
    await expect(stranger.getByText(verification.meaning.valid()).last()).toBeVisible()
  })

  const fresh = await test.step('its holder asks for another name, of which an administrator approves', async () => {
    const { id } = nameChange.parse(
      await call(token, 'POST', '/profiles/me/name-change', {
        firstName: 'Khalil',
        lastName: 'Mansour-Reyes',
        reason: 'I married.',
        evidence: '',
      }),
    )
    await call(await tokenOf(origin, 'admin'), 'POST', `/name-changes/${id}/approve`, {})
    const { certificates } = await dashboardOf()
    return certificates.find(({ supersededBy, state }) => state === 'valid' && supersededBy === null)?.number ?? ''
  })

  await test.step('the old number leads to the new one', async () => {
    await openVerified(stranger, number)
    await expect(stranger.getByText(certificateState.superseded(), { exact: true })).toBeVisible()
    await stranger.getByRole('link', { name: fresh }).click()
    await expect(stranger.getByRole('heading', { name: new RegExp(fresh) })).toBeVisible()
    await expect(stranger.getByText('Khalil Mansour-Reyes')).toBeVisible()
    expect(new URL(stranger.url()).searchParams.get('code')).toBe(fresh)
  })

  await test.step('an administrator withdraws it', async () => {
    await call(await tokenOf(origin, 'admin'), 'POST', `/certificates/${fresh}/revoke`, { reason: 'Issued in error' })
    await openVerified(stranger, fresh)
    await expect(stranger.getByText(certificateState.revoked(), { exact: true }).first()).toBeVisible()
    await expect(stranger.getByRole('term').filter({ hasText: verification.facts.revokedAt() })).toBeVisible()
    await open(page, '/student/dash')
    await expect(page.getByText(certificateState.revoked(), { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: dashboard.certificates.download() })).toHaveCount(0)
  })

  await holder.close()
  await guest.close()
})
