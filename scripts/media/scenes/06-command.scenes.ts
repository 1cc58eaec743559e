import { cone, label } from '../kit/objects.ts'
import { appear, at, backdrop, box, colour, disc, fade, heading, rect, shape, stroke, written } from '../kit/paint.ts'
import { arrow, bubble, number, radioWaves } from '../kit/panels.ts'
import { person, walkerAt, type Role } from '../kit/people.ts'
import { laneY, plan, roadway } from '../kit/road.ts'
import { roadside, sideEngine } from '../kit/side.ts'
import { mix, rise, type Draw, type Scenes } from '../kit/time.ts'
import { ambulance, engine, police, towTruck, wreck } from '../kit/vehicles.ts'
import type { LabelText } from '../labels.ts'

const takeCommand: Draw = (m) => {
  const said = m.through(0)
  const post = rise(said, 0.7, 0.12)
  return (
    roadside(340) +
    at(640, 372, sideEngine(m.t), { scale: 1.2 }) +
    at(260, 386, person('fire', { right: 'radio' }), { scale: 1.7 }) +
    fade(rise(said, 0.34, 0.1), at(300, 214, radioWaves(m.t, colour.pink))) +
    appear(rise(said, 0.4, 0.1), at(290, 158, bubble('Engine 4 has command.', 25))) +
    appear(
      post,
      rect(446, 176, 7, 196, '#4b545d') +
        shape('M453 176H560L540 204L560 232H453Z', colour.pink) +
        written(500, 204, 'Command post', { size: 19, tone: 'ink', width: 92 }),
    ) +
    heading(m.t, 'Take command', 0.2)
  )
}

const LEADERS: readonly (readonly [Role, LabelText])[] = [
  ['police', 'Police'],
  ['fire', 'Fire'],
  ['highway', 'Transportation'],
]

const PLAN = ['Treat the injured', 'Stop the leak', 'Open lane 1', 'Clear lanes 2, 3'] as const

const unifiedCommand: Draw = (m) => {
  const together = rise(m.through(0), 0.7, 0.2)
  const plan = rise(m.since(1), 0, 0.6)
  return (
    backdrop(colour.night) +
    fade(
      together,
      box(24, 96, mix(800, 470, plan), 300, colour.nightRaised, 18, `stroke="${colour.pink}" stroke-width="4"`),
    ) +
    LEADERS.map(([role, name], index) => {
      const apart = 150 + index * 276
      const close = mix(270 + index * 156, 106 + index * 150, plan)
      const x = mix(apart, close, together)
      return appear(
        rise(m.through(0), 0.2 + index * 0.12, 0.1),
        at(x, 340, person(role), { scale: 1.45 }) + at(x, 370, label(name, 'dark', 17)),
      )
    }).join('') +
    appear(
      plan,
      box(528, 96, 298, 300, colour.white, 12) +
        written(552, 128, 'One plan', { size: 29, tone: 'ink', align: 'left' }) +
        rect(552, 154, 250, 4, colour.pink) +
        PLAN.map((line, index) =>
          appear(
            rise(m.since(1), 0.7 + index * 0.55, 0.4),
            disc(566, 193 + index * 48, 12, colour.green) +
              stroke(`M560 ${193 + index * 48}L565 ${198 + index * 48}L573 ${187 + index * 48}`, colour.white, 3) +
              written(588, 193 + index * 48, line, { size: 22, tone: 'ink', align: 'left', width: 234 }),
          ),
        ).join(''),
    ) +
    heading(m.t, 'Unified command (NIMS)', 0.2)
  )
}

const STEPS = [
  ['1', 'Save lives', 0.2, colour.pink],
  ['2', 'Make the incident stable', 0.4, colour.yellow],
  ['3', 'Protect property and environment', 0.66, '#58c46a'],
] as const

const priorities: Draw = (m) =>
  backdrop(colour.night) +
  STEPS.map(([rank, name, when, paint], index) => {
    const share = rise(m.through(0), when, 0.1)
    const y = 112 + index * 96
    const width = 560 + index * 115
    return fade(
      mix(0.22, 1, share),
      box(40, y, mix(120, width, share), 80, colour.nightRaised, 12) +
        rect(40, y, 10, 80, paint) +
        at(98, y + 40, number(rank, paint)) +
        fade(share, written(142, y + 40, name, { size: 32, align: 'left', width: width - 110 })),
    )
  }).join('') +
  heading(m.t, 'Priorities, always in this order', 0.2)

const chart = (x: number, top: number, count: number, spread: number, shown: number) => {
  const places = Array.from({ length: count }, (_, index) => x + (index - (count - 1) / 2) * spread)
  return (
    stroke(`M${x} ${top + 46}V${top + 82}`, colour.grey, 4) +
    places
      .map((place, index) =>
        fade(
          Math.min(1, Math.max(0, shown - index)),
          stroke(`M${x} ${top + 82}H${place}V${top + 110}`, colour.grey, 4) +
            disc(place, top + 138, 26, colour.lime) +
            disc(place, top + 130, 9, colour.ink) +
            shape(`M${place - 15} ${top + 156}Q${place} ${top + 132} ${place + 15} ${top + 156}Z`, colour.ink),
        ),
      )
      .join('') +
    disc(x, top + 18, 32, colour.pink) +
    disc(x, top + 9, 11, colour.ink) +
    shape(`M${x - 18} ${top + 40}Q${x} ${top + 10} ${x + 18} ${top + 40}Z`, colour.ink)
  )
}

const staging: Draw = (m) => {
  const main = plan({ top: 92, lanes: 2, lane: 58, shoulder: 22 })
  const go = rise(m.since(1), 2.2, 2)
  return (
    backdrop(colour.land) +
    roadway(main) +
    at(640, laneY(main, 2), wreck(), { turn: 12 }) +
    at(520, laneY(main, 2), engine(m.t), { turn: -14, scale: 0.9 }) +
    walkerAt(600, laneY(main, 2)) +
    box(70, 284, 470, 112, colour.asphalt, 10, `stroke="${colour.lime}" stroke-width="4" stroke-dasharray="12 10"`) +
    at(140, 340, ambulance(m.t)) +
    at(280, 340, towTruck(m.t)) +
    at(mix(420, 690, go), mix(340, laneY(main, 1) + 8, go), police(m.t), { turn: mix(0, -34, go * (1 - go) * 4) }) +
    fade(
      rise(m.since(1), 1.6),
      arrow(
        [
          [470, 322],
          [600, 262],
          [690, 196],
        ],
        colour.lime,
        5,
        'stroke-dasharray="10 10"',
      ),
    ) +
    [560, 590, 620].map((x) => at(x, 300, cone)).join('') +
    at(700, 352, label('Staging area', 'lime', 22))
  )
}

const spanOfControl: Draw = (m) => {
  const said = m.through(0)
  const split = rise(said, 0.78, 0.1)
  const count = said < 0.46 ? 3 + Math.floor(rise(said, 0.2, 0.2) * 4) : 5
  return (
    (m.since(1) > 0
      ? staging(m)
      : backdrop(colour.night) +
        fade(
          1 - split,
          chart(427, 150, count, 108, count) +
            written(427, 366, said > 0.5 ? 'Five works best' : 'Three to seven', {
              size: 28,
              tone: said > 0.5 ? 'bright' : 'light',
            }),
        ) +
        fade(
          split,
          stroke('M427 170V138M250 164V138H604V164', colour.grey, 4) +
            chart(250, 164, 4, 84, 4) +
            chart(604, 164, 4, 84, 4) +
            disc(427, 122, 24, colour.pink) +
            written(427, 366, 'More than seven: split the work', { size: 26, tone: 'bright' }),
        )) + heading(m.t, m.since(1) < 0 ? 'Span of control' : 'Wait in staging', 0.2)
  )
}

const transferOfCommand: Draw = (m) => {
  const said = m.through(0)
  const pass = rise(said, 0.2, 0.3)
  const announced = rise(said, 0.74, 0.12)
  const board =
    box(-24, -32, 48, 62, '#8a5a2b', 5) +
    box(-19, -24, 38, 50, colour.white, 3) +
    box(-9, -36, 18, 10, colour.silver, 3) +
    stroke('M-12 -12H12M-12 -2H12M-12 8H6', colour.grey, 3)
  return (
    roadside(340) +
    at(250, 386, person('police', { right: pass > 0.7 ? 'down' : 'point' }), { scale: 1.75 }) +
    at(610, 386, person('fire', { left: 'point', right: announced > 0.5 ? 'radio' : 'down' }), { scale: 1.75 }) +
    at(mix(356, 504, pass), 236, board, { scale: 1.1 }) +
    fade(1 - announced, at(260, 160, bubble('Two lanes closed, one patient left.', 20))) +
    fade(
      announced,
      at(650, 214, radioWaves(m.t, colour.pink)) + at(620, 160, bubble('Engine 4 now has command.', 22)),
    ) +
    heading(m.t, 'Hand over with a briefing', 0.2)
  )
}

export const commandScenes: Scenes = {
  'take-command': takeCommand,
  'unified-command': unifiedCommand,
  priorities,
  'span-of-control': spanOfControl,
  'transfer-of-command': transferOfCommand,
}
