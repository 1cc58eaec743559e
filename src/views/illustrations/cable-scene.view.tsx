import { css, cx } from 'styled-system/css'

import { paint, picture, turning } from './paint.ts'
import { Cone } from './parts.view.tsx'

const upright = [28, 92, 156, 424, 488, 546]
const heights = [0, 13, 26, 39]
const cable = css({ fill: 'none', stroke: 'fg.default', strokeWidth: '[2.5px]' })

/** A median cable holds a car: posts bent under it, cables stretched over its hood. */
export const CableScene = ({ label }: { label: string }) => (
  <svg role="img" aria-label={label} viewBox="0 0 560 300" className={cx(picture, turning)}>
    <path className={paint.sky} d="M84 214a196 196 0 0 1 392 0z" />
    <path className={paint.ground} d="M0 178q120-30 240-10t320-12v144H0z" />
    <path className={paint.road} d="M0 188h560v26H0z" />
    <path className={paint.lane} strokeDasharray="26 20" d="M8 201h552" />
    <path className={paint.road} d="M0 266h560v34H0z" />
    {upright.map((x) => (
      <rect key={x} className={paint.soft} x={x} y="176" width="5" height="72" rx="2" />
    ))}
    <path className={paint.steel} d="M206 250q2-30 34-40M384 250q-2-26-30-34" />
    <g transform="translate(196 258) rotate(-4)">
      <path className={paint.accent} d="M0-14q0-24 14-27l26-5 24-30q5-7 15-7h44q9 0 15 7l22 30 24 6q12 3 12 26z" />
      <path className={paint.glass} d="m50-46 20-25q3-4 8-4h16v29zM101-75h20q6 0 9 4l18 25h-47z" />
      <path className={paint.tyre} d="M4-14h190v6H4z" />
      <circle className={paint.tyre} cx="42" cy="-10" r="20" />
      <circle className={paint.tyre} cx="154" cy="-10" r="20" />
      <circle className={paint.soft} cx="42" cy="-10" r="8" />
      <circle className={paint.soft} cx="154" cy="-10" r="8" />
      <path className={paint.lamp} d="M186-36h9v9h-9z" />
    </g>
    {heights.map((up) => (
      <path
        key={up}
        className={cable}
        d={`M0 ${226 - up}H156Q220 ${226 - up} 288 ${232 - up * 1.2}T424 ${226 - up}H560`}
      />
    ))}
    <Cone x={86} y={288} scale={0.9} />
    <Cone x={132} y={282} scale={0.75} />
    <Cone x={482} y={288} scale={0.9} />
  </svg>
)
