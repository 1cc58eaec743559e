import type { LabelTone } from '../../../src/domain/picture-label.ts'
import { coneRow, cones, label, signAbove } from '../kit/objects.ts'
import { at, backdrop, box, colour, fade, heading, rect, stroke, written } from '../kit/paint.ts'
import { arrow, musing, number } from '../kit/panels.ts'
import { person, walkerAt, type Role } from '../kit/people.ts'
import { barrier, laneWash, laneY, leftShoulderY, plan, rightShoulderY, roadway } from '../kit/road.ts'
import { clamp, follow, mix, rise, type Draw, type Scenes } from '../kit/time.ts'
import { merging, queue, stream } from '../kit/traffic.ts'
import { arrowTruck, car, police, semi, towTruck, wreck } from '../kit/vehicles.ts'
import type { LabelText } from '../labels.ts'

const road = plan()
const edge = road.top + road.shoulder + road.lane * 2
const shoulder = rightShoulderY(road)
const ground = () => backdrop(colour.land) + barrier(100) + roadway(road)

const driverRemoval: Draw = (m) => {
  const said = m.through(0)
  const go = rise(said, 0.5, 0.3)
  const free = rise(said, 0.84, 0.1)
  return (
    ground() +
    fade(free, laneWash(road, 2, colour.lime, 0.25)) +
    stream(m.t, { y: laneY(road, 1), speed: 140 }) +
    (free > 0
      ? at(mix(120, 700, rise(said, 0.8, 0.4)), laneY(road, 2), car('#3fa39a'))
      : queue(280, laneY(road, 2), 3, 92)) +
    at(mix(400, 520, go), mix(laneY(road, 2), shoulder, go), car('#4f86c6'), { turn: 40 * go * (1 - go) * 2 }) +
    at(mix(484, 640, go), mix(laneY(road, 2) + 4, shoulder, go), car('#d9dee2'), { turn: 40 * go * (1 - go) * 2 }) +
    (go < 0.1 ? stroke('M442 240l-6 -14M446 276l-4 14M440 258h-2', colour.yellow, 4) : '') +
    fade(
      rise(said, 0.46, 0.08) * (1 - free),
      arrow(
        [
          [520, 276],
          [600, 330],
          [690, 372],
        ],
        colour.lime,
        6,
        'stroke-dasharray="12 11"',
      ),
    ) +
    fade(free, at(660, 258, label('Lane clear', 'lime', 20))) +
    heading(m.t, 'Driver Removal: steer it, clear it', 0.2)
  )
}

const authorityRemoval: Draw = (m) => {
  const said = m.through(0)
  const pull = rise(said, 0.35, 0.5)
  const later = rise(m.since(1), 0.2, 0.8)
  const boxes = [
    [300, 226],
    [344, 262],
    [284, 290],
    [338, 316],
    [384, 232],
  ] as const
  return (
    ground() +
    fade(
      later,
      laneWash(road, 2, colour.lime, 0.22) +
        laneWash(road, 3, colour.lime, 0.22) +
        stream(m.t, { y: laneY(road, 2), speed: 150, gap: 371 }) +
        stream(m.t, { y: laneY(road, 3), speed: 140, gap: 371, offset: 150 }),
    ) +
    stream(m.t, { y: laneY(road, 1), speed: 140, gap: 371, offset: 90 }) +
    boxes
      .map(([x, y], index) =>
        at(
          mix(x, 190 + index * 28, pull),
          mix(y, shoulder + (index % 2) * 10 - 4, pull),
          box(-13, -11, 26, 22, '#b98a52', 3) + rect(-13, -2, 26, 4, '#8f6838'),
        ),
      )
      .join('') +
    at(mix(480, 520, pull), mix(280, shoulder, pull), semi(), { turn: mix(28, 0, pull) }) +
    stroke(
      `M${mix(566, 628, pull)} ${mix(330, shoulder, pull)}L${mix(640, 690, pull)} ${mix(360, shoulder, pull)}`,
      '#c8ced4',
      4,
    ) +
    at(mix(690, 748, pull), shoulder, towTruck(m.t)) +
    (pull < 1 ? walkerAt(mix(240, 170, pull), 350, 90, colour.orange) : '') +
    fade(later, at(300, 137, label('Lanes first', 'lime', 20)) + at(560, 137, label('Recovery later', 'white', 20))) +
    heading(m.t, 'Authority Removal', 0.2)
  )
}

const clearanceTimes: Draw = (m) => {
  const first = rise(m.through(0), 0.42, 0.4)
  const second = rise(m.through(1), 0.05, 0.7)
  const bar = (y: number, width: number, share: number, paint: string, name: LabelText) =>
    box(70, y, width, 52, colour.nightRaised, 8) +
    (share > 0 ? box(70, y, Math.max(14, width * share), 52, paint, 8) : '') +
    fade(rise(share, 0.5, 0.3), written(92, y + 26, name, { size: 24, tone: 'ink', align: 'left' }))
  const stop = (x: number, share: number, name: LabelText, paint: string, tone: LabelTone) =>
    fade(
      share,
      stroke(`M${x} 150V384`, paint, 3, 'stroke-dasharray="6 7"') +
        written(Math.min(Math.max(x, 84), 768), 122, name, { size: 19, tone, width: 150 }),
    )
  return (
    backdrop(colour.night) +
    rect(70, 176, 714, 62, colour.asphalt, 'rx="6"') +
    stroke('M78 207H776', colour.line, 3, 'stroke-dasharray="20 20"') +
    at(110, 222, wreck(), { scale: 0.7, opacity: 1 - rise(m.through(0), 0.82, 0.1) }) +
    at(mix(160, 920, rise(m.through(1), 0.4, 0.6)), 222, police(m.t), { scale: 0.8 }) +
    fade(
      rise(m.through(0), 0.8, 0.1),
      arrow(
        [
          [180, 192],
          [420, 192],
        ],
        colour.lime,
        5,
      ),
    ) +
    stop(70, 1, 'First notice', colour.silver, 'dark') +
    stop(520, rise(first, 0.8, 0.2), 'All lanes open', colour.lime, 'lime') +
    stop(784, rise(second, 0.8, 0.2), 'Last responder leaves', colour.pink, 'pink') +
    bar(262, 450, first, colour.lime, 'Roadway clearance time') +
    bar(330, 714, second, colour.pink, 'Incident clearance time') +
    heading(m.t, 'Two clearance times', 0.2)
  )
}

const takeDown: Draw = (m) => {
  const said = m.through(0)
  const taper = coneRow({ x: 196, y: 392 }, { x: 348, y: edge }, 6)
  const line = coneRow({ x: 392, y: edge }, { x: 800, y: edge }, 10)
  const all = [...taper, ...line]
  const left = 16 - clamp((said - 0.06) / 0.58) * 16
  const last = all[Math.max(0, Math.ceil(left) - 1)] ?? { x: 200, y: 380 }
  const signs = 1 - rise(said, 0.9, 0.1)
  const leave = rise(said, 0.66, 0.1)
  return (
    ground() +
    stream(m.t, { y: laneY(road, 1), speed: 140 }) +
    merging(m.t, {
      from: left > 1 ? laneY(road, 3) : laneY(road, 2),
      to: laneY(road, 2),
      start: 30,
      end: 190,
      speed: 130,
      gap: 371,
    }) +
    [70, 130].map((x) => fade(signs, at(x, leftShoulderY(road), signAbove) + at(x, shoulder, signAbove))).join('') +
    cones(all, left) +
    at(clamp(last.x + 70, 250, 790), mix(laneY(road, 3) + 10, shoulder, leave), arrowTruck(m.t), { scale: 0.9 }) +
    (left > 0 ? walkerAt(last.x + 4, last.y + 22, 180, colour.orange) : '') +
    fade(
      rise(said, 0.08, 0.08) * (1 - rise(said, 0.62, 0.08)),
      arrow(
        [
          [780, 400],
          [560, 400],
        ],
        colour.lime,
        6,
      ) + at(674, 368, label('Downstream end first', 'lime', 18)),
    ) +
    fade(rise(said, 0.7, 0.08), at(214, 137, label('Signs last', 'pink', 19))) +
    heading(m.t, 'Take down in reverse', 0.2)
  )
}

const ASKED = ['What was planned?', 'What happened?', 'Why?', 'What will we change?'] as const
const CREW: readonly Role[] = ['police', 'fire', 'tow', 'highway']

const afterAction: Draw = (m) =>
  backdrop(colour.night) +
  box(404, 100, 422, 290, '#f3f6f7', 12) +
  ASKED.map((line, index) =>
    fade(
      mix(0.2, 1, rise(m.through(0), [0.36, 0.55, 0.72, 0.84][index] ?? 0, 0.07)),
      at(444, 146 + index * 66, number(`${index + 1}`)) +
        written(480, 146 + index * 66, line, { size: 28, tone: 'ink', align: 'left', width: 336 }),
    ),
  ).join('') +
  CREW.map((role, index) => at(70 + index * 92, index % 2 ? 392 : 376, person(role), { scale: 1.25 })).join('') +
  fade(rise(m.through(0), 0.4, 0.08), at(follow(m.through(0), [0.5, 170], [0.7, 264]), 196, musing)) +
  heading(m.t, 'After-action review', 0.2)

export const clearanceScenes: Scenes = {
  'driver-removal': driverRemoval,
  'authority-removal': authorityRemoval,
  'clearance-times': clearanceTimes,
  'take-down': takeDown,
  'after-action': afterAction,
}
