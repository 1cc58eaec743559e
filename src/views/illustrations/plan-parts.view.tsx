import { css } from 'styled-system/css'

import { paint } from './paint.ts'

/** Parts of plans: a scene seen from above, with traffic going up the picture. */
export const zone = {
  safe: css({ fill: 'status.success.fg', fillOpacity: '0.3' }),
  danger: css({ fill: 'status.danger.fg', fillOpacity: '0.22' }),
  edge: css({
    fill: 'none',
    stroke: 'status.danger.fg',
    strokeWidth: '[2px]',
    strokeDasharray: '[7 6]',
    strokeLinejoin: 'round',
  }),
  closed: css({ fill: 'brand.pink', fillOpacity: '0.3' }),
}

type Place = { x: number; y: number; turn?: number; scale?: number }

const put = ({ x, y, turn = 0, scale = 1 }: Place) => `translate(${x} ${y}) rotate(${turn}) scale(${scale})`

/** The place is its middle; its front is up. 64 long at scale 1. */
export const EngineFromAbove = (place: Place) => (
  <g transform={put(place)}>
    <rect className={paint.red} x="-13" y="-32" width="26" height="64" rx="4" />
    <path className={paint.glass} d="M-10-27h20v7h-20z" />
    <path className={paint.white} d="M-7-8H7v30H-7zM-4-4h8v3h-8zM-4 3h8v3h-8zM-4 10h8v3h-8z" />
    <path className={paint.lamp} d="M-12-15h11v5h-11zM1-15h11v5H1z" />
    <path className={paint.lime} d="M-13 27h26v5h-26z" />
  </g>
)

/** A car, 34 long at scale 1. */
export const CarFromAbove = ({ colour = paint.glass, ...place }: Place & { colour?: string }) => (
  <g transform={put(place)}>
    <rect className={colour} x="-9" y="-17" width="18" height="34" rx="6" />
    <path className={paint.tyre} d="M-6-8q6-4 12 0v6H-6zM-6 6H6v5q-6 3-12 0z" />
  </g>
)

export const PersonFromAbove = ({ x, y }: { x: number; y: number }) => (
  <g>
    <ellipse className={paint.lime} cx={x} cy={y} rx="7" ry="4.5" />
    <circle className={paint.tyre} cx={x} cy={y} r="3" />
  </g>
)

/** Cones between two points, both included. */
export const ConeRow = ({
  from,
  to,
  count,
}: {
  from: readonly [number, number]
  to: readonly [number, number]
  count: number
}) => (
  <>
    {Array.from({ length: count }, (_, place) => {
      const part = count > 1 ? place / (count - 1) : 0
      return (
        <circle
          key={place}
          className={paint.cone}
          cx={from[0] + (to[0] - from[0]) * part}
          cy={from[1] + (to[1] - from[1]) * part}
          r="3.4"
        />
      )
    })}
  </>
)

/** Where traffic goes. The place is the arrow's foot. */
export const TrafficArrow = ({ x, y, length }: { x: number; y: number; length: number }) => (
  <path className={paint.mark} d={`M${x - 2.5} ${y}v-${length}h-6l8.5-13 8.5 13h-6v${length}z`} />
)

const dot = css({ fill: 'fg.default', stroke: 'bg.surface', strokeWidth: '[2px]' })
const figure = css({ fill: 'bg.surface', fontSize: '[15px]', fontWeight: 'bold', textAnchor: 'middle' })

type MarkerProps = { x: number; y: number; scale?: number; turned?: boolean; children: string }

/** A number that the list beside the picture explains; it stays readable where the picture is turned round. */
export const Marker = ({ x, y, scale = 1, turned = false, children }: MarkerProps) => (
  <g transform={put({ x, y, scale })}>
    <circle className={dot} r="13" />
    <g className={turned ? css({ _rtl: { transform: 'scaleX(-1)' } }) : undefined}>
      <text className={figure} y="5.4">
        {children}
      </text>
    </g>
  </g>
)
