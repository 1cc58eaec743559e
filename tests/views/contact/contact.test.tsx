import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'

import type { Fault } from '../../../src/domain/fault.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { botCheckMachine, type SolvedCheck } from '../../../src/machines/bot-check/bot-check.machine.ts'
import { contactFormMachine, type ContactValues } from '../../../src/machines/contact/contact-form.machine.ts'
import { copyingMachine } from '../../../src/machines/copying/copying.machine.ts'
import { ContactPage } from '../../../src/views/pages/contact/contact.view.tsx'
import { answers, fails, waits } from '../../../src/views/pages/story-actors.ts'
import { SOLVED_CHECK } from '../../../src/views/pages/story-data.ts'
import { renderSpoken } from '../support/speak.tsx'

type Sent = { reference: string }
type Draft = Partial<ContactValues>

const WRITTEN: Draft = { name: 'Ada', email: 'ada@example.org', topic: 'other', message: 'Hello.' }

type World = Readonly<{
  draft?: Draft | null
  submit?: ReturnType<typeof answers<Sent, { values: ContactValues }>>
  solve?: ReturnType<typeof answers<SolvedCheck, undefined>>
  writeText?: ReturnType<typeof answers<void, { text: string }>>
  language?: Locales
}>

const open = async ({
  draft = null,
  submit = answers<Sent, { values: ContactValues }>({ reference: 'C-7K3M-9QX2' }),
  solve = answers<SolvedCheck, undefined>(SOLVED_CHECK),
  writeText = answers<void, { text: string }>(undefined),
  language = 'en',
}: World = {}) => {
  const drafts: Draft[] = []
  const Page = () => {
    const [machines] = useState(() => ({
      check: botCheckMachine.provide({ actors: { solve } }),
      machine: contactFormMachine.provide({
        actors: {
          submit,
          recallDraft: answers<Draft | null, { form: string }>(draft),
          keepDraft: fromPromise(async ({ input }) => void drafts.push(input.draft)),
          dropDraft: fromPromise<void, { form: string }>(async () => void drafts.splice(0)),
        },
      }),
      copying: copyingMachine.provide({ actors: { writeText } }),
    }))
    const botCheck = useActorRef(machines.check)
    return <ContactPage machine={machines.machine} botCheck={botCheck} copying={machines.copying} />
  }
  await renderSpoken(<Page />, ['contact'], language)
  return { drafts }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const topic = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Topic' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the message' }))

const failing = (fault: Fault) => fails<Sent, { values: ContactValues }>(fault)

describe('the contact page', () => {
  it('asks for name, e-mail, topic and message, each with its autocomplete', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
    expect(field('Name')).toHaveAttribute('autocomplete', 'name')
    expect(field('Email')).toHaveAttribute('autocomplete', 'email')
    expect(field('Email')).toHaveAttribute('dir', 'ltr')
    expect(
      within(topic())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Choose a topic',
      'Online courses',
      'In-person classes',
      'Certificates',
      'Account and signing in',
      'Becoming an instructor',
      'Something else',
    ])
    expect(field('Message')).toBeRequired()
    expect(screen.getByRole('form', { name: 'Your message' })).toHaveAttribute('method', 'post')
  })

  it('is filled in with what is known or was half written', async () => {
    await open({ draft: { name: 'Ada Moreno', email: 'ada@example.org', message: 'Half a' } })
    await waitFor(() => expect(field('Name')).toHaveValue('Ada Moreno'))
    expect([field('Email').value, field('Message').value]).toEqual(['ada@example.org', 'Half a'])
  })

  it('drafts each change', async () => {
    const { drafts } = await open()
    await userEvent.type(field('Name'), 'A')
    await userEvent.selectOptions(topic(), 'courses')
    await waitFor(() => expect(drafts.at(-1)).toEqual({ name: 'A', email: '', topic: 'courses', message: '' }))
  })

  it.each([
    [
      'en',
      'Send the message',
      ['Name: Field Required', 'Topic: Field Required', 'Message: Field Required'],
      'Email: Invalid email address',
    ],
    [
      'tr',
      'Mesajı gönder',
      ['Ad soyad: Zorunlu alan', 'Konu: Zorunlu alan', 'Mesaj: Zorunlu alan'],
      'E-posta: Geçersiz e-posta adresi',
    ],
    [
      'ar',
      'أرسل الرسالة',
      ['الاسم: حقل مطلوب', 'الموضوع: حقل مطلوب', 'الرسالة: حقل مطلوب'],
      'البريد الإلكتروني: بريد إلكتروني غير صالح',
    ],
  ] as const)('says what is missing or wrong in %s, and leads there', async (language, button, missing, wrong) => {
    await open({ draft: { email: 'ada at example' }, language })
    await waitFor(() => expect(screen.getByDisplayValue('ada at example')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: button }))
    const summary = await screen.findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([missing[0], wrong, ...missing.slice(1)])
    expect(document.activeElement).toHaveAttribute('autocomplete', 'name')
    await userEvent.click(within(summary).getByRole('link', { name: missing[1] }))
    expect(screen.getByRole('combobox')).toHaveFocus()
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(missing[1].split(': ')[1])
  })

  it('complains of a field once it is left, but not of one that is left for the button, which would move away', async () => {
    await open()
    const button = screen.getByRole('button', { name: 'Send the message' })
    const user = userEvent.setup()
    await user.type(field('Email'), 'ada')
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    expect(field('Email')).not.toHaveAttribute('aria-invalid')
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    expect(field('Email')).toHaveAttribute('aria-invalid', 'true')
  })

  it('keeps the summary until it is sent', async () => {
    await open()
    await userEvent.type(field('Email'), 'ada')
    await userEvent.click(field('Name'))
    expect(field('Email')).toHaveAccessibleDescription(/^Invalid email address/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says how much fits', async () => {
    await open({ draft: { ...WRITTEN, message: 'x'.repeat(4001) } })
    await waitFor(() => expect(field('Name')).toHaveValue('Ada'))
    await send()
    expect(field('Message')).toHaveAccessibleDescription(/^At most 4,000 characters fit\./)
  })

  it('keeps what was written when it cannot be sent, and sends it again', async () => {
    let tries = 0
    const { drafts } = await open({
      draft: WRITTEN,
      submit: fromPromise<Sent, { values: ContactValues }>(async () => {
        tries += 1
        if (tries === 1) throw new Error('lost')
        return { reference: 'C-7K3M-9QX2' }
      }),
    })
    await waitFor(() => expect(field('Name')).toHaveValue('Ada'))
    await send()
    expect(await screen.findByText(/What you wrote is kept/)).toBeVisible()
    expect(field('Message')).toHaveValue('Hello.')
    await send()
    expect(await screen.findByText('C-7K3M-9QX2')).toBeVisible()
    expect(drafts).toEqual([])
  })

  it("shows the server's own words beside a field that it refused", async () => {
    const fault: Fault = { kind: 'refused', fields: [{ field: 'email', message: 'Not this one.' }] }
    await open({ draft: WRITTEN, submit: failing(fault) })
    await waitFor(() => expect(field('Name')).toHaveValue('Ada'))
    await send()
    expect(await screen.findByRole('link', { name: 'Email: Not this one.' })).toBeVisible()
  })

  it('is busy while it is sent, and changes nothing under way', async () => {
    await open({ draft: WRITTEN, submit: waits<Sent, { values: ContactValues }>() })
    await waitFor(() => expect(field('Name')).toHaveValue('Ada'))
    await send()
    expect(screen.getByRole('button', { name: 'Send the message' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(field('Message'), ' More')
    expect(field('Message')).toHaveValue('Hello.')
  })
})

describe('the proof that this is no robot', () => {
  it('starts when a person comes to the form, and not before', async () => {
    await open()
    expect(screen.getByText(/^As you write/)).toBeVisible()
    await userEvent.click(field('Name'))
    expect(await screen.findByText('The check is done.')).toBeVisible()
  })

  it('says that it is under way', async () => {
    await open({ solve: waits<SolvedCheck, undefined>() })
    await userEvent.click(field('Name'))
    expect(await screen.findByText('The check is running.')).toBeVisible()
  })

  it('that failed can be tried again', async () => {
    let tries = 0
    await open({
      solve: fromPromise<SolvedCheck, undefined>(async () => {
        tries += 1
        if (tries === 1) throw new Error('lost')
        return SOLVED_CHECK
      }),
    })
    await userEvent.click(field('Name'))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The check is done.')).toBeVisible()
  })
})

describe('a message that has arrived', () => {
  const sendOne = async (world: World = {}) => {
    await open({ draft: WRITTEN, ...world })
    await waitFor(() => expect(field('Name')).toHaveValue('Ada'))
    await send()
    await screen.findByText('C-7K3M-9QX2')
  }

  it('has its reference number, and the focus', async () => {
    await sendOne()
    expect(screen.getByRole('heading', { name: 'Your message has arrived' })).toHaveFocus()
    expect(screen.getByText(/ada@example.org/)).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('has its number copied', async () => {
    const copied: string[] = []
    await sendOne({ writeText: fromPromise(async ({ input }) => void copied.push(input.text)) })
    await userEvent.click(screen.getByRole('button', { name: 'Copy the number' }))
    expect(await screen.findByText('Copied!')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy the number' })).toHaveFocus()
    expect(copied).toEqual(['C-7K3M-9QX2'])
  })

  it('says that the clipboard is kept shut', async () => {
    await sendOne({ writeText: fails<void, { text: string }>({ kind: 'unexpected' }) })
    await userEvent.click(screen.getByRole('button', { name: 'Copy the number' }))
    expect(await screen.findByText(/does not allow copying/)).toBeVisible()
  })

  it('may be followed by another', async () => {
    await sendOne()
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }))
    expect(await screen.findByRole('form', { name: 'Your message' })).toBeVisible()
  })
})
