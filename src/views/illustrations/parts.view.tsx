import { paint } from './paint.ts'

type Place = { x: number; y: number; scale?: number }

const at = ({ x, y, scale = 1 }: Place) => `translate(${x} ${y}) scale(${scale})`

/** Stands on its place; 44 high at scale 1. */
export const Cone = (place: Place) => (
  <g transform={at(place)}>
    <path className={paint.cone} d="M-4-44h8L14-4h-28z" />
    <path className={paint.white} d="M-6.6-32h13.2l2.6 9.6H-9.2zM-11-16h22l1.5 6h-25z" />
    <rect className={paint.cone} x="-19" y="-4" width="38" height="5" rx="2" />
  </g>
)

/** The incident sign: fluorescent pink with a black rule. The place is its centre. */
export const IncidentSign = ({ post = 0, ...place }: Place & { post?: number }) => (
  <g transform={at(place)}>
    {post > 0 && <rect className={paint.soft} x="-3" y="30" width="6" height={post} />}
    <rect className={paint.pink} x="-32" y="-32" width="64" height="64" rx="6" transform="rotate(45)" />
    <rect
      className={paint.rule}
      strokeWidth="2.5"
      x="-27"
      y="-27"
      width="54"
      height="54"
      rx="4"
      transform="rotate(45)"
    />
    <path className={paint.legend} d="M-4-22h8l-1.4 28h-5.2z" />
    <circle className={paint.legend} cy="14" r="4.5" />
  </g>
)

const arrow = [
  [-30, 0],
  [-19, -11],
  [-19, 11],
  [-19, 0],
  [-7, 0],
  [5, 0],
  [17, 0],
  [29, 0],
] as const

/** A trailer's board of lamps that sends traffic to the next lane. The place is the ground under it. */
export const ArrowBoard = (place: Place) => (
  <g transform={at(place)}>
    <path className={paint.soft} d="M-24-34h5V0h-5zM19-34h5V0h-5z" />
    <rect className={paint.tyre} x="-44" y="-74" width="88" height="44" rx="4" />
    {arrow.map(([x, y]) => (
      <circle key={`${x} ${y}`} className={paint.lamp} cx={x} cy={y - 52} r="3.6" />
    ))}
  </g>
)
