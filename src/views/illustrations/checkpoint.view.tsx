import { paint, picture } from './paint.ts'

/** A gate that is down: no permission. */
export const Checkpoint = () => (
  <svg aria-hidden viewBox="0 0 240 150" className={picture}>
    <circle className={paint.sky} cx="120" cy="74" r="68" />
    <path className={paint.ground} d="M8 104 70 84l52 12 46-14 64 22v12H8z" />
    <rect className={paint.road} x="8" y="112" width="224" height="34" rx="4" />
    <path className={paint.lane} strokeDasharray="20 16" d="M18 130h204" />
    <path className={paint.sheet} d="M28 52h44v64H28z" />
    <path className={paint.ink} d="M22 44h56v9H22z" />
    <path className={paint.glass} d="M36 62h28v22H36z" />
    <rect className={paint.soft} x="84" y="70" width="16" height="48" rx="3" />
    <rect className={paint.white} x="80" y="78" width="144" height="13" rx="4" />
    <path className={paint.red} d="M112 78h18v13h-18zM148 78h18v13h-18zM184 78h18v13h-18z" />
    <circle className={paint.lamp} cx="92" cy="63" r="7" />
    <g transform="translate(176 46)">
      <path className={paint.red} d="M-9-22H9L22-9V9L9 22H-9L-22 9V-9z" />
      <rect className={paint.white} x="-13" y="-4" width="26" height="8" rx="2" />
    </g>
  </svg>
)
