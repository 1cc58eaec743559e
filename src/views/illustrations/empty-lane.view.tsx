import { paint, picture } from './paint.ts'
import { Cone } from './parts.view.tsx'

/** An open road with nothing on it: an empty list. */
export const EmptyLane = () => (
  <svg aria-hidden viewBox="0 0 240 140" className={picture}>
    <circle className={paint.sky} cx="120" cy="70" r="66" />
    <path className={paint.ground} d="M18 84 70 62l40 14 44-20 68 28v10H18z" />
    <path className={paint.road} d="M106 84h28l70 50H36z" />
    <path className={paint.white} d="M118.5 88h3l1 8h-5zM116.5 102h7l2 11h-11zM113 120h14l3 14h-20z" />
    <Cone x={190} y={118} scale={0.7} />
  </svg>
)
