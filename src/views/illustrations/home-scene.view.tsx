import { css, cx } from 'styled-system/css'

import { paint } from './paint.ts'
import { ArrowBoard, Cone, IncidentSign, turning } from './parts.view.tsx'

const FireEngine = () => (
  <g transform="translate(1030 316) scale(1.08)">
    <path className={paint.soft} d="M20 28h270v5H20zM20 42h270v5H20z" />
    <path className={paint.soft} d="M40 28h4v18h-4zM88 28h4v18h-4zM136 28h4v18h-4zM184 28h4v18h-4zM232 28h4v18h-4z" />
    <path className={paint.red} d="M0 52h302v118H0zM308 34h108q14 0 20 14l28 66v56H308z" />
    <path className={paint.glass} d="M322 50h40v50h-40zM374 50h38q6 0 8 5l19 45h-65z" />
    <path className={paint.lime} d="M0 122h466v14H0z" />
    <path className={paint.lime} d="M0 52h8l24 28v18L0 60zM0 84l32 38H12L0 108z" />
    <path className={paint.shut} d="M52 66h64v46H52zM128 66h64v46h-64zM204 66h80v46h-80z" />
    <path className={paint.tyre} d="M0 164h486v12H0z" />
    <g className={paint.tyre}>
      <circle cx="86" cy="174" r="32" />
      <circle cx="382" cy="174" r="32" />
    </g>
    <g className={paint.soft}>
      <circle cx="86" cy="174" r="14" />
      <circle cx="382" cy="174" r="14" />
    </g>
    <rect className={paint.pink} x="326" y="20" width="34" height="14" rx="4" />
    <rect className={paint.lamp} x="362" y="20" width="34" height="14" rx="4" />
    <rect className={paint.lamp} x="4" y="40" width="20" height="12" rx="3" />
    <path className={paint.lamp} d="M462 142h12v12h-12z" />
  </g>
)

const glow = { pink: css({ color: 'brand.pink' }), lamp: css({ color: 'paint.lamp' }) }

const Glow = ({ id, colour }: { id: string; colour: string }) => (
  <radialGradient id={id} className={colour}>
    <stop stopColor="currentColor" stopOpacity=".26" />
    <stop offset="1" stopColor="currentColor" stopOpacity="0" />
  </radialGradient>
)

/**
 * A night road: an engine blocks the lane, cones lead past it, the board sends traffic on. Made to lie behind
 * words at its inline start. Decoration only.
 */
export const HomeScene = ({ className }: { className?: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 1600 640"
    preserveAspectRatio="xMaxYMax slice"
    className={cx(css({ display: 'block', width: 'full', height: 'full' }), turning, className)}
  >
    <defs>
      <Glow id="home-pink" colour={glow.pink} />
      <Glow id="home-lamp" colour={glow.lamp} />
    </defs>
    <rect className={paint.night} width="1600" height="640" />
    <path className={paint.nightSoft} opacity=".55" d="M0 372q180-70 360-30t330-38 340 26 320-50 250 40v120H0z" />
    <path className={paint.nightSoft} d="M0 410q260-44 560-22t620-16 420 2v266H0z" />
    <path className={paint.road} d="M640 400h130l2600 240H-420z" />
    <path className={paint.lamp} d="m640 400h4L-330 622v-18z" />
    <path className={paint.white} d="M766 400h6l2600 240h-90z" />
    <path
      className={paint.white}
      d="m700 404 3 1-2 19h-6zM690 438h10l-4 36h-17zM672 492h21l-10 54h-36zM640 568h39l-16 72h-62z"
    />
    <circle cx="1356" cy="330" r="340" fill="url(#home-pink)" />
    <circle cx="1040" cy="360" r="200" fill="url(#home-lamp)" />
    <IncidentSign x={930} y={226} scale={1.2} post={120} />
    <ellipse className={paint.tyre} opacity=".35" cx="1290" cy="546" rx="300" ry="16" />
    <FireEngine />
    <ArrowBoard x={952} y={556} scale={1.45} />
    <Cone x={760} y={438} scale={0.4} />
    <Cone x={774} y={462} scale={0.62} />
    <Cone x={792} y={498} scale={0.96} />
    <Cone x={818} y={548} scale={1.4} />
    <Cone x={856} y={618} scale={2} />
  </svg>
)
