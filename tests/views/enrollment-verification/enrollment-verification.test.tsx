import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { Agency } from '../../../src/domain/contract/agency.contract.ts'
import type {
  CheckedEnrollment,
  OwnEnrollment,
  VerificationDetails,
} from '../../../src/domain/contract/enrollment-verification.contract.ts'
import type { Verdict } from '../../../src/machines/enrollment-verification/details-form.machine.ts'
import {
  EnrollmentVerificationPage,
  type EnrollmentVerificationPageProps,
} from '../../../src/views/pages/enrollment-verification/enrollment-verification.view.tsx'
import { OWN, VERIFIED, verificationThat } from '../../../src/views/pages/enrollment-verification/story-verification.ts'
import { answers, fails, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const CODE = 'K7P2-9XQ4'

const open = async (props: Partial<EnrollmentVerificationPageProps> = {}) => {
  const onSignIn = vi.fn<() => void>()
  await renderSpoken(
    <EnrollmentVerificationPage
      code={null}
      viewer="signedIn"
      machine={verificationThat()}
      own={resourceThat(answers<readonly OwnEnrollment[], { query: undefined }>(OWN))}
      agencies={resourceThat(answers<readonly Agency[], { query: undefined }>([{ id: 2, name: 'Weber County EMS' }]))}
      onSignIn={onSignIn}
      {...props}
    />,
    ['enrollmentVerification', 'personal', 'fieldRules', 'choosing'],
  )
  return onSignIn
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const codeField = () => screen.findByRole('textbox', { name: 'Verification code' })

describe('enrolment verification', () => {
  it('leads a guest to sign-in', async () => {
    const onSignIn = await open({ viewer: 'guest', code: CODE })
    await press('Sign in')
    expect(onSignIn).toHaveBeenCalledTimes(1)
  })

  it('takes a code as it is typed, shows the details, and verifies them as they were corrected', async () => {
    const sent: VerificationDetails[] = []
    const submit = fromPromise<Verdict, { values: VerificationDetails }>(async ({ input }) => {
      sent.push(input.values)
      return VERIFIED
    })
    await open({ machine: verificationThat({ submit }) })
    await userEvent.type(await codeField(), 'k7p2 9xq4')
    await press('Check the code')
    const first = await screen.findByRole('textbox', { name: 'First name' })
    await userEvent.clear(first)
    await userEvent.type(first, 'Daniela')
    expect(screen.getByText('Daniela Whitfield')).toBeVisible()
    await press('Confirm and verify')
    expect(await screen.findByRole('heading', { name: 'Your enrollment is verified' })).toHaveFocus()
    expect([sent, screen.getByRole('link', { name: 'Continue the course' }).getAttribute('href')]).toEqual([
      [{ firstName: 'Daniela', lastName: 'Whitfield', licenseNumber: 'EMS-4471', primaryAgencyId: 2 }],
      '/online-course/1',
    ])
  })

  it('complains of an empty name in a summary that leads there', async () => {
    await open({ code: CODE })
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Last name' }))
    await press('Confirm and verify')
    await userEvent.click(await screen.findByRole('link', { name: 'Last name: Field Required' }))
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveFocus()
  })

  it.each([
    ['K7P2', undefined, 'A code has eight letters and digits, such as K7P2-9XQ4.'],
    [CODE, 'notFound', /This code is not known/],
  ] as const)('says what is wrong with %s (%s)', async (code, kind, message) => {
    const machine = kind
      ? verificationThat({ find: fails<CheckedEnrollment, { code: string }>({ kind }) })
      : verificationThat()
    await open({ code, machine })
    expect(await codeField()).toHaveAccessibleDescription(expect.stringMatching(message))
  })

  it('keeps the details where the server says no', async () => {
    const submit = fails<Verdict, { values: VerificationDetails }>({ kind: 'offline' })
    await open({ code: CODE, machine: verificationThat({ submit }) })
    await press('Confirm and verify')
    expect(await screen.findByRole('alert')).toHaveTextContent('Whether this was done is not known')
    expect(screen.getByRole('textbox', { name: /^License number/ })).toHaveValue('EMS-4471')
  })

  it('mails the code of the enrolment that is chosen', async () => {
    const wanted: number[] = []
    const send = fromPromise<void, { enrollmentId: number }>(async ({ input }) => {
      wanted.push(input.enrollmentId)
    })
    await open({ machine: verificationThat({ send }) })
    await press('Email a new code for National TIM Responder Course (online)')
    expect(await screen.findByText('A new code is on its way to your email address.')).toBeVisible()
    expect(wanted).toEqual([7])
  })
})
