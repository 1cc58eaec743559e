import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'

import type { OutboxMessage } from '../../../src/domain/contract/demo.contract.ts'
import { copyingMachine } from '../../../src/machines/copying/copying.machine.ts'
import { OutboxPage, type OutboxPageProps } from '../../../src/views/pages/demo/outbox.view.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { OUTBOX } from '../../../src/views/pages/story-data.ts'
import { renderSpoken } from '../support/speak.tsx'

type Messages = readonly OutboxMessage[]

const open = (machine: OutboxPageProps['machine'], writeText = answers<void, { text: string }>(undefined)) =>
  renderSpoken(<OutboxPage machine={machine} copying={copyingMachine.provide({ actors: { writeText } })} />, [
    'account',
  ])

const openFull = async () => {
  await open(resourceThat(answers<Messages, { query: undefined }>(OUTBOX)))
  const items = await screen.findAllByRole('listitem')
  return items.map((item) => within(item))
}

describe("the demo's outbox", () => {
  it('lists what would have been sent, and shows its text when opened', async () => {
    const [, mail] = await openFull()
    if (!mail) throw new Error('No mail is listed.')
    expect([mail.getByText('student@example.org'), mail.getByText('Email')].map((part) => part.tagName)).toEqual([
      'BDI',
      'SPAN',
    ])
    expect(mail.getByText(/you completed/)).not.toBeVisible()
    await userEvent.click(mail.getByText('Your certificate TIM-7K3M-9Q2X'))
    expect(mail.getByText(/you completed/)).toBeVisible()
  })

  it('shows a text message with its phone number from left to right', async () => {
    const [sms] = await openFull()
    if (!sms) throw new Error('No text message is listed.')
    expect(sms.getByText('Text message')).toBeVisible()
    expect(sms.getByText('(555) 010-2233')).toHaveAttribute('dir', 'ltr')
    expect(sms.getByText(/Your TIM Training code is 120394/)).toBeVisible()
  })

  it('makes a link of each address in a text', async () => {
    const [, mail] = await openFull()
    if (!mail) throw new Error('No mail is listed.')
    await userEvent.click(mail.getByText('Your certificate TIM-7K3M-9Q2X'))
    const address = 'https://training.example.org/course/verification?code=TIM-7K3M-9Q2X'
    expect(mail.getByRole('link', { name: address })).toHaveAttribute('href', address)
    expect(mail.getAllByRole('link')).toHaveLength(1)
  })

  it('copies the code of a message', async () => {
    const copied: string[] = []
    const writeText = fromPromise<void, { text: string }>(async ({ input }) => void copied.push(input.text))
    await open(resourceThat(answers<Messages, { query: undefined }>(OUTBOX)), writeText)
    const [sms] = await screen.findAllByRole('listitem')
    if (!sms) throw new Error('No text message is listed.')
    await userEvent.click(within(sms).getByText('Text message'))
    await userEvent.click(within(sms).getByRole('button', { name: 'Copy the code' }))
    expect(await within(sms).findByText('Copied!')).toBeVisible()
    expect(copied).toEqual(['120394'])
  })

  it('marks the language of each message', async () => {
    await open(resourceThat(answers<Messages, { query: undefined }>(OUTBOX)))
    expect(await screen.findByText('تم تسجيلك في الدورة الوطنية للمستجيبين')).toHaveAttribute('lang', 'ar')
  })

  it('says that nothing was sent', async () => {
    await open(resourceThat(answers<Messages, { query: undefined }>([])))
    expect(await screen.findByRole('heading', { name: 'Nothing was sent yet' })).toBeVisible()
  })

  it('says that it is loading', async () => {
    await open(resourceThat(waits<Messages, { query: undefined }>()))
    expect(screen.getByRole('status', { name: 'Loading messages' })).toBeVisible()
  })

  it('says that it could not be loaded', async () => {
    await open(resourceThat(fails<Messages, { query: undefined }>({ kind: 'unexpected' })))
    expect(await screen.findByRole('heading', { name: 'The messages could not be loaded' })).toBeVisible()
  })

  it('keeps what it has when it cannot be read again', async () => {
    await open(resourceGoneStale<Messages>(OUTBOX, { kind: 'offline' }))
    expect(await screen.findByText(/may be out of date/)).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(OUTBOX.length)
  })
})
