import type { LessonPicture } from '../../src/domain/lesson-picture.ts'
import { flatRoad, sideWheel, SIZE } from './courses.ts'
import { hills, road, sky } from './ground.ts'
import { box, disc, halo, oval, put, shape, stroke, times } from './paint.ts'
import { cone, coneAt, LOOKS, person, personAt, standUp, taper, tree } from './parts.ts'
import type { Camera } from './space.ts'
import { car, shadowTruck } from './vehicles.ts'

/** Everyone who works at an incident, side by side. */
const introduction = (): string => {
  const camera: Camera = { across: 0, height: 3, focus: 230, horizon: [160, 84] }
  return (
    sky(SIZE, 84, { at: [288, 30], radius: 13 }) +
    hills(SIZE, 84) +
    road(camera, { from: -5.4, lanes: 3, shoulder: 3, near: 7 }) +
    [LOOKS.police, LOOKS.fire, LOOKS.medic, LOOKS.highway, LOOKS.tow]
      .map((look, place) => put([44 + place * 58, 172 - (place % 2) * 6], person(look), { scale: 0.72 }))
      .join('')
  )
}

const engineFromAbove =
  box('red', -30, -12, 60, 24, 3) +
  box('glass', 21, -9, 5, 18, 1) +
  box('white', -20, -7, 30, 14, 1) +
  box('lime', -30, -12, 6, 24) +
  box('lamp', 13, -11, 4, 9, 1) +
  box('red', 13, 2, 4, 9, 1)

const walker =
  oval('lime', [0, 0], 6, 9) + box('white', -6, -4, 12, 2) + box('white', -6, 3, 12, 2) + disc('ink', [0, 0], 4.5)

const carFromAbove = (paint: 'teal' | 'blue' | 'white' | 'tow') =>
  box(paint, -15, -8, 30, 16, 5) + box('glass', 3, -6.5, 5, 13, 1.5) + box('glass', -11, -6, 4, 12, 1.5)

/** A road from above, traffic to the right. */
const fromAbove = (): string =>
  box('land', 0, 0, 320, 180) +
  box('verge', 0, 24, 320, 144) +
  box('road', 0, 34, 320, 102) +
  box('edge', 0, 37, 320, 2.5) +
  box('line', 0, 131, 320, 2.5) +
  times(8, (place) => box('line', 8 + place * 44, 67, 22, 2.5) + box('line', 8 + place * 44, 99, 22, 2.5))

/** The four parts of an incident area, each in a colour of its own. */
const fundamentals = (): string =>
  fromAbove() +
  (
    [
      ['lamp', 0, 74],
      ['cone', 74, 74],
      ['pink', 148, 104],
      ['lime', 252, 68],
    ] as const
  )
    .map(
      ([paint, x, width]) =>
        shape(paint, `M${x} 24h${width}v144h-${width}z`, 0.28) + box(paint, x + 3, 8, width - 6, 10, 5),
    )
    .join('') +
  put([34, 53], carFromAbove('blue')) +
  put([118, 53], carFromAbove('tow')) +
  put([232, 53], carFromAbove('white')) +
  put([26, 152], shape('pink', 'M0-12 12 0 0 12-12 0z')) +
  put([54, 152], shape('pink', 'M0-12 12 0 0 12-12 0z')) +
  times(6, (place) => disc('cone', [84 + place * 12, 142 - place * 8], 3.4)) +
  times(7, (place) => disc('cone', [160 + place * 15, 101], 3.4)) +
  times(3, (place) => disc('cone', [264 + place * 12, 112 + place * 12], 3.4)) +
  put([178, 124], engineFromAbove, { turn: -16, scale: 0.9 }) +
  put([228, 122], carFromAbove('teal'), { turn: 24 })

/** The first report from the scene, by radio. */
const sizeUp = (): string =>
  sky(SIZE, 104, { at: [278, 34], radius: 14 }) +
  hills(SIZE, 104) +
  put([246, 108], tree, { scale: 0.1 }) +
  flatRoad(116) +
  put(
    [232, 152],
    oval('shade', [0, 0], 66, 6) +
      put(
        [0, 0],
        shape('teal', 'M-60-18q0-14 11-17l15-3 15-16q4-4 10-4H14q6 0 9 4l15 17 8 3 5 12-4 14h-102q-5 0-5-6z') +
          shape('glass', 'M-29-38l11-12q2-3 6-3h9v15zM2-38v-15h10q4 0 6 3l10 12z') +
          shape('ink', 'M46-34l10 8-6 5 8 7-12 6z') +
          sideWheel(-38, -9, 12) +
          sideWheel(30, -9, 12),
        { turn: 3 },
      ) +
      stroke('lamp', 3, 'M64-40l10-7M68-26h12M64-12l10 6') +
      shape('iron', 'M44-44q-8-16 6-26-6-14 10-22 16 2 12 18 12 10 0 22-6 12-28 8z', 0.45),
  ) +
  put([84, 178], person(LOOKS.police, 'talking'), { scale: 0.92 }) +
  stroke('pink', 4, 'M120 38a22 22 0 0 1 0 26M132 28a40 40 0 0 1 0 46M144 18a58 58 0 0 1 0 66')

/** An engine across the lane, from above: people and the ambulance are in its shadow. */
const positioning = (): string =>
  box('land', 0, 0, 320, 180) +
  box('verge', 0, 10, 320, 160) +
  box('road', 0, 18, 320, 122) +
  box('edge', 0, 21, 320, 3) +
  box('line', 0, 134, 320, 3) +
  times(6, (place) => box('line', 10 + place * 60, 74, 32, 3)) +
  shape('lime', 'M108 78 320 78V168H84z', 0.4) +
  put([60, 48], carFromAbove('blue'), { scale: 1.25 }) +
  put([236, 48], carFromAbove('white'), { scale: 1.25 }) +
  times(6, (place) => disc('cone', [6 + place * 16, 158 - place * 15], 4.5)) +
  times(7, (place) => disc('cone', [122 + place * 30, 78], 4.5)) +
  put([106, 118], engineFromAbove, { turn: -32, scale: 1.45 }) +
  put([194, 112], carFromAbove('teal'), { turn: 28, scale: 1.25 }) +
  put(
    [270, 118],
    box('white', -26, -11, 52, 22, 4) +
      box('glass', 16, -8, 5, 16, 1) +
      box('cone', -26, -2, 40, 4) +
      box('red', 8, -10, 4, 20, 1),
    {
      turn: -14,
      scale: 1.15,
    },
  ) +
  put([224, 136], walker) +
  put([176, 138], walker)

/** Seen in the light of an oncoming car. */
const safety = (): string =>
  sky(SIZE, 112, { at: [42, 32], radius: 13 }) +
  hills(SIZE, 112) +
  flatRoad(120) +
  shape('beam', 'M92 132 320 60V176L92 144z') +
  shape('beam', 'M92 134 320 92V168L92 142z') +
  put(
    [40, 160],
    oval('shade', [0, 0], 62, 6) +
      shape('blue', 'M-60-18q0-14 11-17l15-3 15-16q4-4 10-4H14q6 0 9 4l15 17 14 3q9 3 9 12v8q0 4-5 4h-112q-5 0-5-6z') +
      shape('glass', 'M-29-38l11-12q2-3 6-3h9v15zM2-38v-15h10q4 0 6 3l10 12z') +
      sideWheel(-38, -9, 12) +
      sideWheel(36, -9, 12),
  ) +
  halo('halo', [98, 136], 22) +
  disc('lamp', [98, 136], 4) +
  put([214, 176], person({ ...LOOKS.highway, vest: 'lime', sleeves: 'lime', trousers: 'lime' }, 'stopping'), {
    scale: 0.92,
    isMirrored: true,
  }) +
  put([286, 172], cone, { scale: 0.5 })

/** One command of several agencies. */
const command = (): string =>
  box('wall', 0, 0, 320, 180) +
  shape('dim', 'M0 146h320v34H0z', 0.2) +
  stroke('pink', 5, 'M160 40v24M64 78V64h192v14') +
  put(
    [160, 28],
    box('ink', -50, -18, 100, 36, 8) +
      box('sheet', -46, -14, 92, 28, 5) +
      shape('pink', 'M-30-9 -21 0-30 9-39 0z') +
      box('iron', -12, -7, 44, 5, 2) +
      box('steel', -12, 3, 32, 4, 2),
  ) +
  ([LOOKS.police, LOOKS.fire, LOOKS.highway] as const)
    .map((look, place) =>
      put(
        [64 + place * 96, 132],
        disc('sheet', [0, -6], 46) + disc('sky', [0, -6], 42) + put([0, 98], person(look), { scale: 0.72 }),
      ),
    )
    .join('') +
  box('wall', 0, 166, 320, 14) +
  shape('dim', 'M0 166h320v14H0z', 0.35)

/** The board, the taper and traffic that moves over. */
const traffic = (): string => {
  const camera: Camera = { across: 2, height: 2.2, focus: 250, horizon: [126, 84] }
  return (
    sky(SIZE, 84, { at: [44, 34], radius: 13 }) +
    hills(SIZE, 84) +
    road(camera, { from: -5.4, lanes: 3, shoulder: 3, near: 5.4 }) +
    car(camera, { across: -0.6, ahead: 15, turn: -7 }, 'blue', { isBraking: true }) +
    shadowTruck(camera, { across: 4, ahead: 15 }) +
    taper(camera, [5.4, 5.8], [2, 8.6], 5)
  )
}

/** A tanker with the placard of what burns, and what runs out of it. */
const special = (): string =>
  sky(SIZE, 110, { at: [52, 32], radius: 13 }) +
  hills(SIZE, 110) +
  flatRoad(120) +
  oval('shade', [176, 152], 128, 6) +
  shape('ink', 'M92 140q-30 4-40 14t40 10q50 0 66-8t-22-14z', 0.6) +
  box('tyre', 70, 122, 190, 8) +
  box('white', 62, 72, 152, 52, 26) +
  shape('dim', 'M62 98h152q-2 26-26 26H88q-24 0-26-26z', 0.16) +
  box('steel', 88, 68, 14, 6, 2) +
  box('steel', 136, 68, 14, 6, 2) +
  shape('blue', 'M222 132V74q0-6 6-6h28q6 0 9 6l12 26q8 4 8 12v20z') +
  shape('glass', 'M234 76h20q4 0 6 4l9 20h-35z') +
  sideWheel(88, 136, 14) +
  sideWheel(120, 136, 14) +
  sideWheel(206, 136, 14) +
  sideWheel(262, 136, 14) +
  put(
    [138, 98],
    shape('white', 'M0-26 26 0 0 26-26 0z') +
      shape('red', 'M0-23 23 0 0 23-23 0z') +
      shape('white', 'M0-15q9 8 8 16a8 8 0 0 1-16 0q0-5 4-8l1 4q4-5 3-12z') +
      box('white', -6, 11, 12, 3, 1),
  ) +
  box('lamp', 279, 114, 6, 8, 2)

/** The last cones are taken up; the lane is open again. */
const clearance = (): string => {
  const camera: Camera = { across: 1.8, height: 2.6, focus: 250, horizon: [150, 78] }
  return (
    sky(SIZE, 78, { at: [52, 32], radius: 13 }) +
    hills(SIZE, 78) +
    standUp(camera, -18, 40, tree) +
    standUp(camera, 24, 44, tree) +
    road(camera, { from: -5.4, lanes: 3, shoulder: 4, near: 5.4 }) +
    car(camera, { across: -3.6, ahead: 18 }, 'blue') +
    car(camera, { across: 0, ahead: 30 }, 'teal') +
    car(camera, { across: 3.4, ahead: 24 }, 'white') +
    coneAt(camera, 6, 17) +
    coneAt(camera, 6.1, 12.6) +
    coneAt(camera, 6, 9.6) +
    personAt(camera, 4.9, 7.2, LOOKS.highway, 'carrying') +
    standUp(camera, 5.65, 7.1, put([0, 0], cone) + put([0, -22], cone) + put([0, -44], cone))
  )
}

/** By the name of the lesson's subject. */
export const lessons: Readonly<Record<LessonPicture, () => string>> = {
  introduction,
  'fundamentals-and-terminology': fundamentals,
  'notification-and-scene-size-up': sizeUp,
  'safe-vehicle-positioning': positioning,
  'scene-safety': safety,
  'command-responsibilities': command,
  'traffic-management': traffic,
  'special-circumstances': special,
  'clearance-and-termination': clearance,
}
