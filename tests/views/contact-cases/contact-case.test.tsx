import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { WholeContactCase } from '../../../src/domain/contract/contact-case.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import type { Answering } from '../../../src/machines/contact/contact-reply.machine.ts'
import type { InvitationValues } from '../../../src/machines/invitations/invitation-form.machine.ts'
import { ContactCaseWhole } from '../../../src/views/pages/contact-cases/contact-case.view.tsx'
import { aCase, contactCaseThat, WHOLE_CASE } from '../../../src/views/pages/contact-cases/story-contact.ts'
import { OPEN } from '../../../src/views/pages/invitations/story-invitations.ts'
import { answers } from '../../../src/views/pages/story-actors.ts'
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

type Parts = NonNullable<Parameters<typeof contactCaseThat>[0]>

const open = async (parts: Parts = {}) => {
  const told: string[] = []
  await renderSpoken(
    <ContactCaseWhole
      id={2}
      machines={contactCaseThat(parts)}
      viewerId={12}
      tell={({ text }) => told.push(text.replaceAll(/[\u2066-\u2069]/g, ''))}
    />,
    [
      'contactCase',
      'contactCasesList',
      'auditList',
      'usersList',
      'invitations',
      'personal',
      'choosing',
      'fieldRules',
      'listActs',
    ],
  )
  return told
}
const read = (more: Partial<WholeContactCase>) =>
  answers<WholeContactCase, { query: number }>({ ...WHOLE_CASE, ...more })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('what was written is one thread: the message, the notes of the staff, and what was mailed', async () => {
  await open()
  const thread = within(await screen.findByRole('region', { name: 'What was written' }))
  const entries = thread.getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent?.split(/\d/)[0])).toEqual([
    expect.stringContaining('Dana Whitfield wrote'),
    expect.stringContaining('Note by Ines Aydin'),
    expect.stringContaining('Grace Tanaka asked back'),
    expect.stringContaining('Dana Whitfield answered by email'),
  ])
  expect(within(entries[1] as HTMLElement).getByText('Seen by staff alone')).toBeVisible()
  expect(within(entries[2] as HTMLElement).getByText('Email sent')).toBeVisible()
  const answer = within(entries[3] as HTMLElement)
  expect(answer.getByText('Another address')).toBeVisible()
  expect(answer.getByText(/dana@home\.example.*as the email said/)).toBeVisible()
  expect(answer.getByText(/^More came with it/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Dana Whitfield' })).toHaveAttribute('href', '/admin/users?person=31')
  expect(within(screen.getByRole('region', { name: 'History' })).getByText('Contact message answered')).toBeVisible()
})

test('an answer is written and sent with two presses, and a saved one is put in in the language of whoever wrote', async () => {
  const sent: unknown[] = []
  const told = await open({
    read: read({ case: aCase() }),
    send: async (values) => {
      sent.push(values)
      return WHOLE_CASE
    },
  })
  await press('Reply')
  const dialog = within(await screen.findByRole('dialog'))
  const text = dialog.getByRole('textbox', { name: 'Your answer' })
  await userEvent.type(text, 'Merhaba')
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: 'Put in a saved answer' }),
    'Another name on a certificate',
  )
  expect(text).toHaveDisplayValue(/^Merhaba\n\nDeğişikliği profilinizde/)
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Becoming an instructor')
  // Nobody wrote it in Turkish.
  expect(text).toHaveDisplayValue(/You are welcome to teach/)
  await userEvent.click(dialog.getByRole('checkbox', { name: /I ask something/ }))
  await press('Send the answer')
  await waitFor(() => expect(told).toEqual(['Your answer to Bora Demir is on its way.']))
  expect(sent).toEqual([{ text: expect.stringMatching(/^Merhaba\n\n/), asksBack: true }])
})

test('nothing is not sent, and what somebody has moved meanwhile is told, with the text kept', async () => {
  await open({
    send: () =>
      Promise.reject(new FaultError({ kind: 'conflict', code: 'CONTACT_CHANGED', message: 'Somebody has moved it.' })),
  })
  await press('Reply')
  const dialog = within(await screen.findByRole('dialog'))
  await press('Send the answer')
  const text = dialog.getByRole('textbox', { name: 'Your answer' })
  expect(text).toBeInvalid()
  await userEvent.type(text, 'By May.')
  await press('Send the answer')
  expect(await dialog.findByText(/Somebody has moved it\./)).toBeVisible()
  expect(text).toHaveValue('By May.')
})

test('who is answering already is told first; they are left to it, or taken over from', async () => {
  const claims: Answering[] = []
  await open({
    read: read({
      case: { ...WHOLE_CASE.case, answering: { userId: 13, name: 'Ines Aydin', since: '2026-04-01T10:02:00.000Z' } },
    }),
    claim: fromPromise<WholeContactCase, Answering>(async ({ input }) => {
      claims.push(input)
      if (input.takesOver) return WHOLE_CASE
      throw new FaultError({
        kind: 'conflict',
        code: 'CONTACT_ANSWERED_BY_ANOTHER',
        facts: { name: 'Ines Aydin', since: '2026-04-01T10:02:00.000Z' },
      })
    }),
  })
  expect(await screen.findByRole('status')).toHaveTextContent('Ines Aydin')
  await press('Reply')
  await screen.findByRole('alertdialog', { name: /Ines Aydin.* is answering this/ })
  await press('Leave it to them')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press('Reply')
  await screen.findByRole('alertdialog')
  await press('Take over')
  expect(await screen.findByRole('textbox', { name: 'Your answer' })).toBeVisible()
  expect(claims.map(({ takesOver }) => takesOver)).toEqual([false, false, true])
})

test('a note is kept for the staff', async () => {
  const noted: string[] = []
  await open({
    note: async ({ text }) => {
      noted.push(text)
      return WHOLE_CASE
    },
  })
  await press('Add a note')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Call on Monday.')
  await press('Save the note')
  await waitFor(() => expect(noted).toEqual(['Call on Monday.']))
})

test('who wants to teach is invited with what they wrote already filled in', async () => {
  const invited: InvitationValues[] = []
  const told = await open({
    invite: async (values) => {
      invited.push(values)
      return { ...OPEN, email: values.email }
    },
  })
  await press('Invite as an instructor')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('textbox', { name: /First/ })).toHaveValue('Dana')
  expect(dialog.getByRole('textbox', { name: /Last/ })).toHaveValue('Whitfield')
  await userEvent.click(dialog.getByRole('button', { name: /Send/ }))
  await waitFor(() => expect(told).toEqual(['An invitation is on its way to dana.whitfield@example.org.']))
  expect(invited.map(({ firstName, lastName, email, language }) => [firstName, lastName, email, language])).toEqual([
    ['Dana', 'Whitfield', 'dana.whitfield@example.org', 'en'],
  ])
})

test('what is closed is not answered, and says why; who asks about something else is not invited', async () => {
  await open({ read: read({ case: aCase({ state: 'closed' }), closeReason: 'Answered by phone.', person: null }) })
  expect(await screen.findByText('Closed: Answered by phone.')).toBeVisible()
  expect(screen.getByText('No account has this address.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Invite as an instructor' })).toBeNull()
})

test('what could not be read can be tried again', async () => {
  let reads = 0
  await open({
    read: fromPromise<WholeContactCase, { query: number }>(async () => {
      reads += 1
      if (reads === 1) throw new FaultError({ kind: 'offline' })
      return WHOLE_CASE
    }),
  })
  await press('Try again')
  expect(await screen.findByRole('region', { name: 'What was written' })).toBeVisible()
})
