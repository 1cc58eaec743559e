import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'

import { FaultError } from '../../../src/domain/fault.ts'
import { HowToVideoPage } from '../../../src/views/pages/how-to/how-to-video.view.tsx'
import { SEEN_MEANWHILE, videoThat, type Kept, type Sent } from '../../../src/views/pages/how-to/story-how-to.ts'
import { renderSpoken } from '../support/speak.tsx'

/** Refused once, as somebody else was quicker; what is sent is noted. */
const open = async () => {
  const sent: Sent[] = []
  const submit = fromPromise<Kept, Sent>(async ({ input: { values, about } }) => {
    sent.push({ values, about })
    if (sent.length > 1) return { id: 1 }
    throw new FaultError({ kind: 'conflict', code: 'CHANGED_MEANWHILE', facts: { is: SEEN_MEANWHILE } })
  })
  const Shown = () => {
    const [machines] = useState(() => videoThat(undefined, submit))
    return (
      <HowToVideoPage
        machines={machines}
        renderUploads={() => null}
        renderPlayer={() => null}
        back="/admin/how-to"
        onChanged={() => {}}
      />
    )
  }
  await renderSpoken(<Shown />, ['howToList', 'shell', 'lists', 'fieldRules', 'changedMeanwhile'])
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog'))
  return { dialog, sent }
}

const titleOf = (dialog: ReturnType<typeof within>) => dialog.getAllByRole('textbox', { name: /English/ })[0]

test('where somebody was quicker both are seen, of files and of what is chosen too, and saving again is knowing', async () => {
  const { dialog, sent } = await open()
  const title = titleOf(dialog)
  if (!title) throw new Error('No title.')
  await userEvent.type(title, ' well')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const news = within(await dialog.findByRole('alert'))
  expect(news.getByText('Somebody else changed this meanwhile')).toBeVisible()
  expect(title).toHaveValue('Plan a class well')
  expect(title).toHaveAccessibleDescription('Now there: Make a class')
  const described = (role: string, name: RegExp) => dialog.getByRole(role, { name })
  expect(described('group', /^Video/)).toHaveAccessibleDescription('Changed meanwhile. Before: another file')
  expect(described('group', /^For whom/)).toHaveAccessibleDescription(/Changed meanwhile\. Before: Instructors$/)
  expect(described('group', /^On which pages|^Pages/)).toHaveAccessibleDescription(
    /Changed meanwhile\. Before: Instructor Dashboard$/,
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const { revision: _revision, ...theirs } = SEEN_MEANWHILE
  await waitFor(() =>
    expect(sent[1]).toEqual({
      values: { ...theirs, titleEn: 'Plan a class well' },
      about: { id: 1, was: SEEN_MEANWHILE },
    }),
  )
})

test('or theirs is taken over, and the focus goes to the first field', async () => {
  const { dialog } = await open()
  const title = titleOf(dialog)
  if (!title) throw new Error('No title.')
  await userEvent.type(title, ' well')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Take over theirs' }))
  expect(title).toHaveValue('Make a class')
  expect(title).toHaveFocus()
})
