import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { BroughtCourse } from '../../../src/domain/contract/course-draft.contract.ts'
import { COURSE_RECORDS, type CourseRecord } from '../../../src/domain/contract/course-records.list.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { wholeList } from '../../../src/domain/list.ts'
import type { CourseValues, MadeCourse } from '../../../src/machines/course-list/making-course.machine.ts'
import { actingThat } from '../../../src/views/list-acts/story-acts.ts'
import { listThat, rowsOf } from '../../../src/views/list/story-machines.ts'
import type { Bringing } from '../../../src/views/pages/course-list/course-list.props.ts'
import { CourseListPage } from '../../../src/views/pages/course-list/course-list.view.tsx'
import { coursesThat, type CoursesParts } from '../../../src/views/pages/course-list/story-courses.ts'
import { answers, fails } from '../../../src/views/pages/story-actors.ts'
import { chooseAct, openActs } from '../support/row-menu.ts'
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

const open = async (parts: CoursesParts = {}) => {
  const made: number[] = []
  const begun: ListAct[] = []
  await renderSpoken(
    <CourseListPage
      title="Course List"
      asked={wholeList(COURSE_RECORDS)}
      machines={coursesThat(parts)}
      acting={actingThat({ begun: (act) => begun.push(act) })}
      editorOf={(id) => `/admin/courses?course=${id}`}
      onMade={(id) => made.push(id)}
    />,
    ['courseList', 'lists', 'listActs', 'fieldRules', 'choosing'],
  )
  return { made, begun }
}

const actsOf = async (name: string) => {
  const acts = (await openActs(name)).map(({ textContent }) => textContent)
  await userEvent.keyboard('{Escape}')
  return acts
}

test('each row says what the course is, where it stands and what it lacks, and its name opens the editor', async () => {
  await open()
  const row = await screen.findByRole('row', { name: /National TIM Responder/ })
  const cells = within(row)
    .getAllByRole('cell')
    .slice(1, -1)
    .map(({ textContent }) => textContent)
  expect(cells).toEqual(['Responder', 'Core training', '4 hr', 'Online', 'Changed', '9', '43', '3', '2'])
  expect(screen.getByRole('link', { name: 'National TIM Responder' })).toHaveAttribute(
    'href',
    '/admin/courses?course=1',
  )
})

test('each is offered what can be done with it as it stands', async () => {
  await open()
  await screen.findByRole('row', { name: /Quick clearance/ })
  expect(await actsOf('Quick clearance')).toEqual(['Edit', 'Duplicate', 'Save as one file', 'Archive'])
  expect(await actsOf('Tow and recovery')).toEqual([
    'Edit',
    'Duplicate',
    'Save as one file',
    'Stop offering',
    'Archive',
  ])
  expect(await actsOf('Refresher 2024')).toEqual(['Edit', 'Duplicate', 'Save as one file', 'Offer again', 'Archive'])
  expect(await actsOf('Cable barriers, first edition')).toEqual([
    'Edit',
    'Duplicate',
    'Save as one file',
    'Take out of the archive',
  ])
})

test('a new course is begun with its title, delivery, type and category, and leads into its editor', async () => {
  const sent: CourseValues[] = []
  const { made } = await open({
    make: fromPromise<MadeCourse, { values: CourseValues }>(async ({ input }) => {
      sent.push(input.values)
      return { id: 12 }
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New course' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New course' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Make the course' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/Title.*Category/)
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Work zones')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Delivery' }), 'In person')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'Towing and recovery')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Work zones')
  await userEvent.click(dialog.getByRole('button', { name: 'Make the course' }))
  await waitFor(() => expect(made).toEqual([12]))
  expect(sent).toEqual([{ title: 'Work zones', isOnline: false, courseTypeId: 6, categoryId: 2 }])
})

test('a course is duplicated once that is confirmed, and its duplicate opens', async () => {
  const { made } = await open()
  await screen.findByRole('row', { name: /Quick clearance/ })
  await chooseAct('Quick clearance', 'Duplicate')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/is made of/)).toHaveTextContent('Quick clearance')
  await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }))
  await waitFor(() => expect(made).toEqual([13]))
})

test('what is done with a course is looked after', async () => {
  const { begun } = await open()
  await screen.findByRole('row', { name: /Quick clearance/ })
  await chooseAct('Quick clearance', 'Archive')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(begun.map(({ act }) => act)).toEqual(['archive']))
})

test('without courses it says how to begin', async () => {
  await open({ list: listThat(COURSE_RECORDS, rowsOf<CourseRecord>([])) })
  expect(await screen.findByText('No courses yet')).toBeVisible()
})

test('a course is brought in from a file, and opened; nothing is sent without one', async () => {
  const sent: string[] = []
  const bring = fromPromise<BroughtCourse, { subject: Bringing }>(async ({ input }) => {
    sent.push(input.subject.name)
    return { id: 14, isPrerequisiteLost: false }
  })
  const { made } = await open({ bring })
  await userEvent.click(await screen.findByRole('button', { name: 'Bring in a course' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bring in a course' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Bring it in' }))
  expect(sent).toEqual([])
  await userEvent.upload(
    dialog.getByLabelText('Choose the file'),
    new File(['PK'], 'course.zip', { type: 'application/zip' }),
  )
  expect(dialog.getByText('course.zip')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Bring it in' }))
  await waitFor(() => expect(made).toEqual([14]))
  expect(sent).toEqual(['course.zip'])
})

test('what a brought course lacks is said before it is opened', async () => {
  const { made } = await open({
    bring: answers<BroughtCourse, { subject: Bringing }>({ id: 15, isPrerequisiteLost: true }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Bring in a course' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bring in a course' }))
  await userEvent.upload(
    dialog.getByLabelText('Choose the file'),
    new File(['PK'], 'course.zip', { type: 'application/zip' }),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Bring it in' }))
  expect(await screen.findByRole('link', { name: 'Open the course' })).toBeVisible()
  expect(made).toEqual([])
})

test('a course is saved as one file from its row, and it is said where that did not work', async () => {
  await open({ saveFile: fails<void, { subject: CourseRecord }>({ kind: 'offline' }) })
  await chooseAct('Quick clearance', 'Save as one file')
  expect(await screen.findByText('The course was not saved as a file')).toBeVisible()
})
