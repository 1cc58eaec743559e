import { css, cx } from 'styled-system/css'

import { paint, picture, turning } from './paint.ts'
import { CarFromAbove, Marker, PersonFromAbove, zone } from './plan-parts.view.tsx'

const cable = css({
  fill: 'none',
  stroke: 'fg.muted',
  strokeWidth: '[3px]',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
const heights = [100, 118, 136, 154]
const posts = [216, 316, 416, 516, 616, 696]

/** A barrier from the side, from its anchor on. */
export const BarrierAnatomy = ({
  label,
  numbers,
}: {
  label: string
  numbers: readonly [string, string, string, string]
}) => (
  <svg role="img" aria-label={label} viewBox="0 0 720 250" className={cx(picture, turning)}>
    <rect className={paint.sky} width="720" height="250" rx="12" />
    <path className={paint.ground} d="M0 190h720v48q0 12-12 12H12q-12 0-12-12z" />
    <path className={paint.shade} d="M34 182h76v52H34z" />
    <path className={paint.soft} d="M48 168h48v16H48z" />
    {posts.map((x) => (
      <g key={x}>
        <rect className={paint.soft} x={x - 4} y="84" width="8" height="112" rx="3" />
        <rect className={paint.shade} x={x - 8} y="190" width="16" height="36" rx="2" />
      </g>
    ))}
    {heights.map((y, place) => (
      <g key={y}>
        <path className={cable} d={`M${58 + place * 9} 172 216 ${y}H720`} />
        <rect className={paint.ink} x={248 + place * 3} y={y - 5} width="44" height="10" rx="4" />
        <rect className={paint.mark} x={258 + place * 3} y={y - 2} width="24" height="4" rx="2" />
      </g>
    ))}
    <Marker x={72} y={208} scale={1.35} turned>
      {numbers[0]}
    </Marker>
    <Marker x={274} y={70} scale={1.35} turned>
      {numbers[1]}
    </Marker>
    <Marker x={466} y={70} scale={1.35} turned>
      {numbers[2]}
    </Marker>
    <Marker x={616} y={60} scale={1.35} turned>
      {numbers[3]}
    </Marker>
  </svg>
)

const firm = [40, 120, 200, 520, 600, 680]
const bows = [0, 9, 18]
/** Along the cables, and what they would sweep. */
const REACH = 'M-4 142H200L322 62h76l122 80h204v50H-4z'

/** A car from above that has pushed the cables out: where a loosened one would go, and where to work. */
export const LineOfTension = ({ label, numbers }: { label: string; numbers: readonly [string, string, string] }) => (
  <svg role="img" aria-label={label} viewBox="0 0 720 340" className={picture}>
    <rect className={paint.ground} width="720" height="340" rx="12" />
    <path className={paint.road} d="M0 0h720v40H0zM0 292h720v36q0 12-12 12H12q-12 0-12-12z" />
    <path className={paint.lane} strokeDasharray="26 20" d="M8 20h712M8 316h712" />
    <path className={zone.danger} d={REACH} />
    <path className={zone.edge} d={REACH} />
    <rect className={zone.safe} x="236" y="226" width="248" height="58" rx="8" />
    {firm.map((x) => (
      <circle key={x} className={paint.ink} cx={x} cy="166" r="6" />
    ))}
    {bows.map((gap) => (
      <path key={gap} className={cable} d={`M0 ${158 + gap}H200L336 ${84 + gap}h48l136 74H720`} />
    ))}
    <CarFromAbove x={360} y={150} scale={2.7} colour={paint.accent} />
    <path className={paint.line} strokeDasharray="8 8" d="M346 204q-10 54-60 88M374 204q-2 52-36 88" />
    <PersonFromAbove x={306} y={258} />
    <PersonFromAbove x={400} y={252} />
    <Marker x={84} y={126} scale={1.35}>
      {numbers[0]}
    </Marker>
    <Marker x={636} y={126} scale={1.35}>
      {numbers[0]}
    </Marker>
    <Marker x={286} y={152} scale={1.35}>
      {numbers[1]}
    </Marker>
    <Marker x={434} y={152} scale={1.35}>
      {numbers[1]}
    </Marker>
    <Marker x={456} y={255} scale={1.35}>
      {numbers[2]}
    </Marker>
  </svg>
)
