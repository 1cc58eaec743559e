import { expect, test } from 'vitest'
import { waitFor } from 'xstate'

import { aLesson, anAnswer } from './lesson.fixture.ts'
import { startLesson } from './lesson.world.ts'

const video = { ...aLesson().video, creditedRanges: [[0, 12] as [number, number]], creditedSeconds: 12, resumeAt: 12 }

/** Of which twelve seconds are credited. */
const shown = async (startAt?: number) => {
  const held = startLesson({ lesson: aLesson({ video }), ...(startAt !== undefined && { startAt }) })
  await waitFor(held.actor, (snapshot) => snapshot.matches({ video: 'shown' }))
  held.actor.send({ type: 'media.loaded' })
  return held
}

const credit = (to: number) => ({
  type: 'report.acknowledged' as const,
  answer: anAnswer({ creditedRanges: [[0, to]], creditedSeconds: to, resumeAt: to }),
  pending: [],
})

test('goes on where that ends which was watched before and is credited only now', async () => {
  const { actor, commands } = await shown()
  actor.send(credit(30))
  expect([actor.getSnapshot().context.position, commands.at(-1)]).toEqual([30, { type: 'seek', to: 30 }])
  actor.send({ type: 'media.sought', at: 30 })
  actor.send(credit(38))
  expect(actor.getSnapshot().context.position).toBe(38)
})

test('stays where somebody has moved it, plays it or asked to begin', async () => {
  const moved = await shown()
  moved.actor.send({ type: 'seek.asked', to: 4 })
  const played = await shown()
  played.actor.send({ type: 'media.played' })
  const asked = await shown(12)
  const ats = [moved, played, asked].map(({ actor }) => {
    actor.send(credit(30))
    return actor.getSnapshot().context.position
  })
  expect(ats).toEqual([4, 12, 12])
})
