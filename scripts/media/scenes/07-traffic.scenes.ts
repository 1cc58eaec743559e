import { arrowBoard, coneRow, cones, label, signAbove, standingSign, tallCone } from '../kit/objects.ts'
import { appear, at, backdrop, box, colour, fade, heading, rect, stroke, words } from '../kit/paint.ts'
import { arrow, dimension } from '../kit/panels.ts'
import { walkerAt } from '../kit/people.ts'
import { barrier, laneY, leftShoulderY, plan, rightShoulderY, roadway } from '../kit/road.ts'
import { roadside, sideCar } from '../kit/side.ts'
import { clamp, follow, mix, rise, type Draw, type Scenes } from '../kit/time.ts'
import { merging, paintOf, queue, stream } from '../kit/traffic.ts'
import { arrowTruck, car, engine, police, wreck } from '../kit/vehicles.ts'

const road = plan()
const edge = road.top + road.shoulder + road.lane * 2
const ground = () => backdrop(colour.land) + barrier(100) + roadway(road)

const pinkSigns: Draw = (m) => {
  const planned = rise(m.through(0), 0.68, 0.12)
  return (
    roadside(350) +
    at(mix(427, 300, planned), 372, standingSign(['CRASH', 'AHEAD'], colour.pink, 112), {
      scale: mix(1.08, 1, planned),
    }) +
    fade(
      planned,
      at(626, 366, standingSign(['ROAD', 'WORK', 'AHEAD'], colour.orange, 84)) +
        at(626, 386, label('Planned work', 'dark', 19)) +
        at(300, 386, label('Incident', 'dark', 19)),
    ) +
    at(((m.t * 120) % 1240) - 180, 398, sideCar('#4f86c6'), { scale: 0.8, opacity: planned > 0.1 ? 1 - planned : 1 }) +
    heading(m.t, 'Pink means incident', 0.2)
  )
}

const advanceWarning: Draw = (m) => {
  const long = plan({ top: 152, lanes: 3, lane: 52, shoulder: 30 })
  const braking = m.t % 4.4
  const x = follow(braking, [0, -60], [1.4, 190], [4.4, 360])
  const warned = rise(m.through(0), 0.2, 0.12)
  const room = rise(m.through(0), 0.6, 0.12)
  return (
    backdrop(colour.land) +
    roadway(long) +
    at(770, laneY(long, 2), wreck(), { turn: 14, scale: 0.8 }) +
    at(700, laneY(long, 2) + 8, engine(m.t), { turn: -22, scale: 0.66 }) +
    [1, 2, 3].map((lane) => queue(lane === 2 ? 610 : 640, laneY(long, lane), lane === 2 ? 3 : 4, 66, 0.72)).join('') +
    [1, 3]
      .map((lane, index) =>
        at(
          follow((m.t + 1.4 + index * 1.7) % 4.4, [0, -60], [1.4, 170], [4.4, 360]),
          laneY(long, lane),
          car(paintOf(index + 2)),
          { scale: 0.72 },
        ),
      )
      .join('') +
    at(
      x,
      laneY(long, 2),
      car(paintOf(4)) + (braking > 1.3 ? rect(-38, -14, 5, 9, '#ff2020') + rect(-38, 5, 5, 9, '#ff2020') : ''),
      { scale: 0.72 },
    ) +
    fade(
      warned,
      at(110, rightShoulderY(long), signAbove) +
        at(110, leftShoulderY(long), signAbove) +
        at(110, 124, label('First warning', 'pink', 18)) +
        at(140, rightShoulderY(long) + 2, police(m.t), { scale: 0.62 }),
    ) +
    fade(
      rise(m.through(0), 0.4, 0.1),
      stroke(`M402 144V382`, colour.yellow, 4, 'stroke-dasharray="10 9"') +
        at(402, 124, label('End of queue', 'yellow', 18)),
    ) +
    fade(room, dimension(124, 396, 392, 'Time to slow down')) +
    heading(m.t, 'Advance warning', 0.2)
  )
}

const theTaper: Draw = (m) => {
  const said = m.through(0)
  const row = coneRow({ x: 150, y: 392 }, { x: 560, y: edge }, 11)
  const shown = clamp((said - 0.2) / 0.5) * 11
  const measured = rise(m.since(1), 0.3, 0.6)
  const worker = row[Math.min(10, Math.floor(shown))]
  return (
    ground() +
    stream(m.t, { y: laneY(road, 1), speed: 140 }) +
    merging(m.t, { from: laneY(road, 3), to: laneY(road, 2), start: 20, end: 300, speed: 140, gap: 371 }) +
    cones(row, shown) +
    cones(coneRow({ x: 600, y: edge }, { x: 840, y: edge }, 5), rise(said, 0.7, 0.2) * 5) +
    at(650, laneY(road, 3) + 6, arrowTruck(m.t)) +
    (shown > 0 && shown < 11 && worker ? walkerAt(worker.x + 14, worker.y + 24, -20, colour.orange) : '') +
    fade(rise(said, 0.42, 0.1) * (1 - measured), at(470, 372, label('Taper', 'orange', 24))) +
    fade(
      measured,
      stroke(`M150 300V386M560 ${edge + 14}V386`, colour.lime, 2, 'stroke-dasharray="4 6"') +
        dimension(150, 560, 386, '720 ft'),
    ) +
    fade(rise(m.since(1), 0.6), at(560, 137, label('12 ft × 60 mph = 720 ft', 'dark', 26))) +
    at(776, 366, arrowBoard(m.t), { scale: 0.62, opacity: 1 - measured }) +
    heading(m.t, 'Transition area: the taper', 0.2)
  )
}

const coneSpacing: Draw = (m) => {
  const straight = rise(m.since(1), 0, 0.7)
  const limit = rise(m.through(0), 0.5, 0.1)
  const span = rise(m.through(0), 0.66, 0.12)
  const slanting = [92, 232, 372, 512].map((x, index) => ({ x, y: 372 - index * 26 }))
  const level = [60, 320, 580].map((x) => ({ x, y: 322 }))
  const drawn = (spots: readonly { x: number; y: number }[]) =>
    spots.map((spot) => at(spot.x, spot.y, tallCone, { scale: 1.3 })).join('')
  return (
    backdrop(colour.land) +
    rect(0, 236, 854, 244, colour.asphalt) +
    rect(0, 236, 854, 5, colour.line) +
    fade(
      1 - straight,
      stroke('M92 372L512 294', colour.orange, 4, 'stroke-dasharray="4 12"') +
        drawn(slanting) +
        fade(
          span,
          dimension(92, 232, 250, '60 ft') + dimension(232, 372, 224, '60 ft') + dimension(372, 512, 198, '60 ft'),
        ),
    ) +
    fade(
      straight,
      stroke('M40 322H640', colour.orange, 4, 'stroke-dasharray="4 12"') +
        drawn(level) +
        dimension(60, 320, 214, '120 ft') +
        dimension(320, 580, 214, '120 ft'),
    ) +
    fade(
      limit,
      rect(738, 200, 10, 190, '#7c8791') +
        box(676, 92, 134, 168, colour.white, 8) +
        box(682, 98, 122, 156, 'none', 5, `stroke="${colour.ink}" stroke-width="3"`) +
        words(743, 130, 'SPEED', { size: 25, fill: colour.ink }) +
        words(743, 157, 'LIMIT', { size: 25, fill: colour.ink }) +
        words(743, 236, '60', { size: 76, weight: 800, fill: colour.ink }),
    ) +
    appear(straight, at(330, 140, label('Straight: up to twice', 'lime', 24))) +
    fade(span * (1 - straight), at(300, 140, label('Taper: 60 mph, 60 ft', 'orange', 24))) +
    heading(m.t, 'Cone spacing', 0.2)
  )
}

const endOfQueue: Draw = (m) => {
  const growth = clamp((m.t - 0.4) / (m.length - 2))
  const cars = mix(1.01, 5.4, growth)
  const stopped = Math.floor(cars)
  const tail = 590 - (stopped - 1) * 92 - 92 * rise(cars - stopped, 0.7, 0.3)
  const back = rise(m.through(0), 0.45, 0.45)
  const unit = mix(330, 70, back)
  return (
    ground() +
    at(768, laneY(road, 2), wreck(), { turn: 18 }) +
    at(724, laneY(road, 3) - 10, wreck('#a8483f'), { turn: -30 }) +
    [1, 2, 3].map((lane) => queue(lane === 2 ? 662 : 640, laneY(road, lane), cars, 92)).join('') +
    at(unit, rightShoulderY(road), arrowTruck(m.t), { scale: 0.9 }) +
    at(unit - 2, 137, signAbove) +
    fade(
      rise(m.through(0), 0.5, 0.1) * (1 - rise(m.through(0), 0.95, 0.05)),
      arrow(
        [
          [unit + 150, 380],
          [unit + 80, 380],
        ],
        colour.lime,
        6,
      ),
    ) +
    at(clamp(tail, 130, 640) - 12, 106, label('End of queue', 'yellow', 18)) +
    stroke(`M${clamp(tail, 130, 640) - 12} 124V396`, colour.yellow, 4, 'stroke-dasharray="10 9"') +
    heading(m.t, 'Watch the end of the queue', 0.2)
  )
}

export const trafficScenes: Scenes = {
  'pink-signs': pinkSigns,
  'advance-warning': advanceWarning,
  'the-taper': theTaper,
  'cone-spacing': coneSpacing,
  'end-of-queue': endOfQueue,
}
