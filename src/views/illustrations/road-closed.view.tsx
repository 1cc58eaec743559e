import { paint, picture } from './paint.ts'
import { Cone } from './parts.view.tsx'

/** Where the road ends: the page was not found. */
export const RoadClosed = () => (
  <svg aria-hidden viewBox="0 0 240 150" className={picture}>
    <circle className={paint.sky} cx="120" cy="74" r="68" />
    <path className={paint.ground} d="M10 96 74 74l46 14 50-16 60 24v10H10z" />
    <path className={paint.road} d="M98 98h44l80 52H18z" />
    <path className={paint.white} d="M117 104h6l2 12h-10zM113 126h14l4 24h-22z" />
    <path className={paint.soft} d="M66 48h6v86h-6zM168 48h6v86h-6zM54 130h30v6H54zM156 130h30v6h-30z" />
    <g className={paint.white}>
      <rect x="46" y="56" width="148" height="20" rx="3" />
      <rect x="46" y="88" width="148" height="20" rx="3" />
    </g>
    <path
      className={paint.cone}
      d="m52 76 20-20h18L70 76zM88 76l20-20h18l-20 20zM124 76l20-20h18l-20 20zM160 76l20-20h14v4l-16 16zM52 108l20-20h18l-20 20zM88 108l20-20h18l-20 20zM124 108l20-20h18l-20 20zM160 108l20-20h14v4l-16 16z"
    />
    <circle className={paint.lamp} cx="69" cy="44" r="7" />
    <circle className={paint.lamp} cx="171" cy="44" r="7" />
    <Cone x={28} y={142} scale={0.8} />
    <Cone x={214} y={142} scale={0.8} />
  </svg>
)
