import { coneRow, cones, label, signAbove } from '../kit/objects.ts'
import { appear, at, backdrop, box, colour, disc, fade, heading, rect, stroke, words, written } from '../kit/paint.ts'
import { arrow } from '../kit/panels.ts'
import { walkerAt } from '../kit/people.ts'
import {
  barrier,
  bottomOf,
  laneWash,
  laneY,
  leftShoulderY,
  plan,
  rightShoulderY,
  roadway,
  roadwayBack,
  stretch,
} from '../kit/road.ts'
import { clamp, mix, rise, type Draw, type Scenes } from '../kit/time.ts'
import { merging, queue, stream } from '../kit/traffic.ts'
import { arrowTruck, car, engine, wreck } from '../kit/vehicles.ts'
import type { LabelText } from '../labels.ts'

const road = plan()

const directions: Draw = (m) => {
  const zones = rise(m.since(1), 0.1, 0.8)
  const early = 1 - rise(m.since(1), -0.3, 0.4)
  const away = rise(m.through(1), 0.52, 0.12)
  return (
    backdrop(colour.land) +
    barrier(100) +
    roadway(road) +
    fade(zones, stretch(road, 0, 400, colour.yellow, 0.28)) +
    fade(away, stretch(road, 540, 854, '#4db1ff', 0.3)) +
    fade(
      early,
      at(mix(120, 330, clamp(m.t / 8)), laneY(road, 2), car('#4f86c6'), { scale: 1.5 }) +
        appear(
          rise(m.since(0), 0.2),
          arrow(
            [
              [600, 258],
              [600, 168],
            ],
            colour.lime,
          ) + at(680, 180, label('LEFT', 'lime', 24)),
        ) +
        appear(
          rise(m.since(0), 0.8),
          arrow(
            [
              [600, 258],
              [600, 350],
            ],
            colour.lime,
          ) + at(690, 338, label('RIGHT', 'lime', 24)),
        ) +
        appear(
          rise(m.since(0), 2.4),
          arrow(
            [
              [500, 258],
              [780, 258],
            ],
            colour.white,
          ),
        ),
    ) +
    fade(
      zones,
      queue(330, laneY(road, 2), 3, 110) +
        at(470, laneY(road, 2), wreck()) +
        at(430, laneY(road, 3), wreck('#4f86c6'), { turn: 24 }) +
        at(200, 190, label('UPSTREAM', 'yellow', 26)) +
        arrow(
          [
            [60, 326],
            [300, 326],
          ],
          colour.yellow,
        ),
    ) +
    fade(
      away,
      at(696, 190, label('DOWNSTREAM', 'blue', 26)) +
        arrow(
          [
            [580, 326],
            [810, 326],
          ],
          '#4db1ff',
        ),
    ) +
    heading(m.t, m.since(1) < 0 ? 'Left and right' : 'Upstream and downstream', 0.2)
  )
}

const laneNumbers: Draw = (m) => {
  const said = m.through(0)
  const numbers = [1, 2, 3].map((lane) => {
    const share = rise(said, 0.08 + lane * 0.07, 0.06)
    return (
      stream(m.t, { y: laneY(road, lane), speed: 120, gap: 520, offset: lane * 190, scale: 0.9 }) +
      fade(share, laneWash(road, lane, colour.lime, 0.16)) +
      at(
        427,
        laneY(road, lane),
        disc(0, 0, 29, colour.white) + words(0, 13, `${lane}`, { size: 36, weight: 800, fill: colour.ink }),
        { scale: share },
      )
    )
  })
  return (
    backdrop(colour.land) +
    barrier(96) +
    roadway(road) +
    numbers.join('') +
    fade(
      rise(said, 0.42, 0.08),
      at(640, 100, label('Median', 'white', 18)) + written(640, leftShoulderY(road), 'Left shoulder', { size: 19 }),
    ) +
    fade(
      rise(said, 0.72, 0.08),
      rect(0, rightShoulderY(road) - 17, 854, 38, colour.lime, 'opacity=".25"') +
        written(640, rightShoulderY(road), 'Right shoulder', { size: 19 }),
    ) +
    heading(m.t, 'Lane numbers', 0.2)
  )
}

const AREAS = [
  [0, 218, 'Advance warning', colour.yellow, 'yellow'],
  [218, 392, 'Transition', colour.orange, 'orange'],
  [392, 690, 'Activity', colour.pink, 'pink'],
  [690, 854, 'Termination', '#58c46a', 'green'],
] as const

const fourAreas: Draw = (m) => {
  const low = plan({ top: 128, lane: 64 })
  const edge = low.top + low.shoulder + low.lane * 2
  const areas = AREAS.map(([from, to, name, paint, tone], index) => {
    const share = rise(m.through(0), 0.5 + index * 0.13, 0.08)
    const spoken = m.since(1) > 0 && Math.floor(clamp(m.through(1), 0, 0.99) * 4) === index
    return (
      fade(share, stretch(low, from, to - 2, paint, spoken ? 0.42 : 0.2)) +
      appear(share, at((from + to) / 2, 107, label(name, tone, 17)))
    )
  }).join('')
  return (
    backdrop(colour.land) +
    roadway(low) +
    areas +
    [60, 150].map((x) => at(x, leftShoulderY(low), signAbove) + at(x, rightShoulderY(low), signAbove)).join('') +
    cones(coneRow({ x: 226, y: 374 }, { x: 388, y: edge }, 7), 7) +
    cones(coneRow({ x: 424, y: edge }, { x: 690, y: edge }, 8), 8) +
    cones(coneRow({ x: 722, y: edge + 22 }, { x: 760, y: edge + 60 }, 2), 2) +
    at(378, 352, arrowTruck(m.t), { scale: 0.66 }) +
    at(500, laneY(low, 3), engine(m.t), { turn: -16, scale: 0.86 }) +
    at(644, laneY(low, 3) - 4, wreck(), { turn: 30 }) +
    walkerAt(592, laneY(low, 3) + 16) +
    stream(m.t, { y: laneY(low, 1), speed: 150, gap: 371, scale: 0.9 }) +
    merging(m.t, {
      from: laneY(low, 3),
      to: laneY(low, 2),
      start: 70,
      end: 235,
      speed: 130,
      gap: 371,
      offset: 190,
      scale: 0.9,
    }) +
    heading(m.t, 'Four parts of an incident area', 0.2)
  )
}

const DURATIONS = [
  ['Minor', 'under 30 minutes', 92, '#58c46a'],
  ['Intermediate', '30 minutes to 2 hours', 368, colour.yellow],
  ['Major', 'more than 2 hours', 572, colour.pink],
] as const

const durationClasses: Draw = (m) => {
  const rows = DURATIONS.map(([name, span, width, paint], index) => {
    const share = rise(m.through(1), [0.02, 0.3, 0.7][index] ?? 0, 0.16)
    const y = 142 + index * 76
    return (
      written(232, y + 25, name, { size: 25, align: 'right', width: 216 }) +
      box(248, y, 572, 50, colour.nightRaised, 8) +
      (share > 0 ? box(248, y, Math.max(16, width * share), 50, paint, 8) : '') +
      fade(
        share,
        written(width > 300 ? 266 : 248 + width + 14, y + 25, span, {
          size: 22,
          align: 'left',
          tone: width > 300 ? 'ink' : 'light',
        }),
      )
    )
  }).join('')
  const marks = [
    [340, '30 min'],
    [616, '2 h'],
  ] as const
  return (
    backdrop(colour.night) +
    marks
      .map(
        ([x, name]) =>
          stroke(`M${x} 124V372`, '#5c6b79', 2, 'stroke-dasharray="5 7"') + written(x, 388, name, { size: 19 }),
      )
      .join('') +
    rows +
    heading(m.t, 'MUTCD 6O: duration classes', 0.2)
  )
}

const secondaryCrash: Draw = (m) => {
  const near = plan({ top: 252, lanes: 2, lane: 54, shoulder: 20 })
  const far = plan({ top: 92, lanes: 2, lane: 54, shoulder: 20 })
  const said = m.through(0)
  const hit = rise(said, 0.3, 0.06)
  const opposite = rise(said, 0.62, 0.06)
  const ring = (x: number, y: number, share: number, name: LabelText) =>
    fade(
      share,
      disc(x, y, 44 + Math.sin(m.t * 4) * 4, 'none', `stroke="${colour.pink}" stroke-width="6"`) +
        at(x, y - 66, label(name, 'pink', 18)),
    )
  return (
    backdrop(colour.land) +
    roadwayBack(far) +
    roadway(near) +
    barrier(bottomOf(far) + 2) +
    stream(m.t, { y: laneY(far, 1), speed: 90, gap: 371, back: true, scale: 0.9 }) +
    at(560 - 40 * opposite, laneY(far, 2), car('#8c6fb0'), { turn: 180 }) +
    at(mix(860, 604, rise(said, 0.42, 0.2)), laneY(far, 2), opposite > 0.5 ? wreck('#c9b458') : car('#c9b458'), {
      turn: 180,
    }) +
    at(690, laneY(near, 2), wreck(), { turn: 12 }) +
    at(640, laneY(near, 1) + 6, wreck('#a8483f'), { turn: -20 }) +
    queue(548, laneY(near, 1), 4) +
    queue(566, laneY(near, 2), 4) +
    at(mix(-60, 212, rise(said, 0.1, 0.22)), laneY(near, 2), hit > 0.5 ? wreck('#3fa39a') : car('#3fa39a'), {
      turn: 4 * hit,
    }) +
    at(712, laneY(near, 1) - 12, label('First crash', 'white', 17)) +
    ring(250, laneY(near, 2), hit, 'Secondary crash') +
    ring(556, laneY(far, 2) + 2, opposite, 'Secondary crash') +
    heading(m.t, 'Secondary crash', 0.2)
  )
}

export const fundamentalsScenes: Scenes = {
  directions,
  'lane-numbers': laneNumbers,
  'four-areas': fourAreas,
  'duration-classes': durationClasses,
  'secondary-crash': secondaryCrash,
}
