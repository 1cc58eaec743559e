import { cx } from 'styled-system/css'

import { paint, picture, turning } from './paint.ts'
import { ArrowBoard, Cone } from './parts.view.tsx'

const Wheels = ({ at, y = 0, r = 13 }: { at: readonly number[]; y?: number; r?: number }) => (
  <>
    {at.map((x) => (
      <g key={x}>
        <circle className={paint.tyre} cx={x} cy={y} r={r} />
        <circle className={paint.soft} cx={x} cy={y} r={r * 0.42} />
      </g>
    ))}
  </>
)

const Patrol = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={paint.accent} d="M0-12q0-18 10-20l18-3 15-20q4-5 11-5h28q6 0 10 5l14 20 14 5q8 3 8 18z" />
    <path className={paint.glass} d="M36-36 47-52q2-3 6-3h9v19zM67-55h14q4 0 6 3l11 16H67z" />
    <path className={paint.white} d="M30-31h66v14H30z" />
    <rect className={paint.pink} x="52" y="-69" width="14" height="8" rx="3" />
    <rect className={paint.lamp} x="67" y="-69" width="14" height="8" rx="3" />
    <Wheels at={[26, 102]} y={-11} />
  </g>
)

const Engine = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={paint.soft} d="M8-104h112v4H8zM22-104h3v10h-3zM52-104h3v10h-3zM82-104h3v10h-3z" />
    <path className={paint.red} d="M0-92h124v76H0zM128-100h44q8 0 11 8l13 34v42h-68z" />
    <path className={paint.glass} d="M134-92h16v28h-16zM155-92h16q3 0 4 3l10 25h-30z" />
    <path className={paint.lime} d="M0-44h196v8H0z" />
    <path className={paint.shut} d="M18-84h26v30H18zM52-84h26v30H52zM86-84h30v30H86z" />
    <path className={paint.tyre} d="M0-18h204v6H0z" />
    <rect className={paint.pink} x="136" y="-109" width="16" height="8" rx="3" />
    <rect className={paint.lamp} x="153" y="-109" width="16" height="8" rx="3" />
    <Wheels at={[36, 160]} y={-14} r={16} />
  </g>
)

const Ambulance = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={paint.white} d="M0-82q0-6 6-6h84v72H0zM90-70h20q6 0 8 5l10 24q6 2 6 9v16H90z" />
    <path className={paint.glass} d="M96-63h11q4 0 5 3l7 18H96z" />
    <path className={paint.red} d="M0-40h134v8H0zM40-74h10v10h10v10H50v10H40v-10H30v-10h10z" />
    <rect className={paint.pink} x="62" y="-96" width="14" height="8" rx="3" />
    <rect className={paint.lamp} x="77" y="-96" width="13" height="8" rx="3" />
    <Wheels at={[28, 108]} y={-12} r={14} />
  </g>
)

const Wrecker = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={paint.steel} d="M70-36 14-84v36M14-48v5q0 6-5 6t-5-5" />
    <path className={paint.mark} d="M34-40h70v-34h30q8 0 11 6l12 24 10 3q6 2 6 9v18H34z" />
    <path className={paint.glass} d="M112-67h18q4 0 5 3l8 18h-31z" />
    <path className={paint.tyre} d="M30-18h148v6H30zM56-56h40v16H56z" />
    <rect className={paint.lamp} x="108" y="-82" width="20" height="7" rx="3" />
    <Wheels at={[58, 146]} y={-13} r={15} />
  </g>
)

const RoadTruck = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <ArrowBoard x={38} y={-30} scale={0.78} />
    <path className={paint.cone} d="M0-40h80v24H0zM84-72h28q7 0 10 6l12 22 10 3q6 2 6 9v16H84z" />
    <path className={paint.glass} d="M91-65h18q4 0 5 3l9 18H91z" />
    <path className={paint.white} d="M0-34h80v7H0z" />
    <path className={paint.tyre} d="M0-18h154v6H0z" />
    <Wheels at={[28, 122]} y={-13} r={14} />
  </g>
)

/** The vehicles that share one scene, in the order in which they often arrive. */
export const Convoy = ({ label }: { label: string }) => (
  <svg role="img" aria-label={label} viewBox="0 0 600 320" className={cx(picture, turning)}>
    <path className={paint.sky} d="M96 236a204 204 0 0 1 408 0z" />
    <path className={paint.ground} d="M0 176 90 150l110 22 120-34 130 30 150-26v118H0z" />
    <path className={paint.road} d="M0 216h600v104H0z" />
    <path className={paint.lane} strokeDasharray="34 26" d="M10 262h590" />
    <RoadTruck x={24} y={224} />
    <Ambulance x={232} y={224} />
    <Patrol x={444} y={226} />
    <Wrecker x={46} y={304} />
    <Engine x={262} y={304} />
    <Cone x={512} y={308} scale={0.9} />
    <Cone x={552} y={298} scale={0.8} />
    <Cone x={584} y={286} scale={0.7} />
  </svg>
)
