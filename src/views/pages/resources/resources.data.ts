import type { Words } from '../../../i18n/words.tsx'
import type { Measures } from '../information/measures.ts'

type Said = Words['resources']

/** Disciplines that the page can be narrowed to; the others read all of it. */
export const READER_IDS = ['lawEnforcement', 'fireRescue', 'ems', 'towing', 'transportation', 'dispatch'] as const
export type ReaderId = (typeof READER_IDS)[number]

export type TopicId =
  | 'sizeUp'
  | 'positioning'
  | 'area'
  | 'lengths'
  | 'warning'
  | 'devices'
  | 'lights'
  | 'garments'
  | 'hazmat'
  | 'duration'
  | 'moveOver'
  | 'clearance'

const EVERYONE: readonly ReaderId[] = READER_IDS
const ON_THE_ROAD = EVERYONE.filter((id) => id !== 'dispatch')

/** The topics in the order of the page, and whom each concerns most. */
export const TOPICS: readonly Readonly<{ id: TopicId; readers: readonly ReaderId[] }>[] = [
  { id: 'sizeUp', readers: EVERYONE },
  { id: 'positioning', readers: ON_THE_ROAD },
  { id: 'area', readers: ['lawEnforcement', 'fireRescue', 'transportation', 'dispatch'] },
  { id: 'lengths', readers: ['lawEnforcement', 'fireRescue', 'transportation'] },
  { id: 'warning', readers: ['lawEnforcement', 'transportation', 'dispatch'] },
  { id: 'devices', readers: ['lawEnforcement', 'fireRescue', 'towing', 'transportation'] },
  { id: 'lights', readers: ON_THE_ROAD },
  { id: 'garments', readers: ON_THE_ROAD },
  { id: 'hazmat', readers: EVERYONE },
  { id: 'duration', readers: EVERYONE },
  { id: 'moveOver', readers: ['lawEnforcement', 'towing', 'transportation'] },
  { id: 'clearance', readers: ['lawEnforcement', 'towing', 'transportation', 'dispatch'] },
]

export const topicsFor = (reader: ReaderId | null): readonly TopicId[] =>
  TOPICS.filter(({ readers }) => reader === null || readers.includes(reader)).map(({ id }) => id)

export const isReader = (value: string): value is ReaderId => READER_IDS.some((id) => id === value)

/** Cones at night and on fast roads, MUTCD section 6K.03. */
const NIGHT_CONE_INCHES = 28
/** Kept free around a damaged battery. */
const BATTERY_FT = 50

type Points = (said: Said, measures: Measures) => readonly string[]

/** The lines of each topic, in the order in which they are read. */
export const POINTS: Readonly<Partial<Record<TopicId, Points>>> = {
  sizeUp: ({ sizeUp }) => [
    sizeUp.arrival(),
    sizeUp.place(),
    sizeUp.lanes(),
    sizeUp.vehicles(),
    sizeUp.people(),
    sizeUp.hazards(),
    sizeUp.help(),
    sizeUp.traffic(),
  ],
  positioning: ({ positioning }) => [
    positioning.heavy(),
    positioning.wheels(),
    positioning.laneOne(),
    positioning.shadow(),
    positioning.exit(),
    positioning.few(),
  ],
  devices: ({ devices }, measures) => [
    devices.spacing(),
    devices.height({ height: measures.inches(NIGHT_CONE_INCHES) }),
    devices.outward(),
    devices.flares(),
    devices.never(),
    devices.pickUp(),
  ],
  lights: ({ lights }) => [
    lights.rear(),
    lights.outline(),
    lights.parked(),
    lights.white(),
    lights.board(),
    lights.relief(),
  ],
  garments: ({ garments }) => [
    garments.classTwo(),
    garments.classThree(),
    garments.typeP(),
    garments.turnout(),
    garments.closed(),
  ],
  hazmat: ({ hazmat }, measures) => [
    hazmat.back(),
    hazmat.number(),
    hazmat.guide(),
    hazmat.green(),
    hazmat.unknown(),
    hazmat.electric({ distance: measures.length(BATTERY_FT) }),
  ],
  moveOver: ({ moveOver }) => [moveOver.change(), moveOver.slow(), moveOver.whom(), moveOver.trust()],
  clearance: ({ clearance }) => [
    clearance.driver(),
    clearance.authority(),
    clearance.push(),
    clearance.abandoned(),
    clearance.hazard(),
    clearance.fluids(),
  ],
}
