import { disc, halo, type Paint } from './paint.ts'
import {
  blocks,
  rectangle,
  scaleAt,
  spot,
  wheel,
  type Block,
  type Camera,
  type Mark,
  type Place,
  type Standing,
} from './space.ts'

const on = (face: Mark['on'], paint: Paint, from: readonly [number, number], to: readonly [number, number]): Mark => ({
  on: face,
  paint,
  spots: rectangle(from, to),
})

/** Slanting stripes that run down from the middle of a rear, as vehicles of responders carry them. */
const chevrons = (from: number, to: number, paint: Paint): readonly Mark[] =>
  ([0, 1, 2] as const).flatMap((step): readonly Mark[] => {
    const x = step * 0.17
    const at = (side: number) => 0.5 + side * 0.5
    return ([-1, 1] as const).map((side): Mark => ({
      on: 'rear',
      paint,
      spots: [
        [at(side * (x + 0.02)), to],
        [at(side * (x + 0.1)), to],
        [at(side * (x + 0.46)), from],
        [at(side * (x + 0.38)), from],
      ].map(([along = 0, up = 0]) => [Math.min(1, Math.max(0, along)), up] as const),
    }))
  })

const wheels = (camera: Camera, standing: Standing, half: number, along: readonly number[], radius: number) =>
  (['left', 'right'] as const)
    .map((side) =>
      along.map((z) => wheel(camera, standing, side, [side === 'left' ? -half : half, radius, z], radius)).join(''),
    )
    .join('')

/** A lamp that is lit: its halo is seen where it is dark. */
export const lampAt = (
  camera: Camera,
  standing: Standing,
  place: Place,
  paint: Paint,
  { size = 0.13, reach = 0.55 }: Readonly<{ size?: number; reach?: number }> = {},
): string => {
  const at = spot(camera, standing, place)
  const scale = scaleAt(camera, standing.ahead)
  return halo(paint === 'red' ? 'haloRed' : 'halo', at, reach * scale) + disc(paint, at, size * scale)
}

const shadeUnder = (half: number, rear: number, front: number): Block => ({
  floor: 0,
  roof: 0.01,
  across: [-half - 0.25, half + 0.25],
  along: [rear - 0.2, front + 0.2],
  paint: 'shade',
})

const under = (camera: Camera, standing: Standing, half: number, rear: number, front: number): string =>
  blocks(camera, standing, [shadeUnder(half, rear, front)])

const TAIL = { size: 0.1, reach: 0.5 }

type Lit = Readonly<{ isBraking?: boolean; areHazardsOn?: boolean }>

/** A car of four and a half metres; its place is its middle. */
export const car = (
  camera: Camera,
  standing: Standing,
  paint: Paint,
  { isBraking = false, areHazardsOn = false }: Lit = {},
) => {
  const lamps: readonly Mark[] = [
    on('rear', 'red', [0.04, 0.56], [0.22, 0.8]),
    on('rear', 'red', [0.78, 0.56], [0.96, 0.8]),
    on('rear', 'white', [0.36, 0.3], [0.64, 0.5]),
    on('front', 'lamp', [0.04, 0.5], [0.22, 0.78]),
    on('front', 'lamp', [0.78, 0.5], [0.96, 0.78]),
    on('front', 'ink', [0.3, 0.3], [0.7, 0.62]),
  ]
  const body: Block = { floor: 0.28, roof: 0.86, across: [-0.9, 0.9], along: [-2.2, 2.2], paint, marks: lamps }
  const cabin: Block = {
    floor: 0.86,
    roof: 1.45,
    across: [-0.84, 0.84],
    roofAcross: [-0.66, 0.66],
    along: [-2, 1.1],
    roofAlong: [-1.4, 0.3],
    paint,
    marks: [
      on('rear', 'glass', [0.08, 0.1], [0.92, 0.86]),
      on('front', 'glass', [0.08, 0.1], [0.92, 0.88]),
      on('left', 'glass', [0.1, 0.12], [0.48, 0.84]),
      on('left', 'glass', [0.53, 0.12], [0.92, 0.84]),
      on('right', 'glass', [0.08, 0.12], [0.47, 0.84]),
      on('right', 'glass', [0.52, 0.12], [0.9, 0.84]),
    ],
  }
  const tail = isBraking
    ? lampAt(camera, standing, [-0.68, 0.68, -2.2], 'red', TAIL) +
      lampAt(camera, standing, [0.68, 0.68, -2.2], 'red', TAIL)
    : ''
  const hazards = areHazardsOn
    ? lampAt(camera, standing, [-0.78, 0.68, -2.2], 'lamp') + lampAt(camera, standing, [0.78, 0.68, -2.2], 'lamp')
    : ''
  return (
    under(camera, standing, 0.9, -2.2, 2.2) +
    blocks(camera, standing, [body]) +
    wheels(camera, standing, 0.91, [-1.35, 1.35], 0.34) +
    blocks(camera, standing, [cabin]) +
    tail +
    hazards
  )
}

/** A fire engine of nine metres. */
export const engine = (camera: Camera, standing: Standing) => {
  const shutters = (face: 'left' | 'right'): readonly Mark[] =>
    ([0.05, 0.36, 0.67] as const).map((from) => on(face, 'steel', [from, 0.42], [from + 0.26, 0.9]))
  const body: Block = {
    floor: 0.5,
    roof: 2.9,
    across: [-1.25, 1.25],
    along: [-4.5, 1.6],
    paint: 'red',
    marks: [
      ...chevrons(0.03, 0.62, 'lime'),
      on('rear', 'steel', [0.3, 0.66], [0.7, 0.95]),
      on('rear', 'red', [0.03, 0.66], [0.12, 0.84]),
      on('rear', 'red', [0.88, 0.66], [0.97, 0.84]),
      ...shutters('left'),
      ...shutters('right'),
      on('left', 'lime', [0, 0.24], [1, 0.36]),
      on('right', 'lime', [0, 0.24], [1, 0.36]),
      on('top', 'steel', [0.14, 0.04], [0.36, 0.96]),
      on('top', 'steel', [0.64, 0.04], [0.86, 0.96]),
    ],
  }
  const cab: Block = {
    floor: 0.5,
    roof: 3,
    across: [-1.25, 1.25],
    along: [1.75, 4.5],
    roofAlong: [1.75, 4.2],
    paint: 'red',
    marks: [
      on('front', 'glass', [0.06, 0.5], [0.94, 0.9]),
      on('front', 'steel', [0.2, 0.1], [0.8, 0.36]),
      on('front', 'lamp', [0.04, 0.14], [0.16, 0.32]),
      on('front', 'lamp', [0.84, 0.14], [0.96, 0.32]),
      on('left', 'glass', [0.06, 0.5], [0.42, 0.88]),
      on('left', 'glass', [0.54, 0.5], [0.94, 0.88]),
      on('right', 'glass', [0.06, 0.5], [0.46, 0.88]),
      on('right', 'glass', [0.58, 0.5], [0.94, 0.88]),
      on('left', 'lime', [0, 0.24], [1, 0.36]),
      on('right', 'lime', [0, 0.24], [1, 0.36]),
    ],
  }
  const frame: Block = { floor: 0.42, roof: 0.6, across: [-1.2, 1.2], along: [-4.4, 4.4], paint: 'tyre' }
  const lamps: readonly Block[] = [
    { floor: 3, roof: 3.24, across: [-1.05, -0.05], along: [2.4, 2.9], paint: 'red' },
    { floor: 3, roof: 3.24, across: [0.05, 1.05], along: [2.4, 2.9], paint: 'lamp' },
    { floor: 2.9, roof: 3.1, across: [-1.2, -0.85], along: [-4.4, -4.1], paint: 'lamp' },
    { floor: 2.9, roof: 3.1, across: [0.85, 1.2], along: [-4.4, -4.1], paint: 'red' },
  ]
  return (
    under(camera, standing, 1.25, -4.5, 4.5) +
    blocks(camera, standing, [frame]) +
    blocks(camera, standing, [body, cab]) +
    wheels(camera, standing, 1.27, [-2.7, 3], 0.55) +
    blocks(camera, standing, lamps) +
    lampAt(camera, standing, [-1.02, 3, -4.4], 'lamp', { reach: 1.2 }) +
    lampAt(camera, standing, [1.02, 3, -4.4], 'red', { reach: 1.2 }) +
    lampAt(camera, standing, [-0.5, 3.14, 2.4], 'red', { reach: 1.2 })
  )
}

export const ambulance = (camera: Camera, standing: Standing) => {
  const star: Mark = on('rear', 'blue', [0.4, 0.6], [0.6, 0.82])
  const body: Block = {
    floor: 0.45,
    roof: 2.7,
    across: [-1.1, 1.1],
    along: [-3, 1],
    paint: 'white',
    marks: [
      on('rear', 'cone', [0, 0.2], [1, 0.32]),
      on('rear', 'glass', [0.12, 0.52], [0.34, 0.84]),
      on('rear', 'glass', [0.66, 0.52], [0.88, 0.84]),
      star,
      on('left', 'cone', [0, 0.3], [1, 0.42]),
      on('right', 'cone', [0, 0.3], [1, 0.42]),
      on('left', 'blue', [0.4, 0.54], [0.6, 0.84]),
      on('right', 'blue', [0.4, 0.54], [0.6, 0.84]),
    ],
  }
  const cab: Block = {
    floor: 0.45,
    roof: 2,
    across: [-1, 1],
    along: [1, 3.1],
    roofAlong: [1, 2.1],
    paint: 'white',
    marks: [
      on('left', 'glass', [0.1, 0.52], [0.72, 0.9]),
      on('right', 'glass', [0.28, 0.52], [0.9, 0.9]),
      on('front', 'glass', [0.08, 0.5], [0.92, 0.92]),
      on('left', 'cone', [0, 0.3], [1, 0.42]),
      on('right', 'cone', [0, 0.3], [1, 0.42]),
    ],
  }
  return (
    under(camera, standing, 1.1, -3, 3.1) +
    blocks(camera, standing, [body, cab]) +
    wheels(camera, standing, 1.12, [-1.9, 2], 0.42) +
    lampAt(camera, standing, [-0.9, 2.75, -3], 'red', { reach: 1.6 }) +
    lampAt(camera, standing, [0.9, 2.75, -3], 'red', { reach: 1.6 })
  )
}

const LAMPS = [
  [-0.95, 0],
  [-0.6, -0.32],
  [-0.6, 0.32],
  [-0.6, 0],
  [-0.22, 0],
  [0.16, 0],
  [0.54, 0],
  [0.92, 0],
] as const

/** Its lamps send traffic to the left; 2.4 by 1.2 metres, on a trailer or on a truck. */
const arrowBoard = (camera: Camera, standing: Standing, base = 1.5) => {
  const board: Block = { floor: base, roof: base + 1.25, across: [-1.25, 1.25], along: [-0.06, 0.06], paint: 'tyre' }
  const scale = scaleAt(camera, standing.ahead)
  const lamps = LAMPS.map(([x, y]) => spot(camera, standing, [x, base + 0.62 + y, -0.07]))
  return blocks(camera, standing, [board]) + lamps.map((at) => disc('lamp', at, 0.115 * scale)).join('')
}

const boardHalo = (camera: Camera, standing: Standing, base = 1.5): string =>
  halo('halo', spot(camera, standing, [0, base + 0.62, 0]), 1.8 * scaleAt(camera, standing.ahead))

export const arrowTrailer = (camera: Camera, standing: Standing) =>
  boardHalo(camera, standing) +
  under(camera, standing, 1.1, -0.6, 0.6) +
  blocks(camera, standing, [
    { floor: 0.35, roof: 0.8, across: [-0.9, 0.9], along: [-0.5, 0.5], paint: 'tow' },
    { floor: 0.8, roof: 1.5, across: [-0.08, 0.08], along: [-0.08, 0.08], paint: 'iron' },
  ]) +
  wheels(camera, standing, 0.95, [0], 0.34) +
  arrowBoard(camera, standing)

/** A road truck with a crash cushion and an arrow board behind: the shadow vehicle. */
export const shadowTruck = (camera: Camera, standing: Standing) => {
  const mounted = { ...standing, ahead: standing.ahead - 3.3 }
  const cushion: Block = {
    floor: 0.35,
    roof: 1.15,
    across: [-1.15, 1.15],
    along: [-6, -3.4],
    paint: 'tow',
    marks: chevrons(0, 1, 'tyre'),
  }
  const bed: Block = { floor: 0.55, roof: 1.7, across: [-1.2, 1.2], along: [-3.3, 1.2], paint: 'cone' }
  const cab: Block = {
    floor: 0.5,
    roof: 2.7,
    across: [-1.15, 1.15],
    along: [1.4, 4],
    roofAlong: [1.4, 3.3],
    paint: 'cone',
    marks: [
      on('rear', 'glass', [0.14, 0.6], [0.86, 0.92]),
      on('left', 'glass', [0.12, 0.55], [0.84, 0.9]),
      on('right', 'glass', [0.16, 0.55], [0.88, 0.9]),
      on('front', 'glass', [0.08, 0.52], [0.92, 0.92]),
    ],
  }
  return (
    under(camera, standing, 1.15, -6, 4) +
    blocks(camera, standing, [cab]) +
    blocks(camera, standing, [bed]) +
    wheels(camera, standing, 1.22, [-2, 2.8], 0.5) +
    blocks(camera, standing, [cushion]) +
    lampAt(camera, standing, [-0.8, 2.8, 2], 'lamp', { reach: 1 }) +
    lampAt(camera, standing, [0.8, 2.8, 2], 'lamp', { reach: 1 }) +
    boardHalo(camera, mounted, 1.8) +
    arrowBoard(camera, mounted, 1.8)
  )
}
