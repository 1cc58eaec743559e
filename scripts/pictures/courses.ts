import type { CategoryPicture } from '../../src/domain/picture.ts'
import { hills, road, sky } from './ground.ts'
import { box, disc, halo, mirrored, oval, put, shape, stroke, times } from './paint.ts'
import { cone, coneAt, incidentSign, LOOKS, person, personAt, standUp, taper, tree } from './parts.ts'
import type { Camera } from './space.ts'
import { arrowTrailer, car, engine } from './vehicles.ts'

export const SIZE = { width: 320, height: 180 } as const

/** A road where a lane is closed: of courses of every kind. */
const closedLane = (): string => {
  const camera: Camera = { across: 0.6, height: 3, focus: 250, horizon: [118, 74] }
  return (
    sky(SIZE, 74, { at: [66, 34], radius: 13 }) +
    hills(SIZE, 74) +
    standUp(camera, -16, 40, tree) +
    standUp(camera, 17, 36, tree) +
    road(camera, { from: -5.4, lanes: 3, shoulder: 3, near: 6.8 }) +
    car(camera, { across: -3.6, ahead: 24 }, 'blue', { isBraking: true }) +
    arrowTrailer(camera, { across: 3.7, ahead: 16 }) +
    taper(camera, [5.6, 8.6], [2, 14.5], 6) +
    standUp(camera, 6, 7.8, incidentSign)
  )
}

/** Police, fire and medical services in the shelter of the engine, as one looks against the traffic. */
const responder = (): string => {
  const camera: Camera = { across: 2.6, height: 2.5, focus: 250, horizon: [150, 76] }
  return (
    sky(SIZE, 76, { at: [246, 34], radius: 13 }) +
    mirrored(
      SIZE.width,
      hills(SIZE, 76) +
        standUp(camera, 22, 40, tree) +
        standUp(camera, -22, 48, tree) +
        road(camera, { from: -5.4, lanes: 3, shoulder: 4, near: 5.8 }) +
        car(camera, { across: -3.6, ahead: 25, turn: 180 }, 'teal') +
        car(camera, { across: -0.1, ahead: 34, turn: 180 }, 'tow') +
        engine(camera, { across: 5, ahead: 16, turn: 204 }) +
        coneAt(camera, 1.9, 14) +
        coneAt(camera, 1.9, 10.4) +
        coneAt(camera, 1.9, 7.8) +
        personAt(camera, 3.7, 7.6, LOOKS.police, 'talking') +
        personAt(camera, 4.9, 7.1, LOOKS.fire, 'standing', true) +
        personAt(camera, 6.1, 7.5, LOOKS.medic, 'pointing'),
    )
  )
}

export const sideWheel = (x: number, y: number, radius: number): string =>
  disc('tyre', [x, y], radius) + disc('steel', [x, y], radius * 0.5) + disc('iron', [x, y], radius * 0.2)

/** A wrecker from the side, its boom over a car that it lifts by the front wheels. */
export const wrecker =
  oval('shade', [160, 151], 142, 6) +
  // The car: its front wheels in the lift, its rear wheels on the road.
  put(
    [26, 148],
    shape('teal', 'M-4-20q0-14 12-17l14-3 16-17q4-4 10-4h24q6 0 10 4l14 18 12 3q7 2 7 10v8q0 4-5 4H2q-6 0-6-6z') +
      shape('glass', 'M28-39l11-12q2-3 6-3h9v15zM60-39v-15h11q4 0 6 3l9 12z') +
      box('lamp', 98, -30, 7, 6, 2) +
      shape('dim', 'M-4-22h109v8q0 2-5 4H2q-6 0-6-6z', 0.18) +
      sideWheel(18, -10, 11) +
      sideWheel(82, -10, 11),
    { turn: -9 },
  ) +
  stroke('iron', 4, 'M128 132h36') +
  stroke('steel', 3, 'M126 86v40') +
  shape('ink', 'M116 124h20v6h-20z') +
  stroke('iron', 8, 'M126 84 192 112') +
  stroke('steel', 3, 'M128 84 192 110') +
  disc('iron', [126, 85], 6) +
  // The truck.
  shape('tyre', 'M146 126h148v10H146z') +
  shape('tow', 'M150 104h70v24h-70z') +
  shape('white', 'M150 112h70v6h-70z') +
  shape('iron', 'M164 92h46v12h-46z') +
  shape('tow', 'M222 128V72q0-5 5-5h30q6 0 9 5l15 24 13 4q6 2 6 9v19z') +
  shape('glass', 'M234 76h20q4 0 6 3l12 19h-38z') +
  shape('white', 'M222 112h78v6h-78z') +
  shape('dim', 'M150 120h150v8H150z', 0.2) +
  box('lamp', 294, 108, 7, 8, 2) +
  halo('halo', [241, 62], 26) +
  box('lamp', 230, 58, 24, 8, 3) +
  shape('beam', 'M300 108l60-12v44l-60-24z') +
  sideWheel(174, 134, 15) +
  sideWheel(272, 134, 15)

export const flatRoad = (top: number): string =>
  box('verge', 0, top, 320, 180 - top) +
  box('road', 0, top + 6, 320, 180 - top - 6) +
  box('line', 0, top + 10, 320, 2.2) +
  times(8, (place) => box('line', place * 48 - 20, top + 36, 26, 3))

const towing = (): string =>
  sky(SIZE, 116, { at: [268, 40], radius: 14 }) +
  hills(SIZE, 116) +
  put([30, 118], tree, { scale: 0.11 }) +
  put([296, 118], tree, { scale: 0.09 }) +
  flatRoad(122) +
  wrecker +
  put([14, 166], cone, { scale: 0.32 })

/** A class: the plan of a closed lane on the wall, an instructor who points to it, people who listen. */
const instructor = (): string =>
  box('wall', 0, 0, 320, 180) +
  shape('dim', 'M0 138h320v42H0z', 0.22) +
  box('iron', 12, 22, 64, 62, 3) +
  box('sky', 15, 25, 58, 56) +
  shape('skyLow', 'M15 62q20-8 34-2t24-4v25H15z') +
  shape('near', 'M15 70q16-10 30-3t28-5v19H15z') +
  disc('orb', [58, 38], 6) +
  box('iron', 42.5, 25, 2, 56) +
  box('ink', 104, 14, 192, 108, 5) +
  box('sheet', 108, 18, 184, 100, 3) +
  box('land', 112, 22, 176, 92) +
  box('road', 112, 34, 176, 68) +
  box('edge', 112, 37, 176, 2) +
  box('line', 112, 98, 176, 2) +
  times(8, (place) => box('line', 118 + place * 22, 57, 12, 1.6) + box('line', 118 + place * 22, 77, 12, 1.6)) +
  put([206, 87], box('red', -17, -7, 34, 14, 2) + box('glass', 10, -5, 4, 10) + box('lime', -17, -7, 5, 14), {
    turn: -20,
  }) +
  put([248, 88], box('teal', -11, -5.5, 22, 11, 4) + box('glass', 2, -4, 4, 8), { turn: 30 }) +
  times(6, (place) => disc('cone', [130 + place * 11, 98 - place * 4], 2.6)) +
  times(6, (place) => disc('cone', [196 + place * 15, 76.5], 2.6)) +
  put([150, 67], shape('lamp', 'M-16-2.500h24v-5l11 7.500-11 7.500v-5h-24z')) +
  put([238, 47.5], box('white', -11, -5, 22, 10, 4) + box('glass', 2, -4, 4, 8)) +
  put([88, 176], person(LOOKS.highway, 'pointing'), { scale: 0.82 }) +
  // Who listens: from behind.
  [
    [150, 'blue', 'skin'],
    [196, 'red', 'skinPale'],
    [242, 'iron', 'skin'],
    [288, 'teal', 'skinPale'],
  ]
    .map(([x, shirt, skin]) =>
      put(
        [Number(x), 186],
        shape('ink', 'M-9-50q0-11 9-11t9 11v4H-9z') +
          disc(skin as 'skin', [0, -42], 9) +
          shape('ink', 'M-9.500-42q-1-13 9.500-13t9.500 13q-2 4-9.500 4t-9.500-4z') +
          shape(shirt as 'blue', 'M-20 0v-18q0-14 14-14H6q14 0 14 14V0z'),
      ),
    )
    .join('')

const CABLES = [92, 101, 110] as const

/** A car held by a cable barrier in the median: cables bent round its front, posts laid over. */
const infrastructure = (): string =>
  sky(SIZE, 82, { at: [52, 32], radius: 14 }) +
  hills(SIZE, 82) +
  box('verge', 0, 88, 320, 6) +
  box('road', 0, 90, 320, 22) +
  box('land', 0, 108, 320, 72) +
  shape('landDeep', 'M0 150q80-16 160-8t160-10v48H0z', 0.6) +
  stroke('landDeep', 3, 'M214 172q-40-16-70-16M236 164q-40-16-70-16') +
  times(3, (place) => box('iron', 14 + place * 36, 82, 4, 50, 1)) +
  times(2, (place) => box('iron', 272 + place * 34, 82, 4, 50, 1)) +
  put([118, 132], box('iron', -2, -46, 4, 46, 1), { turn: -52 }) +
  put([212, 134], box('iron', -2, -46, 4, 46, 1), { turn: 56 }) +
  oval('shade', [172, 150], 62, 6) +
  put(
    [172, 148],
    shape('red', 'M-60-18q0-14 11-17l15-3 15-16q4-4 10-4H14q6 0 9 4l15 17 14 3q9 3 9 12v8q0 4-5 4h-112q-5 0-5-6z') +
      shape('glass', 'M-29-38l11-12q2-3 6-3h9v15zM2-38v-15h10q4 0 6 3l10 12z') +
      shape('dim', 'M-60-20H61v6q0 4-5 4h-112q-5 0-5-6z', 0.18) +
      box('lamp', 54, -30, 6, 6, 2) +
      sideWheel(-38, -9, 11) +
      sideWheel(36, -9, 11),
    { turn: -5 },
  ) +
  CABLES.map((y) =>
    stroke('steel', 2, `M-4 ${y}H100Q124 ${y} 138 ${y + 20}T172 ${y + 30}T206 ${y + 20}Q220 ${y} 244 ${y}H324`),
  ).join('') +
  CABLES.map(
    (y) =>
      times(3, (place) => disc('sheet', [16 + place * 36, y], 1.6)) +
      times(2, (place) => disc('sheet', [274 + place * 34, y], 1.6)),
  ).join('') +
  put([44, 172], person(LOOKS.fire, 'stopping'), { scale: 0.42 }) +
  put([282, 170], cone, { scale: 0.34 })

/** A certificate that is renewed: a sheet with a seal, an arrow that goes round, the road ahead. */
const refresher = (): string => {
  const camera: Camera = { across: 0, height: 3, focus: 230, horizon: [160, 86] }
  return (
    sky(SIZE, 86, { at: [50, 36], radius: 14 }) +
    hills(SIZE, 86) +
    standUp(camera, 14, 34, tree) +
    standUp(camera, -18, 40, tree) +
    road(camera, { from: -3.6, lanes: 2, shoulder: 2, near: 7 }) +
    coneAt(camera, -5.2, 8.4) +
    coneAt(camera, 5.2, 8.4) +
    oval('shade', [160, 158], 62, 6) +
    put(
      [160, 84],
      box('ink', -56, -58, 112, 128, 7) +
        box('sheet', -50, -52, 100, 116, 3) +
        box('iron', -20, -64, 40, 14, 5) +
        box('pink', -36, -36, 72, 7, 2) +
        box('steel', -36, -21, 60, 4, 2) +
        box('steel', -36, -12, 50, 4, 2) +
        stroke('blue', 5, 'M-8 24a19 19 0 1 1 6 14') +
        shape('blue', 'M-19 17h22L-8 32z') +
        stroke('ink', 4, 'M11 12v13l9 6') +
        disc('pink', [-30, 46], 9) +
        shape('pink', 'M-36 50h12v15l-6-4-6 4z') +
        disc('sheet', [-30, 46], 4),
      { turn: -4 },
    )
  )
}

/** By the picture's name. `closedLane` says nothing of what a course is about. */
export const courses: Readonly<Record<CategoryPicture, () => string>> = {
  closedLane,
  responder,
  towing,
  instructor,
  infrastructure,
  refresher,
}
