import { expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from 'xstate'

import { aMedia } from './lesson.fixture.ts'
import { startLesson } from './lesson.world.ts'

test('a film that is long in coming is said to be late, and goes on by itself, unless it is paused meanwhile', async () => {
  const { actor, commands } = startLesson()
  await waitFor(actor, (snapshot) => snapshot.matches({ video: 'shown' }))
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const isLate = () => actor.getSnapshot().matches({ video: { shown: { moving: 'late' } } })
  const chosen = (sound: 'ar' | 'tr') => {
    actor.send({ type: 'sound.chosen', sound })
    actor.send({ type: 'media.detached' })
    vi.advanceTimersByTime(7999)
    const before = isLate()
    vi.advanceTimersByTime(1)
    return [before, isLate()]
  }
  for (const type of ['media.loaded', 'media.played'] as const) actor.send({ type })
  const first = chosen('ar')
  // Another that is chosen then has as long; and one that was kept meanwhile is waited for as well.
  const second = chosen('tr')
  actor.send({ type: 'video.kept', media: aMedia() })
  const isAwaited = actor.getSnapshot().matches({ video: { shown: { moving: 'awaited' } } })
  actor.send({ type: 'media.loaded' })
  expect([first, second, isAwaited, commands.at(-1)]).toEqual([[false, true], [false, true], true, { type: 'play' }])
  actor.send({ type: 'media.played' })
  const third = chosen('ar')
  actor.send({ type: 'page.hidden' })
  actor.send({ type: 'media.loaded' })
  expect([third, commands.at(-1)?.type, actor.getSnapshot().value.video]).toEqual([
    [false, true],
    'volume',
    { shown: 'paused' },
  ])
})

test('what stops for want of pictures is said to be late too, and may be paused then', async () => {
  const { actor, commands } = startLesson()
  await waitFor(actor, (snapshot) => snapshot.matches({ video: 'shown' }))
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  for (const type of ['media.loaded', 'media.played', 'media.waited'] as const) actor.send({ type })
  vi.advanceTimersByTime(8000)
  const { value } = actor.getSnapshot()
  const canPause = actor.getSnapshot().can({ type: 'pause.asked' })
  actor.send({ type: 'pause.asked' })
  expect([value.video, canPause, commands.at(-1)]).toEqual([{ shown: { buffering: 'late' } }, true, { type: 'pause' }])
})
