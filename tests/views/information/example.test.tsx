import { readdirSync, readFileSync } from 'node:fs'

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { contrastIn } from '../../../src/views/pages/example/contrast.ts'
import { ExamplePage, type ExamplePageProps } from '../../../src/views/pages/example/example.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

const open = async () => {
  const onMessage = vi.fn<ExamplePageProps['onMessage']>()
  await renderSpoken(<ExamplePage onMessage={onMessage} />, ['shell', 'example', 'choosing'])
  return onMessage
}
const section = (name: string) => within(screen.getByRole('region', { name }))

describe('example', () => {
  it('uses every part of the design system', () => {
    const folder = 'src/views/pages/example'
    const sources = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    const parts = readdirSync('src/views/ui').filter((file) => file.endsWith('.view.tsx'))
    // Parts of other parts, what comes late, and what the shell or a chart of its own must stand around.
    const elsewhere = new Set([
      'copy-button',
      'error-summary',
      'field-frame',
      'icon',
      'page-header',
      'toast-region',
      'combobox-box',
      'dialog-box',
      'popover-box',
      'masked-field',
      'lazy-menu',
      'late-overlay',
    ])
    const missing = parts
      .map((file) => file.replace('.view.tsx', ''))
      .filter((part) => !elsewhere.has(part) && !sources.some((text) => text.includes(`/ui/${part}.view.tsx`)))
    expect(missing).toEqual([])
  })

  it('refuses its form with a summary that leads to the fields, then takes it', async () => {
    await open()
    const forms = section('Forms')
    await userEvent.click(forms.getByRole('button', { name: 'Save' }))
    const summary = within(forms.getByRole('alert'))
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Invalid email address',
      'You must accept the terms and conditions',
    ])
    await userEvent.click(summary.getByRole('link', { name: 'Invalid email address' }))
    const email = forms.getByRole('textbox', { name: 'Email address' })
    expect(email).toHaveFocus()
    await userEvent.type(email, 'dana@example.org')
    await userEvent.click(forms.getByRole('checkbox', { name: 'I accept the terms and conditions' }))
    await userEvent.click(forms.getByRole('button', { name: 'Save' }))
    expect(forms.getByText(/nothing was sent/)).toBeVisible()
    expect(forms.queryByRole('alert')).toBeNull()
  })

  it('says messages as the app does', async () => {
    const onMessage = await open()
    const messages = section('Messages')
    await userEvent.click(messages.getByRole('button', { name: 'Show a message' }))
    await userEvent.click(messages.getByRole('button', { name: 'Show a problem' }))
    expect(onMessage.mock.calls).toEqual([
      ['info', 'This is a message. It goes away by itself.'],
      ['error', 'This is a problem. It is said at once.'],
    ])
  })

  it('opens a dialog and a menu when they are wanted, and gives the focus back', async () => {
    await open()
    const overlays = section('What opens')
    const opener = overlays.getByRole('button', { name: 'Open a dialog' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Leave the class?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave the class' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(overlays.getByText('Chosen: Leave the class')).toBeVisible()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(overlays.getByRole('button', { name: 'Open a menu' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    expect(await overlays.findByText('Chosen: Duplicate')).toBeVisible()
  })

  it('drops and restores a filter, and counts what was tried again', async () => {
    await open()
    const status = section('Status')
    await userEvent.click(status.getByRole('button', { name: 'Remove filter: Online' }))
    await userEvent.click(status.getByRole('button', { name: 'Filter by online' }))
    expect(status.getByRole('button', { name: 'Remove filter: Online' })).toBeVisible()
    const empty = section('When there is nothing, or something failed')
    await userEvent.click(empty.getByRole('button', { name: 'Try again' }))
    expect(empty.getByText('Tried again: 1')).toBeVisible()
  })

  it('measures contrast as it is painted', () => {
    const element = document.createElement('p')
    element.style.color = 'rgb(0, 0, 0)'
    element.style.backgroundColor = 'rgb(255, 255, 255)'
    document.body.append(element)
    expect(contrastIn(element)).toBe(21)
    element.remove()
  })
})
