/** A point on the map, in degrees. */
export type Position = Readonly<{ latitude: number; longitude: number }>

/** A town where classes are held. Names are proper names: the same in every language. */
export type Place = Position & Readonly<{ key: string; city: string; county: string }>

/** The towns of the programme of which it is known where they are. */
export const PLACES: readonly Place[] = [
  { key: 'fairmont', city: 'Fairmont', county: 'Harlan', latitude: 38.842, longitude: -98.104 },
  { key: 'millbrook', city: 'Millbrook', county: 'Lorne', latitude: 39.051, longitude: -97.523 },
  { key: 'kestrel', city: 'Kestrel', county: 'Redfield', latitude: 38.364, longitude: -99.018 },
  { key: 'twin-forks', city: 'Twin Forks', county: 'Ashby', latitude: 37.722, longitude: -98.741 },
]

/** Miles around a centre that can be asked for. */
export const RADII = [10, 25, 50, 100] as const
export const USUAL_RADIUS = 50

const EARTH_RADIUS_MILES = 3958.8
const RADIANS = Math.PI / 180

/** Miles along the ground, by the haversine formula. */
export const milesBetween = (a: Position, b: Position): number => {
  const latitudes = (b.latitude - a.latitude) * RADIANS
  const longitudes = (b.longitude - a.longitude) * RADIANS
  const half =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * Math.sin(longitudes / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half)))
}

const POINT = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/

/** A device's position as an address carries it: to about a kilometre, which is all that a radius needs. */
export const writePoint = ({ latitude, longitude }: Position): string =>
  `${Number(latitude.toFixed(2))},${Number(longitude.toFixed(2))}`

const readPoint = (text: string): Position | null => {
  const [, latitude, longitude] = POINT.exec(text) ?? []
  if (latitude === undefined || longitude === undefined) return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}

/** Whatever is around a centre. */
export type Circle = Readonly<{ centre: Position; miles: number }>

export const placeOf = (key: string): Place | null => PLACES.find((place) => place.key === key) ?? null

/** The centre of a radius: a place by its key, or a point. Null for what is neither. */
export const readCentre = (text: string): Position | null => placeOf(text) ?? readPoint(text)

const isRadius = (miles: number): boolean => RADII.some((radius) => radius === miles)

/** A centre and the miles around it, as one word of an address: `fairmont,50`, or a point and its miles. */
export const writeCircle = (centre: string, miles: number): string => `${centre},${miles}`

/** The two parts of that word; null for what is no such word. */
export const splitCircle = (text: string): Readonly<{ centre: string; miles: number }> | null => {
  const at = text.lastIndexOf(',')
  const miles = Number(text.slice(at + 1))
  return at > 0 && isRadius(miles) ? { centre: text.slice(0, at), miles } : null
}

export const readCircle = (text: string): Circle | null => {
  const parts = splitCircle(text)
  const centre = parts && readCentre(parts.centre)
  return parts && centre && { centre, miles: parts.miles }
}

/** Where a class is held, or null: a town that is not in the table is within no radius. */
export const positionOf = (town: Readonly<{ city: string; county: string }>): Place | null =>
  PLACES.find(({ city, county }) => city === town.city && county === town.county) ?? null

/** The towns within so many miles of a centre, the nearest first. */
export const placesWithin = (centre: Position, miles: number): readonly Place[] =>
  PLACES.map((place) => ({ place, miles: milesBetween(centre, place) }))
    .filter((found) => found.miles <= miles)
    .toSorted((a, b) => a.miles - b.miles)
    .map(({ place }) => place)
