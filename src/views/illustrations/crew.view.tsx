import { cx } from 'styled-system/css'

import { paint, picture, turning } from './paint.ts'
import { Cone, IncidentSign } from './parts.view.tsx'

type PersonProps = {
  x: number
  y: number
  scale?: number
  coat: string
  vest: string
  hat: 'cap' | 'helmet' | 'hard' | 'none'
}

const hats = {
  cap: { paint: paint.tyre, shape: 'M-16-128q0-14 16-14t16 14v3h7v5h-23q-16 0-16-8z' },
  helmet: { paint: paint.red, shape: 'M-17-126q0-20 17-20t17 20l7 6h-48zM-4-152h8v12h-8z' },
  hard: { paint: paint.cone, shape: 'M-17-124q0-20 17-20t17 20h6v5h-46v-5z' },
  none: { paint: paint.tyre, shape: 'M-16-122q-2-20 16-20t16 20q-8-10-16-10t-16 10z' },
} as const

/** Stands on its place; 150 high at scale 1. */
const Person = ({ x, y, scale = 1, coat, vest, hat }: PersonProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path className={coat} d="M-16-50h14V0h-14zM2-50h14V0H2z" />
    <path className={coat} d="M-34-52v-32q0-24 34-24t34 24v32h-9v-28h-50v28z" />
    <path className={vest} d="M-23-44v-40q0-22 23-22t23 22v40z" />
    <path className={paint.white} d="M-23-76h46v8h-46zM-23-58h46v7h-46zM-13-104h7v60h-7zM6-104h7v60H6z" />
    <circle className={paint.skin} cy="-122" r="15" />
    <path className={hats[hat].paint} d={hats[hat].shape} />
  </g>
)

/** People of five agencies, side by side behind the cones that they have set out. */
export const Crew = ({ label }: { label: string }) => (
  <svg role="img" aria-label={label} viewBox="0 0 560 300" className={cx(picture, turning)}>
    <path className={paint.sky} d="M84 244a196 196 0 0 1 392 0z" />
    <path className={paint.ground} d="M0 244h560v56H0z" />
    <path className={paint.road} d="M0 256h560v44H0z" />
    <path className={paint.lane} strokeDasharray="34 26" d="M10 281h550" />
    <IncidentSign x={58} y={126} scale={1.05} post={92} />
    <Person x={150} y={258} coat={paint.tyre} vest={paint.lime} hat="cap" />
    <Person x={226} y={262} scale={1.06} coat={paint.soft} vest={paint.lime} hat="helmet" />
    <Person x={304} y={257} scale={0.97} coat={paint.accent} vest={paint.lime} hat="none" />
    <Person x={380} y={262} scale={1.04} coat={paint.tyre} vest={paint.cone} hat="cap" />
    <Person x={456} y={258} coat={paint.soft} vest={paint.cone} hat="hard" />
    <Cone x={110} y={286} scale={0.95} />
    <Cone x={202} y={288} scale={0.95} />
    <Cone x={294} y={288} scale={0.95} />
    <Cone x={386} y={288} scale={0.95} />
    <Cone x={478} y={288} scale={0.95} />
  </svg>
)
