import { clock, label, placard } from '../kit/objects.ts'
import {
  appear,
  at,
  backdrop,
  box,
  colour,
  disc,
  fade,
  heading,
  rect,
  shape,
  stroke,
  words,
  written,
} from '../kit/paint.ts'
import { arrow, dimension } from '../kit/panels.ts'
import { person, walkerAt } from '../kit/people.ts'
import { barrier, laneWash, laneY, plan, roadway } from '../kit/road.ts'
import { fire, roadside, sideCar, sideEngine, sideTanker, smoke, wind } from '../kit/side.ts'
import { clamp, mix, rise, type Draw, type Scenes } from '../kit/time.ts'
import { stream } from '../kit/traffic.ts'
import { car, police, towTruck, wreck } from '../kit/vehicles.ts'

const hazmatApproach: Draw = (m) => {
  const said = m.through(0)
  const placardShown = rise(said, 0.68, 0.12)
  return (
    rect(0, 0, 854, 480, colour.sky) +
    shape('M0 480V196Q120 196 200 246T420 372H854V480Z', colour.land) +
    shape('M360 372H854V420H330Z', colour.asphalt) +
    rect(372, 376, 482, 4, colour.line) +
    at(560, 356, smoke(m.t, '#b8c46a', 240)) +
    at(640, 404, sideTanker(), { scale: 0.92 }) +
    at(560, 346, placard('1203', 22)) +
    fade(rise(said, 0.46, 0.1), at(240, 116, wind(m.t)) + at(400, 220, label('Wind', 'white', 18))) +
    fade(
      rise(said, 0.3, 0.1),
      arrow(
        [
          [410, 350],
          [296, 282],
          [214, 232],
        ],
        colour.lime,
        6,
        'stroke-dasharray="12 11"',
      ) + at(208, 320, label('Uphill', 'lime', 20)),
    ) +
    at(130, 208, person('fire', { right: 'radio', garment: 'sleeves' }), { scale: 0.92 }) +
    fade(
      placardShown,
      stroke('M168 116L556 332', colour.pink, 3, 'stroke-dasharray="4 9"') + at(728, 190, placard('1203', 104)),
    ) +
    heading(m.t, 'Uphill, upwind', 0.2)
  )
}

const PAGES = [
  ['1202', '128', 'Diesel fuel'],
  ['1203', '128', 'Gasoline'],
  ['1204', '127', 'Nitroglycerin'],
] as const

const SAID = ['Dangers', 'Public safety', 'What to do'] as const

const theGuidebook: Draw = (m) => {
  const orange = rise(m.since(1), 0, 0.7)
  const chosen = rise(m.through(0), 0.1, 0.2)
  return (
    backdrop(colour.night) +
    at(140, 240, placard('1203', 100)) +
    arrow(
      [
        [250, 240],
        [302, 240],
      ],
      colour.lime,
      6,
    ) +
    box(322, 100, 250, 290, colour.yellow, 6) +
    written(342, 130, 'ID', { size: 18, tone: 'ink', align: 'left', width: 70 }) +
    written(414, 130, 'Guide', { size: 18, tone: 'ink', align: 'left', width: 150 }) +
    stroke('M338 148H556', colour.ink, 2) +
    fade(chosen, box(332, 222, 230, 58, colour.white, 6)) +
    PAGES.map(
      ([id, guide, name], index) =>
        words(342, 184 + index * 66, id, { size: 25, fill: colour.ink, anchor: 'start', weight: 800 }) +
        words(414, 184 + index * 66, guide, { size: 25, fill: colour.ink, anchor: 'start', weight: 800 }) +
        written(342, 201 + index * 66, name, { size: 16, tone: 'ink', align: 'left', width: 224 }),
    ).join('') +
    fade(
      rise(m.since(1), 0.1, 0.4),
      arrow(
        [
          [566, 240],
          [596, 240],
        ],
        colour.lime,
        6,
      ),
    ) +
    appear(
      orange,
      box(606, 100, 220, 290, colour.orange, 6) +
        written(716, 132, 'Guide 128', { size: 28, tone: 'ink', width: 210 }) +
        SAID.map((line, index) =>
          appear(
            rise(m.since(1), 1 + index * 0.8, 0.5),
            box(620, 164 + index * 72, 192, 58, '#ffd9b8', 6) +
              written(716, 193 + index * 72, line, { size: 23, tone: 'ink', width: 186 }),
          ),
        ).join(''),
    ) +
    heading(m.t, 'Emergency Response Guidebook', 0.2)
  )
}

const vehicleFire: Draw = (m) => {
  const stopped = rise(m.through(0), 0.6, 0.15)
  const back = rise(m.through(0), 0.2, 0.2)
  return (
    roadside(338) +
    at(640, 316, smoke(m.t, '#3c434a', 200)) +
    at(640, 388, sideCar('#6b3b3b')) +
    at(612, 344, fire(m.t, 1.1)) +
    at(668, 346, fire(m.t + 0.7, 0.8)) +
    at(mix(420, 292, back), 386, person('driver', { garment: 'none' }), { scale: 1.05 }) +
    at(mix(480, 356, back), 386, person('fire', { right: 'stop' }), { scale: 1.15 }) +
    fade(back, dimension(384, 560, 394, 'Keep back')) +
    at(mix(-120, 120, stopped), 392, sideCar('#4f86c6')) +
    fade(stopped, at(120, 292, label('Traffic stopped', 'red', 19))) +
    heading(m.t, 'Vehicle fire', 0.2)
  )
}

const hose = (seconds: number) =>
  [0, 1, 2]
    .map((index) =>
      stroke(
        `M0 0Q110 ${-96 - index * 8} 218 ${-16 + index * 10}`,
        '#7cc7ff',
        6,
        `stroke-dasharray="16 10" stroke-dashoffset="${(-seconds * 90 - index * 9).toFixed(0)}" opacity=".85"`,
      ),
    )
    .join('')

const electricVehicle: Draw = (m) => {
  const storage = m.since(1) > 0
  const again = rise(m.through(0), 0.62, 0.12)
  const ring = rise(m.through(1), 0.35, 0.2)
  if (storage) {
    return (
      backdrop(colour.land) +
      rect(40, 92, 774, 306, colour.asphalt, 'rx="12"') +
      disc(427, 246, 138 * ring, colour.pink, 'opacity=".2"') +
      disc(427, 246, 138 * ring, 'none', `stroke="${colour.pink}" stroke-width="4" stroke-dasharray="12 10"`) +
      at(427, 246, car('#d9dee2') + box(-16, -7, 26, 14, colour.lime, 3)) +
      fade(ring, dimension(465, 565, 246, '50 ft')) +
      [
        [110, 150],
        [110, 250],
        [110, 345],
        [744, 150],
        [744, 250],
        [744, 345],
      ]
        .map(([x = 0, y = 0], index) => at(x, y, car(['#4f86c6', '#8c6fb0', '#3fa39a'][index % 3]), { turn: 0 }))
        .join('') +
      at(mix(-120, 220, rise(m.since(1), 0, 1)), 350, towTruck(m.t), { scale: 0.9 }) +
      heading(m.t, 'Store it 50 feet away', 0.2)
    )
  }
  return (
    roadside(338) +
    at(150, 384, sideEngine(m.t), { scale: 0.9 }) +
    fade(1 - again, at(600, 316, smoke(m.t, '#8d979f', 60)) + at(266, 300, hose(m.t))) +
    at(610, 390, sideCar('#d9dee2'), { scale: 1.5 }) +
    box(548, 354, 118, 20, colour.lime, 5) +
    [0, 1, 2, 3].map((cell) => rect(554 + cell * 28, 358, 22, 12, colour.ink)).join('') +
    written(607, 343, 'Battery', { size: 17, tone: 'ink', width: 120 }) +
    fade(
      again,
      at(600, 384, fire(m.t, 0.9)) +
        at(640, 384, fire(m.t + 0.5, 0.6)) +
        at(760, 150, clock(clamp((m.through(0) - 0.6) * 2.4), 46, colour.orange)) +
        at(700, 226, label('Hours later', 'orange', 20)),
    ) +
    fade(rise(m.through(0), 0.3, 0.1) * (1 - again), at(440, 172, label('A lot of water', 'blue', 20))) +
    heading(m.t, 'Electric vehicle fire', 0.2)
  )
}

const aDeath: Draw = (m) => {
  const road = plan()
  const screened = rise(m.since(1), 0.4, 0.7)
  const kept = rise(m.through(1), 0.24, 0.12)
  const lanes = rise(m.through(1), 0.6, 0.12)
  const asked = rise(m.through(0), 0.5, 0.12)
  return (
    backdrop(colour.land) +
    barrier(100) +
    roadway(road) +
    stream(m.t, { y: laneY(road, 1), speed: 100, gap: 371 }) +
    fade(lanes, laneWash(road, 2, colour.lime, 0.3)) +
    at(470, laneY(road, 3), wreck('#9aa4ad'), { turn: 12 }) +
    at(300, laneY(road, 3), police(m.t), { turn: -18 }) +
    box(546, 326, 64, 26, '#e9edf0', 9) +
    walkerAt(628, 300, 150) +
    fade(asked, walkerAt(656, 346, 190, '#8fa3b5') + at(736, 372, label('Medical examiner', 'white', 17))) +
    fade(
      screened,
      rect(436, 296, 196, 9, '#22303d') + [436, 500, 566, 626].map((x) => rect(x, 292, 6, 18, '#aab3bb')).join(''),
    ) +
    fade(
      kept,
      [
        [404, 330],
        [520, 360],
        [600, 366],
      ]
        .map(([x = 0, y = 0], index) =>
          at(
            x,
            y,
            box(-12, -13, 24, 26, colour.yellow, 4) + words(0, 8, `${index + 1}`, { size: 20, fill: colour.ink }),
          ),
        )
        .join(''),
    ) +
    fade(asked * (1 - screened), at(580, 288, label('Do not move', 'pink', 20))) +
    fade(screened * (1 - lanes), at(706, 300, label('Screen', 'dark', 18))) +
    fade(lanes, at(560, 258, label('Lane 2 opens when agreed', 'lime', 19))) +
    heading(m.t, 'When someone has died', 0.2)
  )
}

export const specialScenes: Scenes = {
  'hazmat-approach': hazmatApproach,
  'the-guidebook': theGuidebook,
  'vehicle-fire': vehicleFire,
  'electric-vehicle': electricVehicle,
  'a-death': aDeath,
}
