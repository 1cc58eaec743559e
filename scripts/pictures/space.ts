import { polygon, type Paint, type Point } from './paint.ts'

/** Metres: across the road to the right, up, and ahead. */
export type Place = readonly [across: number, up: number, ahead: number]

/** Looks straight ahead from a place; verticals stay vertical, and all that runs ahead meets in `horizon`. */
export type Camera = Readonly<{ across: number; height: number; focus: number; horizon: Point }>

export const scaleAt = ({ focus }: Camera, ahead: number): number => focus / ahead

export const project = (camera: Camera, [across, up, ahead]: Place): Point => {
  const scale = scaleAt(camera, ahead)
  const [x, y] = camera.horizon
  return [x + (across - camera.across) * scale, y - (up - camera.height) * scale]
}

/** What lies flat on the road. */
export const flat = (camera: Camera, paint: Paint, corners: readonly (readonly [across: number, ahead: number])[]) =>
  polygon(
    paint,
    corners.map(([across, ahead]) => project(camera, [across, 0, ahead])),
  )

export type Face = 'left' | 'right' | 'rear' | 'front' | 'top'

/** A spot on a face, from its lower left corner as one stands before it: 0 to 1 each way. */
export type Spot = readonly [along: number, up: number]
export type Mark = Readonly<{ on: Face; paint: Paint; spots: readonly Spot[] }>

/** A block with a floor and a roof of their own sizes, so that a windscreen can lean. */
export type Block = Readonly<{
  floor: number
  roof: number
  /** From left to right and from rear to front, of the floor and, where they differ, of the roof. */
  across: readonly [number, number]
  along: readonly [number, number]
  roofAcross?: readonly [number, number]
  roofAlong?: readonly [number, number]
  paint: Paint
  marks?: readonly Mark[]
}>

export type Standing = Readonly<{ across: number; ahead: number; up?: number; turn?: number }>

/** From the vehicle's own axes to the road's. `turn` is in degrees, to the right. */
const stand = ({ across, ahead, up = 0, turn = 0 }: Standing, [x, y, z]: Place): Place => {
  const angle = (turn * Math.PI) / 180
  return [across + x * Math.cos(angle) + z * Math.sin(angle), up + y, ahead - x * Math.sin(angle) + z * Math.cos(angle)]
}

type Corners = readonly [Place, Place, Place, Place]

/** Lower left, lower right, upper right and upper left of each face, as one stands before it. */
const facesOf = ({ floor, roof, across, along, roofAcross = across, roofAlong = along }: Block) => {
  const [l, r] = across
  const [b, f] = along
  const [rl, rr] = roofAcross
  const [rb, rf] = roofAlong
  const low = { lb: [l, floor, b], rb: [r, floor, b], lf: [l, floor, f], rf: [r, floor, f] } as const
  const high = { lb: [rl, roof, rb], rb: [rr, roof, rb], lf: [rl, roof, rf], rf: [rr, roof, rf] } as const
  return {
    front: [low.rf, low.lf, high.lf, high.rf],
    left: [low.lf, low.lb, high.lb, high.lf],
    right: [low.rb, low.rf, high.rf, high.rb],
    rear: [low.lb, low.rb, high.rb, high.lb],
    top: [high.lb, high.rb, high.rf, high.lf],
  } as const satisfies Record<Face, Corners>
}

const between = (a: Place, b: Place, share: number): Place => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

const spotOn = ([ll, lr, ur, ul]: Corners, [along, up]: Spot): Place =>
  between(between(ll, lr, along), between(ul, ur, along), up)

/** Corners that go round against the clock face the viewer (y runs down). */
const isSeen = (points: readonly Point[]): boolean =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0) < 0

/** The light comes from above and the left: how dark each face is. */
const DIM = { top: 0, left: 0.1, rear: 0.2, front: 0.2, right: 0.4 } as const satisfies Record<Face, number>

const FACES = ['front', 'rear', 'left', 'right', 'top'] as const satisfies readonly Face[]

export const block = (camera: Camera, standing: Standing, it: Block): string => {
  const faces = facesOf(it)
  return FACES.map((face) => {
    const corners = faces[face]
    const seenAt = (spots: readonly Spot[]): readonly Point[] =>
      spots.map((spot) => project(camera, stand(standing, spotOn(corners, spot))))
    const outline = seenAt([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ])
    if (!isSeen(outline)) return ''
    const marks = (it.marks ?? []).filter(({ on }) => on === face)
    return (
      polygon(it.paint, outline) +
      marks.map(({ paint, spots }) => polygon(paint, seenAt(spots))).join('') +
      (DIM[face] > 0 ? polygon('dim', outline, DIM[face]) : '')
    )
  }).join('')
}

/** The block's middle as the viewer is from it: the farthest is drawn first. */
const farOf = (standing: Standing, { across, along }: Block): number => {
  const [x, , z] = stand(standing, [(across[0] + across[1]) / 2, 0, (along[0] + along[1]) / 2])
  return z * z + x * x * 0.02
}

export const blocks = (camera: Camera, standing: Standing, all: readonly Block[]): string =>
  all
    .toSorted((a, b) => farOf(standing, b) - farOf(standing, a))
    .map((one) => block(camera, standing, one))
    .join('')

export const spot = (camera: Camera, standing: Standing, place: Place): Point => project(camera, stand(standing, place))

const ROUND = 14

/** A wheel in the plane of a vehicle's side, seen where that side is. */
export const wheel = (
  camera: Camera,
  standing: Standing,
  side: 'left' | 'right',
  at: Place,
  radius: number,
): string => {
  const ring = (share: number): readonly Point[] =>
    Array.from({ length: ROUND }, (_, index) => {
      const angle = ((side === 'left' ? -1 : 1) * 2 * Math.PI * index) / ROUND
      const [x, y, z] = at
      return spot(camera, standing, [x, y + Math.sin(angle) * radius * share, z + Math.cos(angle) * radius * share])
    })
  const outline = ring(1)
  return isSeen(outline) ? polygon('tyre', outline) + polygon('steel', ring(0.48)) : ''
}

export const rectangle = (from: Spot, to: Spot): readonly Spot[] => [from, [to[0], from[1]], to, [from[0], to[1]]]
