import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import type { OutboxMessage } from '../../../src/domain/contract/demo.contract.ts'
import { OutboxPage, type OutboxPageProps } from '../../../src/views/pages/demo/outbox.view.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { OUTBOX } from '../../../src/views/pages/story-data.ts'
import { renderSpoken } from '../support/speak.tsx'

type Messages = readonly OutboxMessage[]

const open = (machine: OutboxPageProps['machine']) => renderSpoken(<OutboxPage machine={machine} />, ['account'])

describe("the demo's outbox", () => {
  it('lists what would have been sent, and shows its text when opened', async () => {
    await open(resourceThat(answers<Messages, { query: undefined }>(OUTBOX)))
    const [first] = await screen.findAllByRole('listitem')
    if (!first) throw new Error('No message is listed.')
    const message = within(first)
    expect(message.getByText('student@example.org')).toBeVisible()
    expect(message.getByText(/you completed/)).not.toBeVisible()
    await userEvent.click(message.getByText('Your certificate TIM-7K3M-9Q2X'))
    expect(message.getByText(/you completed/)).toBeVisible()
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
