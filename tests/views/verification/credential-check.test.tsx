import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { aCertificate, NOW } from '../../../src/views/pages/story-data.ts'
import { checks, GENUINE, type CheckWorld } from '../../../src/views/pages/verification/credential-check.story-data.ts'
import { CredentialCheckView } from '../../../src/views/pages/verification/credential-check.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

const open = async (world: CheckWorld = {}, now = NOW) => {
  const [onClose, onOpen] = [vi.fn<() => void>(), vi.fn<(number: string) => void>()]
  await renderSpoken(
    <CredentialCheckView machine={checks(world)} now={() => now} onClose={onClose} onOpen={onOpen} />,
    ['verification', 'credential'],
  )
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['a.b.c'], 'TIM-7K3M-9Q2X.jwt'))
  return { onClose, onOpen }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('checking a credential', () => {
  it('says that it is genuine, for whom, and what it is worth now', async () => {
    const { onOpen } = await open()
    expect(await screen.findByText('Genuine')).toBeVisible()
    expect(await screen.findByText('Valid')).toBeVisible()
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Issued to', 'Dana Whitfield'],
      ['Course', 'National TIM Responder Course'],
      ['Hours', '4 hr'],
      ['Completed', 'February 10, 2026'],
      ['Issued', 'February 10, 2026'],
      ['Expires', 'February 10, 2028'],
      ['Issued by', 'State Traffic Incident Management Program'],
      ['Number', 'TIM-7K3M-9Q2X'],
    ])
    await press('See the certificate')
    expect(onOpen.mock.calls).toEqual([['TIM-7K3M-9Q2X']])
  })

  it('leads to the certificate in force where this one was replaced', async () => {
    const { onOpen } = await open({ certificate: aCertificate({ state: 'superseded', supersededBy: 'TIM-4HJK-22WZ' }) })
    expect(await screen.findByText('Superseded')).toBeVisible()
    await press('See the certificate')
    expect(onOpen.mock.calls).toEqual([['TIM-4HJK-22WZ']])
  })

  it.each([
    [NOW, 'Its time is not over.'],
    [Date.parse('2028-03-01T00:00:00Z'), 'Its time is over.'],
  ])('without a network tells the signature from what it is worth now (at %i)', async (now, said) => {
    await open({ certificate: { kind: 'offline' } }, now)
    expect(await screen.findByText('Genuine')).toBeVisible()
    expect(await screen.findByText('What it is worth now could not be asked')).toBeVisible()
    expect(screen.getByText(said)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it.each([
    [{ verdict: { kind: 'forged' } }, 'Not genuine'],
    [{ verdict: { kind: 'malformed' } }, 'This is not a credential of a certificate'],
    [{ verdict: { kind: 'unknownKey' } }, 'Signed with a key that is not known here'],
    [{ keys: { kind: 'offline' } }, 'The keys could not be had'],
    [{ verdict: { kind: 'unexpected' } }, 'This browser cannot check signatures'],
    [{ verdict: GENUINE, certificate: null }, 'This server does not know its number'],
  ] as const satisfies readonly (readonly [CheckWorld, string])[])('of %j says: %s', async (world, said) => {
    await open(world)
    expect(await screen.findByText(said)).toBeVisible()
  })

  it('takes the focus from the button that opened it', async () => {
    await renderSpoken(<CredentialCheckView machine={checks()} now={() => NOW} onClose={vi.fn()} onOpen={vi.fn()} />, [
      'verification',
      'credential',
    ])
    expect(screen.getByRole('heading', { name: 'Check a credential file' })).toHaveFocus()
  })

  it('offers another file, and closes', async () => {
    const { onClose } = await open()
    expect(await screen.findByLabelText('Choose another file')).toBeVisible()
    await press('Close')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
