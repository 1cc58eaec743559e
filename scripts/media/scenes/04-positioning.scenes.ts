import { coneRow, cones, label } from '../kit/objects.ts'
import { appear, at, backdrop, box, colour, disc, fade, heading, rect, shape, stroke } from '../kit/paint.ts'
import { arrow } from '../kit/panels.ts'
import { person, walkerAt } from '../kit/people.ts'
import { barrier, laneWash, laneY, plan, roadway } from '../kit/road.ts'
import { roadside, sideCar, sideEngine } from '../kit/side.ts'
import { clamp, follow, mix, rise, type Draw, type Scenes } from '../kit/time.ts'
import { merging, queue, stream } from '../kit/traffic.ts'
import { ambulance, car, engine, towTruck, wreck } from '../kit/vehicles.ts'

const road = plan()
const crashLane = laneY(road, 3)
const ground = () => backdrop(colour.land) + barrier(100) + roadway(road)

const blockFirst: Draw = (m) => {
  const arrived = rise(m.t, 0.8, 2.6)
  const safe = rise(m.through(0), 0.62, 0.12)
  return (
    ground() +
    stream(m.t, { y: laneY(road, 1), speed: 150 }) +
    stream(m.t, { y: laneY(road, 2), speed: 130, offset: 120 }) +
    fade(safe, shape(`M404 ${crashLane - 32}H760V${crashLane + 32}H430Z`, colour.lime, 'opacity=".3"')) +
    at(640, crashLane + 4, wreck('#4f86c6'), { turn: 10 }) +
    at(716, crashLane - 4, wreck(), { turn: 190 }) +
    walkerAt(590, crashLane - 6, 0) +
    walkerAt(676, crashLane + 26, -90) +
    at(mix(-180, 330, arrived), crashLane, engine(m.t), { turn: -15 * rise(m.t, 2.6, 0.8) }) +
    queue(226, crashLane, 2 * rise(m.t, 3.4, 2.6), 92) +
    appear(
      safe,
      at(560, 137, label('People and work', 'lime', 20)) +
        at(330, 137, label('Block', 'red', 20)) +
        at(150, 137, label('Traffic', 'white', 20)),
    ) +
    heading(m.t, 'Block first, then work', 0.2)
  )
}

const frontWheels = (turn: number) =>
  [-27, 27]
    .map((y) => at(46, y, box(-13, -5, 26, 10, '#0b0f13', 3) + rect(-13, -1, 26, 2, '#59636d'), { turn }))
    .join('')

const fendOff: Draw = (m) => {
  const near = plan({ top: 88, lanes: 2, lane: 122, shoulder: 44 })
  const angle = -24 * rise(m.since(0), 0.3, 1.4)
  const drive = m.since(0) - 2.6
  const x = follow(drive, [0, -90], [1.5, 236], [3.2, 800])
  const y = follow(
    drive,
    [0, laneY(near, 2) + 4],
    [1.4, laneY(near, 2) - 6],
    [2.1, laneY(near, 1) + 8],
    [3.2, laneY(near, 1) - 6],
  )
  const turn = follow(drive, [1.3, 0], [1.7, -26], [2.6, -6], [3.2, 0])
  const wheels = rise(m.since(1), 0.2, 1)
  return (
    backdrop(colour.land) +
    roadway(near) +
    at(690, laneY(near, 2) + 12, wreck(), { turn: 12, scale: 1.6 }) +
    at(600, laneY(near, 2) + 10, at(0, 0, walkerAt(0, 0), { scale: 1.5 })) +
    at(380, laneY(near, 2) - 4, (wheels > 0 ? frontWheels(-32 * wheels) : frontWheels(0)) + engine(m.t), {
      turn: angle,
      scale: 1.6,
    }) +
    (drive > 0 && drive < 4 ? at(x, y, car('#4f86c6'), { turn, scale: 1.5 }) : '') +
    (drive > 1.4 && drive < 2.2 ? stroke('M262 262l-14 -16M252 284l-20 -4M268 244l0 -20', colour.yellow, 5) : '') +
    fade(
      rise(drive, 2, 0.6),
      arrow(
        [
          [130, 330],
          [250, 300],
          [400, 180],
          [640, 166],
        ],
        colour.lime,
        7,
        'stroke-dasharray="16 14"',
      ),
    ) +
    fade(
      wheels,
      arrow(
        [
          [486, 214],
          [560, 120],
        ],
        colour.pink,
        7,
      ) + at(600, 108, label('Wheels away from the crew', 'pink', 20)),
    ) +
    heading(m.t, 'Fend-off position', 0.2)
  )
}

const lanePlusOne: Draw = (m) => {
  const back = rise(m.since(1), 0.4, 1.6)
  const said = m.through(0)
  return (
    ground() +
    fade(rise(said, 0.28, 0.1), laneWash(road, 3, colour.pink, 0.36)) +
    fade(rise(said, 0.55, 0.1) * (1 - back), laneWash(road, 2, colour.orange, 0.36)) +
    fade(back, laneWash(road, 2, colour.lime, 0.22)) +
    stream(m.t, { y: laneY(road, 1), speed: 120, gap: 222 }) +
    (m.since(1) > 1.6
      ? merging(m.since(1) - 1.6, {
          from: laneY(road, 2),
          to: laneY(road, 2),
          start: 0,
          end: 800,
          speed: 220,
          gap: 557,
        })
      : '') +
    cones(coneRow({ x: 420, y: mix(224, 292, back) }, { x: 800, y: mix(224, 292, back) }, 8), 8) +
    cones(coneRow({ x: 60, y: 392 }, { x: mix(238, 206, back), y: mix(232, 300, back) }, 6), 6) +
    at(330, mix(292, crashLane + 2, back), engine(m.t), { turn: mix(-30, -14, back), scale: 1.1 }) +
    at(590, crashLane, wreck(), { turn: 14 }) +
    walkerAt(540, crashLane - 20, 20) +
    walkerAt(640, crashLane + 16, 180) +
    fade(rise(said, 0.28, 0.1), at(732, crashLane, label('Crash lane', 'pink', 19))) +
    fade(rise(said, 0.55, 0.1) * (1 - back), at(732, laneY(road, 2), label('+1', 'orange', 24))) +
    fade(back, at(700, 137, label('Lane 2 open again', 'lime', 19))) +
    heading(m.t, 'Lane plus one', 0.2)
  )
}

const theShadow: Draw = (m) => {
  const shade = rise(m.through(0), 0.12, 0.2)
  const comes = rise(m.through(0), 0.55, 0.3)
  const doors = rise(m.since(1), 0.2, 0.8)
  return (
    ground() +
    stream(m.t, { y: laneY(road, 1), speed: 150 }) +
    fade(shade, shape('M250 226H800V396H204Z', colour.lime, 'opacity=".26"')) +
    cones(coneRow({ x: 290, y: 224 }, { x: 810, y: 224 }, 10), 10) +
    at(196, 300, engine(m.t), { turn: -32, scale: 1.15 }) +
    at(400, crashLane, wreck(), { turn: 14 }) +
    walkerAt(450, crashLane - 26, 180) +
    at(mix(960, 556, comes), mix(280, 284, comes), ambulance(m.t), { turn: mix(0, -34, doors), scale: 1.1 }) +
    at(mix(1100, 726, comes), crashLane, towTruck(m.t)) +
    fade(shade, at(392, 262, label('Shadow', 'lime', 22))) +
    fade(
      doors,
      arrow(
        [
          [506, 322],
          [462, 362],
        ],
        colour.pink,
        7,
      ) + at(540, 378, label('Doors away from traffic', 'pink', 19)),
    ) +
    heading(m.t, 'Work in the shadow', 0.2)
  )
}

const lightsAtNight: Draw = (m) => {
  const off = rise(m.through(0), 0.36, 0.12)
  const fewer = rise(m.through(0), 0.7, 0.12)
  const glow = (x: number, y: number, paint: string, share: number) =>
    disc(x, y, 40, paint, `opacity="${0.3 * share}"`) + disc(x, y, 20, paint, `opacity="${0.5 * share}"`)
  return (
    roadside(330, { night: true }) +
    at(640, 376, sideEngine(m.t), { flip: true, scale: 1.15 }) +
    fade(1 - off, shape('M494 336L-20 206V420L494 352Z', '#fff6cf', 'opacity=".5"') + glow(496, 344, '#fff6cf', 1)) +
    (m.t % 1 < 0.5 ? glow(545, 236, '#ff3b46', 1) : '') +
    (m.t % 1 >= 0.5
      ? glow(620, 258, '#4d86ff', 1 - fewer) +
        glow(700, 258, '#ff3b46', 1 - fewer) +
        glow(770, 262, '#ffb000', 1 - fewer)
      : '') +
    at(mix(60, 170, clamp(m.t / m.length)), 388, sideCar('#4f86c6')) +
    at(424, 372, person('fire', { garment: 'sleeves' }), { scale: 0.9, opacity: mix(0.12, 1, off) }) +
    fade(
      off,
      at(388, 130, label('Headlights off', 'lime', 22)) + at(424, 216, label('Now you can be seen', 'dark', 18)),
    ) +
    fade(fewer, at(672, 130, label('Fewer warning lights', 'lime', 22))) +
    heading(m.t, 'Lights at night', 0.2)
  )
}

export const positioningScenes: Scenes = {
  'block-first': blockFirst,
  'fend-off': fendOff,
  'lane-plus-one': lanePlusOne,
  'the-shadow': theShadow,
  'lights-at-night': lightsAtNight,
}
