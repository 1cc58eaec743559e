import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'

import { SHEET_BYTES } from '../../../src/domain/class-sheet.ts'
import type { ClassSheet } from '../../../src/domain/contract/class-sheet.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import type { AddingSheet, ChangingSheet } from '../../../src/views/pages/class-desk/class-sheets.props.ts'
import { ClassSheets } from '../../../src/views/pages/class-desk/class-sheets.view.tsx'
import { REMOVED_SHEET, sentSoFar, SHEET, sheetsThat } from '../../../src/views/pages/class-desk/story-sheets.ts'
import { answers, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const open = async (sheets: readonly ClassSheet[], { runs = true, refuses = false } = {}) => {
  const added: AddingSheet[] = []
  const changed: ChangingSheet[] = []
  const machines = sheetsThat({
    list: resourceThat(answers<readonly ClassSheet[], { query: undefined }>(sheets)),
    add: fromPromise<void, { subject: AddingSheet }>(async ({ input }) => {
      added.push(input.subject)
      if (refuses) throw new FaultError({ kind: 'offline' })
    }),
    change: fromPromise<void, { subject: ChangingSheet }>(async ({ input }) => {
      changed.push(input.subject)
    }),
  })
  await renderSpoken(<ClassSheets machines={machines} runs={runs} />, ['classDesk'])
  return { added, changed, user: userEvent.setup({ applyAccept: false }) }
}
const chooser = () => screen.findByLabelText('Add a scan of the sheet')
const fileOf = (name: string, content = 'x') => new File([content], name)

test('who teaches the class opens its scans, and is offered nothing to do with them', async () => {
  await open([SHEET], { runs: false })
  const link = await screen.findByRole('link', { name: /Sign-in sheet, Fairmont\.pdf/ })
  expect(link).toHaveAttribute('href', SHEET.url)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByLabelText('Add a scan of the sheet')).toBeNull()
})

test('a file is sent when it is chosen; one that would be refused is told at its field and is not sent', async () => {
  const { added, user } = await open([])
  expect(await screen.findByText('No scan of the sheet is here yet.')).toBeVisible()
  await user.upload(await chooser(), fileOf('sheet.docx'))
  expect(await chooser()).toHaveAccessibleDescription(/Choose a PDF, JPG or PNG\./)
  await user.upload(await chooser(), fileOf('sheet.pdf', ''))
  expect(await chooser()).toHaveAccessibleDescription(/This file is empty\./)
  const large = fileOf('sheet.pdf')
  Object.defineProperty(large, 'size', { value: SHEET_BYTES + 1 })
  await user.upload(await chooser(), large)
  expect(await chooser()).toHaveAccessibleDescription(/This file is larger than/)
  expect(added).toEqual([])
  await user.upload(await chooser(), fileOf('Sheet.PDF'))
  await waitFor(() => expect(added.map(({ file }) => file.name)).toEqual(['Sheet.PDF']))
  expect(await chooser()).not.toHaveAccessibleDescription(/This file is larger than/)
})

test('one that could not be sent is sent again at a press', async () => {
  const { added, user } = await open([], { refuses: true })
  await user.upload(await chooser(), fileOf('sheet.png'))
  const alert = within(await screen.findByRole('alert'))
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(added).toHaveLength(2))
})

test('one is removed, and brought back as long as it is kept', async () => {
  const { changed, user } = await open([SHEET, REMOVED_SHEET])
  await user.click(await screen.findByRole('button', { name: /^Remove .*Sign-in sheet/ }))
  await user.click(await screen.findByRole('button', { name: /^Undo: .*page 2/ }))
  expect(screen.queryByRole('link', { name: /page 2/ })).toBeNull()
  await waitFor(() =>
    expect(changed).toEqual([
      { sheetId: 1, isRemoved: true },
      { sheetId: 2, isRemoved: false },
    ]),
  )
})

test('one that is on its way says how much of it has left, and that the rest is looking at it', async () => {
  const sent = sentSoFar(0.4)
  const list = resourceThat(answers<readonly ClassSheet[], { query: undefined }>([]))
  const machines = sheetsThat({ list, add: waits<void, { subject: AddingSheet }>(), sent })
  await renderSpoken(<ClassSheets machines={machines} runs />, ['classDesk'])
  await userEvent.setup().upload(await chooser(), fileOf('sheet.pdf'))
  const bar = await screen.findByRole('progressbar', { name: /^Sending .*sheet\.pdf/ })
  expect(bar).toHaveAttribute('aria-valuetext', '40%')
  act(() => sent.send({ type: 'upload.progressed', part: 1 }))
  expect(await screen.findByText('Checking it')).toBeVisible()
})
