import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { CourseDraft } from '../../../src/domain/contract/course-draft.contract.ts'
import type { CourseInstructor } from '../../../src/domain/contract/course-instructors.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import type { InstructorChange } from '../../../src/views/pages/course-editor/course-editor.props.ts'
import { CourseEditorPage } from '../../../src/views/pages/course-editor/course-editor.view.tsx'
import {
  editorThat,
  placed,
  READ,
  storyAddress,
  storyKeys,
  type EditorParts,
} from '../../../src/views/pages/course-editor/story-editor.ts'
import { answers } from '../../../src/views/pages/story-actors.ts'
import { uploadsThat } from '../../../src/views/uploads/story-uploads.ts'
import { soundCourse } from '../../domain/support/course-documents.ts'
import { renderSpoken } from '../support/speak.tsx'

// There is no layout here to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

const open = async (tab: 'rules' | 'details', parts: EditorParts = {}) => {
  const changes: InstructorChange[] = []
  const change = fromPromise<void, { subject: InstructorChange }>(async ({ input }) => {
    changes.push(input.subject)
  })
  await renderSpoken(
    <CourseEditorPage
      courseId={12}
      place={placed({ tab })}
      machines={editorThat({ change, ...parts })}
      uploads={uploadsThat()}
      newKey={storyKeys()}
      addressOf={storyAddress}
      back="/admin/courses"
      onGo={() => {}}
    />,
    ['courseEditor', 'lesson', 'uploads', 'lists', 'choosing'],
  )
  await screen.findByRole('heading', { level: 1 })
  return changes
}

const people = async () => within(await screen.findByRole('group', { name: 'Instructors of this course' }))

test('who answers for its students stands in its rules, and who cannot any more is named', async () => {
  await open('rules')
  const rows = await (await people()).findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Priya Ramanpriya.raman@example.org',
    'Omar Haddadomar.haddad@example.orgNot an instructor any more',
  ])
})

test('somebody is found by typing and added at once, whom it has is not offered, and it is said', async () => {
  const changes = await open('rules')
  await (await people()).findAllByRole('listitem')
  await userEvent.click(screen.getByRole('combobox', { name: 'Add an instructor' }))
  expect(await screen.findByRole('option', { name: 'Dana Whitfield (Harris Towing)' })).toBeVisible()
  expect(screen.queryByRole('option', { name: /Priya/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('option', { name: /Dana/ }))
  await waitFor(() => expect(changes).toEqual([{ way: 'add', userId: 23, name: 'Dana Whitfield (Harris Towing)' }]))
  expect(await screen.findByText(/Dana Whitfield.* answers for its students now\./)).toBeVisible()
})

test('who is removed is so at once, and the focus goes to the others', async () => {
  const changes = await open('rules')
  await userEvent.click(await (await people()).findByRole('button', { name: 'Remove: Omar Haddad' }))
  await waitFor(() => expect(changes).toEqual([{ way: 'remove', userId: 22, name: 'Omar Haddad' }]))
  await waitFor(() => expect(screen.getByRole('group', { name: 'Instructors of this course' })).toHaveFocus())
})

test('what could not be changed can be tried again', async () => {
  const change = fromPromise<void, { subject: InstructorChange }>(() =>
    Promise.reject(new FaultError({ kind: 'offline' })),
  )
  await open('rules', { change })
  await userEvent.click(await (await people()).findByRole('button', { name: 'Remove: Omar Haddad' }))
  expect(await screen.findByText('Whether this was done is not known')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

const sound = (): CourseDraft => ({
  ...READ,
  nextEvents: ['course.changed', 'course.published'],
  problems: [],
  document: soundCourse() as CourseDraft['document'],
})

const asked = async (instructors: readonly CourseInstructor[]) => {
  await open('details', {
    read: answers<CourseDraft, { courseId: number }>(sound()),
    instructors: answers<readonly CourseInstructor[], { query: undefined }>(instructors),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  return within(await screen.findByRole('dialog', { name: 'Publish the course' }))
}

test('publishing without anybody who answers for the students is warned of, and possible', async () => {
  const dialog = await asked([{ id: 22, name: 'Omar Haddad', email: 'omar@example.org', isAble: false }])
  expect(await dialog.findByText('Nobody answers for its students')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Choose an instructor' })).toHaveAttribute(
    'href',
    '/admin/courses?course=12&tab=rules&field=instructors',
  )
  expect(dialog.getByRole('button', { name: 'Publish' })).toBeEnabled()
})

test('publishing with an instructor warns of nothing', async () => {
  const dialog = await asked([{ id: 21, name: 'Priya Raman', email: 'priya@example.org', isAble: true }])
  expect(await dialog.findByRole('button', { name: 'Publish' })).toBeEnabled()
  expect(dialog.queryByText('Nobody answers for its students')).not.toBeInTheDocument()
})
