import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { CourseDraft, PublishedCourse, SavedCourse } from '../../../src/domain/contract/course-draft.contract.ts'
import type { QuestionStatistics } from '../../../src/domain/contract/question-statistics.contract.ts'
import type { CourseChange } from '../../../src/domain/course/course-change.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import type { EditorPlace } from '../../../src/views/pages/course-editor/course-editor.props.ts'
import { CourseEditorPage } from '../../../src/views/pages/course-editor/course-editor.view.tsx'
import { CLEARANCE, FIRST_QUESTION, SCENE } from '../../../src/views/pages/course-editor/story-course.ts'
import {
  editorThat,
  placed,
  READ,
  SAVED,
  STATISTICS,
  storyAddress,
  storyKeys,
  type EditorParts,
} from '../../../src/views/pages/course-editor/story-editor.ts'
import { answers, fails } from '../../../src/views/pages/story-actors.ts'
import { fileOf, ID, READY, uploadsThat } from '../../../src/views/uploads/story-uploads.ts'
import { renderSpoken } from '../support/speak.tsx'

// There is no layout here to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

const SECOND_QUESTION = '6a0c1f52-7f0e-4a55-9d0e-000000000020'

const LOST = 'This page does not know a part of this link, and shows the rest'

type Save = { courseId: number; revision: number; changes: readonly CourseChange[] }

const open = async (
  place: Partial<EditorPlace> = {},
  { lost = [], ...parts }: EditorParts & Readonly<{ lost?: readonly string[] }> = {},
  uploads = uploadsThat(),
  language: 'en' | 'ar' = 'en',
) => {
  const saved: CourseChange[] = []
  const gone: string[] = []
  const save = fromPromise<SavedCourse, Save>(async ({ input }) => {
    saved.push(...input.changes)
    return SAVED
  })
  await renderSpoken(
    <CourseEditorPage
      courseId={12}
      place={placed(place)}
      lost={lost}
      machines={editorThat({ save, ...parts })}
      uploads={uploads}
      newKey={storyKeys()}
      addressOf={storyAddress}
      back="/admin/courses"
      onGo={(href) => gone.push(href)}
    />,
    ['courseEditor', 'lesson', 'uploads', 'lists', 'choosing'],
    language,
  )
  return { saved, gone }
}

const texts = (legend: string) => within(screen.getByRole('group', { name: legend }))

test('it says which course it is, where it stands, and that it is saved, with what is to do in each part', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Work zone basics' })).toBeVisible()
  expect(screen.getByText('Changed since version 3')).toBeVisible()
  expect(screen.getByText('Saved')).toBeVisible()
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of the course' })).getAllByRole('link')
  expect(tabs[0]).toHaveAccessibleName('Details 7 things to do')
  expect(tabs[0]).toHaveAttribute('href', '/admin/courses?course=12&tab=details')
  expect(tabs.map(({ textContent }) => textContent?.replace(/\d.*/, '').trim())).toEqual([
    'Details',
    'Lessons',
    'Questions',
    'Rules',
    'Preview as a student',
    'History',
  ])
})

test('a course that is held in classes has neither lessons nor versions of them, whatever the address asks for', async () => {
  const document = { ...READ.document, details: { ...READ.document.details, isOnline: false }, lessons: [] }
  await open({ tab: 'history' }, { read: answers<CourseDraft, { courseId: number }>({ ...READ, document }) })
  const parts = await screen.findByRole('navigation', { name: 'Parts of the course' })
  expect(
    within(parts)
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.replace(/\d.*/, '').trim()),
  ).toEqual(['Details', 'Rules'])
  expect(screen.getByRole('group', { name: 'Title' })).toBeVisible()
  expect(screen.getByText('tab=history').closest('[role=status]')).toHaveTextContent(LOST)
})

test('what a link asks that no part is called is said, and nothing of one that there is', async () => {
  await open({}, { lost: ['tab=secrets'] })
  await screen.findByRole('heading', { level: 1, name: 'Work zone basics' })
  expect(screen.getByText('tab=secrets').closest('[role=status]')).toHaveTextContent(LOST)
  cleanup()
  await open({ tab: 'history' })
  await screen.findByRole('heading', { level: 1, name: 'Work zone basics' })
  expect(screen.queryByText(LOST)).toBeNull()
})

test('a text stands in its three languages, says where it is missing, and is saved by itself', async () => {
  const { saved } = await open()
  await screen.findByRole('heading', { level: 1 })
  const title = texts('Title')
  expect(title.getAllByRole('textbox').map((box) => [box.lang, box.dir])).toEqual([
    ['en', 'ltr'],
    ['tr', 'ltr'],
    ['ar', 'rtl'],
  ])
  await userEvent.type(title.getByRole('textbox', { name: /العربية.*missing/ }), 'مناطق')
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ at: ['details', 'title', 'ar'], to: 'مناطق' }))
  expect(saved[0]).toMatchObject({ was: '' })
  expect(title.queryByRole('textbox', { name: /missing/ })).not.toBeInTheDocument()
})

test('numbers are taken in any digits, none is none, and what is no number is not saved', async () => {
  const { saved } = await open({ tab: 'rules' })
  await screen.findByRole('heading', { level: 1 })
  const [minutes] = screen.getAllByRole('textbox', { name: 'Minutes' })
  if (!minutes) throw new Error('No field')
  expect(minutes).toHaveValue('10')
  await userEvent.clear(minutes)
  await userEvent.type(minutes, '٢.٥')
  await waitFor(() =>
    expect(saved.at(-1)).toMatchObject({ at: ['lessons', SCENE, 'quiz', 'timeLimitSeconds'], to: 150 }),
  )
  expect(minutes).toHaveValue('٢.٥')
  const count = saved.length
  await userEvent.type(minutes, 'x')
  expect(minutes).toHaveAccessibleDescription(/A number of at most/)
  expect(saved.length).toBe(count)
})

test('lessons are moved by keys and by buttons, which is said, and the focus stays', async () => {
  const { saved } = await open({ tab: 'lessons' })
  const link = await screen.findByRole('link', { name: /Scene safety/ })
  const names = () =>
    within(screen.getByRole('list', { name: 'Lessons' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  const down = screen.getByRole('button', { name: 'Move down: Scene safety' })
  down.focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(names()).toEqual(['1. Quick clearance', '2. Scene safety'])
  expect(screen.getByText('Scene safety: now 2 of 2')).toBeInTheDocument()
  // The button that had it is at the end of its way.
  expect(screen.getByRole('button', { name: 'Move up: Scene safety' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Move up: Scene safety' }))
  expect(names()).toEqual(['1. Scene safety', '2. Quick clearance'])
  expect(screen.getByRole('button', { name: 'Move down: Scene safety' })).toHaveFocus()
  expect(link).toBeInTheDocument()
  expect(saved.filter(({ kind }) => kind !== 'order')).toEqual([])
})

test('a lesson is added and opened', async () => {
  const { saved, gone } = await open({ tab: 'lessons' })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a lesson' }))
  expect(gone).toEqual([storyAddress({ tab: 'lessons', lesson: 'new-1', field: 'lessons-new-1-title-en' })])
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ kind: 'add', to: ['lessons'], after: CLEARANCE }))
})

test('what is removed can be put back where it was', async () => {
  const { saved, gone } = await open({ tab: 'lessons', lesson: SCENE })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the lesson' }))
  expect(gone.length).toBe(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Put it back' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Scene safety' })).toBeVisible()
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ kind: 'add', to: ['lessons'], after: null }))
})

test('one choice is right, and there are at least two of them', async () => {
  const { saved } = await open({ tab: 'questions', lesson: SCENE, question: FIRST_QUESTION })
  await screen.findByRole('heading', { level: 3, name: 'Question 1' })
  expect(screen.getByRole('radio', { name: 'Choice 1 is right' })).toBeChecked()
  expect(screen.getByRole('button', { name: 'Remove: Choice 1' })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: 'Choice 2 is right' }))
  expect(screen.getByRole('radio', { name: 'Choice 1 is right' })).not.toBeChecked()
  await waitFor(() => expect(saved.map((change) => change.kind === 'set' && change.to)).toEqual([false, true]))
  await userEvent.click(screen.getByRole('button', { name: 'Add a choice' }))
  expect(screen.getByRole('button', { name: 'Remove: Choice 3' })).toBeEnabled()
})

test('who adds writes in it at once, and who removes has the focus beside it', async () => {
  await open({ tab: 'questions', lesson: SCENE, question: FIRST_QUESTION })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a choice' }))
  expect(texts('Choice 3').getByRole('textbox', { name: /English/ })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Add a choice' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Choice 3' }))
  // The fourth is the third now.
  expect(screen.getByRole('button', { name: 'Remove: Choice 3' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  // Two there have to be: neither can be removed.
  expect(screen.getByRole('button', { name: 'Add a choice' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Put it back' }))
  expect(screen.getByRole('link', { name: /Questions/, current: 'page' })).toHaveFocus()
  expect(texts('Choice 3').getByRole('textbox', { name: /English/ })).toBeVisible()
})

test('a line is written as soon as it is added', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a line' }))
  const last = screen.getAllByRole('group', { name: /^Line / }).at(-1)
  if (!last) throw new Error('No line')
  expect(within(last).getByRole('textbox', { name: /English/ })).toHaveFocus()
})

test('a file that is removed leaves the focus to its place', async () => {
  await open({ tab: 'lessons', lesson: SCENE })
  const slot = await screen.findByRole('group', { name: 'Video file' })
  await userEvent.click(within(slot).getByRole('button', { name: 'Remove' }))
  expect(slot).toHaveFocus()
})

test('a place in the video and tags are typed as people write them', async () => {
  const { saved } = await open({ tab: 'questions', lesson: SCENE, question: FIRST_QUESTION })
  const taught = await screen.findByRole('textbox', { name: 'Taught at' })
  expect(taught).toHaveValue('00:12')
  await userEvent.clear(taught)
  await userEvent.type(taught, '0:41')
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ to: 41 }))
  const tags = screen.getByRole('textbox', { name: 'Tags' })
  await userEvent.type(tags, ', vest')
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ to: ['scene', 'vest'] }))
})

test('files that have arrived are put into their lesson, whichever part is looked at', async () => {
  const target = `course:12:${CLEARANCE}`
  const uploads = uploadsThat({
    send: (tell) => {
      tell({ type: 'pieces.begun', id: ID })
      tell({ type: 'pieces.arrived' })
    },
    found: { ...READY, target },
  })
  const { saved } = await open({ tab: 'rules' }, {}, uploads)
  await screen.findByRole('heading', { level: 1 })
  const content = fileOf('Lesson 2.mp4', 2048)
  const file = { target, kind: 'video', name: content.name, size: content.size, language: 'en', seconds: null } as const
  uploads.send({ type: 'files.chosen', files: [{ ...file, content }], left: [] })
  await waitFor(() => expect(saved.length).toBe(1))
  expect(saved).toMatchObject([{ at: ['lessons', CLEARANCE, 'video'], to: { seconds: READY.seconds, width: 1280 } }])
})

test('what is not saved says so, keeps what was typed, and is tried again', async () => {
  let tries = 0
  const save = fromPromise<SavedCourse, Save>(async () => {
    tries += 1
    if (tries === 1) throw new FaultError({ kind: 'offline' })
    return SAVED
  })
  await open({}, { save })
  await screen.findByRole('heading', { level: 1 })
  await userEvent.type(texts('Title').getByRole('textbox', { name: /^English/ }), '2')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Your changes are not saved')
  expect(screen.getByText('Not saved')).toBeVisible()
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(texts('Title').getByRole('textbox', { name: /^English/ })).toHaveValue('Work zone basics2')
})

test('where somebody else changed the same, both are shown, and one is kept', async () => {
  await open({}, { kept: { changes: [{ kind: 'set', at: ['details', 'title', 'en'], was: 'Before', to: 'Mine' }] } })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/Yours.*Mine.*Theirs.*Work zone basics/)
  const box = () => texts('Title').getByRole('textbox', { name: /^English/ })
  expect(box()).toHaveValue('Mine')
  await userEvent.click(within(alert).getByRole('button', { name: 'Take theirs' }))
  expect(box()).toHaveValue('Work zone basics')
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: /Details/, current: 'page' })).toHaveFocus()
})

test('who settles one of several conflicts is at the next', async () => {
  const mine = (of: 'title' | 'description') =>
    ({ kind: 'set', at: ['details', of, 'en'], was: 'Before', to: `My ${of}` }) as const
  await open({}, { kept: { changes: [mine('title'), mine('description')] } })
  const alert = await screen.findByRole('alert')
  const [first, second] = within(alert).getAllByRole('button', { name: 'Take theirs' })
  if (!first || !second) throw new Error('No two conflicts')
  await userEvent.click(first)
  expect(second).toHaveFocus()
})

test('what keeps it from being published leads to the very field', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the course' }))
  const link = await dialog.findByRole('link', { name: /Quick clearance.*: video is missing/ })
  expect(link).toHaveAttribute('href', expect.stringContaining(`tab=lessons&lesson=${CLEARANCE}`))
  expect(dialog.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
  await userEvent.click(link)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('the field that the address names has the focus', async () => {
  await open({ tab: 'lessons', lesson: CLEARANCE, field: `lessons-${CLEARANCE}-title-tr` })
  await waitFor(() => expect(texts('Title').getByRole('textbox', { name: /Türkçe/ })).toHaveFocus())
})

test('the focus stays where one types, wherever the address led before', async () => {
  await open({ tab: 'lessons', lesson: CLEARANCE, field: `lessons-${CLEARANCE}` })
  await waitFor(() => expect(screen.getByRole('group', { name: 'Quick clearance' })).toHaveFocus())
  const title = texts('Title').getByRole('textbox', { name: /English/ })
  await userEvent.clear(title)
  await userEvent.type(title, 'Open roads')
  expect(title).toHaveValue('Open roads')
  expect(title).toHaveFocus()
})

const sound = (): CourseDraft => {
  const [scene] = READ.document.lessons
  const whole = (text: { en: string }) => ({ en: text.en, tr: text.en, ar: text.en })
  const { details } = READ.document
  if (!scene) throw new Error('No lesson')
  return {
    ...READ,
    nextEvents: ['course.changed', 'course.published'],
    problems: [],
    document: {
      details: {
        ...details,
        title: whole(details.title),
        description: whole(details.description),
        audience: whole(details.audience),
      },
      teaches: [],
      lessons: [
        {
          ...scene,
          questions: scene.questions.map(({ prompt, explanation, choices, ...question }) =>
            Object.assign(question, {
              prompt: whole(prompt),
              explanation: whole(explanation),
              choices: choices.map((choice) => ({
                key: choice.key,
                isCorrect: choice.isCorrect,
                text: whole(choice.text),
              })),
            }),
          ),
        },
      ],
    },
  }
}

test('publishing says what it means for those under way, and what came of it', async () => {
  await open(
    {},
    {
      read: answers<CourseDraft, { courseId: number }>(sound()),
      publish: answers<PublishedCourse, { courseId: number; revision: number }>({ version: 4, kept: 43 }),
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the course' }))
  expect(await dialog.findByText('43 people keep version 3.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
  expect(await dialog.findByText(/Version 4 is offered from now on\. 43 people keep an older one/)).toBeVisible()
})

test('a course that is archived is not changed', async () => {
  await open(
    {},
    {
      read: answers<CourseDraft, { courseId: number }>({
        ...READ,
        state: 'archived',
        nextEvents: ['course.unarchived'],
      }),
    },
  )
  await screen.findByText(/This course is archived/)
  expect(texts('Title').getByRole('textbox', { name: /^English/ })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true')
})

test('its versions are listed with who is in them', async () => {
  await open({ tab: 'history' })
  const row = await screen.findByRole('row', { name: /Version 3/ })
  expect(within(row).getByText('Offered now')).toBeVisible()
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/Jun 2/), 'Priya Raman', '2', '8', '43', '12'])
})

test('a course that is not there, or could not be read, says so with the way on', async () => {
  await open(
    {},
    {
      read: fromPromise<CourseDraft, { courseId: number }>(async () => {
        throw new FaultError({ kind: 'notFound' })
      }),
    },
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such course' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the courses' })).toHaveAttribute('href', '/admin/courses')
})

const statistics = answers<readonly QuestionStatistics[], { query: undefined }>(STATISTICS)

test('of each question it is told how many had it right, once enough have answered, and what was chosen', async () => {
  await open({ tab: 'questions', lesson: SCENE }, { statistics })
  const bank = within(await screen.findByRole('list', { name: 'Question bank' })).getAllByRole('listitem')
  expect(bank.map(({ textContent }) => textContent)).toEqual([
    '1. What comes first at a scene?85% rightHardly tells who knows8 things to do',
    '2. What do you wear?8 things to do',
  ])
})

test('a question that is open says what was chosen instead, or that there are too few answers', async () => {
  await open({ tab: 'questions', lesson: SCENE, question: FIRST_QUESTION }, { statistics })
  const figures = within(await screen.findByRole('group', { name: 'How it was answered' }))
  expect(await figures.findByText('Discrimination index 0.12')).toBeVisible()
  expect(figures.getByText('240 answers')).toBeVisible()
  const chosen = within(figures.getByRole('list', { name: 'How many chose each' })).getAllByRole('listitem')
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['Safety (right)85%', 'Speed15%'])
  cleanup()
  await open({ tab: 'questions', lesson: SCENE, question: SECOND_QUESTION }, { statistics })
  expect(await screen.findByText('Too few answers yet: 12 of 30.')).toBeVisible()
  cleanup()
  await open({ tab: 'questions', lesson: SCENE, question: FIRST_QUESTION })
  expect(await screen.findByText('Too few answers yet: none of 30.')).toBeVisible()
})

test('a question is retired and put back where it stands, and the bank says how many are', async () => {
  const { saved } = await open({ tab: 'questions', lesson: SCENE, question: FIRST_QUESTION })
  await screen.findByText('2 questions. A quiz draws 2.')
  await userEvent.click(screen.getByRole('button', { name: 'Retire' }))
  expect(screen.getByText('One question. A quiz draws 2. One is retired.')).toBeVisible()
  expect(screen.getByText(/No quiz of the next version asks this question/)).toHaveRole('status')
  expect(screen.getByRole('button', { name: 'Put back' })).toHaveFocus()
  const at = ['lessons', SCENE, 'questions', FIRST_QUESTION, 'isRetired']
  await waitFor(() => expect(saved.at(-1)).toEqual({ kind: 'set', at, was: false, to: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Put back' }))
  expect(screen.getByText('2 questions. A quiz draws 2.')).toBeVisible()
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ at, to: false }))
})

test('that the figures could not be read is said, and the question is written all the same', async () => {
  const failing = fails<readonly QuestionStatistics[], { query: undefined }>({ kind: 'offline' })
  await open({ tab: 'questions', lesson: SCENE, question: FIRST_QUESTION }, { statistics: failing })
  expect(await screen.findByText('How it was answered could not be loaded')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Choices' })).toBeVisible()
})
