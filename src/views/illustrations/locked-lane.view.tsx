import { paint, picture } from './paint.ts'
import { Cone } from './parts.view.tsx'

/** Not open yet: a lesson that waits for the one before it. */
export const LockedLane = () => (
  <svg aria-hidden viewBox="0 0 240 140" className={picture}>
    <circle className={paint.sky} cx="120" cy="70" r="66" />
    <path className={paint.shackle} d="M98 66V50q0-22 22-22t22 22v16" />
    <rect className={paint.mark} x="82" y="64" width="76" height="58" rx="10" />
    <path className={paint.tyre} d="M120 82a8 8 0 0 1 4 15v11h-8V97a8 8 0 0 1 4-15z" />
    <Cone x={48} y={124} scale={0.85} />
    <Cone x={192} y={124} scale={0.85} />
  </svg>
)
