import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { ReadQuestions, SavedCourse } from '../../../src/domain/contract/course-draft.contract.ts'
import type { CourseChange } from '../../../src/domain/course/course-change.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import type { QuestionSource } from '../../../src/machines/question-import/question-import.machine.ts'
import { CourseEditorPage } from '../../../src/views/pages/course-editor/course-editor.view.tsx'
import { SCENE } from '../../../src/views/pages/course-editor/story-course.ts'
import {
  editorThat,
  placed,
  SAVED,
  storyAddress,
  storyKeys,
  type EditorParts,
} from '../../../src/views/pages/course-editor/story-editor.ts'
import { uploadsThat } from '../../../src/views/uploads/story-uploads.ts'
import { renderSpoken } from '../support/speak.tsx'

// There is no layout here to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

type Save = { courseId: number; revision: number; changes: readonly CourseChange[] }

const open = async (parts: EditorParts = {}) => {
  const saved: CourseChange[] = []
  const save = fromPromise<SavedCourse, Save>(async ({ input }) => {
    saved.push(...input.changes)
    return SAVED
  })
  await renderSpoken(
    <CourseEditorPage
      courseId={12}
      place={placed({ tab: 'questions', lesson: SCENE })}
      machines={editorThat({ save, ...parts })}
      uploads={uploadsThat()}
      newKey={storyKeys()}
      addressOf={storyAddress}
      back="/admin/courses"
      onGo={() => {}}
    />,
    ['courseEditor', 'lesson', 'uploads', 'lists', 'choosing'],
  )
  return saved
}

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Bring in questions' }))
  return within(await screen.findByRole('dialog', { name: 'Bring in questions' }))
}

const look = async () => {
  const dialog = await openDialog()
  await userEvent.type(dialog.getByRole('textbox', { name: /Or paste the text/ }), 'Where?')
  await userEvent.click(dialog.getByRole('button', { name: 'Look through' }))
  await dialog.findByText(/2 questions found/)
  return dialog
}

test('each question is shown with what is said of it inside, what is dropped with its line, and a known one is left out', async () => {
  await open()
  const dialog = await look()
  const [first, second] = within(dialog.getByRole('list', { name: 'Questions found' })).getAllByRole('checkbox')
  expect(first).toBeChecked()
  expect(second).not.toBeChecked()
  expect(dialog.getByText('What each choice answered, or gave points for, is not kept.')).toBeVisible()
  expect(dialog.getByText('The course has this question, or the text has it twice.')).toBeVisible()
  expect(dialog.getByText(/^Line 14: this kind of question is not read: .*Essay/)).toBeVisible()
})

test('what is chosen is added with its tag as changes of the draft, and taken back as one', async () => {
  const saved = await open()
  const dialog = await look()
  await userEvent.click(dialog.getByRole('checkbox', { name: /Who directs traffic/ }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Tag for all of them/ }), 'night')
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 questions' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() =>
    expect(saved).toMatchObject([
      { kind: 'add', item: { key: 'found-1', tags: ['night'] } },
      { kind: 'add', item: { key: 'found-2', tags: ['night'] }, after: 'found-1' },
    ]),
  )
  expect(screen.getByText('2 questions added')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(saved.slice(2)).toMatchObject([
      { kind: 'remove', key: 'found-2' },
      { kind: 'remove', key: 'found-1' },
    ]),
  )
  expect(screen.queryByText('2 questions added')).not.toBeInTheDocument()
})

test('a file can be chosen, and what could not be asked can be tried again', async () => {
  const sent: QuestionSource[] = []
  const readQuestions = fromPromise<ReadQuestions, QuestionSource>(async ({ input }) => {
    sent.push(input)
    throw new FaultError({ kind: 'offline' })
  })
  await open({ readQuestions })
  const dialog = await openDialog()
  await userEvent.upload(dialog.getByLabelText('Choose a file, or drop it here'), new File(['x'], 'bank.gift'))
  expect(await dialog.findByText('The questions were not read')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('the bank is saved as a table under the name of its lesson', async () => {
  const files: [string, string][] = []
  await open({ saveText: (name, text) => void files.push([name, text]) })
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }))
  expect(files[0]?.[0]).toBe('Scene-safety.csv')
  expect(files[0]?.[1]).toMatch(/^\uFEFFprompt \(en\),/)
})
