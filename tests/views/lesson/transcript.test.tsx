import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import { courseWith, halfWatched, lessonAt, media } from '../../../src/views/pages/lesson/lesson.story-data.ts'
import { never, offline, serverWith } from '../../../src/views/pages/lesson/lesson.story-server.ts'
import type { LessonServer } from '../../../src/views/pages/lesson/outside/assemble-course-player.ts'
import { button, openLesson } from './lesson.world.tsx'

beforeEach(() => localStorage.clear())

const panel = () => screen.findByRole('region', { name: 'Transcript' })
const list = async () => within(await panel()).getAllByRole('list')[0]!
const field = () => screen.findByRole('searchbox', { name: 'Search the transcripts' })
const marked = async () => Array.from((await panel()).querySelectorAll('ol mark'), ({ textContent }) => textContent)

describe('what is said', () => {
  test('is found whatever its case, and gone through line by line', async () => {
    const { user } = await openLesson()
    await user.type(await field(), 'TRAFFIC')
    expect(await marked()).toEqual(['traffic', 'traffic'])
    expect(screen.getByText('1 of 2')).toBeVisible()
    const found = async () => (await list()).querySelector('[data-found]')?.textContent ?? ''
    expect(await found()).toContain('Face the traffic')
    await user.keyboard('{Enter}')
    expect(screen.getByText('2 of 2')).toBeVisible()
    expect(await found()).toContain('side away from traffic')
    await user.click(await button('Next line'))
    await user.click(await button('Line before'))
    expect(screen.getByText('2 of 2')).toBeVisible()
  })

  test('is found in Arabic without its vowel signs', async () => {
    const transcript = [{ start: 0, end: 7, text: 'قِفْ خَلْفَ الشاحنة.' }]
    const { user } = await openLesson(
      serverWith(halfWatched, { loadMedia: () => Promise.resolve({ ...media, transcript }) }),
      'ar',
    )
    await user.type(await screen.findByRole('searchbox'), 'خلف')
    expect(Array.from(document.querySelectorAll('ol mark'), ({ textContent }) => textContent)).toEqual(['خَلْفَ'])
  })

  test('is told politely once somebody pauses, of this lesson and of the others', async () => {
    const { user } = await openLesson()
    await user.type(await field(), 'lane')
    expect(
      await screen.findByText(/^Said in 2 lines of this lesson\. Said in 4 lines of other lessons\.$/),
    ).toBeVisible()
  })
})

describe('the other lessons', () => {
  const elsewhere = () => screen.findByRole('region', { name: 'In other lessons' })

  test('are named where they say it, and of a locked one only how often', async () => {
    const { user } = await openLesson()
    await user.type(await field(), 'lane')
    const items = await within(await elsewhere()).findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent).filter((text) => /^\d/.test(text))).toEqual([
      '2. Fundamentals and TerminologyOpen the lesson at 00:12: 00:12A live lane is one in which traffic is still moving beside you.',
      '4. Safe Vehicle PositioningOpen the lesson at 00:05: 00:05Stop so that the blocking vehicle closes the lane behind which you work.Open the lesson at 00:31: 00:31Turn the wheels away from the lane in which others stand.',
      '8. Special CircumstancesLocked. It is said there once.',
    ])
  })

  test('open where it is said', async () => {
    const { user, opened, commands, happen } = await openLesson()
    await user.type(await field(), 'wheels')
    await user.click(await within(await elsewhere()).findByRole('button', { name: /00:31/ }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Safe Vehicle Positioning')
    await button('Play')
    act(() => happen({ type: 'media.loaded' }))
    expect([opened, commands.findLast(({ type }) => type === 'seek')]).toEqual([[4], { type: 'seek', to: 31 }])
  })

  test('open no further than they were watched', async () => {
    const begun = { ...lessonAt('watching').video, creditedRanges: [[0, 6]] as [number, number][], creditedSeconds: 6 }
    const lessons = courseWith(halfWatched).lessons.map((lesson) =>
      lesson.id === 4 ? lessonAt('watching', { id: 4, position: 4, title: lesson.title, video: begun }) : lesson,
    )
    const loadProgress = () => Promise.resolve(courseWith(halfWatched, { lessons }))
    const { user, commands } = await openLesson(serverWith(halfWatched, { loadProgress }))
    // It opens with the first that is under way.
    await user.click(await button(/Scene Safety/))
    await user.type(await field(), 'wheels')
    await user.click(await within(await elsewhere()).findByRole('button', { name: /00:31/ }))
    await button('Play')
    expect(commands.findLast(({ type }) => type === 'seek')).toEqual({ type: 'seek', to: 6 })
  })

  test.each([
    ['are on their way', { searchTranscripts: never }, 'Searching the other lessons'],
    ['say none of it', { searchTranscripts: () => Promise.resolve({ lessons: [] }) }, 'Not said in other lessons.'],
  ] satisfies [string, Partial<LessonServer>, string][])('%s', async (_name, answers, said) => {
    const { user } = await openLesson(serverWith(halfWatched, answers))
    await user.type(await field(), 'lane')
    expect(await within(await elsewhere()).findByText(said)).toBeVisible()
  })

  test('that could not be asked are asked again', async () => {
    let isAway = true
    const { searchTranscripts = never, ...server } = serverWith()
    const { user } = await openLesson({
      ...server,
      searchTranscripts: (input, signal) => (isAway ? offline() : searchTranscripts(input, signal)),
    })
    await user.type(await field(), 'wheels')
    const retry = await within(await elsewhere()).findByRole('button', { name: 'Try again' })
    isAway = false
    await user.click(retry)
    expect(await within(await elsewhere()).findByRole('button', { name: /00:31/ })).toBeVisible()
  })
})

describe('the list', () => {
  test('says why a line ahead of what was watched leads nowhere, once, and beside the line', async () => {
    const { user, commands } = await openLesson()
    const line = within(await list())
      .getAllByRole('button')
      .at(-1)!
    const sought = commands.length
    expect(line).toHaveAttribute('aria-disabled', 'true')
    await user.click(line)
    const told = screen.getAllByText('You can go ahead in the video only as far as you have watched.')
    expect(told.map((one) => [one.closest('section'), one.closest('[role=status]') !== null])).toEqual([
      [await panel(), true],
    ])
    expect(commands).toHaveLength(sought)
  })

  test('follows the video until somebody reads elsewhere, and again when it is asked to', async () => {
    const { user, happen } = await openLesson(serverWith(lessonAt('passed')))
    const lines = await list()
    // Nothing is laid out here: each line is said to stand at fifty times its place.
    for (const [at, line] of [...lines.children].entries())
      Object.defineProperty(line, 'offsetTop', { value: at * 50, configurable: true })
    const play = (at: number) => act(() => happen({ type: 'media.sought', at }))
    play(17)
    expect(lines.scrollTop).toBe(100)
    lines.dispatchEvent(new WheelEvent('wheel'))
    play(34)
    expect(lines.scrollTop).toBe(100)
    await user.click(await button('Follow the video'))
    expect(lines.scrollTop).toBe(200)
    play(42)
    expect([lines.scrollTop, screen.queryByRole('button', { name: 'Follow the video' })]).toEqual([250, null])
  })
})
