import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { Certificate } from '../../../src/domain/contract/student.contract.ts'
import { certificateVerificationMachine } from '../../../src/machines/certificate-verification/certificate-verification.machine.ts'
import { answers, fails } from '../../../src/views/pages/story-actors.ts'
import { aCertificate } from '../../../src/views/pages/story-data.ts'
import {
  VerificationPage,
  type VerificationPageProps,
} from '../../../src/views/pages/verification/verification.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

type Found = Certificate | null
type Asked = { number: string }

const NUMBER = 'TIM-7K3M-9Q2X'

const open = async (findCertificate: ReturnType<typeof answers<Found, Asked>>, code: string | null = NUMBER) => {
  const onNumberAsked = vi.fn<NonNullable<VerificationPageProps['onNumberAsked']>>()
  const machine = certificateVerificationMachine.provide({ actors: { findCertificate } })
  await renderSpoken(
    <VerificationPage
      machine={machine}
      code={code}
      onNumberAsked={onNumberAsked}
      CredentialCheck={({ onClose }) => (
        <button type="button" onClick={onClose}>
          Close the check
        </button>
      )}
    />,
    ['verification'],
  )
  return onNumberAsked
}

const field = () => screen.getByRole('textbox', { name: 'Certificate number' })
const verify = () => userEvent.click(screen.getByRole('button', { name: 'Verify' }))

describe('certificate verification', () => {
  it('shows every printed field of the certificate in the address', async () => {
    await open(answers<Found, Asked>(aCertificate()))
    expect(await screen.findByRole('heading', { name: `Certificate ${NUMBER}` })).toBeVisible()
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Issued to', 'Dana Whitfield'],
      ['Agency', 'Lorne County Sheriff'],
      ['License number', 'LE-20417'],
      ['Course', 'National TIM Responder Course'],
      ['Hours', '4 hr'],
      ['Completed', 'February 10, 2026'],
      ['Issued', 'February 10, 2026'],
      ['Expires', 'February 10, 2028'],
      ['In the name of', 'State Traffic Incident Management Program'],
      ['Signed by', 'Robin Hale, Program Director'],
      ['Issued by', 'State Traffic Incident Management Program'],
      ['Number', NUMBER],
    ])
    expect(field()).toHaveValue(NUMBER)
    expect(field()).toHaveAttribute('dir', 'ltr')
  })

  it.each([
    ['valid', 'Valid', /in force/],
    ['expired', 'Expired', /its time is over/],
    ['revoked', 'Revoked', /has revoked it/],
    ['superseded', 'Superseded', /newer certificate/],
  ] as const)('says what %s means', async (state, word, meaning) => {
    await open(answers<Found, Asked>(aCertificate({ state })))
    expect(await screen.findByText(word)).toBeVisible()
    expect(screen.getByText(meaning)).toBeVisible()
  })

  it('leads from a superseded certificate to the one in force, on the same page', async () => {
    const asked: string[] = []
    const find = fromPromise<Found, Asked>(({ input: { number } }) => {
      asked.push(number)
      return Promise.resolve(
        number === NUMBER
          ? aCertificate({ state: 'superseded', supersededBy: 'TIM-4HJK-22WZ' })
          : aCertificate({ number, recipientName: 'Dana Okafor' }),
      )
    })
    const onNumberAsked = await open(find)
    const link = await screen.findByRole('link', { name: 'TIM-4HJK-22WZ' })
    expect(link).toHaveAttribute('href', '/course/verification?code=TIM-4HJK-22WZ')
    await userEvent.click(link)
    expect(await screen.findByText('Dana Okafor')).toBeVisible()
    expect([asked, onNumberAsked.mock.calls]).toEqual([[NUMBER, 'TIM-4HJK-22WZ'], [['TIM-4HJK-22WZ']]])
    expect(field()).toHaveValue('TIM-4HJK-22WZ')
    // The same way again: the field says what is shown.
    await userEvent.clear(field())
    await userEvent.type(field(), NUMBER)
    await verify()
    await userEvent.click(await screen.findByRole('link', { name: 'TIM-4HJK-22WZ' }))
    expect(field()).toHaveValue('TIM-4HJK-22WZ')
  })

  it('says when a certificate was revoked', async () => {
    await open(answers<Found, Asked>(aCertificate({ state: 'revoked', revokedAt: '2026-03-01T09:00:00Z' })))
    const term = await screen.findByText('Revoked', { selector: 'dt' })
    expect(term.nextElementSibling).toHaveTextContent('March 1, 2026')
  })

  it('brings the check of a file when it is wanted', async () => {
    await open(answers<Found, Asked>(null), null)
    const wanted = screen.getByRole('button', { name: 'Check a credential file' })
    expect(wanted).toHaveAccessibleDescription(/checked in this browser, without a network/)
    await userEvent.click(wanted)
    await userEvent.click(screen.getByRole('button', { name: 'Close the check' }))
    expect(screen.getByRole('button', { name: 'Check a credential file' })).toHaveFocus()
  })

  it('reads a number as people write it, and puts it in the address', async () => {
    const asked: Asked[] = []
    const find = fromPromise<Found, Asked>(({ input }) => {
      asked.push(input)
      return Promise.resolve(aCertificate())
    })
    const onNumberAsked = await open(find, null)
    await userEvent.type(field(), ' tim 7k3m 9q2x ')
    await verify()
    expect(await screen.findByRole('heading', { name: `Certificate ${NUMBER}` })).toBeVisible()
    expect(asked).toEqual([{ number: NUMBER }])
    expect(onNumberAsked.mock.calls).toEqual([['tim 7k3m 9q2x']])
  })

  it('says at the field that it cannot be a number, until it is changed', async () => {
    await open(answers<Found, Asked>(null), null)
    await userEvent.type(field(), 'TIM-12')
    await verify()
    expect(field()).toHaveAccessibleDescription(/This is not a certificate number/)
    await userEvent.type(field(), '3')
    await waitFor(() => expect(field()).not.toHaveAccessibleDescription(/This is not a certificate number/))
  })

  it('says that no certificate has the number', async () => {
    await open(answers<Found, Asked>(null))
    expect(await screen.findByRole('heading', { name: 'No certificate has this number' })).toBeVisible()
  })

  it('tells a failure to ask from an unknown number, and asks again', async () => {
    let tries = 0
    const find = fromPromise<Found, Asked>(() => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve(aCertificate())
    })
    await open(find)
    expect(await screen.findByRole('heading', { name: 'The number could not be checked' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Valid')).toBeVisible()
  })

  it('says nothing before a number was given', async () => {
    await open(fails<Found, Asked>({ kind: 'unexpected' }), null)
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  it('works before the scripts came: the form asks for the shareable address', async () => {
    await open(answers<Found, Asked>(null), null)
    const form = screen.getByRole('search')
    expect(form).toHaveAttribute('method', 'get')
    expect(form).toHaveAttribute('action', '/course/verification')
    expect(field()).toHaveAttribute('name', 'code')
  })
})
