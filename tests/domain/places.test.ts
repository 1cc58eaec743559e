import { assert, constantFrom, double, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import {
  milesBetween,
  PLACES,
  placesWithin,
  positionOf,
  RADII,
  readCircle,
  splitCircle,
  writeCircle,
  writePoint,
} from '../../src/domain/places.ts'

const fairmont = PLACES[0]
const position = record({
  latitude: double({ min: -90, max: 90, noNaN: true }),
  longitude: double({ min: -180, max: 180, noNaN: true }),
})

test('a degree of the equator is 69 miles, and half way round the world is 12,437', () => {
  const zero = { latitude: 0, longitude: 0 }
  expect(milesBetween(zero, { latitude: 0, longitude: 1 })).toBeCloseTo(69.09, 1)
  expect(milesBetween(zero, { latitude: 0, longitude: 180 })).toBeCloseTo(12_436.8, 0)
})

test('it is as far there as back, and nothing is far from itself', () => {
  assert(
    property(position, position, (a, b) => {
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6)
      expect(milesBetween(a, a)).toBeCloseTo(0, 6)
    }),
  )
})

test('towns within a radius, the nearest first', () => {
  const within = (miles: number) => fairmont && placesWithin(fairmont, miles).map(({ key }) => key)
  expect(RADII.map(within)).toEqual([
    ['fairmont'],
    ['fairmont'],
    ['fairmont', 'millbrook'],
    ['fairmont', 'millbrook', 'kestrel', 'twin-forks'],
  ])
})

test('a town of another county is another town, and one that is not in the table is nowhere', () => {
  expect(positionOf({ city: 'Fairmont', county: 'Harlan' })?.key).toBe('fairmont')
  expect(positionOf({ city: 'Fairmont', county: 'Lorne' })).toBeNull()
})

test('a circle in an address is a town or a point, and the miles around it', () => {
  expect(splitCircle('twin-forks,25')).toEqual({ centre: 'twin-forks', miles: 25 })
  expect(readCircle('38.84,-98.1,50')).toEqual({ centre: { latitude: 38.84, longitude: -98.1 }, miles: 50 })
  expect(
    ['', 'fairmont', 'fairmont,7', 'nowhere,50', ',50', '91,0,50', '0,181,50', 'NaN,0,50', '1e3,0,50'].map(readCircle),
  ).toEqual(Array.from({ length: 9 }, () => null))
})

test('a point that was written is read again, to about a mile', () => {
  assert(
    property(position, constantFrom(...RADII), (at, miles) => {
      const circle = readCircle(writeCircle(writePoint(at), miles))
      expect(circle?.miles).toBe(miles)
      expect(circle && milesBetween(circle.centre, at)).toBeLessThan(1)
    }),
  )
})
