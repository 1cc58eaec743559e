import { coneRow, cones, label, tallCone, clock } from '../kit/objects.ts'
import { appear, at, backdrop, box, colour, disc, heading, rect, shape, stroke, words, written } from '../kit/paint.ts'
import { radioWaves } from '../kit/panels.ts'
import { person, walkerAt, type Role } from '../kit/people.ts'
import { barrier, laneY, plan, rightShoulderY, roadway } from '../kit/road.ts'
import { clamp, mix, rise, type Draw, type Scenes } from '../kit/time.ts'
import { merging, paintOf, stream } from '../kit/traffic.ts'
import { arrowTruck, car, police } from '../kit/vehicles.ts'
import type { LabelText } from '../labels.ts'

const road = plan()

const whyItMatters: Draw = (m) => {
  const planned = rise(m.since(1), 0.6, 1.6)
  const shoulder = rightShoulderY(road)
  const danger = 24 + ((m.t * 22) % 22)
  // The lane is empty before the truck drives into it.
  const lastClose = Math.floor((m.t - m.since(1) - 3.4) / 1.3)
  const close = Array.from({ length: lastClose }, (_, index) =>
    at((m.t - index * 1.3) * 260 - 80, laneY(road, 3) + 6, car(paintOf(index))),
  ).join('')
  return (
    backdrop(colour.land) +
    barrier(100) +
    roadway(road) +
    stream(m.t, { y: laneY(road, 1) }) +
    (m.since(1) > 1.4
      ? merging(m.since(1) - 1.4, {
          from: laneY(road, 3),
          to: laneY(road, 2),
          start: 20,
          end: 190,
          speed: 140,
          gap: 330,
        })
      : '') +
    close +
    at(mix(-120, 236, planned), laneY(road, 3), arrowTruck(m.t)) +
    cones(coneRow({ x: 62, y: 350 }, { x: 188, y: 292 }, 5), rise(m.since(1), 1.8, 1.6) * 5) +
    cones(coneRow({ x: 240, y: 292 }, { x: 640, y: 292 }, 8), rise(m.since(1), 3, 2) * 8) +
    at(390, shoulder, police(m.t)) +
    at(540, shoulder, car('#9aa4ad')) +
    (m.since(1) < 0
      ? disc(466, 366, danger, 'none', `stroke="${colour.pink}" stroke-width="4" opacity="${1 - (danger - 24) / 22}"`)
      : '') +
    walkerAt(466, 366, 180) +
    (m.since(1) < 0.2
      ? heading(m.t, 'Working beside traffic', 0.3)
      : heading(m.since(1), 'Traffic incident management (TIM)', 0.2))
  )
}

const arc = (share: number, radius: number) => {
  const angle = share * 2 * Math.PI - Math.PI / 2
  return `M0 ${-radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
}

const everyMinute: Draw = (m) => {
  const slide = rise(m.since(1), 0, 0.8)
  const share = Math.max(0.002, 0.25 * rise(m.since(0), 0.2, 1.4))
  const minutes = clamp(m.through(1) * 1.15) * 8
  const steps = Array.from({ length: 8 }, (_, index) => {
    const grown = rise(minutes, index, 1)
    const height = 24 + index * 24
    return (
      rect(382 + index * 52, 358 - height * grown, 46, height * grown, index === 7 ? colour.pink : '#c04a86') +
      words(405 + index * 52, 384, `${index + 1}`, { size: 18, fill: colour.grey })
    )
  }).join('')
  return (
    backdrop(colour.night) +
    at(
      mix(427, 180, slide),
      250,
      disc(0, 0, 100, 'none', `stroke="${colour.nightRaised}" stroke-width="44"`) +
        stroke(arc(share, 100), colour.pink, 44, 'style="stroke-linecap:butt"') +
        written(0, -14, '25%', { size: 50 }) +
        written(0, 34, 'of delay', { size: 20, width: 150 }),
    ) +
    appear(
      slide,
      rect(372, 358, 440, 3, colour.grey) +
        written(587, 408, 'Minutes blocked', { size: 18 }) +
        (m.since(1) > 0.3 ? steps : '') +
        appear(rise(minutes, 0.6, 1), written(500, 150, '+2.8% each minute', { size: 24, tone: 'pink' })),
    ) +
    heading(m.t, m.since(1) < 0 ? 'What incidents cost' : 'Chance of a secondary crash', 0.2)
  )
}

const goal = (x: number, share: number, number: string, name: LabelText, icon: string) =>
  appear(
    share,
    box(x, 104, 248, 286, colour.green, 14) +
      box(x + 5, 109, 238, 276, 'none', 11, 'stroke="#fff" stroke-width="2.5"') +
      at(
        x + 36,
        142,
        disc(0, 0, 17, colour.white) + words(0, 7, number, { size: 21, weight: 800, fill: colour.green }),
      ) +
      at(x + 124, 228, icon) +
      written(x + 124, 342, name, { size: 24, width: 224 }),
  )

const threeGoals: Draw = (m) => {
  const spoken = m.through(1)
  const open =
    shape('M-58 72L-18 -40H18L58 72Z', colour.asphalt) + stroke('M0 66V-34', colour.line, 4, 'stroke-dasharray="14 14"')
  const radio =
    box(-20, -32, 40, 92, '#11161b', 8) +
    rect(8, -62, 6, 32, '#11161b') +
    box(-13, -22, 26, 20, colour.lime, 3) +
    [0, 1, 2].map((row) => rect(-12, 8 + row * 12, 24, 5, '#4a545e')).join('')
  return (
    backdrop(colour.night) +
    heading(m.t, 'National Unified Goal', 0.3) +
    goal(
      32,
      rise(m.since(0), 1.1, 0.5),
      '1',
      'Responder safety',
      at(0, 68, person('highway', { garment: 'sleeves', right: 'stop' })),
    ) +
    goal(
      303,
      rise(spoken, 0.2, 0.08),
      '2',
      'Safe, quick clearance',
      open + at(42, -14, clock(clamp(spoken * 1.4), 30, colour.lime)) + at(-62, 76, tallCone, { scale: 0.7 }),
    ) +
    goal(574, rise(spoken, 0.45, 0.08), '3', 'Prompt, reliable communications', radio + at(14, -62, radioWaves(m.t)))
  )
}

const TEAM: readonly (readonly [Role, LabelText])[] = [
  ['police', 'Police'],
  ['fire', 'Fire'],
  ['ems', 'EMS'],
  ['tow', 'Towing'],
  ['highway', 'Transportation'],
  ['dispatch', 'Dispatch'],
]

const oneTeam: Draw = (m) => {
  const joined = rise(m.since(1), 0.2, 1.4)
  return (
    backdrop(colour.night) +
    rect(0, 322, 854, 92, colour.asphalt) +
    rect(0, 322, 854, 4, colour.line) +
    stroke(`M85 150H${85 + 685 * joined}`, joined > 0 ? colour.pink : 'none', 6) +
    TEAM.map(([role, name], index) => {
      const share = rise(m.through(0), 0.04 + index * 0.14, 0.1)
      const x = 85 + index * 137
      const lit = joined * 685 >= index * 137 - 2 && joined > 0
      return appear(
        share,
        (lit ? disc(x, 150, 11, colour.pink) + stroke(`M${x} 160V180`, colour.pink, 5) : '') +
          at(x, 334, person(role, role === 'dispatch' ? { garment: 'none' } : {}), { scale: 1.08 }) +
          at(x, index % 2 ? 398 : 361, label(name, 'dark', 17)),
      )
    }).join('') +
    heading(m.t, m.since(1) < 0 ? 'Who shares the scene' : 'One team, the same words', 0.2)
  )
}

const LESSONS = [
  'Terms',
  'Notification',
  'Positioning',
  'Safety',
  'Command',
  'Traffic',
  'Special cases',
  'Clearance',
] as const

const thisCourse: Draw = (m) => {
  const drive = mix(-60, 900, clamp((m.since(0) + 0.2) / (m.length - 1.2)))
  return (
    backdrop(colour.land) +
    rect(0, 196, 854, 104, colour.asphalt) +
    rect(0, 200, 854, 4, colour.yellow) +
    rect(0, 292, 854, 4, colour.line) +
    stroke('M-10 248H870', colour.line, 3.5, 'stroke-dasharray="34 46" style="stroke-linecap:butt"') +
    LESSONS.map((name, index) => {
      const x = 76 + index * 100
      const above = index % 2 === 0
      const reached = rise(drive, x - 40, 60)
      const y = above ? 142 : 350
      return (
        stroke(above ? `M${x} 164V190` : `M${x} 306V328`, reached > 0.5 ? colour.pink : '#2e4236', 4) +
        at(
          x,
          y,
          disc(0, 0, 20, reached > 0.5 ? colour.pink : '#2e4236') +
            words(0, 8, `${index + 2}`, { size: 23, weight: 800, fill: reached > 0.5 ? colour.ink : '#9fb3a6' }),
        ) +
        appear(reached, written(x, above ? 105 : 386, name, { size: 19, width: 190 }))
      )
    }).join('') +
    at(drive, 272, police(m.t)) +
    heading(m.t, 'Eight lessons ahead', 0.2)
  )
}

export const introductionScenes: Scenes = {
  'why-it-matters': whyItMatters,
  'every-minute': everyMinute,
  'three-goals': threeGoals,
  'one-team': oneTeam,
  'this-course': thisCourse,
}
