import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fromCallback, fromPromise, type EventObject } from 'xstate'

import { FaultError, type Fault } from '../../../src/domain/fault.ts'
import type { SecurityWorld } from '../../../src/views/pages/profile/security/security.story-machines.ts'
import { fails } from '../../../src/views/pages/story-actors.ts'
import { openSections, press, section, VERIFIED } from './security-world.tsx'

type Tried = { phoneNumber: string; code: string }

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Verification code' })
const sendCode = () => screen.getByRole('button', { name: 'Send code' })
const verify = () => screen.getByRole('button', { name: 'Verify phone' })

const sent = async (world: SecurityWorld = {}) => {
  await openSections(world)
  await userEvent.type(number(), '5551234567{Enter}')
  return code()
}
const refusing = (fault: Fault): SecurityWorld => ({ verifyPhone: fails<void, Tried>(fault) })
const tried = async (fault: Fault) => {
  await userEvent.type(await sent(refusing(fault)), '123456')
  await userEvent.click(verify())
}

describe('the number', () => {
  it('is masked as it is typed, and has its autocomplete', async () => {
    await openSections()
    await userEvent.type(number(), '0555123')
    expect(number()).toHaveValue('(555) 123')
    expect([number().type, number().autocomplete, number().dir]).toEqual(['tel', 'tel-national', 'ltr'])
  })

  it('can be sent a code from ten characters on', async () => {
    await openSections()
    await userEvent.type(number(), '555123')
    expect(sendCode()).toBeDisabled()
    await userEvent.type(number(), '4')
    expect(sendCode()).toBeEnabled()
  })

  it('that is not whole is called invalid', async () => {
    await openSections()
    await userEvent.type(number(), '5551234')
    await userEvent.click(sendCode())
    expect(number()).toHaveAccessibleDescription('Invalid phone number')
    expect(number()).toBeInvalid()
  })

  it('that the server refuses is answered in its words', async () => {
    await openSections({
      sendCode: fails({ kind: 'refused', fields: [{ field: 'phoneNumber', message: 'Not this one.' }] }),
    })
    await userEvent.type(number(), '5551234567{Enter}')
    await waitFor(() => expect(number()).toHaveAccessibleDescription('Not this one.'))
  })

  it('after too many codes is told how long it has to wait', async () => {
    const limit: Fault = { kind: 'refused', code: 'TOO_MANY_TRIES', message: 'Too many tries.', retryAfter: 540 }
    await openSections({ sendCode: fails(limit) })
    await userEvent.type(number(), '5551234567{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. You can try again in 9 min.')
    expect(sendCode()).toBeDisabled()
  })
})

describe('the code', () => {
  it('is asked for where the focus is, in a field that a phone can fill in', async () => {
    const field = await sent()
    expect(field).toHaveFocus()
    expect([field.autocomplete, field.inputMode, field.dir]).toEqual(['one-time-code', 'numeric', 'ltr'])
    expect(screen.getByText(/^A code of 6 digits is on its way to .*\(555\) 123-4567.*10 min/)).toBeVisible()
  })

  it('can be pasted with its message, and typed in any script', async () => {
    const field = await sent()
    await userEvent.paste('TIM Training: 482 913 is your code')
    expect(field).toHaveValue('482913')
    await userEvent.clear(field)
    await userEvent.type(field, '٤٨٢٩١٣')
    expect(field).toHaveValue('482913')
    expect(verify()).toBeEnabled()
  })

  it('is not checked before it is whole', async () => {
    await userEvent.type(await sent(), '12345')
    expect(verify()).toBeDisabled()
  })

  it('that is wrong says so, and the next try writes over it', async () => {
    await tried({ kind: 'refused', code: 'WRONG_PHONE_CODE' })
    const field = await code()
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^The verification code you entered is incorrect, please try again/),
    )
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]))
    await userEvent.type(field, '654321', { initialSelectionStart: 0, initialSelectionEnd: 6 })
    expect(field).toBeValid()
    expect(field).toHaveValue('654321')
  })

  it("that is wrong says so in the server's words if it gave some", async () => {
    await tried({ kind: 'refused', code: 'WRONG_PHONE_CODE', message: 'Wrong, says the server.' })
    const field = await code()
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Wrong, says the server\./))
  })

  it('that is void asks for another one', async () => {
    await tried({ kind: 'refused', code: 'PHONE_CODE_EXPIRED', message: 'Ask for a new one.' })
    expect(await screen.findByRole('alert')).toHaveTextContent('This code no longer worksAsk for a new one.')
    expect(await code()).toHaveAttribute('readonly')
  })

  it('that could not be checked is kept', async () => {
    await tried({ kind: 'offline' })
    expect(await screen.findByRole('alert')).toHaveTextContent(/The code you typed is kept\.$/)
    expect(await code()).toHaveValue('123456')
  })

  it('is sent again once the first has had its time, and counts down to it', async () => {
    const timer: { tell: ((event: EventObject) => void) | null } = { tell: null }
    const asked: string[] = []
    await sent({
      cooldown: fromCallback<EventObject, { seconds: number }>(({ sendBack }) => {
        timer.tell = sendBack
      }),
      sendCode: fromPromise<void, { phoneNumber: string }>(async ({ input }) => void asked.push(input.phoneNumber)),
    })
    const again = screen.getByRole('button', { name: 'Send another code' })
    expect(screen.getByText('You can ask for another code in 30 sec.')).toBeVisible()
    expect(again).toHaveAttribute('aria-disabled', 'true')
    timer.tell?.({ type: 'cooldown.ended' })
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(again)
    await waitFor(() => expect(asked).toEqual(['(555) 123-4567', '(555) 123-4567']))
  })

  it('of a demo installation is in the outbox, and elsewhere nothing is said of one', async () => {
    await sent({ isDemo: true })
    const link = await screen.findByRole('link', { name: 'Open the outbox in a new tab' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/demo/outbox', '_blank'])
  })

  it('for a mistyped number is left for the number', async () => {
    await sent()
    expect(screen.queryByRole('link', { name: /outbox/ })).toBeNull()
    await press('Change the number')
    expect(number()).toHaveValue('(555) 123-4567')
  })
})

describe('a verified phone', () => {
  const verified = async (world: SecurityWorld = {}) => {
    await userEvent.type(await sent(world), '123456')
    await userEvent.click(verify())
    return within(await screen.findByRole('dialog', { name: 'Your phone is verified' }))
  }

  it('is asked how to tell them of things: by text and email or by email only, which is chosen', async () => {
    const dialog = await verified()
    expect(dialog.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual([
      ['1', false],
      ['2', true],
    ])
    expect(dialog.getByRole('group', { name: 'Tell me by' })).toBeVisible()
  })

  it('has the choice saved, and the dialog goes', async () => {
    const saved: number[] = []
    const dialog = await verified({
      saveNotification: fromPromise<void, { option: 1 | 2 }>(async ({ input }) => void saved.push(input.option)),
    })
    await userEvent.click(dialog.getByRole('radio', { name: 'Text message and email' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save the choice' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saved).toEqual([1])
    expect(section('Phone').getByText('Verified')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Phone' })).toHaveFocus())
  })

  it('is told when the choice could not be saved', async () => {
    const dialog = await verified({
      saveNotification: fromPromise<void, { option: 1 | 2 }>(async () => {
        throw new FaultError({ kind: 'offline' })
      }),
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Save the choice' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Error saving notification preferences/)
  })

  it('may leave the choice as it is', async () => {
    const dialog = await verified()
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('can be kept after all', async () => {
    await openSections({ profile: VERIFIED })
    await press('Use another number')
    expect(screen.getByRole('heading', { name: 'Phone' })).toHaveFocus()
    await press(/^Keep/)
    expect(section('Phone').getByText('(555) 123-4567')).toBeVisible()
  })

  it('that was changed elsewhere is not called verified any more', async () => {
    const { know } = await openSections({ profile: VERIFIED })
    know({ phone: '(555) 999-0000', isPhoneVerified: false })
    expect(number()).toHaveValue('(555) 999-0000')
    expect(section('Phone').getByText('No phone number is verified yet.')).toBeVisible()
  })
})

describe('in other languages', () => {
  it.each([
    ['tr', 'Telefon numarası', 'Doğrulama kodu', 'Girdiğiniz doğrulama kodu yanlış, lütfen yeniden deneyin'],
    ['ar', 'رقم الهاتف', 'رمز التحقق', 'رمز التحقق الذي أدخلته غير صحيح، يُرجى المحاولة مرة أخرى'],
  ] as const)('a wrong code is called so in %s', async (language, phone, label, wrong) => {
    await openSections({ language, ...refusing({ kind: 'refused', code: 'WRONG_PHONE_CODE' }) })
    await userEvent.type(screen.getByRole('textbox', { name: phone }), '5551234567{Enter}')
    await userEvent.type(await screen.findByRole('textbox', { name: label }), '123456{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: label })).toBeInvalid())
    expect(screen.getByText(wrong)).toBeVisible()
  })
})
