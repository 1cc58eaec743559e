import { clock, label, messageSign, shield } from '../kit/objects.ts'
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
import { bubble, card, checklist, radioWaves, tick } from '../kit/panels.ts'
import { person } from '../kit/people.ts'
import { barrier, laneWash, laneY, plan, rightShoulderY, roadway } from '../kit/road.ts'
import { roadside, sideCar } from '../kit/side.ts'
import { mix, rise, type Draw, type Scenes } from '../kit/time.ts'
import { stream } from '../kit/traffic.ts'
import { engine, police, semi, towTruck, wreck } from '../kit/vehicles.ts'

const road = plan()

const telephone =
  box(-30, -58, 60, 116, '#0d141b', 12, 'stroke="#8b97a3" stroke-width="3"') +
  box(-22, -46, 44, 84, '#24405c', 4) +
  words(0, 6, '911', { size: 24, weight: 800 })

const camera =
  rect(-4, -10, 8, 76, '#7c8791') +
  at(0, -28, box(-42, -20, 74, 38, '#dfe5ea', 8) + rect(28, -12, 16, 22, '#59636d') + disc(-26, -1, 8, colour.red), {
    turn: 12,
  })

const SOURCES = ['Caller', 'Camera', 'Patrol'] as const

const theCall: Draw = (m) => {
  const said = m.through(0)
  const asked = rise(m.since(1), -0.2, 0.5)
  const sources = [telephone, camera, at(0, 0, police(m.t), { scale: 1.25 })]
  return (
    backdrop(colour.night) +
    fade(
      1 - asked,
      at(170, 240, clock((m.t * 0.07) % 1, 104)) +
        sources
          .map((icon, index) => {
            const share = rise(said, 0.5 + index * 0.17, 0.1)
            const x = 404 + index * 166
            return appear(
              share,
              card(x - 70, 146, 140, 196) +
                at(x, 228, icon) +
                written(x, 318, SOURCES[index] ?? 'Caller', { size: 22, width: 136 }),
            )
          })
          .join(''),
    ) +
    fade(
      asked,
      at(170, 384, person('dispatch', { garment: 'none', right: 'point' }), { scale: 1.9 }) +
        checklist(
          350,
          152,
          ['Where is it?', 'What happened?', 'Who is hurt?', 'What is leaking or burning?'],
          m.since(1),
          1.25,
          62,
          31,
        ),
    ) +
    heading(m.t, m.since(1) < 0 ? 'The clock starts' : 'What dispatch asks', 0.2)
  )
}

const board = (width: number, height: number, lines: readonly string[], size: number, post: number) =>
  rect(-width / 2 + 16, 0, 8, post, '#7c8791') +
  rect(width / 2 - 24, 0, 8, post, '#7c8791') +
  box(-width / 2, -height, width, height, colour.green, 9) +
  box(-width / 2 + 4, 4 - height, width - 8, height - 8, 'none', 6, 'stroke="#fff" stroke-width="2"') +
  lines
    .map((line, index) => words(0, -height + (height / (lines.length + 1)) * (index + 1) + size * 0.36, line, { size }))
    .join('')

const exactPlace: Draw = (m) => {
  const said = m.through(0)
  const glow = (share: number, from: number) =>
    said > from && said < share ? `stroke="${colour.lime}" stroke-width="5"` : 'stroke="none"'
  return (
    roadside(352) +
    appear(
      rise(said, 0.04, 0.08),
      rect(116, 190, 8, 148, '#7c8791') +
        at(120, 206, shield('64'), { scale: 1.35 }) +
        box(64, 142, 112, 128, 'none', 12, glow(0.25, 0.1)),
    ) +
    appear(
      rise(said, 0.24, 0.08),
      box(78, 102, 84, 36, colour.white, 5) +
        box(81, 105, 78, 30, '#1f4fa3', 4) +
        words(120, 128, 'EAST', { size: 23, weight: 800 }),
    ) +
    appear(
      rise(said, 0.5, 0.08),
      rect(270, 240, 6, 98, '#7c8791') +
        box(240, 136, 66, 112, colour.green, 7, 'stroke="#fff" stroke-width="2"') +
        words(273, 162, 'MILE', { size: 18 }) +
        [1, 1, 2].map((digit, index) => words(273, 188 + index * 25, `${digit}`, { size: 25, weight: 800 })).join(''),
    ) +
    appear(rise(said, 0.66, 0.08), at(452, 196, board(190, 92, ['EXIT 114', '1 MILE'], 27, 160), { scale: 0.9 })) +
    appear(rise(said, 0.82, 0.08), at(694, 192, board(220, 60, ['Oak Street'], 28, 164), { scale: 0.9 })) +
    at(556, 398, sideCar('#f2f4f5'), { scale: 0.9 }) +
    appear(rise(said, 0.9, 0.06), at(572, 322, bubble('I-64 east, mile 112', 22))) +
    heading(m.t, 'Say exactly where', 0.2)
  )
}

const findings = [
  [745, 326, 'Lane 3 blocked', 'pink', 0.24],
  [610, 250, '2 vehicles', 'white', 0.38],
  [430, 262, '1 injured', 'yellow', 0.5],
  [732, 376, 'Fuel leak', 'orange', 0.62],
  [230, 372, 'Send: EMS, tow', 'lime', 0.8],
] as const

const sizeUpReport: Draw = (m) => {
  const look = rise(m.since(0), 1.6, 0.6) * (1 - rise(m.since(1), 0, 0.5))
  const sweep = Math.sin(m.since(0) * 1.5) * 17
  const said = m.through(1)
  return (
    backdrop(colour.land) +
    barrier(100) +
    roadway(road) +
    fade(rise(said, 0.2, 0.08), laneWash(road, 3, colour.pink, 0.35, 440)) +
    shape('M596 352Q640 330 668 356Q662 380 616 378Q590 372 596 352Z', '#1c2126', 'opacity=".85"') +
    stream(m.t, { y: laneY(road, 1), speed: 120, gap: 371 }) +
    at(520, laneY(road, 3), wreck('#4f86c6'), { turn: 8 }) +
    at(612, laneY(road, 3) - 18, wreck(), { turn: -24 }) +
    disc(490, 288, 9, colour.yellow) +
    fade(
      look,
      at(
        mix(-120, 210, rise(m.t, 0.2, 2.2)) + 70,
        laneY(road, 3),
        shape('M0 0L440 -120Q470 0 440 120Z', colour.lime, 'opacity=".28"'),
        { turn: sweep - 8 },
      ),
    ) +
    at(mix(-120, 210, rise(m.t, 0.2, 2.2)), laneY(road, 3), engine(m.t)) +
    findings
      .map(([x, y, content, tone, when]) => appear(rise(said, when, 0.07), at(x, y, label(content, tone, 20))))
      .join('') +
    fade(rise(m.since(1), 0, 0.5), at(236, 292, radioWaves(m.t))) +
    heading(m.t, m.since(1) < 0 ? 'Look before you leave the vehicle' : 'Size-up report', 0.2)
  )
}

const FIELDS = [
  ['Year', '2019', 0.24],
  ['Make and model', 'Tractor-trailer', 0.34],
  ['Weight or load', '18 tons, boxes', 0.55],
  ['How it rests', 'Across two lanes', 0.8],
] as const

const towDetails: Draw = (m) => {
  const rightTruck = rise(m.since(1), 0.2, 1.8)
  return (
    backdrop(colour.land) +
    barrier(100) +
    roadway(road) +
    at(262, 268, semi('#cfd6dc'), { turn: 38, scale: 0.95 }) +
    at(mix(-150, 96, rightTruck), rightShoulderY(road) - 8, towTruck(m.t), { scale: 1.15 }) +
    box(504, 104, 322, 288, colour.night, 14) +
    written(526, 133, 'Tow request', { size: 25, align: 'left', tone: 'bright' }) +
    FIELDS.map(([name, value, when], index) => {
      const share = rise(m.through(0), when, 0.06)
      return (
        written(526, 165 + index * 57, name, { size: 17, align: 'left', width: 260 }) +
        appear(
          share,
          written(526, 191 + index * 57, value, { size: 23, align: 'left', width: 256, tone: 'bright' }) +
            tick(800, 192 + index * 57),
        )
      )
    }).join('') +
    appear(rise(m.since(1), 1.4, 0.5), at(330, 378, label('Right truck, first time', 'lime', 21))) +
    heading(m.t, 'What the tow operator needs', 0.2)
  )
}

const keepUpdating: Draw = (m) => {
  const phase = m.through(0)
  const lines =
    phase < 0.36
      ? ['CRASH', 'MILE 112']
      : phase < 0.68
        ? ['CRASH MILE 112', 'RIGHT LANE CLOSED']
        : ['RIGHT LANE CLOSED', 'EXPECT DELAYS']
  const delay = phase < 0.36 ? '4 min' : phase < 0.68 ? '9 min' : '14 min'
  return (
    roadside(340) +
    rect(96, 160, 12, 180, '#7c8791') +
    rect(472, 160, 12, 180, '#7c8791') +
    at(290, 168, messageSign(lines, 430)) +
    [0, 1]
      .map((index) =>
        at(((m.t * 90 + index * 420) % 1000) - 80, 394, sideCar(['#4f86c6', '#d9dee2'][index]), { scale: 0.85 }),
      )
      .join('') +
    box(632, 92, 168, 300, '#0d141b', 22, 'stroke="#59636d" stroke-width="4"') +
    box(644, 112, 144, 260, '#e8eef0', 8) +
    stroke('M664 366Q700 300 690 240T762 122', '#b9c4cb', 14) +
    stroke('M690 240Q700 190 736 160', colour.pink, 14) +
    at(700, 216, disc(0, 0, 16, colour.ink) + disc(0, 0, 10, colour.pink)) +
    box(656, 296, 120, 62, colour.ink, 10) +
    written(716, 311, 'Delay', { size: 17, width: 116 }) +
    written(716, 339, delay, { size: 25, tone: 'bright', width: 116 }) +
    heading(m.t, 'Keep updating', 0.2)
  )
}

export const notificationScenes: Scenes = {
  'the-call': theCall,
  'exact-place': exactPlace,
  'size-up-report': sizeUpReport,
  'tow-details': towDetails,
  'keep-updating': keepUpdating,
}
