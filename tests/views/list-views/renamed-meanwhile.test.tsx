import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'

import type { SavedView } from '../../../src/domain/contract/list-view.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import type { ListViewValues } from '../../../src/machines/list-views/list-view-form.machine.ts'
import { NamingViewDialog } from '../../../src/views/list-views/naming-view-dialog.view.tsx'
import { storyView, viewsThat } from '../../../src/views/list-views/story-views.ts'
import { renderSpoken } from '../support/speak.tsx'

type Sent = { values: ListViewValues; about?: unknown }

const SEEN: ListViewValues = { name: 'Towing' }
const THEIRS: ListViewValues = { name: 'Recovery' }

/** A view that is called anew, refused once as somebody else was quicker; what is sent is noted. */
const rename = async () => {
  const sent: Sent[] = []
  const name = fromPromise<SavedView, Sent>(async ({ input: { values, about } }) => {
    sent.push({ values, about })
    if (sent.length > 1) return storyView(values)
    throw new FaultError({ kind: 'conflict', code: 'CHANGED_MEANWHILE', facts: { is: THEIRS } })
  })
  const Shown = () => {
    const [{ naming }] = useState(() => viewsThat({ name }))
    const actor = useActorRef(naming, { input: { values: { name: '' } } })
    const begin = () => actor.send({ type: 'form.begun', values: SEEN, about: { id: 7, was: SEEN } })
    return (
      <>
        <button type="button" onClick={begin}>
          Rename
        </button>
        <NamingViewDialog actor={actor} />
      </>
    )
  }
  await renderSpoken(<Shown />, ['listViews', 'fieldRules', 'changedMeanwhile'])
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  const shown = await screen.findByRole('dialog', { name: 'Rename the view' })
  const dialog = within(shown)
  const field = dialog.getByRole('textbox', { name: 'Name' })
  // A dialog takes the focus a moment after it is there.
  await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true))
  await userEvent.type(field, ' crews')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  return { dialog, field, news: within(await dialog.findByRole('alert')), sent }
}

test('a view that somebody else renamed meanwhile keeps both names in sight, and is renamed knowingly', async () => {
  const { dialog, field, news, sent } = await rename()
  expect(news.getByText('Somebody else changed this meanwhile')).toBeVisible()
  expect(dialog.queryByText('The view was not saved')).not.toBeInTheDocument()
  expect(field).toHaveValue('Towing crews')
  expect(field).toHaveAccessibleDescription('Now there: Recovery')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const values = { name: 'Towing crews' }
  expect(sent).toEqual([
    { values, about: { id: 7, was: SEEN } },
    { values, about: { id: 7, was: THEIRS } },
  ])
})

test('or is left with theirs', async () => {
  const { dialog, field, news } = await rename()
  await userEvent.click(news.getByRole('button', { name: 'Take over theirs' }))
  expect(field).toHaveValue('Recovery')
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/^For example/)
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
})
