import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { Locales } from '../../../src/i18n/i18n-types'
import { fails, waits } from '../../../src/views/pages/story-actors.ts'
import { MeetingWizard } from '../../../src/views/wizard/meeting.story-view.tsx'
import {
  BLANK_MEETING,
  meetingThat,
  WHOLE_MEETING,
  type Meeting,
  type MeetingParts,
} from '../../../src/views/wizard/story-wizard.ts'
import { renderSpoken } from '../support/speak.tsx'

const stand = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
beforeEach(() => void stand(true))
afterEach(() => void vi.unstubAllGlobals())

const open = async (parts: MeetingParts = {}, language: Locales = 'en') => {
  const Shown = () => {
    const [machine] = useState(() => meetingThat(parts))
    return <MeetingWizard machine={machine} />
  }
  await renderSpoken(<Shown />, ['wizard'], language)
}

type Asked = { values: Meeting }
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const heading = (name: string) => screen.getByRole('heading', { level: 2, name })
const last = { draft: { at: 2, values: WHOLE_MEETING } }

describe('the steps', () => {
  it('are gone through one by one, and the heading of each takes the focus', async () => {
    await open()
    expect(heading('What it is about')).not.toHaveFocus()
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Night towing')
    await userEvent.click(button('Next'))
    expect(heading('Where it is held')).toHaveFocus()
    await userEvent.click(button('Back'))
    expect(heading('What it is about')).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Night towing')
  })

  it('that are not whole say why in a summary that leads to the fields', async () => {
    await open({ draft: { at: 1, values: { ...BLANK_MEETING, title: 'Night towing' } } })
    await userEvent.click(button('Next'))
    const alert = screen.getByRole('alert')
    expect(screen.getByRole('textbox', { name: 'Venue' })).toHaveFocus()
    const links = within(alert).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Venue: Field Required', 'City: Field Required'])
    await userEvent.click(links[1] ?? document.body)
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription('Field Required')
  })

  it('are a rail on a desk, which goes to those that are open', async () => {
    await open({ draft: { at: 1, values: { ...WHOLE_MEETING, venue: '' } } })
    const rail = within(screen.getByRole('navigation', { name: 'Steps' }))
    const said = rail
      .getAllByRole('button')
      .map((step) => [step.textContent, step.getAttribute('aria-current'), step.getAttribute('aria-disabled')])
    expect(said).toEqual([
      ['What it is about (Done)', null, null],
      ['2Where it is held', 'step', null],
      ['3Who may come', null, 'true'],
      ['4Review', null, 'true'],
    ])
    await userEvent.click(rail.getByRole('button', { name: /Who may come/ }))
    expect(heading('Where it is held')).toBeVisible()
    await userEvent.click(rail.getByRole('button', { name: /What it is about/ }))
    expect(heading('What it is about')).toHaveFocus()
  })

  it('are a line on a phone', async () => {
    stand(false)
    await open({ draft: { at: 1, values: WHOLE_MEETING } })
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute('aria-valuetext', 'Step 2 of 4')
  })
})

describe('the review', () => {
  it('reads all of it back, and leads to what is to be changed and back again', async () => {
    await open(last)
    await userEvent.click(button('Next'))
    expect(heading('Review')).toHaveFocus()
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Night towing',
      'Station 4',
      'Ashby',
      '24',
    ])
    await userEvent.click(button('Change: Where it is held'))
    expect(heading('Where it is held')).toHaveFocus()
    await userEvent.click(button('Back to the review'))
    expect(heading('Review')).toHaveFocus()
  })

  it('is sent once', async () => {
    const sent: Meeting[] = []
    await open({ ...last, submit: fromPromise(async ({ input }) => sent.push(input.values)) })
    await userEvent.click(button('Next'))
    await userEvent.click(button('Schedule the meeting'))
    expect(await screen.findByText('Scheduled')).toBeVisible()
    expect(sent).toEqual([WHOLE_MEETING])
  })

  it('is busy while it is sent', async () => {
    await open({ ...last, submit: waits<number, Asked>() })
    await userEvent.click(button('Next'))
    await userEvent.click(button('Schedule the meeting'))
    expect(button('Schedule the meeting')).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button('Back'))
    expect(heading('Review')).toBeVisible()
  })

  it('that failed keeps all of it', async () => {
    await open({ ...last, submit: fails<number, Asked>({ kind: 'offline' }) })
    await userEvent.click(button('Next'))
    await userEvent.click(button('Schedule the meeting'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Whether it was sent is not known.*What you entered is kept\./,
    )
    expect(screen.getByText('Station 4')).toBeVisible()
  })
})

describe('starting over', () => {
  it('is asked about first', async () => {
    await open(last)
    await userEvent.click(button('Start over'))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Start over?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('textbox', { name: 'Seats' })).toHaveValue('24')
    await userEvent.click(button('Start over'))
    const again = within(await screen.findByRole('alertdialog'))
    await userEvent.click(again.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(''))
  })
})

it.each([
  ['tr', 'İleri'],
  ['ar', 'التالي'],
] as const)('speaks %s', async (language, next) => {
  await open({}, language)
  expect(button(next)).toBeVisible()
})
