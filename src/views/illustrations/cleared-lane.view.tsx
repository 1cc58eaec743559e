import { css } from 'styled-system/css'

import { paint, picture } from './paint.ts'
import { Cone } from './parts.view.tsx'

const sweep = css({ transformOrigin: '[120px 150px]', presence: 'rise' })

/** The lane is open again: a quiz or a course is passed. It rises once, quietly. */
export const ClearedLane = () => (
  <svg aria-hidden viewBox="0 0 240 150" className={picture}>
    <circle className={paint.sky} cx="120" cy="74" r="70" />
    <path
      className={paint.mark}
      d="M120 20a44 44 0 0 1 44 44q0 11-4 20H80q-4-9-4-20a44 44 0 0 1 44-44z"
      opacity=".35"
    />
    <path className={paint.ground} d="M8 96 72 70l48 16 52-18 60 28v10H8z" />
    <path className={paint.road} d="M104 92h32l84 58H20z" />
    <path className={paint.white} d="M118 96h4l1 9h-6zM116 112h8l2 12h-12zM112 132h16l3 18h-22z" />
    <g className={sweep}>
      <rect
        className={paint.pink}
        x="-24"
        y="-24"
        width="48"
        height="48"
        rx="5"
        transform="translate(120 54) rotate(45)"
      />
      <path className={paint.tick} strokeWidth="7" d="m106 55 10 10 19-21" />
    </g>
    <Cone x={42} y={136} scale={0.9} />
    <Cone x={66} y={116} scale={0.55} />
    <Cone x={198} y={136} scale={0.9} />
    <Cone x={174} y={116} scale={0.55} />
  </svg>
)
