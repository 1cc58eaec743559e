import { cone, coneRow, label, standingSign } from '../kit/objects.ts'
import { appear, at, backdrop, box, colour, fade, heading, rect, shape, words, written } from '../kit/paint.ts'
import { arrow, bubble, card } from '../kit/panels.ts'
import { person, walkerAt } from '../kit/people.ts'
import { barrier, laneY, plan, rightShoulderY, roadway } from '../kit/road.ts'
import { roadside, sideCar } from '../kit/side.ts'
import { follow, mix, rise, type Draw, type Scenes } from '../kit/time.ts'
import { merging, stream } from '../kit/traffic.ts'
import { car, engine, police, wreck } from '../kit/vehicles.ts'

const road = plan()
const edge = road.top + road.shoulder + road.lane * 2
const ground = () => backdrop(colour.land) + barrier(100) + roadway(road)

const bottle =
  shape('M-10 -52H10V-30Q24 -20 24 -4V42Q24 52 14 52H-14Q-24 52 -24 42V-4Q-24 -20 -10 -30Z', '#5fb06a') +
  rect(-24, 4, 48, 26, '#f2ead0') +
  rect(-12, -60, 24, 10, '#c9a227')
const pills = at(
  0,
  8,
  box(-44, -20, 88, 40, '#f2f4f5', 20) + box(-44, -20, 44, 40, colour.red, 20) + rect(-20, -20, 22, 40, colour.red),
  { turn: -32 },
)
const sleep =
  words(-26, 34, 'Z', { size: 46, weight: 800 }) +
  words(6, 8, 'Z', { size: 60, weight: 800 }) +
  words(36, -26, 'Z', { size: 40, weight: 800 })
const phone = at(
  0,
  0,
  box(-28, -54, 56, 108, '#0d141b', 11, 'stroke="#8b97a3" stroke-width="3"') +
    box(-21, -42, 42, 78, '#3d7bff', 4) +
    box(-14, -30, 28, 14, '#fff', 6) +
    box(-14, -8, 20, 14, colour.lime, 6),
  { turn: 14 },
)

const DRIVERS = [
  ['Drunk', bottle, 0.3],
  ['Drugged', pills, 0.46],
  ['Drowsy', sleep, 0.62],
  ['Distracted', phone, 0.8],
] as const

const swerve: Draw = (m) => {
  const run = m.since(1)
  const x = follow(run, [0.6, -100], [2.6, 420], [3.6, 660], [5, 1000])
  const y = follow(run, [1.2, laneY(road, 2)], [2.9, edge + 36], [3.9, edge + 70], [5, 420])
  const thrown = (from: number, dx: number, dy: number) => ({
    dx: dx * rise(run, from, 0.7),
    dy: dy * rise(run, from, 0.7),
  })
  const row = coneRow({ x: 250, y: edge }, { x: 800, y: edge }, 9)
  return (
    ground() +
    row
      .map((spot, index) => {
        const { dx, dy } = index === 2 ? thrown(2.4, 60, -46) : index === 3 ? thrown(2.7, 70, 60) : { dx: 0, dy: 0 }
        return at(spot.x + dx, spot.y + dy, cone, { turn: dx * 5 })
      })
      .join('') +
    stream(m.t, { y: laneY(road, 1), speed: 130 }) +
    at(748, laneY(road, 3) + 10, wreck()) +
    walkerAt(690, laneY(road, 3) + mix(0, 56, rise(run, 2.2, 0.7)), 120) +
    at(x, y, car('#8c6fb0'), { turn: follow(run, [1.2, 0], [2.2, 22], [4, 16]) })
  )
}

const dDrivers: Draw = (m) =>
  (m.since(1) > 0
    ? swerve(m)
    : backdrop(colour.night) +
      DRIVERS.map(([name, icon, when], index) =>
        appear(
          rise(m.through(0), when, 0.1),
          card(32 + index * 202, 112, 184, 268) +
            at(124 + index * 202, 224, icon) +
            written(124 + index * 202, 336, name, { size: 26, width: 176 }) +
            rect(74 + index * 202, 362, 100, 4, colour.pink),
        ),
      ).join('')) + heading(m.t, m.since(1) < 0 ? 'The D driver' : 'A cone cannot stop a car', 0.2)

const beSeen: Draw = (m) => {
  const two = rise(m.through(0), 0.6, 0.1)
  const three = rise(m.since(1), 0, 0.6)
  const beam = follow(m.t % 5, [0, 0.2], [2, 1], [5, 0.2])
  return (
    roadside(338, { night: true }) +
    shape('M96 344L900 150V440L96 366Z', '#fff6cf', `opacity="${0.1 + 0.12 * beam}"`) +
    at(40, 396, sideCar('#4f86c6')) +
    at(286, 374, person('driver', { garment: 'none' }), { scale: 1.75, opacity: 0.5 }) +
    fade(two, at(486, 374, person('police', { garment: 'vest' }), { scale: 1.75 })) +
    fade(three, at(694, 374, person('police', { garment: 'sleeves', right: 'stop' }), { scale: 1.75 })) +
    at(286, 118, label('Hard to see', 'dark', 19)) +
    fade(two, at(486, 118, label('Class 2', 'lime', 23))) +
    fade(three, at(694, 118, label('Class 3', 'lime', 23))) +
    heading(m.t, 'Be seen: ANSI 107', 0.2)
  )
}

const whereToStand: Draw = (m) => {
  const look = 1 - rise(m.since(1), -0.4, 0.5)
  const buffer = rise(m.through(1), 0.16, 0.1)
  const away = rise(m.through(1), 0.3, 0.25)
  const exit = rise(m.through(1), 0.76, 0.14)
  const y = mix(edge + 22, rightShoulderY(road) - 30, away)
  return (
    ground() +
    fade(buffer, rect(250, edge + 2, 604, 30, colour.pink, 'opacity=".75"')) +
    at(214, laneY(road, 3) - 4, engine(m.t), { turn: -16 }) +
    at(600, laneY(road, 3) + 4, wreck(), { turn: 8 }) +
    stream(m.t, { y: laneY(road, 1), speed: 150 }) +
    stream(m.t, { y: laneY(road, 2) + 8, speed: 130, offset: 130 }) +
    fade(look, at(430, y, shape('M0 0L-250 -110Q-280 -40 -250 30Z', colour.lime, 'opacity=".3"'))) +
    walkerAt(430, y, 180) +
    fade(look * rise(m.since(0), 1.6), at(430, 382, label('Face traffic', 'lime', 18))) +
    fade(buffer, at(744, edge + 17, label('Zero buffer', 'dark', 18))) +
    fade(
      exit,
      arrow(
        [
          [430, y + 22],
          [430, 396],
          [476, 418],
        ],
        colour.lime,
        6,
        'stroke-dasharray="10 10"',
      ) + at(522, 388, label('Way out', 'lime', 18)),
    ) +
    heading(m.t, m.since(1) < 0 ? 'Never turn your back' : 'Stay out of the zero buffer', 0.2)
  )
}

const moveOver: Draw = (m) => {
  const shoulder = rightShoulderY(road)
  return (
    ground() +
    at(490, shoulder, police(m.t)) +
    at(626, shoulder, car('#9aa4ad')) +
    walkerAt(560, shoulder + 2, 180) +
    stream(m.t, { y: laneY(road, 1), speed: 150, gap: 371 }) +
    merging(m.t, { from: laneY(road, 3), to: laneY(road, 2), start: 120, end: 330, speed: 130, gap: 371 }) +
    fade(
      rise(m.through(0), 0.5, 0.1),
      arrow(
        [
          [150, 334],
          [240, 318],
          [330, 262],
          [470, 258],
        ],
        colour.lime,
        6,
        'stroke-dasharray="14 12"',
      ),
    ) +
    fade(rise(m.through(0), 0.68, 0.1), at(270, 372, label('Change lanes', 'lime', 20))) +
    fade(rise(m.through(0), 0.86, 0.08), at(390, 137, label('or slow down', 'yellow', 20))) +
    heading(m.t, 'Move Over law', 0.2)
  )
}

const speakUp: Draw = (m) => {
  const says = rise(m.through(0), 0.7, 0.1)
  return (
    roadside(338) +
    at(776, 344, standingSign(['CRASH', 'AHEAD'])) +
    at(((m.t * 150) % 1200) - 160, 338, sideCar('#a8483f'), { scale: 0.7 }) +
    at(236, 380, person('tow', { right: says > 0.5 ? 'stop' : 'down' }), { scale: 1.55 }) +
    at(454, 380, person('police'), { scale: 1.55 }) +
    at(586, 380, person('fire'), { scale: 1.55 }) +
    appear(says, at(262, 168, bubble('Stop. That lane is still open.', 25))) +
    heading(m.t, 'Everyone may speak up', 0.2)
  )
}

export const safetyScenes: Scenes = {
  'd-drivers': dDrivers,
  'be-seen': beSeen,
  'where-to-stand': whereToStand,
  'move-over': moveOver,
  'speak-up': speakUp,
}
