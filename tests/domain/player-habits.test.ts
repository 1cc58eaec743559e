import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  CAPTION_CHOICES,
  CAPTION_SIZES,
  readPlayerHabits,
  SOUND_CHOICES,
  SPEEDS,
  USUAL_PLAYER_HABITS,
  writePlayerHabits,
} from '../../src/domain/player-habits.ts'

test('what was kept is read as it was', () => {
  fc.assert(
    fc.property(
      fc.record({
        rate: fc.constantFrom(...SPEEDS),
        captions: fc.option(fc.constantFrom(...CAPTION_CHOICES)),
        captionSize: fc.constantFrom(...CAPTION_SIZES),
        isTheatre: fc.boolean(),
        sound: fc.option(fc.constantFrom(...SOUND_CHOICES)),
      }),
      (habits) => {
        expect(readPlayerHabits(writePlayerHabits(habits))).toEqual(habits)
      },
    ),
  )
})

test.each([null, '', '9 xx huge wide', 'NaN undefined', '9 xx huge wide xx'])(
  '%j says nothing: all is as usual',
  (text) => {
    expect(readPlayerHabits(text)).toEqual(USUAL_PLAYER_HABITS)
  },
)

test('what a text says rightly holds beside what it does not', () => {
  expect(readPlayerHabits('1.5 off gigantic theatre ar')).toEqual({
    rate: 1.5,
    captions: 'off',
    captionSize: 'medium',
    isTheatre: true,
    sound: 'ar',
  })
})

test('what was kept before there was a choice of voices is read without one', () => {
  expect(readPlayerHabits('1 tr large theatre')).toEqual({
    rate: 1,
    captions: 'tr',
    captionSize: 'large',
    isTheatre: true,
    sound: null,
  })
})
