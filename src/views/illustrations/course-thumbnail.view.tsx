import type { ReactNode } from 'react'

import { paint, picture } from './paint.ts'
import { Cone, IncidentSign, LaneDashes } from './parts.view.tsx'

/** Course types of the catalogue: 1 standard, 5 instructor, 6 tow truck. */
export type CourseTypeId = 1 | 5 | 6

const Scene = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden viewBox="0 0 320 180" className={picture}>
    <rect className={paint.sky} width="320" height="180" />
    {children}
  </svg>
)

/** A taper of cones that closes a lane, and the sign that warns of it. */
const Standard = () => (
  <Scene>
    <path className={paint.ground} d="M0 104 70 76l60 22 76-34 114 40v20H0z" />
    <path className={paint.road} d="M132 96h40l148 84H-20z" />
    <path className={paint.white} d="M150 98h4l14 82h-22zM127 96h3L0 170v-6zM174 96h3l143 74v6z" />
    <IncidentSign x={242} y={58} scale={0.95} post={62} />
    <Cone x={166} y={108} scale={0.34} />
    <Cone x={150} y={119} scale={0.5} />
    <Cone x={126} y={136} scale={0.76} />
    <Cone x={88} y={164} scale={1.15} />
  </Scene>
)

/** A person in a vest beside a plan of a closed lane. */
const Instructor = () => (
  <Scene>
    <rect className={paint.ground} y="146" width="320" height="34" />
    <path className={paint.soft} d="M150 130h6l-12 34h-6zM262 130h6l12 34h-6z" />
    <rect className={paint.sheet} x="122" y="26" width="172" height="108" rx="6" />
    <rect className={paint.road} x="134" y="40" width="148" height="80" rx="3" />
    <path className={paint.lane} strokeDasharray="14 10" d="M138 67h140M138 94h140" />
    <rect className={paint.red} x="228" y="98" width="36" height="17" rx="3" transform="rotate(-14 246 106)" />
    {[0, 1, 2, 3, 4].map((step) => (
      <circle key={step} className={paint.cone} cx={152 + step * 16} cy={113 - step * 4} r="3.5" />
    ))}
    <path className={paint.mark} d="M176 50h62v-5l12 8-12 8v-5h-62z" />
    <path className={paint.ink} d="M48 164v-52q0-24 24-24t24 24v52z" />
    <path className={paint.lime} d="M52 158v-46q0-20 20-20t20 20v46z" />
    <path className={paint.white} d="M52 126h40v9H52zM52 143h40v7H52zM60 94h7v64h-7zM78 94h7v64h-7z" />
    <path className={paint.ink} d="m88 100 36-22 5 8-37 28z" />
    <circle className={paint.skin} cx="72" cy="68" r="17" />
    <path className={paint.cone} d="M52 64q0-22 20-22t20 22h5v5H47v-5z" />
  </Scene>
)

/** A wrecker with its boom raised and a hook that waits. */
const TowTruck = () => (
  <Scene>
    <path className={paint.ground} d="M0 116 60 92l70 20 80-30 110 34v30H0z" />
    <rect className={paint.road} y="136" width="320" height="44" />
    <LaneDashes y={164} width={320} />
    <path className={paint.steel} d="m128 104-72-52v46" />
    <path className={paint.steel} d="M56 98v8q0 9-8 9t-8-8" />
    <path className={paint.mark} d="M92 104h108V58h42q8 0 12 7l19 33 17 5q8 3 8 11v24H92z" />
    <path className={paint.glass} d="M212 68h28q4 0 6 4l14 25h-48z" />
    <path className={paint.tyre} d="M86 126h214v14H86zM120 78h70v26h-70z" />
    <path className={paint.white} d="M96 112h102v5H96z" />
    <rect className={paint.lamp} x="206" y="49" width="26" height="9" rx="3" />
    <g className={paint.tyre}>
      <circle cx="126" cy="140" r="20" />
      <circle cx="256" cy="140" r="20" />
    </g>
    <g className={paint.soft}>
      <circle cx="126" cy="140" r="8" />
      <circle cx="256" cy="140" r="8" />
    </g>
    <Cone x={34} y={158} scale={0.8} />
  </Scene>
)

const scenes = { 1: Standard, 5: Instructor, 6: TowTruck } as const satisfies Record<CourseTypeId, () => ReactNode>

/** 16:9; a type that is not known gets the standard picture. */
export const CourseThumbnail = ({ type }: { type: number }) => {
  const Picture = type === 5 || type === 6 ? scenes[type] : scenes[1]
  return <Picture />
}
