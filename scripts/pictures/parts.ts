import { box, disc, halo, oval, polygon, put, shape, stroke, times, type Paint, type Point } from './paint.ts'
import { project, scaleAt, type Camera } from './space.ts'

/** Things that face the viewer. Each stands on its origin, a hundred to the metre. */
const CENTIMETRE = 0.01

export const standUp = (camera: Camera, across: number, ahead: number, drawing: string, isMirrored = false): string =>
  put(project(camera, [across, 0, ahead]), drawing, { scale: scaleAt(camera, ahead) * CENTIMETRE, isMirrored })

/** As high as those of a fast road: 90 cm, with two bands that throw the light back. */
export const cone =
  oval('shade', [4, 0], 34, 7) +
  shape('cone', 'M-26 0h52l3-7h-58zM-19-7h38L7-90h-14z') +
  shape('white', 'M-14-36h28l-4.500-20h-19zM-9-66h18l-2.500-12h-13z') +
  shape('dim', 'M3-90h4L19-7H9z', 0.2)

export const coneAt = (camera: Camera, across: number, ahead: number): string => standUp(camera, across, ahead, cone)

/** From where the taper begins to where it ends, both included. */
export const taper = (
  camera: Camera,
  from: readonly [across: number, ahead: number],
  to: readonly [across: number, ahead: number],
  count: number,
): string =>
  times(count, (place) => {
    const share = (count - 1 - place) / (count - 1)
    return coneAt(camera, from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share)
  })

const diamond = (paint: Paint, [x, y]: Point, half: number): string =>
  polygon(paint, [
    [x, y - half],
    [x + half, y],
    [x, y + half],
    [x - half, y],
  ])

/** The sign of an incident, on legs of its own: pink, with a mark that every language reads. */
export const incidentSign =
  oval('shade', [0, 0], 60, 8) +
  stroke('iron', 6, 'M0-120V-6M-38 0 0-40 38 0') +
  diamond('pink', [0, -205], 90) +
  diamond('legend', [0, -205], 81) +
  diamond('pink', [0, -205], 76) +
  shape('legend', 'M-9-258h18l-4 68h-10z') +
  disc('legend', [0, -170], 9)

export type Look = Readonly<{
  /** A jacket with sleeves, or a vest over a shirt. */
  vest: Paint
  sleeves: Paint
  trousers: Paint
  skin: Paint
  hat: Paint
  hatKind: 'helmet' | 'hard' | 'cap'
}>

export const LOOKS = {
  fire: { vest: 'lime', sleeves: 'tow', trousers: 'tow', skin: 'skin', hat: 'red', hatKind: 'helmet' },
  police: { vest: 'lime', sleeves: 'blue', trousers: 'ink', skin: 'skinPale', hat: 'ink', hatKind: 'cap' },
  medic: { vest: 'lime', sleeves: 'white', trousers: 'blue', skin: 'skin', hat: 'white', hatKind: 'hard' },
  highway: { vest: 'cone', sleeves: 'lime', trousers: 'ink', skin: 'skinPale', hat: 'white', hatKind: 'hard' },
  tow: { vest: 'cone', sleeves: 'iron', trousers: 'ink', skin: 'skin', hat: 'tow', hatKind: 'cap' },
} as const satisfies Record<string, Look>

const hatOf = ({ hat, hatKind }: Look): string =>
  ({
    helmet: shape(hat, 'M-15-163q-1-17 15-18 16 1 15 18l7 4h-44z') + shape('lamp', 'M-4-180h8v13h-8z'),
    hard: shape(hat, 'M-14-163q0-16 14-17 14 1 14 17l4 3h-36z'),
    cap: shape(hat, 'M-13-162q-1-15 13-16 13 1 13 16zM8-166h13l1 5H6z'),
  })[hatKind]

export type Pose = 'standing' | 'stopping' | 'pointing' | 'talking' | 'carrying'

/** From the shoulder by the elbow to the hand, for the right arm as the viewer sees it. */
const ARMS = {
  down: ['M17-138 25-112 24-88', [24, -84]],
  stopping: ['M17-138 36-134 40-166', [40, -172]],
  pointing: ['M17-138 40-140 62-144', [67, -145]],
  talking: ['M17-138 30-118 17-146', [16, -151]],
  carrying: ['M17-138 26-114 33-92', [34, -88]],
} as const satisfies Record<string, readonly [string, Point]>

const armOf = (look: Look, pose: keyof typeof ARMS, isMirrored: boolean): string => {
  const [line, hand] = ARMS[pose]
  return put([0, 0], stroke(look.sleeves, 11, line) + disc(look.skin, hand, 6), { isMirrored })
}

/** 180 high. */
export const person = (look: Look, pose: Pose = 'standing'): string =>
  oval('shade', [2, 0], 32, 6) +
  armOf(look, 'down', true) +
  shape(look.trousers, 'M-18-92h36l2 88H4L0-66-4-4h-16z') +
  shape('tyre', 'M-22-7h18v8h-18zM4-7h18v8H4z') +
  shape('white', 'M-19.500-34h15l-.5 7h-15zM4.500-34h15l.5 7h-15z') +
  shape(look.vest, 'M-21-138q1-7 9-8h24q8 1 9 8l-1 54h-40z') +
  shape('white', 'M-20.500-112h41v9h-41zM-14-146h7v62h-7zM7-146h7v62H7z') +
  armOf(look, pose === 'standing' ? 'down' : pose, false) +
  disc(look.skin, [0, -160], 12.5) +
  shape('dim', 'M8-146q12 0 13 8l-1 54H9z', 0.16) +
  hatOf(look)

export const personAt = (
  camera: Camera,
  across: number,
  ahead: number,
  look: Look,
  pose: Pose = 'standing',
  isMirrored = false,
): string => standUp(camera, across, ahead, person(look, pose), isMirrored)

/** A broad tree of five metres. */
export const tree =
  shape('tyre', 'M-16 0q6-100 2-180h28q-4 80 2 180z', 0.5) +
  disc('landDeep', [0, -330], 170) +
  disc('landDeep', [-130, -240], 120) +
  disc('landDeep', [130, -230], 125) +
  disc('land', [-50, -370], 100, 0.7) +
  disc('land', [-150, -265], 66, 0.7) +
  disc('land', [100, -280], 70, 0.7)

export const lampPost = (isLit = true): string =>
  stroke('iron', 14, 'M0 0V-820q0-60-60-70l-150-10') +
  (isLit ? halo('halo', [-220, -890], 260) : '') +
  box('lamp', -270, -906, 90, 22, 8)

type StarSky = Readonly<{ width: number; height: number; count: number }>

/** Scattered, but always the same. */
export const stars = ({ width, height, count }: StarSky): string =>
  times(count, (place) =>
    disc('star', [(place * 0.618034 * width) % width, ((place * 0.754878) % 1) * height], 0.7 + (place % 3) * 0.45),
  )
