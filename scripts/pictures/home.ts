import { guardRail, hills, road, sky } from './ground.ts'
import { box, disc, put } from './paint.ts'
import { coneAt, incidentSign, lampPost, LOOKS, personAt, standUp, stars, taper, tree } from './parts.ts'
import type { Camera } from './space.ts'
import { ambulance, arrowTrailer, car, engine } from './vehicles.ts'

const SIZE = { width: 1600, height: 640 } as const
const HORIZON = 214
const camera: Camera = { across: 3, height: 4.7, focus: 1000, horizon: [985, HORIZON] }

/** Right lane and shoulder are closed; traffic passes on the left. Nearest is last. */
export const home = (): string =>
  box('sky', 0, -120, SIZE.width, 121) +
  put([40, -116], stars({ width: SIZE.width, height: 110, count: 14 })) +
  sky(SIZE, HORIZON, { at: [1395, 178], radius: 54 }, 'sun') +
  disc('moon', [1330, 84], 30) +
  hills(SIZE, HORIZON, 0.62) +
  standUp(camera, -40, 110, tree) +
  standUp(camera, -23, 74, tree) +
  standUp(camera, 34, 92, tree) +
  standUp(camera, 25, 58, tree) +
  standUp(camera, 33, 50, tree) +
  road(camera, { from: -5.4, lanes: 3, shoulder: 4.6, near: 10.4 }) +
  guardRail(camera, -8.2, 11) +
  standUp(camera, 14.5, 44, lampPost()) +
  car(camera, { across: -3.6, ahead: 74 }, 'teal', { isBraking: true }) +
  car(camera, { across: 0, ahead: 50 }, 'tow', { isBraking: true }) +
  ambulance(camera, { across: 6.4, ahead: 46, turn: -6 }) +
  car(camera, { across: 11.9, ahead: 32, turn: 52 }, 'teal', { areHazardsOn: true }) +
  personAt(camera, 11.5, 28, LOOKS.medic, 'talking', true) +
  engine(camera, { across: 4.9, ahead: 24.4, turn: -23 }) +
  personAt(camera, 9.1, 25.4, LOOKS.fire, 'pointing') +
  car(camera, { across: 0, ahead: 29 }, 'blue', { isBraking: true }) +
  car(camera, { across: -3.6, ahead: 20 }, 'white', { isBraking: true }) +
  coneAt(camera, 1.95, 24) +
  coneAt(camera, 1.95, 21.6) +
  arrowTrailer(camera, { across: 10.5, ahead: 18.6 }) +
  taper(camera, [9.4, 13.4], [1.95, 19.2], 7) +
  standUp(camera, 9.5, 12, incidentSign)
