import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'

import { shownNotes } from '../../../src/machines/lesson-notes/note-changes.ts'
import { LessonPage } from '../../../src/views/pages/lesson/lesson-page.view.tsx'
import { createFakeDriver, offline, serverWith } from '../../../src/views/pages/lesson/lesson.story-server.ts'
import type { LessonTalk } from '../../../src/views/pages/lesson/notes/lesson-talk.props.ts'
import { Talking } from '../../../src/views/pages/lesson/notes/lesson-talk.view.tsx'
import { byLesson, foundAmong, notesText } from '../../../src/views/pages/lesson/notes/notes-text.ts'
import { NOTES, talkThat } from '../../../src/views/pages/lesson/notes/story-talk.ts'
import { assembleCoursePlayer } from '../../../src/views/pages/lesson/outside/assemble-course-player.ts'
import { ActorsProvider } from '../../../src/views/shell/actors.context.tsx'
import { shellActors } from '../../../src/views/shell/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const open = async (talk: LessonTalk = talkThat()) => {
  localStorage.clear()
  const { driver, happen, commands } = createFakeDriver()
  const made = assembleCoursePlayer(serverWith(), driver)
  await renderSpoken(
    <ActorsProvider actors={shellActors()}>
      <LessonPage {...made} Talk={(props) => <Talking talk={talk} {...props} />} courseId={9} lessonId={null} />
    </ActorsProvider>,
    ['lesson', 'lessonTalk', 'fieldRules'],
  )
  await screen.findByRole('tab', { name: 'Notes' })
  return { happen, commands }
}
const openTab = async (name: string) => userEvent.click(screen.getByRole('tab', { name }))
const texts = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent ?? '')
    .filter((text) => NOTES.some((note) => note.text === text))

describe('notes', () => {
  test('stand by their time; one within what was watched is gone to, one beyond it is not', async () => {
    const { commands } = await open()
    await openTab('Notes')
    await screen.findByText(/^Block to the left/)
    expect(texts()).toEqual([NOTES[0]?.text, NOTES[1]?.text, NOTES[2]?.text])
    await userEvent.click(screen.getByRole('button', { name: 'Go to 00:04 in the video' }))
    expect(commands.at(-1)).toEqual({ type: 'seek', to: 4 })
    expect(screen.getByRole('button', { name: '00:44, further than you have watched' })).toBeDisabled()
  })

  test('are begun by N, which stops the video and leads to the field; Ctrl and Enter save them', async () => {
    const sent = vi.fn(talkThat)
    const { happen, commands } = await open(
      talkThat({
        sendChange: async ({ change }) => {
          sent({})
          return { ...change, lessonTitle: '', revision: 1, changedAt: '2026-05-02T14:00:00Z' }
        },
      }),
    )
    happen({ type: 'media.played' })
    screen.getByRole('tab', { name: 'Transcript' }).focus()
    await userEvent.keyboard('n')
    const field = await screen.findByRole('textbox', { name: 'Your note' })
    await waitFor(() => expect(field).toHaveFocus())
    expect(commands.at(-1)).toEqual({ type: 'pause' })
    // In the field, N is a letter.
    await userEvent.keyboard('no cones{Control>}{Enter}{/Control}')
    expect(await screen.findByText('no cones')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Your note' })).toBeNull()
    await waitFor(() => expect(screen.getByText('All notes are saved')).toBeVisible())
    expect(sent).toHaveBeenCalledOnce()
  })

  test('are changed, deleted and put back', async () => {
    await open()
    await openTab('Notes')
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the note at 00:04' }))
    const field = screen.getByRole('textbox', { name: 'Your note' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    expect(screen.getByRole('button', { name: 'Save the note' })).toBeDisabled()
    await userEvent.type(field, 'Block to the right.')
    await userEvent.click(screen.getByRole('button', { name: 'Save the note' }))
    expect(await screen.findByText('Block to the right.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Delete the note at 00:04' }))
    expect(screen.queryByText('Block to the right.')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Block to the right.')).toBeVisible()
  })

  test('are searched as people read, in the lesson or in the whole course', async () => {
    await open()
    await openTab('Notes')
    await userEvent.click(await screen.findByRole('radio', { name: 'Whole course' }))
    expect(screen.getByRole('heading', { name: /^Scene Size-Up/ })).toBeVisible()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your notes' }), 'WHOEVER first')
    await waitFor(() => expect(texts()).toEqual([NOTES[3]?.text]))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your notes' }), ' nowhere')
    expect(await screen.findByText('No note has these words.')).toBeVisible()
  })

  test('are taken out whole, as a file or on paper', async () => {
    const saveText = vi.fn<LessonTalk['saveText']>()
    const printText = vi.fn<LessonTalk['printText']>()
    await open(talkThat({ saveText, printText }))
    await openTab('Notes')
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a text file' }))
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    const [name, text = ''] = saveText.mock.calls[0] ?? []
    expect([name, printText.mock.calls[0]?.slice(1)]).toEqual(['notes.txt', [text, 'ltr']])
    for (const note of NOTES) expect(text).toContain(note.text)
  })

  test('that could not be read or saved say so, and nothing is lost', async () => {
    await open(talkThat({ readNotes: offline }))
    await openTab('Notes')
    expect(await screen.findByText('Your notes could not be loaded')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Write a note/ })).toBeEnabled()
  })

  test('that two devices wrote stand there both, until one is chosen', async () => {
    const mine = { id: 'a', lessonId: 5, at: 4, text: 'Mine', kind: 'written', revision: 1, isTried: true } as const
    await open(talkThat({ journal: { changes: [], conflicts: [mine], draft: null } }))
    await openTab('Notes')
    expect(await screen.findByText('Mine')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Keep the one from there' }))
    expect(screen.queryByText('Mine')).toBeNull()
    expect(screen.getByText(NOTES[0]?.text ?? '')).toBeVisible()
  })

  test('as a text have each lesson by its name, in the order of the course', () => {
    const shown = shownNotes(NOTES, { changes: [], conflicts: [] })
    const lessons = byLesson(shown, [{ id: 5, title: 'Scene Safety' }], 'earlier')
    expect(notesText('Notes: TIM', lessons)).toBe(
      [
        'Notes: TIM',
        '',
        'Scene Safety',
        '[00:04] Block to the left: the lane that is hit goes first.',
        '[00:12] اسأل القائد عن مسافة المخاريط\nعند المنحنيات',
        '[00:44] Sign for the shift: flares come out last.',
        '',
        'Scene Size-Up (earlier)',
        '[00:20] Whoever arrives first sizes it up.',
        '',
      ].join('\n'),
    )
    expect(foundAmong(shown, '  القائد ').map(({ id }) => id)).toEqual(['b'])
  })
})

describe('questions', () => {
  test('say to whom they go before they are sent, and go with the moment of the video', async () => {
    const ask = vi.fn<(asked: unknown) => ReturnType<NonNullable<Parameters<typeof talkThat>[0]>['ask'] & object>>()
    await open(talkThat({ ask: (asked) => ask(asked) }))
    ask.mockReturnValue(new Promise(() => undefined))
    await openTab('Questions')
    await userEvent.click(await screen.findByRole('button', { name: /^Ask about 00:/ }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Your question goes to Ruth Delgado and Marcus Reed.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send the question' }))
    expect(await within(dialog).findByRole('textbox', { name: /Your question/ })).toBeInvalid()
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Your question/ }), 'Why?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send the question' }))
    await waitFor(() => expect(ask).toHaveBeenCalledOnce())
    expect(ask.mock.calls[0]).toEqual([
      expect.objectContaining({
        values: { text: 'Why?' },
        about: { enrollmentId: 1, lessonId: 5, at: expect.any(Number) },
      }),
    ])
  })

  test('stand with their answers, and one that waits is taken back', async () => {
    await open()
    await openTab('Questions')
    expect(await screen.findByText(/^Only while somebody works/)).toBeVisible()
    expect(screen.getByText('Marcus Reed')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Take the question back' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Nobody will answer it any more.')
  })

  test('go to the program where nobody teaches', async () => {
    await open(
      talkThat({ readQuestions: () => Promise.resolve({ goesTo: { kind: 'programme', names: [] }, items: [] }) }),
    )
    await openTab('Questions')
    expect(await screen.findByText(/^Nobody teaches this course right now/)).toBeVisible()
    expect(screen.getByText('No questions in this lesson yet')).toBeVisible()
  })

  test('that could not be read can be asked for again', async () => {
    await open(talkThat({ readQuestions: offline }))
    await openTab('Questions')
    expect(await screen.findByText('Your questions could not be loaded')).toBeVisible()
  })
})
