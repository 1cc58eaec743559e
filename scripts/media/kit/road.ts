import { WIDTH, at, colour, rect } from './paint.ts'

type RoadPlan = Readonly<{ top: number; lanes: number; lane: number; shoulder: number }>

/** A road seen from above. Traffic runs from left to right, so the first lane, the left one, is the upper one. */
export const plan = ({ top = 118, lanes = 3, lane = 68, shoulder = 38 }: Partial<RoadPlan> = {}): RoadPlan => ({
  top,
  lanes,
  lane,
  shoulder,
})

export const laneY = (road: RoadPlan, number: number) => road.top + road.shoulder + road.lane * (number - 0.5)
export const leftShoulderY = (road: RoadPlan) => road.top + road.shoulder / 2
export const rightShoulderY = (road: RoadPlan) => road.top + road.shoulder * 1.5 + road.lane * road.lanes
export const bottomOf = (road: RoadPlan) => road.top + road.shoulder * 2 + road.lane * road.lanes

/** Draws the road; `shift` moves the dashes, so that the view seems to travel. */
export const roadway = (road: RoadPlan, shift = 0) => {
  const inside = road.top + road.shoulder
  const width = road.lane * road.lanes
  const dashes = Array.from({ length: road.lanes - 1 }, (_, index) => {
    const y = inside + road.lane * (index + 1)
    return `<line x1="0" x2="${WIDTH}" y1="${y}" y2="${y}" stroke="${colour.line}" stroke-width="3.5" stroke-dasharray="34 46" stroke-dashoffset="${-shift}"/>`
  }).join('')
  return (
    rect(0, road.top, WIDTH, width + road.shoulder * 2, colour.shoulder) +
    rect(0, inside, WIDTH, width, colour.asphalt) +
    rect(0, inside - 4, WIDTH, 4, colour.yellow) +
    rect(0, inside + width, WIDTH, 4, colour.line) +
    dashes
  )
}

/** The same road for traffic that comes the other way: turned round, so that its first lane is the lower one. */
export const roadwayBack = (road: RoadPlan, shift = 0) =>
  at(WIDTH, road.top + bottomOf(road), roadway(road, shift), { turn: 180 })

/** The median barrier above a road. */
export const barrier = (y: number) => rect(0, y, WIDTH, 9, '#b9bfc4') + rect(0, y + 6, WIDTH, 3, '#8d949a')

/** A lane painted over, to point at it. */
export const laneWash = (road: RoadPlan, number: number, fill: string, opacity: number, from = 0, to = WIDTH) =>
  rect(
    from,
    road.top + road.shoulder + road.lane * (number - 1) + 3,
    to - from,
    road.lane - 5,
    fill,
    `opacity="${opacity}"`,
  )

/** A stretch of the whole road painted over. */
export const stretch = (road: RoadPlan, from: number, to: number, fill: string, opacity: number) =>
  rect(from, road.top, to - from, bottomOf(road) - road.top, fill, `opacity="${opacity}"`)
