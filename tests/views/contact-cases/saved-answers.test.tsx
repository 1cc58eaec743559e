import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import { SAVED_ANSWERS, type SavedAnswer } from '../../../src/domain/contract/saved-answers.list.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { wholeList } from '../../../src/domain/list.ts'
import {
  savedAnswerFormMachine,
  savedAnswerWritingMachine,
  type SavedAnswerHeld,
  type SavedAnswerValues,
} from '../../../src/machines/contact/contact-forms.machine.ts'
import { createDeedMachine } from '../../../src/machines/deed/deed.machine.ts'
import { SavedAnswersPage } from '../../../src/views/pages/contact-cases/saved-answers.view.tsx'
import { savedAnswersThat } from '../../../src/views/pages/contact-cases/story-contact.ts'
import { openActs } from '../support/row-menu.ts'
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

type Sent = { values: SavedAnswerValues; about?: unknown }

const open = async (answer: (sent: Sent) => Promise<SavedAnswerHeld> = async () => ({ id: 3 })) => {
  const sent: Sent[] = []
  const removed: number[] = []
  const machines = savedAnswersThat({
    writing: savedAnswerWritingMachine.provide({
      actors: {
        form: savedAnswerFormMachine.provide({
          actors: {
            submit: fromPromise<SavedAnswerHeld, Sent>(async ({ input }) => {
              sent.push(input)
              return answer(input)
            }),
          },
        }),
      },
    }),
    removing: createDeedMachine<SavedAnswer>().provide({
      actors: {
        perform: fromPromise<void, { subject: SavedAnswer }>(async ({ input }) => {
          removed.push(input.subject.id)
        }),
      },
    }),
  })
  await renderSpoken(
    <SavedAnswersPage title="Contact Form Logs" asked={wholeList(SAVED_ANSWERS)} machines={machines} parts={null} />,
    ['contactCase', 'lists', 'listActs', 'fieldRules'],
  )
  return { sent, removed }
}

const choose = async (act: string) => {
  await screen.findByRole('row', { name: /Becoming an instructor/ })
  const item = (await openActs('Becoming an instructor')).find(({ textContent }) => textContent === act)
  if (!item) throw new Error(`${act} is not offered.`)
  await userEvent.click(item)
}

test('an answer is added in English at least', async () => {
  const { sent } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add an answer' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByRole('textbox', { name: 'Title' })).toBeInvalid()
  expect(dialog.getByRole('textbox', { name: 'English' })).toBeInvalid()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Lost code')
  await userEvent.type(dialog.getByRole('textbox', { name: 'English' }), 'Ask for another.')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ values: { title: 'Lost code', en: 'Ask for another.', tr: '', ar: '' } }])
})

test('one that is there is changed as it is, and a title that another has is told at its field', async () => {
  const { sent } = await open(() =>
    Promise.reject(
      new FaultError({ kind: 'refused', fields: [{ field: 'title', message: 'There is one of this name.' }] }),
    ),
  )
  await choose('Change')
  const dialog = within(await screen.findByRole('dialog'))
  const title = dialog.getByRole('textbox', { name: 'Title' })
  expect(title).toHaveValue('Becoming an instructor')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(title).toHaveAccessibleDescription(/There is one of this name/))
  expect(sent.map(({ about }) => about)).toMatchObject([{ id: 2, was: { title: expect.any(String) } }])
})

test('is asked about before it is deleted', async () => {
  const { removed } = await open()
  await choose('Delete')
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this answer?' })
  expect(removed).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(removed).toEqual([2]))
})
