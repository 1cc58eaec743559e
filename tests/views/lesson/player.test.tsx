import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import type { PictureLabel } from '../../../src/domain/picture-label.ts'
import { lessonAt } from '../../../src/views/pages/lesson/lesson.story-data.ts'
import { serverWith } from '../../../src/views/pages/lesson/lesson.story-server.ts'
import { button, openLesson } from './lesson.world.tsx'

beforeEach(() => localStorage.clear())

const LABEL: PictureLabel = {
  text: 'Work area',
  x: 0.25,
  y: 0.5,
  align: 'center',
  size: 0.04,
  width: 0.4,
  tone: 'lime',
}

const passed = () => serverWith(lessonAt('passed'))
const items = (menu: HTMLElement) => within(menu).getAllByRole('menuitemradio')
const chosen = (menu: HTMLElement) =>
  items(menu)
    .filter((item) => item.getAttribute('aria-checked') === 'true')
    .map((item) => item.textContent)

describe('a menu of the player', () => {
  test('offers captions in each language, its own at first, and none; and three sizes', async () => {
    const { user } = await openLesson(serverWith(), 'tr')
    await user.click(await button('Altyazı: Türkçe'))
    const menu = await screen.findByRole('menu', { name: 'Altyazı' })
    expect(items(menu).map((item) => item.textContent)).toEqual([
      'Altyazı kapalı',
      'English',
      'Türkçe',
      'العربية',
      'English',
      'Türkçe',
      'Küçük',
      'Orta',
      'Büyük',
    ])
    expect(chosen(menu)).toEqual(['Türkçe', 'Türkçe', 'Orta'])
    expect(items(menu)[2]).toHaveFocus()
  })

  test('is gone through by keys, closes by Escape and gives the focus back', async () => {
    const { user } = await openLesson()
    const opener = await button('Speed: 1x')
    opener.focus()
    await user.keyboard('{ArrowUp}')
    const menu = await screen.findByRole('menu', { name: 'Speed' })
    const focused: (string | null)[] = []
    for (const key of ['{ArrowDown}', '{End}', '{ArrowDown}', '{ArrowUp}', '{Home}', '1']) {
      await user.keyboard(key)
      focused.push(document.activeElement?.textContent ?? null)
    }
    expect([items(menu).length, focused]).toEqual([7, ['1.25x', '2x', '0.5x', '2x', '0.5x', '1x']])
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(opener).toHaveFocus()
  })

  test('takes a choice, which is kept for the next video', async () => {
    const { user, commands } = await openLesson()
    await user.click(await button('Speed: 1x'))
    await user.click(await screen.findByRole('menuitemradio', { name: '1.5x' }))
    expect(commands.at(-1)).toEqual({ type: 'rate', rate: 1.5 })
    expect(await button('Speed: 1.5x')).toHaveFocus()
    await user.click(await button('Captions: English'))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Large' }))
    await user.click(await button(/Safe Vehicle Positioning/))
    await user.click(await button('Captions: English'))
    expect(chosen(await screen.findByRole('menu'))).toEqual(['English', 'English', 'Large'])
    expect(await button('Speed: 1.5x')).toBeVisible()
  })

  test('offers the voices of the film, that of the page at first; another is another film, which goes on', async () => {
    const { user } = await openLesson(serverWith(), 'tr')
    const source = () => document.querySelector('video source')?.getAttribute('src')
    await button('Altyazı: Türkçe')
    const before = document.querySelector('video')
    expect(source()).toBe('data:video/mp4;base64,AAAA')
    await user.click(await button('Altyazı: Türkçe'))
    const voices = within(await screen.findByRole('group', { name: 'Ses' }))
    // What is heard is no other film.
    await user.click(voices.getByRole('menuitemradio', { name: 'Türkçe' }))
    expect(document.querySelector('video')).toBe(before)
    await user.click(await button('Altyazı: Türkçe'))
    await user.click(
      within(await screen.findByRole('group', { name: 'Ses' })).getByRole('menuitemradio', { name: 'English' }),
    )
    expect(source()).toBe('data:video/mp4;base64,')
    expect(document.querySelector('video')).not.toBe(before)
    expect(localStorage.getItem('playerHabits')).toBe('1 own medium beside en')
  })

  test('closes when another opens, when it is left, and at a second press', async () => {
    const { user } = await openLesson()
    await user.click(await button('Speed: 1x'))
    await screen.findByRole('menu', { name: 'Speed' })
    await user.click(await button('Captions: English'))
    await screen.findByRole('menu', { name: 'Captions' })
    expect(screen.getAllByRole('menu')).toHaveLength(1)
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(screen.queryByRole('menu')).toBeNull()
    await user.click(await button('Speed: 1x'))
    await screen.findByRole('menu')
    await user.click(await button('Speed: 1x'))
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('keys of the player', () => {
  test('do what the list of keys says', async () => {
    const { user, commands } = await openLesson(passed())
    screen.getByRole('region', { name: 'Video player' }).focus()
    await button('Play')
    const said = async (keys: string) => {
      const before = commands.length
      await user.keyboard(keys)
      return commands.slice(before)
    }
    expect(await said('l')).toEqual([{ type: 'seek', to: 10 }])
    expect(await said('{ArrowRight}{ArrowLeft}')).toEqual([
      { type: 'seek', to: 15 },
      { type: 'seek', to: 10 },
    ])
    expect(await said('j')).toEqual([{ type: 'seek', to: 0 }])
    expect(await said('5')).toEqual([{ type: 'seek', to: 24 }])
    expect(await said('{ArrowDown}')).toEqual([{ type: 'volume', volume: 0.95, isMuted: false }])
    expect(await said('m')).toEqual([{ type: 'volume', volume: 0.95, isMuted: true }])
    expect(await said('>')).toEqual([{ type: 'rate', rate: 1.25 }])
    expect(await said('<<')).toEqual([
      { type: 'rate', rate: 1 },
      { type: 'rate', rate: 0.75 },
    ])
    expect(await said(' ')).toEqual([{ type: 'play' }])
    expect(await said('k')).toEqual([{ type: 'pause' }])
    await user.keyboard('c')
    expect(await button('Captions: off')).toBeVisible()
    await user.keyboard('c')
    expect(await button('Captions: English')).toBeVisible()
  })

  test('never lead past what was watched', async () => {
    const { user, commands } = await openLesson()
    screen.getByRole('region', { name: 'Video player' }).focus()
    await button('Play')
    await user.keyboard('9')
    expect(commands.at(-1)).toEqual({ type: 'seek', to: 26 })
    expect(screen.getByText('You can go ahead in the video only as far as you have watched.')).toBeVisible()
  })

  test('are listed by a question mark, and the focus comes back', async () => {
    const { user } = await openLesson()
    const play = await button('Play')
    play.focus()
    await user.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Keys for the video' })
    expect(sheet).toHaveFocus()
    expect(within(sheet).getAllByRole('term')).toHaveLength(12)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(play).toHaveFocus()
  })
})

describe('the picture', () => {
  const picture = () => document.querySelector('[data-screen]')!

  test('plays and pauses at the press of a mouse', async () => {
    const { user, commands } = await openLesson()
    await button('Play')
    await user.click(picture())
    await user.click(picture())
    expect(commands.slice(-2)).toEqual([{ type: 'play' }, { type: 'pause' }])
  })

  test('plays at the touch of a finger, and goes on while it is touched', async () => {
    const { commands } = await openLesson()
    await button('Play')
    const touch = () => fireEvent(picture(), new PointerEvent('click', { pointerType: 'touch', bubbles: true }))
    touch()
    touch()
    expect(commands.filter(({ type }) => type === 'play' || type === 'pause')).toEqual([{ type: 'play' }])
  })

  test('bears what is said now, in its language and from its side', async () => {
    const { happen, user } = await openLesson()
    await button('Play')
    await user.click(await button('Captions: English'))
    await user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }))
    act(() => happen({ type: 'media.cuesChanged', cues: ['ابتعد عن المسار.'] }))
    const cue = screen.getByText('ابتعد عن المسار.')
    expect(cue.closest('[dir]')).toHaveAttribute('dir', 'rtl')
    expect(cue.closest('[lang]')).toHaveAttribute('lang', 'ar')
  })

  const labels = { ratio: 16 / 9, labels: [{ ...LABEL, text: 'منطقة العمل' }] }
  const track = () => document.querySelector('track[kind=metadata]')?.getAttribute('srclang')

  test('bears what is written on it, which no reader says twice', async () => {
    const { happen } = await openLesson(serverWith(), 'ar')
    await button('تشغيل')
    act(() => happen({ type: 'media.labelsChanged', labels }))
    const label = await screen.findByText('منطقة العمل')
    expect([label.getAttribute('dir'), label.getAttribute('lang'), track()]).toEqual(['rtl', 'ar', 'ar'])
    expect(label.closest('[aria-hidden=true]')).not.toBeNull()
    expect(label.parentElement?.style.getPropertyValue('--x')).toBe('0.25')
    act(() => happen({ type: 'media.labelsChanged', labels: { ...labels, labels: [] } }))
    expect(screen.queryByText('منطقة العمل')).toBeNull()
  })

  test('is written on in the language of the captions, of the page without them, and else in English', async () => {
    const { user } = await openLesson(serverWith(), 'ar')
    const seen = [track()]
    for (const name of ['English', 'Türkçe', 'بلا ترجمة نصية']) {
      await user.click(await button(/^الترجمة النصية: /))
      const choices = await screen.findByRole('group', { name: 'الترجمة النصية' })
      await user.click(within(choices).getByRole('menuitemradio', { name }))
      seen.push(track())
    }
    expect(seen).toEqual(['ar', 'en', 'en', 'ar'])
  })
})

test('the width of the page goes to the video by a key, and is kept', async () => {
  const { user } = await openLesson()
  screen.getByRole('region', { name: 'Video player' }).focus()
  await button('Play')
  await user.keyboard('t')
  expect(document.querySelector('[data-width=theatre]')).not.toBeNull()
  await user.click(await button(/Safe Vehicle Positioning/))
  expect(document.querySelector('[data-width=theatre]')).not.toBeNull()
  await user.click(await button('Show the lessons beside the video'))
  expect(document.querySelector('[data-width=theatre]')).toBeNull()
})

test('a voice whose film is long in coming is told so, may be paused meanwhile, and goes on by itself', async () => {
  const { user, happen, commands, hold } = await openLesson()
  await user.click(await button('Play'))
  await user.click(await button('Captions: English'))
  const voices = await screen.findByRole('group', { name: 'Sound' })
  const turkish = within(voices).getByRole('menuitemradio', { name: 'Türkçe' })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  hold()
  fireEvent.click(turkish)
  const before = screen.queryByText(/The network is slow here/)
  act(() => void vi.advanceTimersByTime(8000))
  const pause = screen.getByRole('button', { name: 'Pause' })
  expect([before, pause.hasAttribute('disabled')]).toEqual([null, false])
  expect(screen.getByText(/The network is slow here/)).toBeVisible()
  act(() => happen({ type: 'media.loaded' }))
  expect([commands.at(-1), screen.queryByText(/The network is slow here/)]).toEqual([{ type: 'play' }, null])
})

describe('a phone that lies on its side', () => {
  test.each([
    ['shows all of the picture once it is played', 390, [{ block: 'nearest' }]],
    ['is no screen on which what is read beside the film would go', 844, []],
  ])('%s', async (_what, height, scrolled) => {
    vi.stubGlobal('innerHeight', height)
    onTestFinished(() => void vi.unstubAllGlobals())
    await openLesson()
    const video = await vi.waitUntil(() => document.querySelector('video'))
    const scroll = vi.fn<Element['scrollIntoView']>()
    video.scrollIntoView = scroll
    fireEvent.play(video)
    expect(scroll.mock.calls.map(([how]) => how)).toEqual(scrolled)
  })
})
