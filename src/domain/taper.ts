/**
 * Lengths for moving traffic out of a closed lane. Feet and miles per hour throughout.
 * Source: MUTCD, 11th edition (2023), sections 6B.08 and 6K.01, tables 6B-1 to 6B-4.
 */
export type Taper = Readonly<{
  speedMph: number
  /** The shortest merging taper that closes a lane. */
  mergingFt: number
  /** The shortest shoulder taper, a third of the formula's length. */
  shoulderFt: number
  /** Buffer between the taper and the work: the stopping sight distance. */
  bufferFt: number
  /** The greatest space between cones, in the taper and along the closed lane. */
  spacingFt: number
  tangentSpacingFt: number
  /** Cones that the merging taper needs at that spacing. */
  cones: number
}>

export const LANE_WIDTH_FT = 12
export const SHOULDER_WIDTH_FT = 10

/** Speeds that the table lists: posted, or what drivers really do before the incident. */
export const TAPER_SPEEDS = [25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75] as const

/** Exact; below 45 mph it grows with the square of the speed. */
const formulaLength = (speedMph: number, offsetFt: number): number =>
  speedMph <= 40 ? (offsetFt * speedMph ** 2) / 60 : offsetFt * speedMph

const atLeast = (length: number, step = 1): number => Math.ceil(length / step - 1e-9) * step

/** Length of a merging taper, rounded up to a whole foot. */
export const mergingTaper = (speedMph: number, offsetFt: number): number => atLeast(formulaLength(speedMph, offsetFt))

/** Length of a shoulder taper, rounded up to a whole foot. */
export const shoulderTaper = (speedMph: number, shoulderFt: number): number =>
  atLeast(formulaLength(speedMph, shoulderFt) / 3)

/**
 * Stopping sight distance on a level road, rounded up to 5 ft: 2.5 s to react, then 11.2 ft/s² of braking.
 * Source: AASHTO, A Policy on Geometric Design of Highways and Streets; it gives MUTCD table 6B-2.
 */
export const stoppingSightDistance = (speedMph: number): number =>
  atLeast(1.47 * speedMph * 2.5 + (1.075 * speedMph ** 2) / 11.2, 5)

/** Everything that one row of the field table says. */
export const taperAt = (speedMph: number): Taper => {
  const mergingFt = mergingTaper(speedMph, LANE_WIDTH_FT)
  return {
    speedMph,
    mergingFt,
    shoulderFt: shoulderTaper(speedMph, SHOULDER_WIDTH_FT),
    bufferFt: stoppingSightDistance(speedMph),
    spacingFt: speedMph,
    tangentSpacingFt: 2 * speedMph,
    cones: Math.ceil(mergingFt / speedMph) + 1,
  }
}

export const TAPERS: readonly Taper[] = TAPER_SPEEDS.map(taperAt)

export type RoadKind = 'urbanSlow' | 'urbanFast' | 'rural' | 'freeway'

/**
 * Distances of the advance warning, from the taper outwards: the first to the nearest sign, each other to the one
 * before it. Source: MUTCD table 6B-1.
 */
export const ADVANCE_WARNING_FT: Readonly<Record<RoadKind, readonly [a: number, b: number, c: number]>> = {
  urbanSlow: [100, 100, 100],
  urbanFast: [350, 350, 350],
  rural: [500, 500, 500],
  freeway: [1000, 1500, 2640],
}

const METRES_IN_A_FOOT = 0.3048
const KILOMETRES_IN_A_MILE = 1.609344

export const metresOf = (feet: number): number => feet * METRES_IN_A_FOOT
export const kilometresOf = (miles: number): number => miles * KILOMETRES_IN_A_MILE
